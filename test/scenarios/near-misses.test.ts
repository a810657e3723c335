import { describe, expect, it } from 'vitest'
import type { EstateQuery } from '../../shared/search/search.ts'
import { aSite, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

interface Body {
  query: EstateQuery
}

/** An API that finds nothing within a city, 3 estates without the city, and 8 without the maximum price. */
function openEmpty(totals: (query: EstateQuery) => number) {
  const site = aSite()
  const api = siteApi(site, [])
  api.answers.set(`POST /sites/${site.id}/estates`, async (request: Request) => {
    const { query } = await request.json<Body>()
    return Response.json({ total: { value: totals(query) }, results: [] })
  })
  const { get } = openSite({ API: api })
  const searches = () =>
    api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/estates')).length
  return { searches, get: (path: string) => get(`https://${site.hostnames[0]}${path}`) }
}

const totals = ({ terms = {}, range = {} }: EstateQuery): number => {
  const hasCity = 'address.city.id' in terms
  const hasPrice = 'price.value' in range
  return hasCity && hasPrice ? 0 : hasPrice ? 3 : hasCity ? 8 : 20
}

describe('when nothing is found', () => {
  it('a little less is asked of what was asked, and the page offers what that finds (SEARCH-60)', async () => {
    const { get } = openEmpty(({ range }) => (range?.['price.value']?.lte === 330_000 ? 5 : 0))
    const html = await (await get('/nl/te-koop?city=1&price-max=300000')).text()
    expect(html).toContain('Met ‘Maximumprijs €\u00a0330.000’ vindt u 5 panden')
    expect(html).toContain('href="/nl/te-koop?city=1&amp;price-max=330000"')
  })

  it('the page offers to remove the filters that give the most results (SEARCH-19)', async () => {
    const html = await (await openEmpty(totals).get('/nl/te-koop?city=1&price-max=1000')).text()
    expect(html).toContain('href="/nl/te-koop?city=1"')
    expect(html).toContain('Zonder ‘maximumprijs’ vindt u 8 panden')
  })

  it('looks 10 km further around what was asked for, and says what that finds (SEARCH-56)', async () => {
    const { get, searches } = openEmpty(({ distance, range }) =>
      distance?.distance === '15km' && range ? 4 : range ? 0 : 2,
    )
    const html = await (await get('/nl/te-koop?geo_range=5km;51.0500;3.7200&price-max=1000')).text()
    expect(html).toContain('Binnen 15\u00a0km vindt u 4 panden')
    expect(html).toContain('price-max=1000&amp;geo_range=15km%3B51.0500%3B3.7200')
    expect(searches()).toBeLessThanOrEqual(5)
  })

  it('a script gets the same (SEARCH-19, SEARCH-56)', async () => {
    const answer = await openEmpty(totals).get(
      '/nl/ajax/suggest-drop?list=2.list&city=1&price-max=1000',
    )
    expect(await answer.json()).toEqual([
      {
        how: 'wider',
        key: 'city',
        to: 10,
        count: 3,
        query: 'price-max=1000&geo_range=10km%3B51.0000%3B3.7000',
      },
      { how: 'without', key: 'price-max', count: 8, query: 'city=1' },
      { how: 'without', key: 'city', count: 3, query: 'price-max=1000' },
    ])
  })

  it('nothing is offered where nothing helps, or no filter is set (SEARCH-19)', async () => {
    const nothing = openEmpty(() => 0)
    expect(
      await (await nothing.get('/nl/ajax/suggest-drop?list=2.list&city=1&type=2')).json(),
    ).toEqual([])
    expect(await (await nothing.get('/nl/te-koop')).text()).not.toContain('suggestion')
  })

  it('it takes at most six searches (SEARCH-18)', async () => {
    const { get, searches } = openEmpty(({ range }) => (range?.['price.value']?.gte ? 0 : 2))
    await get(
      '/nl/ajax/suggest-drop?list=2.list&country=1&city=1&type=2&price-min=1&price-max=2&bedrooms=3&bed-min=2&subType=4&transaction=1',
    )
    expect(searches()).toBe(6)
  })

  it('an unknown list is a 404 (SEARCH-16)', async () => {
    expect((await openEmpty(totals).get('/nl/ajax/suggest-drop?list=9.x&city=1')).status).toBe(404)
  })
})
