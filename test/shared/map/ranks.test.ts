import { expect, test } from 'vitest'
import { withTownName } from '../../../shared/map/near.ts'
import { placeRank, roadRank, roadWidth, waterWidth } from '../../../shared/map/ranks.ts'

test.each([
  [{ kind: 'highway' }, 1],
  [{ kind: 'major_road', kind_detail: 'trunk' }, 1],
  [{ kind: 'major_road', kind_detail: 'primary' }, 2],
  [{ kind: 'major_road', kind_detail: 'secondary' }, 3],
  [{ kind: 'major_road', kind_detail: 'tertiary' }, 4],
  [{ kind: 'minor_road', kind_detail: 'residential' }, 5],
  [{ kind: 'path', kind_detail: 'footway' }, 6],
  [{ kind: 'rail' }, 0],
  [{}, 0],
])('The road %j is of rank %i', (road, rank) => {
  expect(roadRank(road)).toBe(rank)
})

test.each([
  ['city', 1],
  ['town', 2],
  ['village', 3],
  ['suburb', 4],
  ['quarter', 4],
  ['hamlet', 5],
  [undefined, 5],
])('The place %s is of rank %i', (detail, rank) => {
  expect(placeRank({ kind: 'locality', kind_detail: detail })).toBe(rank)
})

test.each([
  [5, 1, 1.6],
  [10, 1, 1.6],
  [11.5, 1, 2.4],
  [13, 1, 3.2],
  [14.5, 1, 6.1],
  [16, 1, 9],
  [17, 1, 10.933],
  [20, 1, 10.933],
  [10, 2, 1.1],
  [13, 3, 2.2],
  [16, 4, 7],
  [10, 5, 0],
  [16, 6, 1.6],
  [10, 9, 0],
  [13, 9, 1],
  [16, 9, 6],
])('At zoom %f a road of rank %i is %f px broad', (zoom, rank, px) => {
  expect(roadWidth(zoom, rank)).toBeCloseTo(px, 3)
})

test.each([
  [5, 0.8],
  [11, 1.4],
  [12, 2.1],
  [13, 3.15],
])('At zoom %i a river is %f px broad', (zoom, px) => {
  expect(waterWidth(zoom)).toBeCloseTo(px, 6)
})

test('The own town is named in the language of the page, another as the map names it', () => {
  const thing = (kind: 'centre' | 'station', name: string | null) => ({ kind, name, meters: 5 })
  const near = [thing('centre', 'Gent'), thing('station', 'Gent'), thing('centre', 'Aalst')]
  const named = (onMap: string | null) => withTownName(near, onMap, 'Gand').map(({ name }) => name)
  expect(named('Gent')).toEqual(['Gand', 'Gent', 'Aalst'])
  expect(named(null)).toEqual(['Gent', 'Gent', 'Aalst'])
  expect(withTownName([thing('centre', null)], null, 'Gand')).toEqual([thing('centre', 'Gand')])
})
