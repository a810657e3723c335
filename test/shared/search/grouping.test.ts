import { describe, expect, it } from 'vitest'
import { groupEstates, groupOf } from '../../../shared/search/grouping.ts'
import type { EstateLike } from '../../../shared/estate/read.ts'
import type { GroupBy } from '../../../shared/search/search.ts'

const t = (key: string, params = {}) => [key, ...Object.values(params)].join(' ')

const labels = (groupBy: GroupBy, generals: EstateLike['general'][]): string[] =>
  groupEstates(
    generals.map(general => ({ general })),
    groupBy,
    'nl',
    t,
  ).map(([group, members]) => `${group.label} ${members.length}`)

const city = (id: number, name: string) => ({ address: { city: { id, name, zip: '9000' } } })

describe('groups', () => {
  it('of types stand in the agreed order (LIST-40)', () => {
    const ids = [9, 5, 10, 6, 4, 2, 7, 3, 1]
    expect(
      labels(
        'TYPE',
        ids.map(id => ({ headType: { id } })),
      ),
    ).toEqual([
      'list.groups.HOUSE 1',
      'list.groups.PLOT 1',
      'list.groups.INDUSTRIAL 1',
      'list.groups.APARTMENT 1',
      'list.groups.COMMERCIAL 1',
      'list.groups.PROJECT 1',
      'list.groups.OTHER 1',
      'list.groups.GARAGE 1',
      'list.groups.AGRICULTURAL 1',
    ])
  })

  it('of status stand in the agreed order, and what is in none goes to the projects (LIST-41, LIST-42)', () => {
    const ids = [6, 5, 10, 4, 2, 3, 1, 99]
    expect(
      groupEstates(
        ids.map(id => ({ general: { transaction: { id } } })),
        'STATUS',
        'nl',
        t,
      ).map(([group]) => group.key),
    ).toEqual(['1', '3', '2', '4', '10', '5', '6', 'none'])
    expect(labels('STATUS', [{ transaction: { id: 99 } }, {}])).toEqual(['list.groups.PROJECT 2'])
  })

  it('of types hold one group of projects (LIST-42)', () => {
    expect(labels('TYPE', [{ headType: { id: 6 } }, {}, { headType: { id: 77 } }])).toEqual([
      'list.groups.PROJECT 3',
    ])
  })

  it('of cities and sub types stand as the search has them (LIST-43)', () => {
    const subType = (id: number, nl: string) => ({ subType: { id, name: { nl } } })
    expect(labels('CITY', [city(2, 'Zele'), city(1, 'Aalst'), {}, city(2, 'Zele')])).toEqual([
      'Zele 2',
      'Aalst 1',
      'list.groups.PROJECT 1',
    ])
    expect(labels('SUBTYPE', [subType(4, 'Villa'), subType(9, 'Loft')])).toEqual([
      'Villa 1',
      'Loft 1',
    ])
  })

  it('of prices go up, rents before sales (LIST-44)', () => {
    const price = (value: number) => ({ price: { value } })
    expect(
      labels('PRICE', [price(2_000_000), price(249_999), price(900), price(10_000), {}]),
    ).toEqual([
      'list.priceBetween €\u00a0750 €\u00a01.000 1',
      'list.priceUnder €\u00a0150.000 1',
      'list.priceBetween €\u00a0150.000 €\u00a0250.000 1',
      'list.priceOver €\u00a01.000.000 1',
      'list.groups.PROJECT 1',
    ])
  })

  it('of prices begin at each of their bounds (LIST-44)', () => {
    const rents = [1, 750, 1_000, 1_500, 2_000]
    const sales = [10_000, 150_000, 250_000, 350_000, 500_000, 750_000, 1_000_000]
    const bounds = [...rents, ...sales]
    const keys = (prices: number[]): string[] =>
      prices.map(value => groupOf({ general: { price: { value } } }, 'PRICE', 'nl', t).key)
    expect(new Set(keys(bounds)).size).toBe(bounds.length)
    expect(keys([749, 999, 1_499, 1_999, 9_999])).toEqual(keys(rents))
    expect(keys([149_999, 249_999, 349_999, 499_999, 749_999, 999_999, 9e6])).toEqual(keys(sales))
  })

  it('keep the order in which their members came (LIST-45)', () => {
    const estates = [3, 1, 2].map(id => ({ general: { id, headType: { id: 1 } } }))
    expect(groupEstates(estates, 'TYPE', 'nl', t)[0]?.[1].map(estate => estate.general.id)).toEqual(
      [3, 1, 2],
    )
    expect(groupOf({ general: { headType: { id: 1 } } }, 'TYPE', 'nl', t)).toEqual({
      key: '1',
      label: 'list.groups.HOUSE',
      rank: 0,
    })
  })
})
