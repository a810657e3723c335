import { describe, expect, it } from 'vitest'
import { classify, pageRouteOf } from '../../../worker/http/classify.ts'
import { aSite } from '../../support/demo-api.ts'

const ORIGIN = 'https://leie.example'
const SITE = {
  ...aSite({ locales: ['nl', 'fr'], defaultLocale: 'nl' }),
  state: 'live',
  movedTo: null,
}
const OWN = { 'Sec-Fetch-Site': 'same-origin', Origin: ORIGIN }

/** A request as 'GET /nl' or 'POST /nl'. */
const request = (line: string, headers: Record<string, string> = {}): Request => {
  const [method, path] = line.split(' ')
  return new Request(ORIGIN + path, { method, headers })
}

const page = (canonical: string, changes = {}) => ({
  kind: 'page',
  canonical,
  format: 'html',
  cacheable: true,
  hangsOn: expect.any(Array),
  ...changes,
})
const personal = { cacheable: false }
const canonicalTo = (to: string) => ({ kind: 'redirect', reason: 'canonical', status: 301, to })
const refused = (status: number, allow?: string) =>
  allow ? { kind: 'refusal', status, allow } : { kind: 'refusal', status }

describe('what a request is', () => {
  it.each([
    ['GET /admin', { kind: 'admin' }],
    ['POST /admin/purge', { kind: 'admin' }],
    ['GET /%61dmin', { kind: 'admin' }],
    ['GET /administration', page('/administration')],
    ['GET /assets/x', { kind: 'asset' }],
    ['HEAD /assets/x', { kind: 'asset' }],
    ['POST /assets/x', refused(405, 'GET, HEAD')],
    ['GET /assets/x/y', page('/assets/x/y')],
    ['GET /rental-units/photo/1/2', { kind: 'asset' }],
    ['GET /speculation-rules.json', { kind: 'asset' }],
    ['POST /csp-reports', { kind: 'asset' }],
    ['GET /_patterns', { kind: 'asset' }],
    ['GET /_patterns/mail', { kind: 'asset' }],
    ['GET /nl/ajax/estates', { kind: 'ajax' }],
    ['POST /de/ajax/contact-form-handler', { kind: 'ajax' }],
    ['DELETE /nl/ajax', { kind: 'ajax' }],
    ['GET /robots.txt', page('/robots.txt')],
    ['GET /nl', page('/nl')],
    ['HEAD /nl/te-koop', page('/nl/te-koop')],
    ['GET /nl/favorieten', page('/nl/favorieten', personal)],
    ['GET /nl/aanbod/7/villa?viewing=1', page('/nl/aanbod/7/villa?viewing=1', personal)],
    ['GET /nl/te-koop?viewing=1', page('/nl/te-koop?viewing=1')],
  ])('%s', (line, decision) => {
    expect(classify(request(line), SITE)).toEqual(decision)
  })
})

describe('the one address of a page', () => {
  it.each([
    ['GET /nl/te-koop?utm_source=x&type=2&city=1&type=', page('/nl/te-koop?city=1&type=2')],
    ['GET /nl/te-koop/?type=1', canonicalTo('/nl/te-koop?type=1')],
    ['HEAD //nl//te-koop', canonicalTo('/nl/te-koop')],
    ['GET /NL/te-koop', canonicalTo('/nl/te-koop')],
    ['POST /nl/te-koop/', refused(405, 'GET, HEAD')],
  ])('%s', (line, decision) => {
    expect(classify(request(line), SITE)).toEqual(decision)
  })

  it('is chosen at / by the languages of the browser, among those of the site', () => {
    expect(classify(request('GET /', { 'Accept-Language': 'de,fr;q=0.5' }), SITE)).toEqual({
      kind: 'redirect',
      reason: 'language',
      status: 302,
      to: '/fr',
    })
  })

  it('is on the origin that the site moved to, with the method kept', () => {
    const moved = { ...SITE, state: 'live', movedTo: 'https://new.example' }
    const to = 'https://new.example/nl/?a=b'
    const answers = ['GET', 'HEAD', 'POST'].map(method =>
      classify(request(`${method} /nl/?a=b`), moved),
    )
    expect(answers).toEqual(
      [301, 301, 308].map(status => ({ kind: 'redirect', reason: 'moved', status, to })),
    )
    expect(classify(request('GET /nl'), { ...SITE, movedTo: ORIGIN })).toEqual(page('/nl'))
    expect(classify(request('GET /admin'), moved)).toEqual({ kind: 'admin' })
  })
})

describe('the format of a page', () => {
  it.each([
    ['GET /nl', 'text/markdown', 'markdown'],
    ['GET /nl', 'text/html, text/markdown;q=0.5', 'html'],
    ['GET /nl', 'text/html;q=0.5, text/markdown', 'markdown'],
    ['GET /nl', 'text/html,*/*', 'html'],
    ['POST /nl/hou-me-op-de-hoogte', 'text/markdown', 'html'],
  ])('of %s for %s is %s', (line, Accept, format) => {
    expect(classify(request(line, { ...OWN, Accept }), SITE)).toMatchObject({ format })
  })
})

describe('what is refused', () => {
  it.each([
    ['DELETE /nl', refused(405, 'GET, HEAD')],
    ['POST /nl/aanbod/7?viewing=1', refused(405, 'GET, HEAD')],
    ['PUT /nl/hou-me-op-de-hoogte', refused(405, 'GET, HEAD, POST')],
    ['POST /nl/hou-me-op-de-hoogte', refused(403)],
    ['POST /nl/hou-me-op-de-hoogte/abc', refused(403)],
    ['GET /de', refused(404)],
    ['GET /de/angebot/7', refused(404)],
  ])('%s', (line, decision) => {
    expect(classify(request(line), SITE)).toEqual(decision)
  })

  it('is not a form of the site’s own, nor the button of a mail program', () => {
    const form = page('/nl/hou-me-op-de-hoogte', personal)
    expect(classify(request('POST /nl/hou-me-op-de-hoogte', OWN), SITE)).toEqual(form)
    const button = '/nl/hou-me-op-de-hoogte/uitschrijven/abc'
    expect(classify(request(`POST ${button}`), SITE)).toEqual(page(button, personal))
  })

  it('is every address of a host that no site has, but the operators’', () => {
    for (const line of ['GET /', 'GET /nl', 'GET /assets/x', 'POST /nl/ajax/x', 'DELETE /x'])
      expect(classify(request(line), null)).toEqual(refused(404))
    expect(classify(request('GET /admin/health'), null)).toEqual({ kind: 'admin' })
  })
})

describe('a draft', () => {
  it('is never shared, and may be in a language that the site does not offer', () => {
    const draft = { isPreview: true }
    expect(classify(request('GET /nl/nieuw?preview=x'), SITE, draft)).toEqual(
      page('/nl/nieuw', personal),
    )
    expect(classify(request('GET /de/neu?preview=x'), SITE, draft)).toMatchObject(personal)
    expect(classify(request('GET /nl/nieuw?preview=x'), SITE)).toEqual(page('/nl/nieuw'))
  })
})

describe('the route of an address', () => {
  it.each([
    ['/nl/aanbod/7', 'estate', { estateId: '7' }],
    ['/nl/aanbod/7?viewing=1', 'viewing', { estateId: '7' }],
    ['/fr/offre/7/villa/8?viewing', 'viewing', { estateId: '7', slug: 'villa', entityId: '8' }],
    ['/nl/vakantie?viewing=1', 'rentals', {}],
  ])('%s is %s', (path, name, params) => {
    expect(pageRouteOf(new URL(path, ORIGIN))).toEqual({ name, params })
  })

  it.each(['/nl', '/nl/te-koop', '/robots.txt', '/nl/ajax/estates', '/nl/%E0'])(
    '%s is none',
    path => {
      expect(pageRouteOf(new URL(path, ORIGIN))).toBeNull()
    },
  )
})
