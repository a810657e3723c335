import { describe, expect, it } from 'vitest'
import { writeAddress } from '../../../shared/search/address.ts'
import { searchOf } from '../../../shared/search/criteria.ts'
import { easedSearches, nearestOf, type NearMiss } from '../../../shared/search/near-miss.ts'

const eased = (filter: object): string[] =>
  easedSearches(searchOf(filter)).map(each => writeAddress(each.search).toString())

describe('a search that finds nothing', () => {
  it('asks a tenth less of an amount, in steps that people name, or a bedroom less (SEARCH-60)', () => {
    expect(eased({ 'price-max': 300_000 })).toEqual(['price-max=330000'])
    expect(eased({ 'price-max': 850 })).toEqual(['price-max=950'])
    expect(eased({ 'price-min': 300_000 })).toEqual(['price-min=270000'])
    expect(eased({ bedrooms: [3, 4] })).toEqual(['bedrooms=2&bedrooms=3&bedrooms=4'])
    expect(eased({ 'area-min': 120 })).toEqual(['area-min=105'])
    expect(eased({ bedrooms: [1], 'plot-min': 4, 'price-min': 20 })).toEqual([])
  })

  it('is offered at most four others, the nearest first, none without homes (SEARCH-19)', () => {
    const miss = (how: NearMiss['how'], count: number): NearMiss => ({
      how,
      key: 'city',
      count,
      query: `${how} ${count}`,
    })
    const found = nearestOf([
      miss('less', 0),
      miss('less', 2),
      miss('wider', 4),
      miss('without', 1),
      miss('without', 9),
      miss('without', 3),
    ])
    expect(found.map(({ query }) => query)).toEqual(['less 2', 'wider 4', 'without 9', 'without 3'])
  })
})
