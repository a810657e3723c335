import { describe, expect, it } from 'vitest'
import type { MarkerTuple, Markers } from '../../../../shared/search/marker-tuple.ts'
import { stillOf } from '../../../../worker/estate/map/still-spots.ts'
import { STILL } from '../../../../worker/tiles/still/view.ts'
import { aSite, anEstate, siteApi } from '../../../support/demo-api.ts'
import { tags } from '../../../support/html.ts'
import { openSite } from '../../../support/open-site.ts'

const home = (id: number, lat: number, lon: number): MarkerTuple => [
  String(id),
  lat,
  lon,
  1,
  1,
  0,
  250_000,
  1,
]
const of = (...markers: MarkerTuple[]): Markers => ({ total: markers.length, markers })

describe('a still map of homes', () => {
  it('is as close as all of them allow, and none stands outside (SEARCH-51)', () => {
    const near = stillOf(of(home(1, 51.05, 3.72), home(2, 51.06, 3.74)))
    const far = stillOf(of(home(1, 51.05, 3.72), home(2, 50.6, 5.1)))
    expect([near?.view.zoom, far?.view.zoom]).toEqual([14, 9])
    for (const { x, y } of [...(near?.spots ?? []), ...(far?.spots ?? [])]) {
      expect([x > 0 && x < STILL.width, y > 0 && y < STILL.height]).toEqual([true, true])
    }
  })

  it('counts homes that would stand upon each other, and looks around as far as the furthest (SEARCH-51)', () => {
    const still = stillOf(of(home(1, 51.05, 3.72), home(2, 51.0501, 3.7201), home(3, 51.2, 4.4)))
    const many = still?.spots.find(({ count }) => count === 2)
    expect(many).toMatchObject({ home: null, km: 0.3 })
    expect(still?.spots.filter(({ count }) => count === 1).map(spot => spot.home?.[0])).toEqual([
      '3',
    ])
  })

  it('has nothing to show where no home has a place (SEARCH-51)', () => {
    expect(stillOf(of())).toBeNull()
  })

  it('stands above the homes of a map without script, and leads to them (SEARCH-51)', async () => {
    const site = aSite()
    const api = siteApi(
      site,
      Array.from({ length: 3 }, (_, index) => anEstate(index + 1)),
    )
    const markers = [home(1, 51.05, 3.72), home(2, 51.0501, 3.7201), home(3, 51.2, 4.4)]
    api.answers.set(`POST /sites/${site.id}/estates/markers`, { total: 3, markers })
    const open = openSite({ API: api, MAP_ARCHIVE: 'a1b2c3d4e5f60718' })
    const html = await (
      await open.get(`http://${site.hostnames[0]}/nl/te-koop?view=map&type=1`)
    ).text()
    const pins = tags(html, 'a').filter(({ class: name }) => name?.startsWith('still-pin'))
    expect(pins.map(({ href }) => href).toSorted()).toEqual([
      '/nl/aanbod/3',
      expect.stringMatching(/^\/nl\/te-koop\?type=1&(amp;)?geo_range=0\.3km%3B51\.0500%3B3\.7201&/),
    ])
    expect(tags(html, 'img').some(({ src }) => /\/still\/\d+\/\d+\/\d+\//.test(src ?? ''))).toBe(
      true,
    )
  })
})
