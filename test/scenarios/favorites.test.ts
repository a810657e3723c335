import { describe, expect, it, vi } from 'vitest'
import { toDay } from '../../shared/time/time-zone.ts'
import { addDays } from '../../shared/time/day.ts'
import { favoritesCookie, readFavoritesCookie } from '../../worker/favorites/cookie.ts'
import { anEstate } from '../support/demo-api.ts'
import { aMailingAgency } from '../support/agencies/a-mailing-agency.ts'

const cookieOf = (response: Response): string =>
  response.headers.get('Set-Cookie')?.split(';')[0] ?? ''

const savedIn = (html: string): string[] =>
  [...html.matchAll(/data-saved="([^"]+)"/g)].map(match => match[1] ?? '')

describe('favourites without script', () => {
  it('are stored in a cookie by a post, shown, removed and added back (BROWSER-13)', async () => {
    const { post, get } = await aMailingAgency({}, {}, [anEstate(1), anEstate(2), anEstate(3)])
    const first = await post('/nl/ajax/favorites', { toggle: '1' })
    expect([first.status, first.headers.get('Location')]).toEqual([303, '/nl/favorieten'])
    const second = await post('/nl/ajax/favorites', { toggle: '3' }, { Cookie: cookieOf(first) })
    expect(
      savedIn(
        await (await get('/nl/favorieten', { headers: { Cookie: cookieOf(second) } })).text(),
      ),
    ).toEqual(['1', '3'])
    const third = await post('/nl/ajax/favorites', { toggle: '1' }, { Cookie: cookieOf(second) })
    expect(
      savedIn(await (await get('/nl/favorieten', { headers: { Cookie: cookieOf(third) } })).text()),
    ).toEqual(['3'])
    const fourth = await post(
      '/nl/ajax/favorites',
      { remove: '3', add: '2.1' },
      { Cookie: cookieOf(third) },
    )
    expect(
      savedIn(
        await (await get('/nl/favorieten', { headers: { Cookie: cookieOf(fourth) } })).text(),
      ),
    ).toEqual(['2', '1'])
  })

  it('use a cookie on https that no other host can set (BROWSER-14)', () => {
    const at = (scheme: string, headers = {}) =>
      new Request(`${scheme}://leie.example/nl`, { headers })
    expect(favoritesCookie(['1', '2'], at('https'))).toMatch(
      /^__Host-favorites=1\.2; Path=\/; .*; Secure$/,
    )
    expect(favoritesCookie(['1'], at('http'))).toMatch(
      /^favorites=1; Path=\/; Max-Age=\d+; SameSite=Lax$/,
    )
    const Cookie = 'a=1; favorites=6; __Host-favorites=7.8; b'
    expect([
      readFavoritesCookie(at('https', { Cookie })),
      readFavoritesCookie(at('http', { Cookie })),
    ]).toEqual([['7', '8'], ['6']])
  })

  it('are never cached, and viewing them sets no cookie (BROWSER-13, BROWSER-15, SEO-3)', async () => {
    const { get } = await aMailingAgency()
    const response = await get('/nl/favorieten', { headers: { Cookie: 'favorites=1' } })
    expect([
      response.headers.get('Cache-Control'),
      response.headers.get('X-Robots-Tag'),
      response.headers.get('Set-Cookie'),
    ]).toEqual(['private, no-store', 'noindex', null])
  })

  it.each([
    ['nl', 'favorieten'],
    ['fr', 'favoris'],
    ['en', 'favorites'],
    ['de', 'favoriten'],
  ])('have a worker in %s for their own address alone (BROWSER-20)', async (locale, path) => {
    const { get } = await aMailingAgency()
    const { status, headers } = await get(`/${locale}/ajax/favorites-worker`)
    expect([status, headers.get('Content-Type'), headers.get('Service-Worker-Allowed')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      `/${locale}/${path}`,
    ])
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(headers.get('Content-Security-Policy')).toMatch(/connect-src 'self'.*worker-src 'self'/)
  })

  it('accept no post from another site', async () => {
    const { post } = await aMailingAgency()
    expect(
      (
        await post(
          '/nl/ajax/favorites',
          { add: '1' },
          { Origin: 'http://elders.test', 'Sec-Fetch-Site': 'cross-site' },
        )
      ).status,
    ).toBe(403)
  })
})

describe('a shared shortlist', () => {
  it.each(['nl/favorieten', 'fr/favoris', 'en/favorites', 'de/favoriten'])(
    'shows at /%s what its address names, in that order (BROWSER-16)',
    async path => {
      const { get } = await aMailingAgency({}, {}, [anEstate(1), anEstate(2), anEstate(3)])
      const html = await (await get(`/${path}?ids=3.1`)).text()
      expect(savedIn(html)).toEqual(['3', '1'])
      expect(html).not.toMatch(/_[a-z]+\.[\w.]+_/i)
    },
  )

  it('says what is no longer available, hides what the site hides, and survives any address (BROWSER-17, VIS-5)', async () => {
    const { get, site } = await aMailingAgency(
      {
        settings: {
          hiddenStatus: [5],
          detailLinks: true,
          hiddenTabs: [],
          captcha: null,
          videoHosts: [],
        },
      },
      {},
      [anEstate(1), anEstate(2, { transaction: { id: 5 } })],
    )
    const html = await (await get('/nl/favorieten?ids=1.2.999')).text()
    expect(savedIn(html)).toEqual(['1'])
    expect(html).toContain('2 panden staan niet meer online')
    for (const ids of [
      '',
      '.',
      '<script>',
      '1'.repeat(3000),
      Array.from({ length: 500 }, (_, id) => id).join('.'),
    ]) {
      expect((await get(`/nl/favorieten?ids=${encodeURIComponent(ids)}`)).status, site.name).toBe(
        200,
      )
    }
  })

  it('tells homes that could not be asked for from those that are gone (PAGE-107)', async () => {
    const { get, api, site } = await aMailingAgency({}, {}, [anEstate(1), anEstate(2)])
    api.answers.set(`GET /sites/${site.id}/estates/v2/8`, new Response(null, { status: 500 }))
    for (const path of ['/nl/favorieten?ids=1.8.9', '/nl/ajax/favorites?ids=1.8.9']) {
      const html = await (await get(path)).text()
      expect(savedIn(html), path).toEqual(['1'])
      expect(html).toContain('1 pand staat niet meer online.')
      expect(html).toContain('1 pand konden we nu niet ophalen.')
    }
    api.answers.set(`POST /sites/${site.id}/estates`, new Response(null, { status: 500 }))
    api.fault = () => new Response(null, { status: 500 })
    const ids = Array.from({ length: 40 }, (_, index) => index + 100)
    const html = await (await get(`/nl/ajax/favorites?ids=${ids.join('.')}`)).text()
    expect(html).toContain('40 panden konden we nu niet ophalen.')
    expect(html).not.toMatch(/niet meer online|nog geen panden bewaard/)
    const shared = await (await get(`/nl/favorieten?ids=${ids.join('.')}`)).text()
    expect(shared).toContain('40 panden konden we nu niet ophalen.')
    expect(shared).not.toContain('Bewaar deze panden')
  })

  it('shows only requested estates, even from an API that cannot search by ids (BROWSER-16)', async () => {
    const { get } = await aMailingAgency({}, {}, [anEstate(1), anEstate(2)])
    expect(savedIn(await (await get('/nl/ajax/favorites?ids=2')).text())).toEqual(['2'])
  })

  it('offers its own link and a QR code of it (BROWSER-18)', async () => {
    const { get, site } = await aMailingAgency()
    const html = await (
      await get('/nl/favorieten', { headers: { Cookie: 'favorites=1.2' } })
    ).text()
    expect(html).toContain(`https://${site.hostnames[0]}/nl/favorieten?ids=1.2`)
    expect(html).toMatch(/<svg class="qr-code"[^>]*role="img" aria-label="[^"_]+"/)
    expect(html).not.toContain('style=')
  })
})

describe('the site’s own ajax calls', () => {
  const day = (offset: number): string => addDays(toDay(Date.now()), offset)

  it('give today’s notices in the languages they have (LOCALE-10, CONTENT-29)', async () => {
    const { get, api, site } = await aMailingAgency()
    api.answers.set(`GET /sites/${site.id}/entities`, [
      { name: 'berichten', kind: 'notifications' },
    ])
    api.answers.set(`GET /sites/${site.id}/entities/berichten/items`, [
      {
        id: 1,
        text: { nl: 'Gesloten', fr: 'Fermé' },
        from: day(-1),
        until: day(0),
        link: { label: { nl: 'Meer' }, url: 'javascript:alert(1)' },
      },
      { id: 2, text: { nl: 'Voorbij' }, from: day(-9), until: day(-1) },
      { id: 3, text: { nl: 'Later' }, from: day(1), until: day(9) },
    ])
    expect(await (await get('/nl/ajax/notifications')).json()).toEqual({
      results: [{ id: 1, text: 'Gesloten', link: null }],
    })
    expect(await (await get('/nl/favorieten')).text()).toMatch(
      /<\/header><aside class="notices"><p class="notice">Gesloten<\/p><\/aside>/,
    )
    expect(
      (
        await (await get('/fr/ajax/notifications')).json<{ results: { text: string }[] }>()
      ).results.map(({ text }) => text),
    ).toEqual(['Fermé'])
    expect(await (await get('/de/ajax/notifications')).json()).toMatchObject({ results: [] })
  })

  it.each([
    ['2026-12-23T22:59:59Z', 'tot'],
    ['2026-12-23T23:00:00Z', 'van'],
    ['2027-06-30T21:59:59Z', 'tot in de zomer'],
    ['2027-06-30T22:00:00Z', 'van in de zomer'],
  ])('counts a notice’s days on the clock of Brussels: %s (CONTENT-29)', async (now, shown) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
    const { get, api, site } = await aMailingAgency()
    api.answers.set(`GET /sites/${site.id}/entities`, [
      { name: 'berichten', kind: 'notifications' },
    ])
    api.answers.set(`GET /sites/${site.id}/entities/berichten/items`, [
      { id: 1, text: { nl: 'tot' }, from: '2026-12-20', until: '2026-12-23' },
      { id: 2, text: { nl: 'van' }, from: '2026-12-24', until: '2026-12-27' },
      { id: 3, text: { nl: 'tot in de zomer' }, from: '2027-06-20', until: '2027-06-30' },
      { id: 4, text: { nl: 'van in de zomer' }, from: '2027-07-01', until: '2027-07-02' },
    ])
    const { results } = await (
      await get('/nl/ajax/notifications')
    ).json<{ results: { text: string }[] }>()
    vi.useRealTimers()
    expect(results.map(({ text }) => text)).toEqual([shown])
  })

  it('find municipalities through the API, or else among the site’s own cities (SEARCH-20, SEARCH-21, SEARCH-22)', async () => {
    const { get, api, site } = await aMailingAgency()
    const values = api.answers.get(`POST /sites/${site.id}/estate-filters`) as {
      locations: object[]
    }
    values.locations.push({
      id: 2,
      zip: '4000',
      name: 'Liège',
      lat: 50.6,
      lon: 5.6,
      alias: { nl: 'Luik', de: 'Lüttich' },
    })
    const found = async (q: string) =>
      (
        await (
          await get(`/nl/ajax/search-city?q=${encodeURIComponent(q)}`)
        ).json<{ results: { name: string; range?: string }[] }>()
      ).results
        .filter(({ range }) => !range)
        .map(({ name }) => name)
    expect(await found('gè')).toEqual(['Gent'])
    expect(await found('90')).toEqual(['Gent'])
    expect(await found('x')).toEqual([])
    expect(await found('x'.repeat(41))).toEqual([])
    expect(await found('lutt')).toEqual(['Luik'])
    api.answers.set(`GET /sites/${site.id}/places`, [
      { id: 5, zip: '9820', name: 'Merelbeke', lat: 50.9, lon: 3.7, region: 'FLANDERS' },
      { id: 'x' },
    ])
    expect(await found('mer')).toEqual(['Merelbeke'])
  })

  it('puts places that begin so first, and of these those with homes (SEARCH-50)', async () => {
    const { get, api, site } = await aMailingAgency()
    const place = (id: number, name: string) => ({ id, zip: '1000', name, lat: 50.9, lon: 3.7 })
    api.answers.set(`GET /sites/${site.id}/places`, [
      place(7, 'Sint-Genesius-Rode'),
      place(8, 'Genepiën'),
      place(9, 'Genk'),
      place(1, 'Gent'),
    ])
    const answer = await get('/nl/ajax/search-city?q=gen')
    const { results } = await answer.json<{
      results: { name: string; count?: number; range?: string }[]
    }>()
    const towns = results.filter(({ range }) => !range)
    expect(towns.map(({ name }) => name)).toEqual([
      'Gent',
      'Genepiën',
      'Genk',
      'Sint-Genesius-Rode',
    ])
    expect(towns.map(({ count }) => count === 0)).toEqual([false, true, true, true])
  })
})
