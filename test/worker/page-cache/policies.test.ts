import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import { handlePage } from '../../../worker/handle-page.tsx'
import { apiOverHttp } from '../../support/api-over-http.ts'
import { anEstate, aSite, siteApi } from '../../support/demo-api.ts'

const DAY = 86_400
const DETAIL = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
const SHORT = `public, max-age=10, stale-if-error=${30 * DAY}`
let clock = Date.parse('2032-01-01T00:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * DAY * 1000))
})
afterEach(() => void vi.useRealTimers())

/** What the entrypoint Page says to the cache in front of it. */
function aPageEntrypoint(isAnnounced = false) {
  const site = aSite()
  const api = siteApi(
    site,
    Array.from({ length: 4 }, (_, index) => anEstate(index + 1)),
  )
  api.answers.set(`GET /sites/${site.id}/rental-units/231`, UNIT)
  api.answers.set(`GET /sites/${site.id}/rental-units/231/periods`, { periods: [] })
  const silence = isAnnounced ? {} : apiOverHttp(api)
  const at = async (path: string): Promise<string> => {
    const ctx = createExecutionContext()
    const bindings = { ...env, API: api, ...silence } as unknown as Bindings
    const request = new Request(`http://page${path}`, { redirect: 'manual' })
    const answer = await handlePage(
      request,
      bindings,
      { site: site.id, format: 'html', version: 0 },
      ctx,
    )
    await answer.arrayBuffer()
    await waitOnExecutionContext(ctx)
    return answer.headers.get('Cache-Control') ?? 'none'
  }
  return { api, site, at }
}

const UNIT = {
  id: 231,
  photos: [],
  address: { street: { nl: 'Zeedijk' }, number: '1', city: { id: 1, name: 'Oostende' } },
  general: { building: {}, location: {}, subKind: { id: 1, name: { nl: 'Appartement' } } },
  rooms: {},
}

const policy = (fresh: number, revalidate: number, onError: number): string =>
  `public, max-age=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=${onError}`

describe('what Page says to its cache', () => {
  it.each([
    ['content', '/nl', policy(120, DAY, 30 * DAY)],
    ['a list', '/nl/te-koop', policy(60, 3600, 30 * DAY)],
    ['an estate', DETAIL, policy(60, 3600, 30 * DAY)],
    ['a rental unit', '/nl/vakantie/231', policy(30, 90, 30 * DAY)],
    ['what is not there', '/nl/nergens', policy(30, 0, 0)],
    ['a permanent redirect', '/nl/aanbod/2', policy(60, 3600, DAY)],
    ['a temporary redirect', '/nl/detail?estate=2', 'private, no-store'],
  ])('is how long it lives: %s (CACHE-28, CACHE-40)', async (_, path, wanted) => {
    const { at } = aPageEntrypoint()
    const control = await at(path)
    expect(control).toBe(wanted)
    expect(control).not.toMatch(/s-maxage|must-revalidate|proxy-revalidate/)
  })

  it('is ten seconds when it was made of stale answers (CACHE-29)', async () => {
    const { at } = aPageEntrypoint()
    await at('/nl')
    vi.setSystemTime(Date.now() + 3600_000)
    expect(await at('/nl')).toBe(policy(10, DAY, 30 * DAY))
  })

  it('is ten seconds, and no stale serving, when an answer stood in for a failed call (CACHE-30)', async () => {
    const { api, at } = aPageEntrypoint()
    await at('/nl')
    vi.setSystemTime(Date.now() + 20 * DAY * 1000)
    api.fault = () => new Response(null, { status: 500 })
    expect(await at('/nl')).toBe(SHORT)
  })

  it.each([
    ['content', '/nl', policy(7 * DAY, DAY, 30 * DAY)],
    ['a list', '/nl/te-koop', policy(7 * DAY, 3600, 30 * DAY)],
    ['an estate', DETAIL, policy(DAY, 3600, 30 * DAY)],
    ['what is not there', '/nl/nergens', policy(30, 0, 0)],
    ['a permanent redirect', '/nl/aanbod/2', policy(7 * DAY, 3600, DAY)],
  ])(
    'is long where the back end tells of its changes: %s (CACHE-65, CACHE-66)',
    async (_, path, wanted) => {
      const { at } = aPageEntrypoint(true)
      expect(await at(path)).toBe(wanted)
    },
  )

  it('ends at midnight in Brussels where free nights are shown, on the last minute too (CACHE-65)', async () => {
    const { at } = aPageEntrypoint(true)
    vi.setSystemTime(Date.parse('2032-06-10T20:00:00Z'))
    expect(await at('/nl/vakantie/231')).toBe(policy(2 * 3600, 0, 30 * DAY))
    vi.setSystemTime(Date.parse('2032-06-10T21:59:59.500Z'))
    expect(await at('/nl/vakantie/231')).toBe(policy(1, 0, 30 * DAY))
  })

  it('ends when the next notice begins or ends (CONTENT-80)', async () => {
    const { api, site, at } = aPageEntrypoint(true)
    vi.setSystemTime(Date.parse('2032-12-10T12:00:00Z'))
    api.answers.set(`GET /sites/${site.id}/entities`, [
      { name: 'berichten', kind: 'notifications' },
    ])
    api.answers.set(`GET /sites/${site.id}/entities/berichten/items`, [
      { id: 1, text: { nl: 'Gesloten' }, from: '2032-12-12', until: '2032-12-12' },
    ])
    expect(await at('/nl')).toBe(policy(35 * 3600, 0, 30 * DAY))
  })

  it.each([
    ['is late', 1000, false, policy(60, 3600, 30 * DAY)],
    ['fails', 0, true, SHORT],
  ])('is as long or ten seconds when a part %s (CACHE-30)', async (_, ms, fails, wanted) => {
    const { api, site, at } = aPageEntrypoint()
    const key = `POST /sites/${site.id}/estates`
    const search = api.answers.get(key) as (request: Request) => Promise<Response>
    api.answers.set(key, async (request: Request) => {
      await new Promise(resolve => setTimeout(resolve, ms))
      return fails ? new Response(null, { status: 500 }) : search(request)
    })
    expect(await at(DETAIL)).toBe(wanted)
  })

  it('is nothing of a page that failed (CACHE-31)', async () => {
    const { api, at } = aPageEntrypoint()
    await at('/nl')
    api.fault = () => new Response(null, { status: 500 })
    expect(await at('/nl/te-koop')).toBe('no-store')
  })
})
