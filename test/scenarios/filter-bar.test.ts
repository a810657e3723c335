import { describe, expect, it } from 'vitest'
import type { Page } from '../../shared/content/page.ts'
import type { Section } from '../../shared/content/section.ts'
import { aPage, anEstate, aSite, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

/** Queries for filter values that the API gets when the home page’s filter bar leads to another page. */
async function optionsAskedBy(
  page: Record<string, string>,
  target: Partial<Page> = {},
): Promise<unknown[]> {
  const site = aSite()
  const api = siteApi(site, [])
  const at = `/sites/${site.id}/pages`
  api.answers.set(
    `GET ${at}/by-url/nl`,
    aPage(1, { nl: '' }, [{ id: 'search', type: 'estateFilter', page }]),
  )
  api.answers.set(`GET ${at}/by-url/nl%2Fte-koop`, {
    ...(api.answers.get(`GET ${at}/2`) as Page),
    ...target,
  })
  const answer = await openSite({ API: api }).get(`https://${site.hostnames[0]}/nl`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`action="/nl/${page.nl}"`)
  return api.calls
    .filter(({ path }) => path.endsWith('/estate-filters'))
    .map(({ body }) => JSON.parse(body).query)
}

describe('a filter bar that leads to another page', () => {
  it('offers the values of that page’s list (FILTER-42)', async () => {
    expect(await optionsAskedBy({ nl: 'te-koop' })).toEqual([{ terms: { 'transaction.id': [1] } }])
  })

  it.each<[string, Record<string, string>, Partial<Page>]>([
    ['is not there', { nl: 'elders' }, {}],
    ['is not published', { nl: 'te-koop' }, { published: false }],
    ['has no list', { nl: 'te-koop' }, { sections: [] }],
  ])('offers the values of all estates where that page %s (FILTER-42)', async (_, page, target) => {
    expect(await optionsAskedBy(page, target)).toEqual([{}])
  })
})

describe('the bar of the home page', () => {
  const home = async (query = '') => {
    const site = aSite()
    const api = siteApi(site, [anEstate(1), anEstate(2)])
    const at = `/sites/${site.id}/pages`
    const link = (nl: string, page: string) => ({ label: { nl }, page: { nl: page } })
    const search: Section = {
      id: 'search',
      type: 'estateFilter',
      page: { nl: 'te-koop' },
      tabs: [link('Kopen', 'te-koop'), link('Huren', 'te-huur')],
    }
    api.answers.set(`GET ${at}/by-url/nl`, aPage(1, { nl: '' }, [search]))
    const answer = await openSite({ API: api }).get(`https://${site.hostnames[0]}/nl${query}`)
    return answer.text()
  }

  it('counts as that of the list does, stands open and names the other lists (FILTER-40, FILTER-54, FILTER-56)', async () => {
    const html = await home()
    expect(html).toMatch(/Toon 2 panden<\/button>/)
    expect(html).not.toMatch(/filter-sheet__open|popover="auto" class="filter/)
    expect(html).toMatch(
      /<nav class="search-tabs".*href="\/nl\/te-koop" aria-current="true">Kopen<.*href="\/nl\/te-huur">Huren</,
    )
  })

  it('shows what its own address says, as after going back (FILTER-54)', async () => {
    const html = await home('?city=1')
    expect(html).toMatch(/name="city" value="1" checked/)
    expect(html).toMatch(/class="chip" href="\/nl\/te-koop"[^>]*>Gent \(9000\)/)
  })
})

describe('the bar above a list', () => {
  const page = async (path: string): Promise<Response> => {
    const site = aSite()
    const api = siteApi(site, [anEstate(1), anEstate(2)])
    const link = (nl: string, to: string) => ({ label: { nl }, page: { nl: to } })
    const search: Section = {
      id: 'search',
      type: 'estateFilter',
      page: { nl: 'te-koop' },
      tabs: [link('Kopen', 'te-koop'), link('Huren', 'te-huur')],
    }
    api.answers.set(`GET /sites/${site.id}/pages/by-url/nl`, aPage(1, { nl: '' }, [search]))
    return openSite({ API: api }).get(`https://${site.hostnames[0]}/nl/${path}`)
  }

  it('names the lists of the home page’s, which take along what was chosen but its price (FILTER-62, FILTER-63)', async () => {
    expect(await (await page('te-koop?city=1&price-max=5')).text()).toMatch(
      /<nav class="search-tabs".*href="\/nl\/te-koop\?city=1" aria-current="true">Kopen<.*href="\/nl\/te-huur\?city=1">Huren</,
    )
  })

  it('bears the name of the street that is searched around (SEARCH-58)', async () => {
    const html = await (await page('te-koop?geo_range=0.5km;51.0517;3.7215')).text()
    expect(html).toMatch(/class="chip" href="\/nl\/te-koop"[^>]*>Veldstraat, Gent/)
  })

  it('takes a place that was typed without script (SEARCH-59)', async () => {
    const one = await page('te-koop?near=damporde&city=1')
    expect([one.status, await one.text()]).toEqual([
      200,
      expect.stringMatching(/name="near"[^>]*value="damporde"[^]*Geen gemeente, wijk of straat/),
    ])
    const several = await (await page('te-koop?near=dampoort&type=2')).text()
    expect(several).toMatch(
      /place-choices[^]*href="\/nl\/te-koop\?type=2&amp;geo_range=0.8km%3B51.0524%3B3.7503"[^>]*>Dampoort, Gent/,
    )
    const { status, headers } = await page('te-koop?near=dampoortwijk&bedrooms=2')
    expect([status, headers.get('Location')]).toEqual([
      303,
      '/nl/te-koop?bedrooms=2&geo_range=1.2km%3B51.0546%3B3.7457',
    ])
  })
})

describe('filter values that fail to load', () => {
  it('leave the page without options, and answer a script with an error, not with empty options (FILTER-43, API-19)', async () => {
    const site = aSite()
    const api = siteApi(site, [])
    api.answers.set(`POST /sites/${site.id}/estate-filters`, new Response(null, { status: 500 }))
    const { get } = openSite({ API: api })
    const page = await get(`https://${site.hostnames[0]}/nl/te-koop`)
    expect([page.status, (await page.text()).includes('name="type"')]).toEqual([200, false])
    expect(
      (await get(`https://${site.hostnames[0]}/nl/ajax/estate-filters?list=2.list`)).status,
    ).toBe(503)
  })
})
