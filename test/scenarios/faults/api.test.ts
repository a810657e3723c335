import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiOverHttp } from '../../support/api-over-http.ts'
import { anIsolate } from './isolates.ts'
import {
  aFaultyAgency,
  DETAIL,
  EMPTY_ANSWERS,
  MALFORMED,
  FAULTS,
  json,
  notShown,
  PAGES,
  SLOW,
} from './faulty-api.ts'

let clock = Date.parse('2029-01-01T00:00:00Z')
let isolates: Awaited<ReturnType<typeof anIsolate>>[] = []

beforeAll(async () => {
  isolates = [await anIsolate(), await anIsolate()]
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
})
afterEach(() => void vi.useRealTimers())

const SECONDS = [1, 90, 3700, 86_400]

/** The agency in the isolate that cached its pages, and in one that has only KV. */
function anAgency(bindings: Parameters<typeof aFaultyAgency>[0] = {}, isSilent = false) {
  const agency = aFaultyAgency(bindings)
  const API = agency.bindings.API as Pick<Fetcher, 'fetch'>
  const silence = isSilent ? apiOverHttp(API) : {}
  const [here, elsewhere] = isolates.map(open => {
    const { get } = open({ ...agency.bindings, ...silence })
    return (path: string): Promise<Response> => get(agency.origin + path)
  }) as [(path: string) => Promise<Response>, (path: string) => Promise<Response>]
  return { ...agency, here, elsewhere }
}

const NEVER_SEEN = ['/fr/a-vendre', '/fr/offre/3', '/fr/offre/3/x']

async function expectApology(
  get: (path: string) => Promise<Response>,
  phone: string,
): Promise<void> {
  for (const [index, answer] of (await Promise.all(NEVER_SEEN.map(get))).entries()) {
    const html = await answer.text()
    expect(`${NEVER_SEEN[index]} ${answer.status}`).toBe(`${NEVER_SEEN[index]} 503`)
    expect(answer.headers.get('Retry-After')).toBe('30')
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(html).toContain('<html lang="fr"')
    expect(html).toContain(phone)
  }
}

describe.each(Object.entries({ ...FAULTS, ...EMPTY_ANSWERS }))('when the API %s', (_, fault) => {
  it('serves cached pages for a day, in this isolate and in others (CACHE-21)', async () => {
    const { here, elsewhere, faults } = anAgency()
    for (const path of Object.keys(PAGES)) await here(path)
    const start = Date.now()
    faults.now = fault
    for (const second of SECONDS) {
      vi.setSystemTime(start + second * 1000)
      for (const get of [here, elsewhere])
        expect(await notShown(get), `after ${second} s`).toEqual([])
    }
  })

  it('answers 503 in the visitor’s language for a page that is not cached, with Retry-After (CACHE-22)', async () => {
    const { here, faults, site } = anAgency()
    await here('/fr')
    faults.now = fault
    vi.setSystemTime(Date.now() + 1000)
    await expectApology(here, site.agency.phone)
  })

  it('answers 503 for an unknown host, and only as long as the fault lasts (CACHE-23)', async () => {
    const { here, faults } = anAgency()
    faults.now = fault
    expect((await here('/nl')).status).toBe(503)
    faults.now = null
    vi.setSystemTime(Date.now() + 1000)
    expect((await here('/nl')).status).toBe(200)
  })

  it('serves current data within half a minute of its end (CACHE-24)', async () => {
    const { here, faults, api, site } = anAgency(undefined, true)
    await here('/nl')
    faults.now = fault
    vi.setSystemTime(Date.now() + 86_400_000)
    await here('/nl')
    faults.now = null
    const key = `GET /sites/${site.id}/pages/by-url/nl`
    api.answers.set(key, {
      ...(api.answers.get(key) as object),
      sections: [{ id: 'title', type: 'sectionTitle', title: { nl: 'Weer waar' } }],
    })
    for (let visit = 0; visit < 2; visit++) {
      vi.setSystemTime(Date.now() + 15_000)
      await here('/nl')
    }
    vi.setSystemTime(Date.now() + 1000)
    expect(await (await here('/nl')).text()).toContain('Weer waar')
  })
})

describe('an API that answers 204 for what it does not have', () => {
  it('is believed where it answers the site’s own record (CACHE-75)', async () => {
    const { here, api, site } = anAgency()
    await here('/nl')
    const none = () => new Response(null, { status: 204 })
    api.answers.set(`GET /sites/${site.id}/pages/by-url/${encodeURIComponent('nl/niets')}`, none)
    api.answers.set(`GET /sites/${site.id}/estates/v2/77`, none)
    api.answers.set(`GET /sites/${site.id}/rental-units/77`, none)
    for (const path of ['/nl/niets', '/nl/aanbod/77', '/nl/vakantie/77'])
      expect(`${path} ${(await here(path)).status}`).toBe(`${path} 404`)
  })
})

describe('when a page of the CMS is no more', () => {
  it('shows it for a minute yet, and then says so (CACHE-43, CACHE-44)', async () => {
    const { here, api, site } = anAgency(undefined, true)
    const path = '/nl/te-koop'
    await here(path)
    api.answers.set(
      `GET /sites/${site.id}/pages/by-url/${encodeURIComponent('nl/te-koop')}`,
      () => new Response(null, { status: 404 }),
    )
    const start = Date.now()
    const statuses: number[] = []
    // Each refresh runs behind a visit, so what it learnt shows at the next.
    for (const second of [4000, 4020, 4050, 4080, 4095, 4130]) {
      vi.setSystemTime(start + second * 1000)
      statuses.push((await here(path)).status)
    }
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200])
    expect(statuses.at(-1)).toBe(404)
  })
})

describe('when the API answers with parts of the wrong kind', () => {
  it('shows what is usable, and never fails (API-14)', async () => {
    const { here, elsewhere, faults } = anAgency()
    await here('/nl')
    faults.now = () => json(JSON.stringify(MALFORMED))
    vi.setSystemTime(Date.now() + 3_600_000)
    for (const get of [here, elsewhere]) {
      for (const path of [
        ...Object.keys(PAGES),
        '/nl/aanbod/2',
        '/nl/vakantie',
        '/nl/vakantie/2',
        '/nl/ajax/estate/2',
        '/sitemap.xml',
      ]) {
        expect(`${path} ${(await get(path)).status}`).not.toMatch(/500$/)
      }
    }
  })
})

describe('when the API takes longer than the deadline', () => {
  const DEADLINE_MS = 10_000

  it('shows an estate within 4.5 seconds, by whatever is kept of it (CACHE-45)', async () => {
    const { here, elsewhere, faults } = anAgency()
    await here(DETAIL)
    faults.now = SLOW
    vi.setSystemTime(Date.now() + 3 * 86_400_000)
    for (const get of [here, elsewhere]) {
      const began = performance.now()
      const html = await (await get(DETAIL)).text()
      // It takes 4.05 s and what else the machine does; to wait for two deadlines one after the other is five.
      expect(performance.now() - began).toBeLessThan(5000)
      expect(html).toContain('300.002')
    }
  })

  it('serves cached pages within the deadline, for a day, in this isolate and in others', async () => {
    const { here, elsewhere, faults } = anAgency()
    for (const path of Object.keys(PAGES)) await here(path)
    faults.now = SLOW
    const start = Date.now()
    for (const second of [90, 86_400]) {
      vi.setSystemTime(start + second * 1000)
      const began = performance.now()
      expect(await Promise.all([notShown(here), notShown(elsewhere)]), `after ${second} s`).toEqual(
        [[], []],
      )
      expect(performance.now() - began).toBeLessThan(DEADLINE_MS)
    }
  })

  it('answers 503 within the deadline for a page that is not cached', async () => {
    const { here, faults, site } = anAgency()
    await here('/fr')
    faults.now = SLOW
    vi.setSystemTime(Date.now() + 1000)
    const began = performance.now()
    await expectApology(here, site.agency.phone)
    expect(performance.now() - began).toBeLessThan(DEADLINE_MS)
  })
})
