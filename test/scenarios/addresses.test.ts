import { describe, expect, it } from 'vitest'
import type { Estate } from '../../shared/estate/estate.ts'
import { LOCALES } from '../../shared/locale.ts'
import { anAgency } from '../support/agency.ts'
import { anAgency as anAgencyOf } from '../support/an-agency.ts'
import { anEstate } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

/** Where each address leads: a status, and a path where it is a redirect. */
function leads(estates: Estate[]) {
  const { api, origin } = anAgencyOf(estates)
  const { get } = openSite({ API: api })
  return async (path: string): Promise<string> => {
    const { status, headers } = await get(origin + path)
    return `${status} ${headers.get('Location') ?? ''}`.trim()
  }
}

describe('the address of a home', () => {
  it('has a dash for a slug where nothing is known of it (ROUTE-24)', async () => {
    const to = leads([{ general: { id: 7 } } as Estate])
    expect(await to('/nl/aanbod/7')).toBe('301 /nl/aanbod/7/-')
    expect(await to('/nl/aanbod/7/-')).toBe('200')
  })

  const project = (id: number, nl: string): Estate =>
    anEstate(id, { project: true, headType: { id: 6 }, title: { nl } })
  const HOMES = [project(50, 'De Hof'), project(60, 'De Tuin'), anEstate(51, { parentId: 50 })]
  const OWN = '/nl/aanbod/50/de-hof-9000-gent/51'

  it('is below its project for a child of one (ROUTE-26)', async () => {
    const to = leads(HOMES)
    expect(await to('/nl/aanbod/51')).toBe(`301 ${OWN}`)
    expect(await to('/nl/aanbod/51/woning-te-koop-in-veldstraat-51-9000-gent')).toBe(`301 ${OWN}`)
    expect(await to('/nl/aanbod/50/iets-anders/51')).toBe(`301 ${OWN}`)
    expect(await to(OWN)).toBe('200')
  })

  it('is not below another project (ROUTE-27)', async () => {
    expect(await leads(HOMES)('/nl/aanbod/60/de-tuin-9000-gent/51')).toBe('404')
  })

  it('is printed without its slug, for a code that a phone reads with ease (BROWSER-72)', async () => {
    const { api, origin } = anAgencyOf(HOMES)
    const { get } = openSite({ API: api })
    const page = await (await get(origin + OWN)).text()
    const [, printed] = /brochure__address">[^<]*(\/nl\/[^<]*)</.exec(page) ?? []
    expect(printed).toBe('/nl/aanbod/51')
    // 29 modules and a margin of two on each side.
    expect(page).toContain('class="qr-code" viewBox="-2 -2 33 33"')
  })

  it('is found by the generic one, which reads nothing else (ROUTE-31)', async () => {
    const to = leads([anEstate(7)])
    expect(await to('/nl/detail?estate=7')).toBe('302 /nl/aanbod/7')
    expect(await to('/fr/detail?unit=231')).toBe('302 /fr/vacances/231')
    expect(await to('/nl/detail?estate=8')).toBe('404')
    expect(await to('/nl/detail?unit=x')).toBe('404')
    expect(await to('/nl/detail')).toBe('404')
  })
})

describe('an address that no page can have', () => {
  it.each([
    ['too long', `/nl/${'a'.repeat(513)}`],
    ['with a control character', '/nl/a%00b'],
    ['with a backslash', '/nl/a%5Cb'],
    ['that climbs', '/nl/a%2F..%2Fb'],
  ])('%s costs no call (ROUTE-33)', async (_, path) => {
    const { get, api } = anAgency()
    // The foot of every page asks for that of the terms.
    const lookUps = () =>
      api.calls.filter(call => /\/pages\/by-url\/(?!nl%2Fgebruiksvoorwaarden$)/.test(call.path))
    expect((await get(path)).status).toBe(404)
    expect(lookUps()).toEqual([])
    expect((await get(`/nl/${'a'.repeat(512)}`)).status).toBe(404)
    expect(lookUps()).toHaveLength(1)
  })

  it('is of a language that the site has not (ROUTE-34)', async () => {
    const { get } = anAgency({ locales: ['nl', 'fr'] })
    for (const path of ['/de', '/de/zu-verkaufen', '/de/ajax/notifications'])
      expect((await get(path)).status, path).toBe(404)
    expect((await get('/fr')).status).toBe(200)
  })
})

describe('what a token or a cookie opens', () => {
  it.each([
    '/nl/hou-me-op-de-hoogte/kort',
    '/nl/hou-me-op-de-hoogte/uitschrijven/kort',
    '/nl/afspraak-annuleren/kort',
    '/nl/verblijf/kort',
    '/nl/samen-kiezen/kort',
    '/nl/bezoekronde/kort',
    '/nl/aanbod/999?viewing=1',
  ])('%s is kept by nobody where it leads nowhere (SEC-60)', async path => {
    const { status, headers } = await anAgency().get(path)
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'private, no-store'])
  })
})

describe('the calls of the script', () => {
  const CALLS: [allow: string, ...calls: string[]][] = [
    ['GET, HEAD', 'estates', 'estate-filters', 'markers', 'suggest-drop', 'estate/7'],
    ['GET, HEAD', 'similar-estate/7', 'search-city', 'notifications', 'favorites-worker'],
    ['GET, HEAD', 'live-agenda/7', 'estate-pictures/7'],
    ['GET, HEAD, POST', 'favorites'],
    ['POST', 'contact-form-handler', 'send-to-a-friend', 'stay', 'viewing', 'viewing-wait'],
    ['POST', 'move-viewing', 'shared-list'],
    ['GET, HEAD', 'shared-list/s', 'appointment/s.ics', 'afternoon/s.ics', 'stay/s.ics'],
    ['GET, HEAD', 'viewings/s'],
  ]

  it.each(CALLS.flatMap(([allow, ...calls]) => calls.map(call => [call, allow])))(
    '%s takes %s (ROUTE-37, ROUTE-38)',
    async (call, allow) => {
      const { get, origin } = anAgency()
      const { status, headers } = await get(`/nl/ajax/${call}`, {
        method: 'DELETE',
        headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      })
      expect([status, headers.get('Allow')?.split(', ').toSorted().join(', ')]).toEqual([
        405,
        allow,
      ])
      const read = (await get(`/nl/ajax/${call}`)).headers
      expect([read.get('X-Robots-Tag'), read.get('Cache-Control')?.split(',')[0]]).toEqual([
        'noindex',
        'private',
      ])
    },
  )

  it('is answered for its script alone also where it is refused (ROUTE-38)', async () => {
    const { get } = anAgency({ locales: ['nl', 'fr'] })
    const refused = await Promise.all([
      get('/de/ajax/notifications'),
      get('/nl/ajax/contact-form-handler', { method: 'POST', body: 'name=An' }),
      get('/nl/ajax/contact-form-handler'),
      get('/nl/ajax/nergens'),
    ])
    expect(
      refused.map(({ status, headers }) =>
        [status, headers.get('X-Robots-Tag'), headers.get('Cache-Control')].join(' '),
      ),
    ).toEqual([404, 403, 405, 404].map(status => `${status} noindex private, no-store`))
  })

  it('finds places by two letters to forty, ten at most (SEARCH-21)', async () => {
    const { get, api, site } = anAgency()
    const places = Array.from({ length: 12 }, (_, id) => ({
      id: id + 1,
      zip: '9000',
      name: `Gent ${id}`,
      lat: 51,
      lon: 3.7,
    }))
    api.answers.set(`GET /sites/${site.id}/places`, places)
    const found = async (text: string): Promise<number> => {
      const answer = await get(`/nl/ajax/search-city?q=${encodeURIComponent(text)}`)
      return (await answer.json<{ results: unknown[] }>()).results.length
    }
    expect(await Promise.all(['', 'G', 'Ge', 'G'.repeat(40), 'G'.repeat(41)].map(found))).toEqual([
      0, 0, 10, 10, 0,
    ])
  })

  it('17.47: counts the homes of the list that is searched, by default of all (SEARCH-87)', async () => {
    const { get, api, site } = anAgency()
    const counted = (count: number) => ({
      headTypes: [],
      prices: { min: null, max: null },
      bedrooms: [],
      locations: [{ id: 44021, zip: '9000', name: 'Gent', lat: 51.05, lon: 3.72, count }],
    })
    const places = [{ id: 44021, zip: '9000', name: 'Gent', lat: 51.05, lon: 3.72 }]
    api.answers.set(`GET /sites/${site.id}/places`, places)
    api.answers.set(`POST /sites/${site.id}/estate-filters`, async (request: Request) => {
      const { query } = await request.clone().json<{ query: { terms?: object } }>()
      return counted(query.terms ? 17 : 78)
    })
    const countOf = async (list: string): Promise<unknown> => {
      const answer = await get(`/nl/ajax/search-city?q=gent${list}`)
      return (await answer.json<{ results: { count: number }[] }>()).results[0]?.count
    }
    expect([await countOf('&list=2.list'), await countOf('')]).toEqual([17, 78])
  })

  it('says that places could not be had, and has no stand-in for them kept (SEARCH-79)', async () => {
    const { get, api, site } = anAgency()
    const fault = new Response(null, { status: 500 })
    api.answers.set(`GET /sites/${site.id}/places`, fault)
    const standIn = await get('/nl/ajax/search-city?q=gent')
    expect([standIn.status, standIn.headers.get('Cache-Control')]).toEqual([
      200,
      'private, no-store',
    ])
    expect(await standIn.text()).toContain('"Gent"')
    const other = anAgency()
    other.api.answers.set(`GET /sites/${other.site.id}/places`, fault)
    other.api.answers.set(`POST /sites/${other.site.id}/estate-filters`, fault)
    const none = await other.get('/nl/ajax/search-city?q=gent')
    expect([none.status, none.headers.get('Retry-After')]).toEqual([503, '30'])
  })

  it('says in JSON that there is no such call (ROUTE-36)', async () => {
    const answer = await anAgency().get('/nl/ajax/nergens')
    expect([answer.status, Object.keys(await answer.json<object>())]).toEqual([404, ['error']])
  })
})

describe('a page', () => {
  it.each(LOCALES)('says that it is in %s (LOCALE-4)', async locale => {
    const answer = await anAgency().get(`/${locale}`)
    expect(answer.headers.get('Content-Language')).toBe(locale)
    expect(await answer.text()).toContain(`<html lang="${locale}"`)
  })
})
