import { describe, expect, it } from 'vitest'
import type { Page } from '../../shared/content/page.ts'
import { aPage, aSite, anEstate, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

const CONTACT = aPage(8, { nl: 'contact' }, [], { role: 'contact' })

/** A site with sixteen homes, a list of what was sold, and these pages beside. */
function aListingSite(pages: Page[] = []) {
  const site = aSite()
  const api = siteApi(
    site,
    Array.from({ length: 16 }, (_, index) => anEstate(index + 1)),
  )
  const at = `/sites/${site.id}/pages`
  const sold = aPage(9, { nl: 'verkocht' }, [
    { id: 'list', type: 'estateList', node: { query: { terms: { 'transaction.id': [5] } } } },
  ])
  api.answers.set(`GET ${at}/by-url/nl%2Fverkocht`, sold)
  for (const page of pages)
    for (const [locale, url] of Object.entries(page.url))
      api.answers.set(`GET ${at}/by-url/${encodeURIComponent(`${locale}/${url}`)}`, page)
  api.answers.set(`GET ${at}/`, [sold, ...pages])
  const { get } = openSite({ API: api, SHELL_AFTER: '60000' })
  return { api, site, get: (path: string) => get(`http://${site.hostnames[0]}${path}`) }
}

const htmlOf = async (answer: Promise<Response>): Promise<string> =>
  (await (await answer).text()).replaceAll('&amp;', '&')

describe('the calls to action of a list', () => {
  it('ask for a valuation on the contact page, and not without one (LIST-36)', async () => {
    const path = '/nl/verkocht?show=30'
    const withContact = await htmlOf(aListingSite([CONTACT]).get(path))
    expect(withContact).toMatch(/list-call--valuation[^]*href="\/nl\/contact\?source=estimate"/)
    expect(await htmlOf(aListingSite().get(path))).not.toContain('list-call--valuation')
  })

  it('lead to subscribing with the filter of the list, and what it is about (LIST-37, LIST-48)', async () => {
    expect(await htmlOf(aListingSite().get('/nl/te-koop?city=3&type=1'))).toMatch(
      /list-call--subscribe[^]*href="\/nl\/hou-me-op-de-hoogte\?city=3&type=1&status=FOR_SALE"/,
    )
  })
})

describe('the title and the h1 of a list', () => {
  const LIST = aPage(7, { nl: 'lijst', fr: 'liste', en: 'homes', de: 'liste' }, [
    { id: 'list', type: 'estateList', node: { query: {} }, title: { nl: 'Panden' } },
  ])
  const HOMES = {
    headTypes: [{ id: 1 }, { id: 2 }],
    prices: { min: 1, max: 9 },
    bedrooms: [{ value: 2 }],
    locations: [{ id: 44021, zip: '9000', name: 'Gent', lat: 51.05, lon: 3.72 }],
  }

  it.each([
    ['/nl/lijst', '?city=44021&type=1', 'Gent (9000), Huis'],
    ['/nl/lijst', '?price-max=300000&bed-min=2', '2 of meer slaapkamers, Maximumprijs € 300.000'],
    ['/fr/liste', '?type=1', 'Maison'],
    ['/en/homes', '?type=1', 'House'],
    ['/de/liste', '?type=1', 'Haus'],
  ])('17.48: name what %s%s is filtered by (SEO-48)', async (path, query, conditions) => {
    const { api, site, get } = aListingSite([LIST])
    api.answers.set(`POST /sites/${site.id}/estate-filters`, HOMES)
    const named = async (address: string): Promise<[title?: string, heading?: string]> => {
      const html = (await htmlOf(get(address))).replaceAll('\u00a0', ' ')
      return [
        /<title>([^<]*)/.exec(html)?.[1],
        /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, ''),
      ]
    }
    const [title, heading] = await named(path)
    expect(await named(path + query)).toEqual([
      `${conditions} · ${title}`,
      `${heading}: ${conditions}`,
    ])
  })
})

it('a search of the script that fails is a 503 that says when to come back (SEARCH-17, FILTER-43, PAGE-19)', async () => {
  const { api, site, get } = aListingSite()
  for (const call of ['estates', 'estate-filters']) {
    api.answers.set(`POST /sites/${site.id}/${call}`, new Response(null, { status: 500 }))
    const { status, headers } = await get(`/nl/ajax/${call}?list=2.list`)
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')], call).toEqual([
      503,
      '30',
      'private, no-store',
    ])
  }
})

it.each(['page=3', 'page=666', 'page=3&city=1'])(
  'an address past the end of a list, ?%s, shows its last page (SEARCH-77)',
  async query => {
    const html = await htmlOf(aListingSite().get(`/nl/te-koop?${query}`))
    expect(html).toContain('Pagina 2 van 2')
    expect([...html.matchAll(/data-favorite="(\d+)"/g)].map(([, id]) => id)).toContain('16')
    expect(html).toMatch(/rel="prev" href="\/nl\/te-koop(\?city=1)?"/)
    expect(html).not.toContain('rel="next"')
  },
)

it.each([
  ['page=666', 'page=2'],
  ['page=3&city=1', 'city=1&page=2'],
])('the page that ?%s shows is canonical under ?%s (SEO-45)', async (query, canonical) => {
  const { get, site } = aListingSite()
  expect(await htmlOf(get(`/nl/te-koop?${query}`))).toContain(
    `<link rel="canonical" href="https://${site.hostnames[0]}/nl/te-koop?${canonical}"/>`,
  )
})

describe('a list without a home', () => {
  const empty = () => {
    const opened = aListingSite()
    opened.api.answers.set(`POST /sites/${opened.site.id}/estates`, {
      total: { value: 0 },
      results: [],
    })
    return opened
  }
  const META = /<meta name="robots" content="([^"]*)"/g

  it.each([
    ['?city=99999999', 'noindex, follow'],
    ['?type=2', 'noindex, follow'],
    ['?price-max=1', 'noindex, follow'],
    ['', null],
  ])('at %s is to be indexed: %s (SEO-46)', async (query, robots) => {
    const answer = await empty().get(`/nl/te-koop${query}`)
    const said = [...(await answer.text()).matchAll(META)].map(([, content]) => content)
    expect([answer.status, answer.headers.get('X-Robots-Tag'), said]).toEqual([
      200,
      robots,
      robots ? [robots] : [],
    ])
  })

  it('is in the index by a choice that a home answers (SEO-46)', async () => {
    const answer = await aListingSite().get('/nl/te-koop?type=2')
    expect(answer.headers.get('X-Robots-Tag')).toBeNull()
  })
})

it('the first picture of a page is asked for in its head (CONTENT-43)', async () => {
  const page = aPage(8, { nl: 'over-ons' }, [
    {
      id: 'a',
      type: 'imageWithText',
      side: 'left',
      html: { nl: '<p>Wij</p>' },
      image: { asset: 'gevel', hash: 'h', width: 10, height: 10, alt: {} },
    },
  ])
  const [head = ''] = (await htmlOf(aListingSite([page]).get('/nl/over-ons'))).split('</head>')
  expect(head).toMatch(
    /<link rel="preload" as="image" href="\/assets\/gevel\?hash=h&w=725"[^>]* fetchPriority="high"/i,
  )
})
