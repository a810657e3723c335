import { describe, expect, it, vi } from 'vitest'
import { leieSeed } from '../../../worker/listing-api/demo/agencies/leie/seed.ts'
import { demoSite } from '../../support/demo-site.ts'
import { openSite } from '../../support/open-site.ts'

/** The demo agency of Gent, as a visitor asks it. */
function aSearch() {
  const { api, origin } = demoSite(leieSeed())
  const site = openSite({ API: api })
  return {
    api,
    get: (path: string) => site.get(`${origin}${path}`),
    search: (sentence: string, path = '/nl/zoeken') =>
      site.get(`${origin}${path}?${new URLSearchParams({ q: sentence })}`),
  }
}

describe('one line in the address', () => {
  it.each([
    [
      '/nl/zoeken',
      'huis te koop Gent tot 400.000',
      '/nl/te-koop?city=44021&price-max=400000&type=1',
    ],
    ['/fr/rechercher', 'maison à louer, 3 chambres', '/fr/a-louer?type=1&bed-min=3'],
    ['/en/search', 'flat to rent in Ghent with a lift', '/en/to-rent?city=44021&type=2&with=lift'],
    ['/de/suchen', 'Haus kaufen mit Garten', '/de/zu-verkaufen?type=1&with=garden'],
  ])('%s leads %s to its list (SENTENCE-12)', async (path, sentence, to) => {
    const { search } = aSearch()
    const answer = await search(sentence, path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(to)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
  })

  it('says what was understood, what not, and where it may lead (SENTENCE-13, SENTENCE-17)', async () => {
    const { search } = aSearch()
    const answer = await search('appartement in Gent met zwembad, geen lift')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(html).toMatch(/rel="canonical" href="[^"]*\/nl\/te-koop\?city=44021&amp;type=2"/)
    // Each chip leads to the search without it.
    expect(html).toContain('href="/nl/te-koop?type=2"')
    expect(html).toContain('href="/nl/te-koop?city=44021"')
    expect(html).toContain('<bdi>met zwembad</bdi>')
    expect(html).toContain('<bdi>geen lift</bdi>')
    expect(html).toContain('href="/nl/te-huur?city=44021&amp;type=2"')
  })

  it('has a chip for a criterion that is named by its field (SENTENCE-13, FILTER-65)', async () => {
    const { search } = aSearch()
    const home = await (await search('huis met hybride warmtepomp, zwembad')).text()
    expect(home).toMatch(/class="chip"[^>]*>Warmtepomp: Hybride\b/)
    const stay = await (await search('vakantiehuis met hybride warmtepomp')).text()
    expect(stay).toContain('<bdi>Warmtepomp: Hybride</bdi>')
  })

  it('shows the field alone where nothing is typed, and all homes where nothing is understood', async () => {
    const { get, search } = aSearch()
    expect(await (await get('/nl/zoeken')).text()).toContain('name="q"')
    const html = await (await search('grmpf xyzzy')).text()
    expect(html).toContain('href="/nl/te-koop"')
    expect(html).toContain('href="/nl/te-huur"')
  })

  it('writes as text whatever it did not understand (SENTENCE-18)', async () => {
    const { search } = aSearch()
    const html = await (await search('huis <script>alert(1)</script> \u202Exyzzy')).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<bdi>')
    const long = await search(`huis te koop ${'Gent '.repeat(2000)}`)
    expect(long.status).toBe(200)
    expect(await long.text()).toContain('400')
  })

  it('is read for nobody who had too much read, which it says, and its words are in no log (SENTENCE-17, PAGE-113)', async () => {
    const { api, origin } = demoSite(leieSeed())
    const SHIELD_READS = { limit: async () => ({ success: false }) }
    const site = openSite({ API: api, RATE_LIMITS: 'on', SHIELD_READS })
    const written = vi.spyOn(console, 'log')
    const ask = () =>
      site.get(`${origin}/nl/zoeken?q=huis+grmpfwort`, {
        headers: { 'CF-Connecting-IP': '2001:db8:9::1' },
      })
    expect(await (await ask()).text()).toContain('<bdi>grmpfwort</bdi>')
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('30')
    const told = await refused.text()
    expect(told).not.toContain('<bdi>grmpfwort')
    expect(told).toContain('Over een halve minuut kunt u verder')
    expect(told).toMatch(/href="\/nl\/zoeken\?q=huis\+grmpfwort"[^>]*>Opnieuw proberen/)
    expect(JSON.stringify(written.mock.calls)).not.toContain('grmpfwort')
    written.mockRestore()
  })

  it('leads a stay to the holiday homes, and offers days of arrival in a month (SENTENCE-14)', async () => {
    const { api, search } = aSearch()
    const filters = [...api.answers.keys()].find(call => call.endsWith('/rental-units/filters'))
    api.answers.set(filters ?? '', {
      locations: [{ id: 3, name: { nl: 'Ardennen', fr: 'Ardenne' } }],
      subKinds: [],
      maxOccupations: [4, 6],
      cities: [{ id: 31043, name: 'Knokke-Heist' }],
      periodTypes: ['WEEK'],
      periodStartDates: ['2027-06-26', '2027-07-03', '2027-07-10'],
      periodDates: [],
    })
    const known = await search('vakantie in de Ardennen voor 4 personen')
    expect(known.headers.get('Location')).toBe('/nl/vakantie?location=3&persons=4')
    const html = await (await search('vakantie aan zee in juli voor 4')).text()
    expect(html).toContain('/nl/vakantie?city=31043&amp;persons=4&amp;start=2027-07-03')
    expect(html).not.toContain('2027-06-26')
  })

  it('stands above the bar of the home page, and reads what the place field can’t find (SENTENCE-15, SENTENCE-16)', async () => {
    const { get } = aSearch()
    const html = await (await get('/nl')).text()
    expect(html.includes('<form class="sentence" action="/nl/zoeken" method="get">')).toBe(true)
    const answer = await get('/nl/te-koop?near=huis+met+tuin')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/nl/zoeken?q=huis+met+tuin')
  })
})
