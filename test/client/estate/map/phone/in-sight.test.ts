import { describe, expect, it } from 'vitest'
import type { MarkerTuple, Markers } from '../../../../../shared/search/marker-tuple.ts'
import { inSight as inSightOf } from '../../../../../client/estate/map/phone/in-sight.ts'

const home = (id: string, lat: number, lon: number): MarkerTuple => [id, lat, lon, 1, 1, 0, 1, 1]

/** What of Leaflet's bounds is asked. */
const bounds = {
  getCenter: () => ({ lat: 51, lng: 4 }),
  contains: ([lat, lon]: [number, number]) => Math.abs(lat - 51) < 0.5 && Math.abs(lon - 4) < 0.5,
}
const inSight = (markers: Markers): string[] => inSightOf(markers, bounds).ids

describe('the homes in sight', () => {
  it('stand from west to east, and none that is out of sight (SEARCH-53)', () => {
    const markers = [home('e', 51, 4.3), home('out', 52, 4), home('w', 51.2, 3.8), home('m', 51, 4)]
    expect(inSight({ total: 4, markers })).toEqual(['w', 'm', 'e'])
  })

  it('are the twenty nearest to the middle, and none where they are only counted (SEARCH-53)', () => {
    const markers = Array.from({ length: 40 }, (_, index) =>
      home(String(index), 51 + index / 100, 4),
    )
    expect(inSight({ total: 40, markers }).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index)),
    )
    expect(inSightOf({ total: 40, markers }, bounds).count).toBe(40)
    expect(inSight({ total: 1, grid: [[51, 4, 1]] })).toEqual([])
  })
})
