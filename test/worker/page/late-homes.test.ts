import { describe, expect, it } from 'vitest'
import type { Section } from '../../../shared/content/section.ts'
import { rememberVersions } from '../../../worker/versions/known.ts'
import { NO_VERSIONS, raise } from '../../../worker/versions/table.ts'
import { aPage, aSite, anEstate, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

const TITLE: Section = { id: 't', type: 'sectionTitle', title: { nl: 'Onze panden' } }
const FILTER: Section = { id: 'f', type: 'estateFilter', list: 'l' }
const LIST: Section = { id: 'l', type: 'estateList', node: { query: {} } }
const COLLECTION: Section = { id: 'c', type: 'estateCollection', collectionId: 4 }
const FOOTER = '</footer>'

/** A site whose searches of homes are answered when the test says so; its pages wait for none, or for all. */
function aSlowSite(sections: Section[], waits: 'waits' | 'leaves' = 'leaves') {
  const site = aSite()
  const api = siteApi(site, [anEstate(1), anEstate(2)])
  api.answers.set(
    `GET /sites/${site.id}/pages/by-url/nl%2Fproef`,
    aPage(9, { nl: 'proef' }, sections),
  )
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response | null>()
  const key = `POST /sites/${site.id}/estates`
  const search = api.answers.get(key)
  if (typeof search !== 'function') throw new Error('no search')
  api.answers.set(key, async (request: Request) => (await answered) ?? (search(request) as unknown))
  const address = `http://${site.hostnames[0]}/nl/proef`
  const open = (SHELL_AFTER: string) =>
    openSite({ API: api, PAGE_CACHE: 'isolate', SHELL_AFTER, RATE_LIMITS: 'off' })
  const { get, stream } = open(waits === 'waits' ? '60000' : '0')
  return {
    site,
    answer: () => answer(null),
    fail: () => answer(new Response(null, { status: 500 })),
    get: (query = '') => get(address + query),
    stream: (query = '') => stream(address + query),
    searches: () => api.calls.filter(call => call.path === `/sites/${site.id}/estates`).length,
  }
}

/** Reads until `text` is there; what follows is still to come. */
async function readTo(text: string, response: Response) {
  if (!response.body) throw new Error('no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let html = ''
  const next = async (): Promise<boolean> => {
    const { done, value } = await reader.read()
    html += value ?? ''
    return !done
  }
  while (!html.includes(text) && (await next()));
  const begun = html
  return {
    begun,
    async rest(): Promise<string> {
      while (await next());
      return html
    },
  }
}

/** The same sections where the searches are answered at once. */
async function whole(sections: Section[]): Promise<string> {
  const { answer, get } = aSlowSite(sections, 'waits')
  answer()
  const page = await get()
  expect(page.headers.has('ETag')).toBe(true)
  return page.text()
}

/** Two sites of a test differ by their number. */
const alike = (html: string): string => html.replaceAll(/(kantoor[ -]|"id":|site-)\d+/gi, '$1')

describe('a list whose search is slow', () => {
  it('leaves with its header, title and filter, and is the same in the end (PAGE-83, PAGE-86)', async () => {
    const { answer, stream, searches } = aSlowSite([TITLE, FILTER, LIST])
    const page = await stream()
    expect([page.status, page.headers.has('ETag'), page.headers.has('X-Late')]).toEqual([
      200,
      false,
      false,
    ])
    const { begun, rest } = await readTo('filter__submit', page)
    expect(begun).toContain('Onze panden')
    expect(begun).not.toContain('data-favorite="')
    answer()
    const late = await rest()
    expect(late).toContain('data-favorite="2"')
    expect(late).toMatch(/filter__submit[^>]*>[^<]*2/)
    expect(searches()).toBe(1)
    expect(alike(late)).toBe(alike(await whole([TITLE, FILTER, LIST])))
  })

  it('does not wait at a later page either (PAGE-83)', async () => {
    const { answer, stream } = aSlowSite([TITLE, FILTER, LIST])
    const { begun, rest } = await readTo('filter__submit', await stream('?page=2'))
    expect(begun).not.toContain('data-favorite="')
    answer()
    expect(await rest()).toContain('data-favorite="')
  })

  it('is kept once it is whole (PAGE-83, CACHE-30)', async () => {
    const { answer, get, searches } = aSlowSite([FILTER, LIST])
    answer()
    await get()
    const again = await get()
    expect(again.headers.get('Cache-Status')).toMatch(/^page; hit/)
    expect(again.headers.has('X-Late')).toBe(false)
    expect(await again.text()).toContain(FOOTER)
    expect(searches()).toBe(1)
  })

  it('says in its place that it failed, is not to be found and is kept nowhere (PAGE-84)', async () => {
    const { fail, stream, get } = aSlowSite([FILTER, LIST])
    const { rest } = await readTo('filter__submit', await stream())
    fail()
    const html = await rest()
    expect(html).toMatch(/<meta name="robots" content="noindex"\/>/)
    expect(html).toContain('href="/nl/proef">Probeer het opnieuw</a>')
    expect(html).toMatch(/filter__submit[^>]*>Toon panden</)
    expect(html).toContain(FOOTER)
    expect((await get()).headers.get('Cache-Status')).not.toContain('page; hit')
  })

  it('is answered 503 where it fails before its page left (PAGE-84)', async () => {
    const { fail, get } = aSlowSite([FILTER, LIST], 'waits')
    fail()
    expect((await get()).status).toBe(503)
  })
})

describe('a collection whose search is slow', () => {
  it('follows in its place, the same bytes in the end (PAGE-83)', async () => {
    const { answer, stream } = aSlowSite([TITLE, COLLECTION])
    const { begun, rest } = await readTo('Onze panden', await stream())
    expect(begun).not.toContain('data-favorite="')
    answer()
    expect(alike(await rest())).toBe(alike(await whole([TITLE, COLLECTION])))
  })

  it.each(['waits', 'leaves'] as const)(
    'has a link to the page in its place where it fails, and fails no page: the page %s (PAGE-85)',
    async waits => {
      const { fail, get } = aSlowSite([TITLE, COLLECTION], waits)
      fail()
      const page = await get()
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain('href="/nl/proef">Probeer het opnieuw</a>')
      expect(html).not.toContain('noindex')
    },
  )
})

describe('a late page of which an older one is kept', () => {
  it('is made behind the older one, which is whole (CACHE-68)', async () => {
    const { site, answer, get, stream } = aSlowSite([FILTER, LIST])
    answer()
    const old = await (await get()).text()
    const now = Date.now()
    rememberVersions(site.id, raise(NO_VERSIONS, { scopes: ['lists'], at: now, hard: false }, now))
    const shown = await stream()
    expect(await shown.text()).toBe(old)
  })
})
