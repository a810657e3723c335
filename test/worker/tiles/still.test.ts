import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapArchive } from '../../../worker/commands/map/archive.ts'
import type { Layer } from '../../../worker/commands/map/layers.ts'
import { TILE_PX, tilePoint } from '../../../shared/map/mercator.ts'
import {
  STEPS,
  STILL,
  stillAround,
  stillHref,
  zoomedOut,
} from '../../../worker/tiles/still/view.ts'
import type { Locale } from '../../../shared/locale.ts'
import { aSite, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

const NAME = 'a1b2c3d4e5f60718'
const GENT = { lat: 51.05, lon: 3.72 }
const SPA = { lat: 50.49, lon: 5.86 }

const square = ({ lat, lon }: typeof GENT, size: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [lon - size, lat - size],
      [lon + size, lat - size],
      [lon + size, lat + size],
      [lon - size, lat + size],
      [lon - size, lat - size],
    ],
  ],
})

/** Streets at Gent, at Spa land and a name alone. */
const LAYERS: Record<string, Layer> = {
  earth: [GENT, SPA].map(place => ({
    geometry: square(place, 0.2),
    properties: { kind: 'earth', home: true },
    from: 0,
  })),
  roads: [
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [3.7, 51.05],
          [3.72, 51.05],
          [3.74, 51.05],
        ],
      },
      properties: { kind: 'minor_road', name: 'Rue <b>& Fils' },
      from: 12,
    },
  ],
  places: [
    {
      geometry: { type: 'Point', coordinates: [SPA.lon, SPA.lat] },
      properties: { kind: 'locality', kind_detail: 'town', name: 'Spa', 'name:fr': 'Spâ' },
      from: 8,
    },
    // Upon each other; the second is the greater.
    ...[
      { name: 'Dorp', population: 0 },
      { name: 'Stad', population: 9_000 },
    ].map(({ name, population }) => ({
      geometry: { type: 'Point' as const, coordinates: [4.6, 50.8] },
      properties: { kind: 'locality', kind_detail: 'town', name, population },
      from: 8,
    })),
    // Whose names stand upon each other in larger letters alone, and one beyond the edge.
    ...[
      { name: 'Aat', lon: GENT.lon - 0.03 },
      { name: 'Oud', lon: GENT.lon },
      { name: 'Een lange naam aan de rand', lon: GENT.lon + 0.2 },
    ].map(({ name, lon }) => ({
      geometry: { type: 'Point' as const, coordinates: [lon, GENT.lat] },
      properties: { kind: 'locality', kind_detail: 'village', name },
      from: 8,
    })),
  ],
}

const site = aSite()
const at = (path: string, bindings: object = {}) =>
  openSite({ API: siteApi(site, []), MAP_ARCHIVE: NAME, ...bindings }).get(
    `http://${site.hostnames[0]}${path}`,
  )
const NL = { medium: 'editorial', locale: 'nl' } as const
const COASTAL = { medium: 'coastal', locale: 'fr' } as const
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]+)</g)].map(([, text = '']) => text)

const tiles = `/tiles/${NAME}`

beforeAll(async () => {
  await env.MAP?.put(
    `${NAME}.pmtiles`,
    await mapArchive(LAYERS, { box: [3.5, 50.3, 6.1, 51.3], maxZoom: 13 }),
  )
})

describe('a still map', () => {
  it('is drawn of the same tiles, runs nothing and is kept for good (SEARCH-48)', async () => {
    const answer = await at(stillHref(tiles, stillAround(GENT, 15), { ...NL, mark: 'pin' }))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
    const svg = await answer.text()
    expect(svg).toContain('Rue &lt;b&gt;&amp; Fils</textPath>')
    expect(svg).toContain(`class="q" cx="${STILL.width / 2}" cy="${STILL.height / 2}"`)
    expect(svg).not.toContain('<script')
  })

  it('steps back where no streets are known, rather than show an empty field (SEARCH-49)', async () => {
    const close = await (
      await at(
        stillHref(tiles, stillAround(SPA, 15), { medium: 'rustic', locale: 'nl', mark: 'area' }),
      )
    ).text()
    const far = stillHref(tiles, zoomedOut(stillAround(SPA, 15), 12), {
      medium: 'rustic',
      locale: 'nl',
      mark: 'area',
    })
    expect(close).toBe(await (await at(far)).text())
    expect(close).toContain('>Spa</text>')
  })

  it('names a place in the language of its page, else in its own (SEARCH-82)', async () => {
    const named = async (locale: Locale): Promise<string[]> => {
      const path = stillHref(tiles, stillAround(SPA, 12), { medium: 'rustic', locale })
      return textsOf(await (await at(path)).text())
    }
    expect([await named('fr'), await named('nl')]).toEqual([['Spâ'], ['Spa']])
  })

  it('leaves out on a phone the names that have no room in its larger letters, and those beyond the edge everywhere (SEARCH-83)', async () => {
    const svg = await (await at(stillHref(tiles, stillAround(GENT, 11), NL))).text()
    expect(svg).toMatch(/<text class="n3" [^>]*>Aat<\/text><text class="n3 f" [^>]*>Oud<\/text>/)
    expect(textsOf(svg)).toEqual(['Aat', 'Oud'])
    expect(svg).toContain(
      '@media (max-width:599px){svg{--k:1.25}.f{display:none}}@media (max-width:399px){svg{--k:1.6}}',
    )
  })

  it('names the place with more inhabitants of two that have no room together (SEARCH-84)', async () => {
    const between = stillAround({ lat: 50.8, lon: 4.6 }, 12)
    expect(textsOf(await (await at(stillHref(tiles, between, NL))).text())).toEqual(['Stad'])
  })

  it.each([
    `${tiles}/still/16/1/1/editorial-nl.svg`,
    `${tiles}/still/7/1/1/editorial-nl.svg`,
    `${tiles}/still/12/262145/1/editorial-nl.svg`,
    `${tiles}/still/12/1/1/baroque-nl.svg`,
    `${tiles}/still/12/1/1/editorial-nl-flag.svg`,
    `${tiles}/still/12/1/1/editorial-es.svg`,
    `${tiles}/still/12/1/1/editorial.svg`,
    `${tiles}/still/12/1/1/editorial-nl.png`,
    `${tiles}/still/12/-1/1/editorial-nl.svg`,
    '/tiles/ffffffffffffffff/still/12/1/1/editorial-nl.svg',
  ])('%s names none: 404, and nothing is read (SEARCH-41)', async path => {
    const reads: string[] = []
    const MAP = { get: async (key: string) => reads.push(key) }
    expect((await at(path, { MAP })).status).toBe(404)
    expect(reads).toEqual([])
  })

  it('has what is asked for within 3 px of its middle (SEARCH-48)', () => {
    for (const zoom of [8, 12, 15]) {
      const view = stillAround(GENT, zoom)
      const { x, y } = tilePoint(GENT, zoom)
      const off = Math.hypot(view.x / STEPS - x, view.y / STEPS - y) * TILE_PX
      expect(off).toBeLessThanOrEqual(3)
    }
  })

  it('is drawn for nobody who had too many drawn, and is shown all the same where it is kept (SEC-53)', async () => {
    let drawn = 0
    const bindings = {
      RATE_LIMITS: 'on',
      SHIELD_READS: { limit: async () => ({ success: ++drawn < 2 }) },
    }
    const from = { headers: { 'CF-Connecting-IP': '2001:db8:7::1' } }
    const ask = (lon: number) =>
      openSite({ API: siteApi(site, []), MAP_ARCHIVE: NAME, ...bindings }).get(
        `http://${site.hostnames[0]}${stillHref(tiles, stillAround({ ...GENT, lon }, 14), COASTAL)}`,
        from,
      )
    expect([(await ask(3.71)).status, (await ask(3.72)).status]).toEqual([200, 200])
    const refused = await ask(3.73)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30'])
    expect((await ask(3.71)).status).toBe(200)
  })

  it('is drawn once, whatever stands behind its path (SEARCH-48)', async () => {
    const path = stillHref(tiles, stillAround(GENT, 14), COASTAL)
    expect((await at(path)).status).toBe(200)
    const reads: string[] = []
    const MAP = { get: async (key: string) => reads.push(key) }
    expect((await at(`${path}?again=1`, { MAP })).status).toBe(200)
    expect(reads).toEqual([])
  })
})
