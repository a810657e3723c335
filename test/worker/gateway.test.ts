import { describe, expect, it, vi } from 'vitest'
import { aSite, anEstate } from '../support/demo-api.ts'
import type { Site } from '../../shared/site/site.ts'
import { openSite } from '../support/open-site.ts'
import { anAgency } from '../support/agency.ts'

describe('the gateway', () => {
  it('shows the home page of the requested host', async () => {
    const { get, site } = anAgency()
    const response = await get('/nl')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`Welkom bij ${site.name}`)
  })

  it('names in Link what its head asks for first, in the same order (PAGE-62)', async () => {
    const answer = await anAgency().get('/nl')
    const html = await answer.text()
    const asked = (tag: RegExp): string[] => [...html.matchAll(tag)].map(([, path = '']) => path)
    expect(
      [...(answer.headers.get('Link') ?? '').matchAll(/<([^>]+)>; rel=(?:module)?preload/g)].map(
        ([, path]) => path,
      ),
    ).toEqual([
      ...asked(/<link rel="stylesheet" href="([^"]+)"/g),
      ...asked(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
      ...asked(/<script type="module" src="([^"]+)"/g),
    ])
  })

  it('asks for its script at low priority (PAGE-87)', async () => {
    const answer = await anAgency().get('/nl')
    expect(answer.headers.get('Link')).toMatch(/\.js>; rel=modulepreload; fetchpriority=low/)
    expect(await answer.text()).toMatch(/<script type="module" src="[^"]+" fetchPriority="low">/)
  })

  it('answers an unknown host with a page that names no tenant (SEC-2)', async () => {
    const { get } = openSite({ API: anAgency().api })
    const response = await get('http://niemand.test/nl')
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('Kantoor')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('answers an unknown host in the language of the browser (PAGE-97)', async () => {
    const { get } = openSite({ API: anAgency().api })
    const said = async (language: string): Promise<string> =>
      (await get('http://niemand.test/nl', { headers: { 'Accept-Language': language } })).text()
    expect(await said('fr-BE,nl;q=0.5')).toContain('Aucun site à cette adresse')
    expect(await said('it')).toContain('Geen website op dit adres')
  })

  it('says of a language that a known agency lacks that it lacks it (LOCALE-21)', async () => {
    const { get } = anAgency({ locales: ['nl', 'fr'] })
    const answer = await get('/de')
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(html).toContain('Niet in deze taal')
    expect(html).not.toContain('Geen website op dit adres')
  })

  it('leaves out quotes, reviews, people and offices that cannot be had (CONTENT-47)', async () => {
    const { get, api, site } = anAgency()
    const key = `GET /sites/${site.id}/pages/by-url/nl`
    const page = api.answers.get(key) as { sections: object[] }
    const types = ['quotes', 'reviews', 'employees', 'offices']
    api.answers.set(key, {
      ...page,
      sections: [
        ...page.sections,
        ...types.map(type => ({ id: type, type, entity: type, title: { nl: `Titel ${type}` } })),
      ],
    })
    for (const type of types)
      api.answers.set(
        `GET /sites/${site.id}/entities/${type}/items`,
        () => new Response(null, { status: 500 }),
      )
    const answer = await get('/nl')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    for (const type of types) expect(html).not.toContain(`Titel ${type}`)
  })

  it('shows a project without its homes where these cannot be had (DETAIL-43)', async () => {
    const { get, api, site } = anAgency({}, [anEstate(1, { project: true })])
    api.answers.set(
      `GET /sites/${site.id}/estates/group/1`,
      () => new Response(null, { status: 500 }),
    )
    const first = await get('/nl/aanbod/1')
    const answer = first.status === 200 ? first : await get(first.headers.get('Location') ?? '')
    expect(answer.status).toBe(200)
  })

  it('accepts a host in any case, with a port and a trailing dot (SEC-1)', async () => {
    const { site, get: _, api } = anAgency()
    const { get } = openSite({ API: api })
    for (const host of [
      site.hostnames[0]?.toUpperCase(),
      `${site.hostnames[0]}:8080`,
      `${site.hostnames[0]}.`,
    ]) {
      expect((await get(`http://${host}/nl`)).status).toBe(200)
    }
  })

  it('redirects / to the visitor’s preferred language among those of the site (LOCALE-3)', async () => {
    const { get } = anAgency({ locales: ['nl', 'fr'] })
    const locations = [
      'fr-BE,fr;q=0.9',
      'de,fr;q=0.5',
      'de',
      '',
      'nl;q=0, fr;q=0.1',
      'nl;q=0.5, fr;q=0.8',
      'x'.repeat(10_000),
    ].map(async header => {
      const response = await get('/', { headers: { 'Accept-Language': header } })
      return `${response.status} ${response.headers.get('Location')}`
    })
    expect(await Promise.all(locations)).toEqual([
      '302 /fr',
      '302 /fr',
      '302 /nl',
      '302 /nl',
      '302 /fr',
      '302 /fr',
      '302 /nl',
    ])
  })

  it('reads * as any language that is not named, the site’s own default first (LOCALE-22)', async () => {
    const { get } = anAgency({ locales: ['nl', 'fr', 'de'] })
    const led = async (header: string) =>
      (await get('/', { headers: { 'Accept-Language': header } })).headers.get('Location')
    expect(
      await Promise.all(
        ['fr;q=0.1, *;q=0.5', 'nl;q=0, *', 'fr, *;q=0.5', '*;q=0, fr', '*'].map(led),
      ),
    ).toEqual(['/nl', '/fr', '/fr', '/fr', '/nl'])
  })

  it('lists fifteen estates and a link to the next page (LIST-1, LIST-11)', async () => {
    const html = await (await anAgency().get('/nl/te-koop')).text()
    expect(html.match(/<article class="card/g)).toHaveLength(15)
    expect(html).toMatch(/rel="next" href="\/nl\/te-koop\?page=2"/)
  })

  it('redirects the short address, a wrong slug and a trailing slash to the canonical address (ROUTE-25)', async () => {
    const { get } = anAgency()
    const goesTo = async (path: string) => {
      const response = await get(path)
      return `${response.status} ${response.headers.get('Location')}`
    }
    const slug = '/nl/aanbod/7/woning-te-koop-in-veldstraat-7-9000-gent'
    expect(await goesTo('/nl/aanbod/7')).toBe(`301 ${slug}`)
    expect(await goesTo('/nl/aanbod/7/koop-viagra')).toBe(`301 ${slug}`)
    expect(await goesTo(`${slug}/`)).toBe(`301 ${slug}`)
    expect((await get(slug)).status).toBe(200)
  })

  it('17.40: redirects a French address from before the status agreed (ROUTE-25, ESTATE-23)', async () => {
    const sold = anEstate(7)
    sold.general.transaction = { id: 5, name: { fr: 'Vendu' } }
    sold.general.subType = { id: 2, name: { fr: 'Maison mitoyenne' } }
    const { get } = anAgency({}, [sold])
    const old = await get('/fr/offre/7/maison-mitoyenne-vendu-a-veldstraat-7-9000-gent')
    expect(old.status).toBe(301)
    const to = old.headers.get('Location') ?? ''
    expect(to).toBe('/fr/offre/7/maison-mitoyenne-vendue-a-veldstraat-7-9000-gent')
    expect((await get(to)).status).toBe(200)
  })

  it('answers 404 in the visitor’s language, without an API call for an impossible id (ROUTE-32, API-20)', async () => {
    const { get, api } = anAgency()
    await get('/nl')
    const before = api.calls.filter(call => call.path.includes('/estates/')).length
    for (const path of [
      '/nl/aanbod/abc',
      '/nl/aanbod/0',
      '/nl/aanbod/99999999999999',
      '/nl/aanbod/1;drop',
      '/nl/aanbod/%F0%28',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
    expect(api.calls.filter(call => call.path.includes('/estates/')).length).toBe(before)
    const french = await get('/fr/offre/999')
    expect(french.status).toBe(404)
    expect(await french.text()).toContain('Nous ne trouvons pas ce bien')
  })

  it('hides an estate whose status the site hides (VIS-3, VIS-4)', async () => {
    const { get } = anAgency({ settings: { ...aSite().settings, hiddenStatus: [5] } }, [
      anEstate(1),
      anEstate(2, { transaction: { id: 5 } }),
    ])
    expect((await get('/nl/aanbod/2')).status).toBe(404)
    expect(await (await get('/nl/te-koop')).text()).not.toContain('data-favorite="2"')
    expect((await get('/nl/ajax/estate/2')).status).toBe(404)
  })

  it('serves a cached page when the API is down, and a 503 page where there is none (LIST-21, CONTENT-31)', async () => {
    const { get, api, site } = anAgency()
    const before = await (await get('/nl/te-koop')).text()
    api.fault = () => new Response('down', { status: 500 })
    const after = await get('/nl/te-koop')
    expect(after.status).toBe(200)
    expect(await after.text()).toBe(before)
    const unseen = await get('/nl/te-koop?price-min=100')
    expect(unseen.status).toBe(503)
    expect(unseen.headers.get('Retry-After')).toBe('30')
    const text = await unseen.text()
    expect(text).toContain(site.agency.phone)
    expect(text).not.toContain('Geen panden')
  })

  it('retries a read when the connection breaks, and never a write (API-7)', async () => {
    const { get, api, site } = anAgency()
    let breaks = 1
    const asked: string[] = []
    for (const call of [`GET /sites/${site.id}/estates/v2/3`, `POST /sites/${site.id}/estates`]) {
      api.answers.set(call, () => {
        asked.push(call.slice(0, 4))
        if (breaks-- > 0) throw new Error('Network connection lost.')
        return Response.json(anEstate(3))
      })
    }
    expect([(await get('/nl/aanbod/3')).status, asked.splice(0)]).toEqual([301, ['GET ', 'GET ']])
    breaks = 9
    expect([(await get('/nl/te-koop?price-min=200')).status, asked.splice(0)]).toEqual([
      503,
      ['POST'],
    ])
  })

  it('gives a failed response the id of the log line that says why (OPS-2)', async () => {
    const { get, api } = anAgency()
    await get('/nl')
    api.fault = () => new Response('down', { status: 500 })
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const failed = await get('/nl/te-koop?price-min=300')
    const lines = log.mock.calls.map(
      ([line]) => JSON.parse(String(line)) as { event: string; request: string },
    )
    log.mockRestore()
    expect(failed.status).toBe(503)
    expect(
      lines
        .filter(({ request }) => request === failed.headers.get('X-Request-Id'))
        .map(({ event }) => event),
    ).toContain('api-failed')
  })

  it('ignores malformed query values (FILTER-11)', async () => {
    const { get, api } = anAgency()
    await get(
      '/nl/te-koop?type=abc&city=1e9&price-min=NaN&bedrooms=-3&geo_range=10km;x;y&page=999999999999&sortType=DROP&__proto__=1&foo[]=1',
    )
    const body = JSON.parse(
      api.calls.findLast(call => call.path.endsWith('/estates'))?.body ?? '{}',
    )
    expect(body.query).toEqual({ terms: { 'transaction.id': [1] } })
  })

  it('tells the browser to revalidate each page, by its ETag (PAGE-6, CACHE-37)', async () => {
    const { get } = anAgency()
    const first = await get('/nl/te-koop')
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(first.headers.get('Cache-Tag')).toBeNull()
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w]+"$/)
    const again = await get('/nl/te-koop', { headers: { 'If-None-Match': `W/${etag}` } })
    expect(again.status).toBe(304)
    expect(again.headers.get('Cache-Status')).toMatch(/^page; hit/)
  })

  it('answers HEAD like GET without the body (ROUTE-35)', async () => {
    const { get } = anAgency()
    const [head, whole] = [await get('/nl', { method: 'HEAD' }), await get('/nl')]
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('Content-Length')).toBe(String((await whole.arrayBuffer()).byteLength))
  })

  it('drops unknown and tracking keys from the page and its cache key (ROUTE-29, CACHE-36)', async () => {
    const { get, api } = anAgency()
    await get('/nl/te-koop?type=1&city=2')
    const calls = api.calls.length
    const response = await get('/nl/te-koop?utm_source=x&city=2&fbclid=y&type=1')
    expect(response.headers.get('Cache-Status')).toMatch(/^page; hit/)
    expect(api.calls.length).toBe(calls)
  })

  it.each([
    '/',
    '/nl',
    '/nl/te-koop',
    '/nl/nergens',
    '/nl/ajax/estates',
    '/nl/ajax/nergens',
    '/nl/favorieten',
    '/nl/feed/2.list.atom',
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/sitemap-estates-1.xml',
    '/speculation-rules.json',
    '/csp-reports',
    '/assets/x',
    '/rental-units/photo/1/2',
    '/nl/te-koop/',
    '/admin',
    '/admin/health',
    '/admin/console.css',
  ])('carries the same protective headers on %s (SEC-11, SEC-12, SEC-15)', async path => {
    const { api, origin } = anAgency()
    const { get } = openSite({ API: api })
    const { headers } = await get(origin + path)
    const policy = headers.get('Content-Security-Policy')
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'report-uri /csp-reports',
    ])
      expect(policy).toContain(`${part};`)
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(
      Object.fromEntries(
        [
          'X-Content-Type-Options',
          'Referrer-Policy',
          'Cross-Origin-Opener-Policy',
          'Cross-Origin-Resource-Policy',
          'Reporting-Endpoints',
        ].map(name => [name, headers.get(name)]),
      ),
    ).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': expect.stringMatching(
        /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
      ),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Reporting-Endpoints': 'csp="/csp-reports"',
    })
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*microphone=\(\)/)
    expect(headers.get('Cache-Control')).toBeTruthy()
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    expect(headers.get('Server-Timing')).toBeTruthy()
    expect(headers.get('Cache-Status')).toBeTruthy()
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(
      (await get(origin.replace('http:', 'https:') + path)).headers.get(
        'Strict-Transport-Security',
      ),
    ).toBe('max-age=31536000')
  })

  it('requires trusted types, unless a third-party captcha runs on the page (SEC-14)', async () => {
    const policyOf = async (captcha: Site['settings']['captcha']) =>
      (await anAgency({ settings: { ...aSite().settings, captcha } }).get('/nl')).headers.get(
        'Content-Security-Policy',
      )
    expect(await policyOf(null)).toContain(
      "require-trusted-types-for 'script'; trusted-types default baksteen;",
    )
    expect(await policyOf({ service: 'turnstile', siteKey: 'x' })).not.toContain('trusted-types')
  })

  it('refuses methods that a page does not support (ROUTE-35, SEC-10)', async () => {
    const { get } = anAgency()
    const response = await get('/nl/te-koop', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })

  it.each([
    ['GET', 'contact-form-handler', 405, 'POST'],
    ['GET', 'send-to-a-friend', 405, 'POST'],
    ['POST', 'notifications', 405, 'GET, HEAD'],
    ['GET', 'nothing', 404, null],
  ])(
    'answers %s of the call %s with the methods it supports (ROUTE-35, ROUTE-36, PAGE-18)',
    async (method, call, status, allow) => {
      const { get, origin } = anAgency()
      const { status: got, headers } = await get(`/nl/ajax/${call}`, {
        method,
        headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      })
      expect([got, headers.get('Allow'), headers.get('Cache-Control')]).toEqual([
        status,
        allow,
        'private, no-store',
      ])
    },
  )

  it('never mixes hosts and languages in a thousand interleaved requests (SEC-4)', async () => {
    const agencies = [anAgency(), anAgency(), anAgency()]
    const locales = ['nl', 'fr', 'en', 'de']
    const requests = Array.from({ length: 1008 }, (_, index) => ({
      agency: agencies[index % 3]!,
      locale: locales[Math.floor(index / 3) % 4]!,
      path: ['', '/nergens'][Math.floor(index / 12) % 2]!,
    }))
    const wrong: string[] = []
    for (let at = 0; at < requests.length; at += 48) {
      await Promise.all(
        requests.slice(at, at + 48).map(async ({ agency, locale, path }) => {
          const html = await (await agency.get(`/${locale}${path}`)).text()
          const others = agencies.filter(other => other !== agency)
          if (
            !html.includes(`<html lang="${locale}"`) ||
            !html.includes(agency.site.name) ||
            others.some(other => html.includes(other.site.name))
          ) {
            wrong.push(`${agency.site.name} ${locale}${path}`)
          }
        }),
      )
    }
    expect(wrong).toEqual([])
  })

  it('calls with the headers that the API expects (API-2, API-3)', async () => {
    const { get, api, site } = anAgency()
    await get('/fr/a-vendre')
    const [read, search] = [
      api.calls.find(call => call.path.includes('by-url')),
      api.calls.find(call => call.path.endsWith('/estates')),
    ]
    expect(read?.headers.get('X-SITE')).toBe(String(site.id))
    expect(read?.headers.get('Accept-Language')).toBe('fr')
    expect(read?.headers.get('X-CLIENT')).toBe('website')
    expect(search?.headers.get('X-SITE')).toBe(String(site.id))
    expect(search?.headers.get('X-CLIENT')).toBe('website')
  })
})
