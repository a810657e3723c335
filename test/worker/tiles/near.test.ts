import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapArchive } from '../../../worker/commands/map/archive.ts'
import type { Layer } from '../../../worker/commands/map/layers.ts'
import { visibleText } from '../../support/an-agency.ts'
import { anEstate, aSite, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

const NAME = 'b1a2c3d4e5f60719'
const SPA = { lat: 50.49, lon: 5.86 }

const point = (properties: Record<string, string>, east: number): Layer[number] => ({
  geometry: { type: 'Point', coordinates: [SPA.lon + east, SPA.lat] },
  properties,
  from: 0,
})

/** A town 700 m to the east, a station at 350 m, a river that runs at 1.1 km, and its weir beside the home. */
const LAYERS: Record<string, Layer> = {
  places: [point({ kind: 'locality', kind_detail: 'town', name: 'Spa' }, 0.0099)],
  pois: [
    point({ kind: 'station', name: 'Spa-Géronstère' }, 0.00495),
    point({ kind: 'supermarket', name: 'Winkel' }, 0.001),
  ],
  water: [
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [SPA.lon - 0.05, SPA.lat + 0.01],
          [SPA.lon + 0.05, SPA.lat + 0.01],
        ],
      },
      properties: { kind: 'river', name: 'Wayai' },
      from: 0,
    },
    point({ kind: 'river', name: 'Barrage de Warfaaz' }, 0.001),
  ],
}

const home = (id: number, visible: boolean) =>
  anEstate(id, {
    address: {
      geoLocation: SPA,
      visible,
      city: { name: 'Spa', alias: { fr: 'Spa-les-Bains' }, zip: '4900', id: 63072 },
    },
  })

const site = aSite()

async function nearOf(id: number, short = `/nl/aanbod/${id}`): Promise<string> {
  const visible = home(id, id === 7)
  const { get } = openSite({ API: siteApi(site, [visible]), MAP_ARCHIVE: NAME })
  const host = `http://${site.hostnames[0]}`
  const answer = await get(host + short)
  const html = await (await get(new URL(answer.headers.get('Location') ?? '', host).href)).text()
  return visibleText(html.slice(html.indexOf('class="near"'), html.indexOf('near__note') + 200))
}

beforeAll(async () => {
  await env.MAP?.put(
    `${NAME}.pmtiles`,
    await mapArchive(LAYERS, { box: [5.6, 50.3, 6.1, 50.7], maxZoom: 13 }),
  )
})

describe('what is near a home', () => {
  it('is told of the tiles, nearest first, in a straight line and said so (DETAIL-53)', async () => {
    const text = await nearOf(7)
    expect(text).toMatch(
      /Station Spa-Géronstère 350\sm Centrum van Spa 700\sm Wayai 1,1\skm In vogelvlucht/,
    )
    expect(text).not.toMatch(/Winkel|Barrage/)
  })

  it('is told of its own town in the page’s language (PAGE-91)', async () => {
    expect(await nearOf(7, '/fr/offre/7')).toContain('Centre de Spa-les-Bains')
    expect(await nearOf(7)).toContain('Centrum van Spa 700')
  })

  it('is told of the neighbourhood alone where the address is hidden (DETAIL-54)', async () => {
    const text = await nearOf(8)
    expect(text).toMatch(/Centrum van Spa (binnen )?1\skm/)
    expect(text).toContain('vanuit de buurt')
    expect(text).not.toMatch(/\d\sm\b/)
  })
})
