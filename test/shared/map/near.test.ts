import { describe, expect, it, test } from 'vitest'
import { metersBetween, metersToLine } from '../../../shared/map/distance.ts'
import { shownDistance } from '../../../shared/map/near.ts'
import { metersToSea } from '../../../shared/map/shore.ts'

describe('how far it is', () => {
  it.each([
    [12, { unit: 'm', count: 50 }],
    [374, { unit: 'm', count: 350 }],
    [974, { unit: 'm', count: 950 }],
    [980, { unit: 'km', count: 1 }],
    [2_360, { unit: 'km', count: 2.4 }],
  ])('%i m of a visible address is told to 50 m, or to 100 m (DETAIL-54)', (meters, told) => {
    expect(shownDistance(meters, true)).toEqual(told)
  })

  it.each([
    [12, { unit: 'within', count: 1 }],
    [999, { unit: 'within', count: 1 }],
    [1_499, { unit: 'km', count: 1 }],
    [2_600, { unit: 'km', count: 3 }],
  ])('%i m of a hidden address is told in whole kilometres (DETAIL-54)', (meters, told) => {
    expect(shownDistance(meters, false)).toEqual(told)
  })

  test('A line is as near as its nearest part', () => {
    const from = { lat: 51, lon: 3 }
    const north = { lat: 51.01, lon: 3 }
    expect(metersBetween(from, north)).toBeCloseTo(1112, 0)
    const line = [
      { lat: 51.01, lon: 2.9 },
      { lat: 51.01, lon: 3.1 },
    ]
    expect(metersToLine(from, line)).toBeCloseTo(1112, 0)
  })

  it.each([
    ['the dyke of Oostende', { lat: 51.2325, lon: 2.9145 }, 0, 600],
    ['the centre of Brugge', { lat: 51.2093, lon: 3.2247 }, 11_000, 15_000],
  ])('%s is as far from the shore as the map says (RENTAL-66)', (_, from, least, most) => {
    expect(metersToSea(from)).toBeGreaterThanOrEqual(least)
    expect(metersToSea(from)).toBeLessThanOrEqual(most)
  })

  test('Away from the coast nobody is told of the sea (RENTAL-66)', () => {
    expect(metersToSea({ lat: 51.05, lon: 3.72 })).toBeNull()
  })
})
