import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberVersions } from '../../../worker/versions/known.ts'
import { NO_VERSIONS, raise } from '../../../worker/versions/table.ts'
import { createMemoryKv } from '../../support/memory-kv.ts'
import { openSite } from '../../support/open-site.ts'
import { aFaultyAgency, FAULTS, PAGES, type Fault } from './faulty-api.ts'

const realTimeout = setTimeout
const MARKDOWN = { headers: { Accept: 'text/markdown' } }
let clock = Date.parse('2033-01-01T00:00:00Z')

/** Libraries that are imported on first use would take turns as well. */
beforeAll(async () => {
  const { bindings, origin } = aFaultyAgency()
  const { get } = openSite(bindings)
  for (const path of Object.keys(PAGES)) await get(origin + path)
  await get(`${origin}/nl`, MARKDOWN)
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime((clock += 40 * 86_400_000))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** More turns of the event loop than any page takes. */
const MAX_TURNS = 10_000

const turn = (): Promise<void> => new Promise(resolve => realTimeout(resolve, 0))

/** Turns the event loop while no time passes, until the work is done; null: it waits for something that takes time. */
async function withoutTime<T>(work: Promise<T>): Promise<T | null> {
  const results: T[] = []
  work.then(value => results.push(value)).catch(() => undefined)
  for (let turns = 0; turns < MAX_TURNS && results.length === 0; turns++) {
    vi.advanceTimersByTime(0)
    await turn()
  }
  return results[0] ?? null
}

/** An agency whose pages were all seen and then purged. From here on no time passes. */
async function aPurgedAgency() {
  // No store of the agency, whose own timers would run here.
  const agency = aFaultyAgency({ KV: createMemoryKv(), PAGE_CACHE: 'off', AGENCY: undefined })
  const site = openSite(agency.bindings)
  for (const path of Object.keys(PAGES)) await site.get(agency.origin + path)
  const at = Date.now() + 1000
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: at })
  rememberVersions(agency.site.id, raise(NO_VERSIONS, { scopes: ['all'], at }, at))
  const look = async (path: string, init?: RequestInit) => {
    const response = await site.stream(agency.origin + path, init)
    return { status: response.status, text: await response.text() }
  }
  return {
    ...agency,
    begin: look,
    look: (path: string, init?: RequestInit) => withoutTime(look(path, init)),
  }
}

const never: Fault = () => new Promise(() => undefined)

/** The first question fails so, however often it is asked, and no other is answered at all. */
function thenNothing(fault: Fault): Fault {
  let first: string | undefined
  return request => {
    first ??= request.url
    return request.url === first ? fault(request) : never(request)
  }
}

describe.each(Object.entries(FAULTS))('when a request’s first call %s', (_, fault) => {
  it.each(Object.entries(PAGES))(
    '17.24: a page of which all is kept waits for no other call: %s (CACHE-94)',
    async (path, words) => {
      const { look, faults } = await aPurgedAgency()
      faults.now = thenNothing(fault)
      const shown = await look(path)
      expect(shown?.status).toBe(200)
      expect(shown?.text).toContain(words)
    },
  )
})

it.each([
  ['/nl', MARKDOWN, 200],
  ['/nl/aanbod/2', {}, 301],
  ['/nl/aanbod/2/een-oude-naam', {}, 301],
])(
  '17.24: nor does what is kept, under an address that nobody has asked for: %s (CACHE-94)',
  async (path, init, status) => {
    const { look, faults } = await aPurgedAgency()
    faults.now = thenNothing(() => new Response('broken', { status: 500 }))
    expect((await look(path, init))?.status).toBe(status)
  },
)

it('17.24: a call that fails makes no other fail of which nothing is kept (CACHE-19)', async () => {
  const { look, faults, api, site } = await aPurgedAgency()
  faults.now = request =>
    request.url.endsWith('/navigation/footer') || request.url.includes('/by-hostname/')
      ? new Response('broken', { status: 500 })
      : api.fetch(request)
  expect((await look('/nl/aanbod/5'))?.status).toBe(301)
  expect(api.calls.map(({ path }) => path)).toContain(`/sites/${site.id}/estates/v2/5`)
})

it('17.24: one broken call keeps no page from being renewed (CACHE-96)', async () => {
  const { look, faults, api, site } = await aPurgedAgency()
  const broken = '/navigation/footer'
  faults.now = request =>
    request.url.endsWith(broken) ? new Response('broken', { status: 500 }) : api.fetch(request)
  const key = `POST /sites/${site.id}/estates`
  api.answers.set(key, { total: { value: 0 }, results: [] })
  const shows = async () => (await look('/nl/te-koop'))?.text.includes('data-favorite="6"')
  // However the first one comes out, the list is renewed behind it.
  await shows()
  vi.setSystemTime(Date.now() + 1000)
  expect(await shows()).toBe(false)
})

it.each([404, 400, 422])(
  '17.24: an answer about one question says nothing of the others: %i (CACHE-19)',
  async status => {
    const { look, faults, api, site } = await aPurgedAgency()
    faults.now = request =>
      request.url.endsWith('/translations/nl') ? new Response('no', { status }) : api.fetch(request)
    const key = `GET /sites/${site.id}/pages/by-url/nl`
    api.answers.set(key, {
      ...(api.answers.get(key) as object),
      sections: [{ id: 'title', type: 'sectionTitle', title: { nl: 'Nieuwe titel' } }],
    })
    expect((await look('/nl'))?.text).toContain('Nieuwe titel')
  },
)

describe('when each call is answered after two seconds', () => {
  it.each([
    ['/nl', 200],
    ['/nl/te-koop', 200],
    ['/en/for-sale', 503],
  ])(
    '17.24: a request waits 4.5 s in all, however many calls it makes: %s (CACHE-95)',
    async (path, status) => {
      const { begin, faults, api } = await aPurgedAgency()
      let asked = 0
      faults.now = async request => {
        asked++
        await new Promise(resolve => setTimeout(resolve, 2000))
        return api.fetch(request)
      }
      const shown = begin(path)
      while (asked === 0) {
        vi.advanceTimersByTime(0)
        await turn()
      }
      for (let passed = 0; passed < 4500; passed += 125) {
        vi.advanceTimersByTime(125)
        for (let turns = 0; turns < 5; turns++) await turn()
      }
      expect((await withoutTime(shown))?.status).toBe(status)
    },
  )
})
