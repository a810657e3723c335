import { afterEach, describe, expect, it, vi } from 'vitest'
import { anEstate, aPage, aSite, siteApi } from '../support/demo-api.ts'
import { openSite } from '../support/open-site.ts'

const DETAIL = '/nl/aanbod/2/woning-te-koop-in-veldstraat-2-9000-gent'
const TOKEN = 'a1B2'.repeat(10).concat('xyz')
const APPOINTMENT = 'c3D4'.repeat(8)

afterEach(() => void vi.restoreAllMocks())

function aSiteWith(bindings: object = {}, changes: Parameters<typeof aSite>[0] = {}) {
  const site = aSite(changes)
  const api = siteApi(
    site,
    Array.from({ length: 4 }, (_, index) => anEstate(index + 1)),
  )
  const { get, stream } = openSite({ API: api, TOKEN_SECRET: 'test', ...bindings })
  const origin = `http://${site.hostnames[0]}`
  return {
    site,
    api,
    at: `/sites/${site.id}`,
    get: (path: string, init?: RequestInit) => get(origin + path, init),
    stream: (path: string) => stream(origin + path),
  }
}

const logLines = () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  return lines
}

describe('the status of a page', () => {
  it('is known before a byte is sent (PAGE-1)', async () => {
    const { api, at, stream } = aSiteWith()
    let open: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      open = resolve
    })
    api.answers.set(`GET ${at}/estates/v2/2`, async () => {
      await held
      return new Response(null, { status: 410 })
    })
    let isSent = false
    const answer = stream(DETAIL).then(response => {
      isSent = true
      return response
    })
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(isSent).toBe(false)
    open()
    expect((await answer).status).toBe(410)
  })

  it('is that of the route where the CMS has a page at its address (PAGE-2)', async () => {
    const { api, at, get } = aSiteWith()
    const title = { nl: 'Van het CMS' }
    const page = aPage(9, { nl: 'vergelijken' }, [{ id: 't', type: 'sectionTitle', title }])
    api.answers.set(`GET ${at}/pages/by-url/nl%2Fvergelijken`, page)
    expect(await (await get('/nl/vergelijken')).text()).not.toContain('Van het CMS')
    expect(api.calls.filter(({ path }) => path.includes('vergelijken'))).toEqual([])
  })

  it('is 500 without script or agency data but its name and telephone where we failed, and logged (PAGE-3, PAGE-113)', async () => {
    const lines = logLines()
    const { get, site } = aSiteWith({ TOKEN_SECRET: undefined })
    const answer = await get(`/fr/tenez-moi-informe/${TOKEN}`)
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('<html lang="fr"')
    expect(html).toContain(site.name)
    expect(html).toContain('<a href="">Réessayer</a> <a href="/fr">')
    expect(html).toContain(`href="tel:${site.agency.phone?.replaceAll(' ', '')}"`)
    expect(html).not.toMatch(/<script|mailto:/)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(lines.map(line => (JSON.parse(line) as { event: string }).event)).toContain(
      'page-failed',
    )
  })

  it('is 503 where the API failed, and says when to come back (PAGE-3, PAGE-4, PAGE-113)', async () => {
    const { get, api } = aSiteWith()
    await get('/nl')
    api.fault = () => new Response(null, { status: 500 })
    for (const path of ['/nl/te-koop?price-max=1', DETAIL]) {
      const answer = await get(path)
      const { status, headers } = answer
      const html = await answer.text()
      expect(html).toContain(`href="${path}">Opnieuw proberen`)
      expect(html).toContain('over een halve minuut')
      expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([
        503,
        '30',
        'no-store',
      ])
    }
  })
})

describe('what a page carries', () => {
  it('is the same bytes made twice, for whoever asks (PAGE-8)', async () => {
    const { get } = aSiteWith({ PAGE_CACHE: 'off' })
    for (const path of ['/nl', '/nl/te-koop', DETAIL]) {
      const one = await get(path, { headers: { Cookie: 'a=b', 'User-Agent': 'one' } })
      const other = await get(path, { headers: { 'Accept-Language': 'de', 'User-Agent': 'other' } })
      expect(await one.text()).toBe(await other.text())
      expect(one.headers.get('ETag')).toBe(other.headers.get('ETag'))
    }
  })

  it('is there without the menus that cannot be had (PAGE-10)', async () => {
    const { api, at, get, site } = aSiteWith()
    for (const menu of ['header', 'footer'])
      api.answers.set(`GET ${at}/navigation/${menu}`, new Response(null, { status: 500 }))
    const answer = await get('/nl')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    for (const part of ['<header', '<main id="main">', '<footer', `Welkom bij ${site.name}`])
      expect(html).toContain(part)
  })

  it('is where the words of its own language are, and none of them (PAGE-99)', async () => {
    const { get } = aSiteWith()
    const html = await (await get('/fr/a-vendre')).text()
    const json =
      /<script id="view" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
    expect(JSON.parse(json)).toMatchObject({
      locale: 'fr',
      words: expect.stringMatching(/^\/assets\/words-fr-[A-Z0-9]{8}\.json$/),
    })
    expect(json.length).toBeLessThan(600)
  })

  it('is a style sheet and an icon of its own site, under names of their text (PAGE-14)', async () => {
    const accent = (colour: string) => ({ theme: { ...aSite().theme, accent: colour } })
    const one = aSiteWith({}, accent('112233'))
    const other = aSiteWith({}, accent('445566'))
    const names = async ({ get }: typeof one) =>
      [
        ...(await (await get('/nl')).text()).matchAll(/\/assets\/(?:theme|icon)\.[0-9a-f]+\.\w+/g),
      ].map(([name]) => name)
    const [own, foreign] = [await names(one), await names(other)]
    expect(own).toHaveLength(2)
    expect(own[0]).not.toBe(foreign[0])
    for (const name of own) {
      const file = await one.get(name)
      expect([file.status, file.headers.get('Cache-Control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
    expect((await one.get(foreign[0] ?? '')).status).toBe(404)
  })

  it('is in its headers: language, form and what may be fetched ahead (PAGE-15, PAGE-16)', async () => {
    const { get } = aSiteWith()
    const { headers } = await get('/de/nichts')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-language': 'de',
      vary: 'Accept',
      'x-robots-tag': 'noindex',
      'speculation-rules': '"/speculation-rules.json"',
    })
    const found = (await get('/nl')).headers
    expect([found.get('X-Robots-Tag'), found.get('Speculation-Rules')]).toEqual([
      null,
      '"/speculation-rules.json"',
    ])
    expect((await get('/robots.txt')).headers.get('Speculation-Rules')).toBeNull()
  })
})

it('a call of the script that fails because the API does is 503 with Retry-After (PAGE-19)', async () => {
  const { get, api } = aSiteWith()
  await get('/nl')
  api.fault = () => new Response(null, { status: 500 })
  const answer = await get('/nl/ajax/estate/2')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
})

it('a call of the script is kept by nobody, but places by the browser for an hour (PAGE-18)', async () => {
  const { get } = aSiteWith()
  const kept = async (call: string) => (await get(`/nl/ajax/${call}`)).headers.get('Cache-Control')
  expect([
    await kept('estate/2'),
    await kept('notifications'),
    await kept('search-city?q=ge'),
  ]).toEqual(['private, no-store', 'private, no-store', 'private, max-age=3600'])
})

it('a photograph of a rental unit comes under the rules of assets (PAGE-21)', async () => {
  const { get, api, at } = aSiteWith()
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
  const path = '/rental-units/photo/231/1-medium'
  api.answers.set(`GET ${at}${path}`, () => new Response(PNG))
  const photo = await get(path)
  expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(photo.headers.get('Content-Security-Policy')).toMatch(/^sandbox/)
  api.answers.set(`GET ${at}${path}`, () => new Response('<script>alert(1)</script>'))
  expect((await get(path)).status).toBe(404)
})

it('no line of the log holds a token, an appointment’s id, a query or a person (OPS-6)', async () => {
  const lines = logLines()
  const broken = aSiteWith({ TOKEN_SECRET: undefined })
  await broken.get(`/nl/hou-me-op-de-hoogte/${TOKEN}?email=an@voorbeeld.be`)
  await broken.get(`/nl/hou-me-op-de-hoogte/uitschrijven/${TOKEN}`)
  const unstored = aSiteWith({ AGENCY: { getByName: () => ({}) } })
  await unstored.get(`/nl/hou-me-op-de-hoogte/uitschrijven/${TOKEN}`)
  const down = aSiteWith()
  await down.get('/nl')
  down.api.fault = () =>
    new Response('an@voorbeeld.be +32 470 12 34 56', { status: 500, statusText: 'no\nway' })
  await down.get(`/nl/afspraak-annuleren/${APPOINTMENT}`)
  await down.get('/nl/te-koop?price-min=4&utm_source=an@voorbeeld.be')
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) {
    expect(() => JSON.parse(line) as unknown, line).not.toThrow()
    expect(line).not.toContain('\n')
    expect(line).not.toMatch(new RegExp(`${TOKEN}|${APPOINTMENT}|voorbeeld|470 12|utm_|price-min`))
  }
})

it('leads from a word that people would type to the route’s own (ROUTE-68)', async () => {
  const { get } = aSiteWith()
  for (const [path, to] of [
    ['/de/ferien', '/de/feiertage'],
    ['/de/ferien/204', '/de/feiertage/204'],
  ]) {
    const answer = await get(path!)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
  }
  expect((await get('/nl/ferien')).status).toBe(404)
  const own = aPage(8, { de: 'ferien' }, [
    { id: 't', type: 'sectionTitle', title: { de: 'Unsere Ferien' } },
  ])
  const other = aSiteWith()
  other.api.answers.set(`GET ${other.at}/pages/by-url/de%2Fferien`, own)
  expect((await other.get('/de/ferien')).status).toBe(200)
})
