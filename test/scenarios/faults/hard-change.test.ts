import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOperator, TOKEN } from '../../support/operator.ts'
import { anIsolate } from './isolates.ts'
import { aFaultyAgency, EMPTY_ANSWERS, FAULTS, notShown, PAGES } from './faulty-api.ts'

let clock = Date.parse('2036-01-01T00:00:00Z')
let isolates: Awaited<ReturnType<typeof anIsolate>>[] = []

beforeAll(async () => {
  isolates = [await anIsolate(), await anIsolate(), await anIsolate()]
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000)

const DETAIL = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
const NEIGHBOUR = '/nl/aanbod/3/woning-te-koop-in-veldstraat-3-9000-gent'
const down = () => new Response('down', { status: 500 })

describe('a home that is withdrawn for good while the API is down', () => {
  it('is shown by no page, list or neighbour any more, here or elsewhere (CACHE-70)', async () => {
    const operator = await createOperator()
    const places = isolates.map(open => open({ ...operator.bindings }))
    const get = (place: number, path: string): Promise<Response> =>
      (places[place] as (typeof places)[0]).get(operator.origin + path)
    for (const place of [0, 1])
      for (const path of [DETAIL, NEIGHBOUR, '/nl/te-koop']) await get(place, path)
    operator.api.fault = down
    pass(60)
    const purged = await get(0, '/admin/purge')
    expect(purged.status).not.toBe(200)
    const answer = await (places[0] as (typeof places)[0]).get(`${operator.origin}/admin/purge`, {
      method: 'POST',
      body: JSON.stringify({ estate: 2, site: operator.site.id, vanish: true }),
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    expect(answer.status).toBe(200)
    for (const seconds of [1, 70, 3600, 3 * 86_400]) {
      pass(seconds)
      // The third has an empty page cache, and only KV.
      for (const place of seconds === 1 ? [0] : [0, 1, 2])
        for (const path of [DETAIL, NEIGHBOUR, '/nl/te-koop']) {
          const shown = await get(place, path)
          expect([path, shown.status, (await shown.text()).includes('300.002')]).toEqual([
            path,
            503,
            false,
          ])
        }
    }
    operator.api.fault = null
    operator.api.answers.set(`GET /sites/${operator.site.id}/estates/v2/2`, () =>
      Response.json({}, { status: 410 }),
    )
    pass(60)
    for (const place of [0, 1, 2]) expect((await get(place, DETAIL)).status).toBe(410)
  })
})

describe.each(Object.entries({ ...FAULTS, ...EMPTY_ANSWERS }))(
  'after a deploy, with an empty page cache, when the API %s',
  (_, fault) => {
    it('what KV has shows every page that was seen, for a day (CACHE-71)', async () => {
      const agency = aFaultyAgency()
      const before = isolates[0]!(agency.bindings)
      for (const path of Object.keys(PAGES)) await before.get(agency.origin + path)
      agency.faults.now = fault
      const start = Date.now()
      for (const seconds of [60, 86_400]) {
        vi.setSystemTime(start + seconds * 1000)
        const after = isolates[seconds === 60 ? 1 : 2]!({ ...agency.bindings, PAGE_CACHE: 'off' })
        expect(await notShown(path => after.get(agency.origin + path))).toEqual([])
      }
    })
  },
)

it('writes nothing to KV for hosts, homes and pages that there are not (CACHE-6)', async () => {
  const puts: string[] = []
  const KV = {
    get: (...asked: [string[], 'json']) => env.KV.get(...asked),
    put: (...put: Parameters<KVNamespace['put']>) => {
      puts.push(put[0])
      return env.KV.put(...put)
    },
  }
  const operator = await createOperator({ KV })
  await operator.ask('/nl')
  // What is offered in the place of a home that is not there is one list for all of them.
  await operator.ask('/nl/aanbod/89999')
  puts.length = 0
  const place = isolates[0]!({ ...operator.bindings })
  for (let index = 0; index < 50; index++) {
    await operator.ask(`/nl/nergens-${index}`)
    await operator.ask(`/nl/aanbod/${90_000 + index}`)
    await place.get(`http://niemand-${index}.test/nl`)
  }
  expect(puts).toEqual([])
})
