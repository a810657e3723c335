import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anEstate } from '../../support/demo-api.ts'
import { createOperator } from '../../support/operator.ts'

let clock = Date.parse('2036-01-01T00:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

const UNIT = {
  id: 231,
  photos: [],
  address: { street: { nl: 'Zeedijk' }, number: '1', city: { id: 1, name: 'Oostende' } },
  general: { building: {}, location: {}, subKind: { id: 1, name: { nl: 'Appartement' } } },
  rooms: {},
}

/** Two that visitors may look up before they are online: path, call and answers of the API. */
const PUBLISHED = [
  [
    'a home',
    '/nl/aanbod/7/woning-te-koop-in-veldstraat-7-9000-gent',
    '/estates/v2/7',
    { '': anEstate(7) },
  ],
  [
    'a holiday home',
    '/nl/vakantie/231',
    '/rental-units/231',
    { '': UNIT, '/periods': { periods: [] } },
  ],
] as const

describe.each(['isolate', 'workers'] as const)('where pages are kept: %s', PAGE_CACHE => {
  it.each(PUBLISHED)(
    '17.25: %s that was not there, is published and purged while the API is slow or fails, is never told as absent (CACHE-68, CACHE-97)',
    async (_, path, call, parts) => {
      const { site, api, ask, purge } = await createOperator({ PAGE_CACHE })
      const at = `GET /sites/${site.id}${call}`
      expect((await ask(path)).status).toBe(404)

      pass(2)
      const slow = Promise.withResolvers<void>()
      for (const [part, answer] of Object.entries(parts))
        api.answers.set(at + part, async () => {
          await slow.promise
          return Response.json(answer)
        })
      expect((await purge({ site: site.id })).status).toBe(200)
      const late = ask(path)
      setTimeout(slow.resolve, 1500)
      expect((await late).status).toBe(200)

      pass(2)
      for (const part of Object.keys(parts)) api.answers.delete(at + part)
      expect((await purge({ site: site.id })).status).toBe(200)
      expect((await ask(path)).status).toBe(404)
      pass(2)
      expect((await purge({ site: site.id })).status).toBe(200)
      api.fault = () => new Response(null, { status: 500 })
      expect((await ask(path)).status).toBe(503)
      api.fault = null
      for (const [part, answer] of Object.entries(parts)) api.answers.set(at + part, answer)
      pass(31)
      expect((await ask(path)).status).toBe(200)
    },
  )
})
