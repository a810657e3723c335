import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../../shared/search/address.ts'
import { activeCount, CRITERION_NAMES } from '../../../shared/search/criteria.ts'
import {
  type FilterQuery,
  filterQueryOf,
  searchOfFilter,
} from '../../../shared/search/filter-query.ts'
import { parseArea } from '../../../shared/search/area.ts'
import { parseGeoRange } from '../../../shared/search/geo-range.ts'

const shownFilter = (address: string | Record<string, string>): FilterQuery =>
  filterQueryOf(readAddress(new URLSearchParams(address)))

const filterOf = (address: string): Partial<FilterQuery> => {
  const { sortType: _, sortOrder: __, ...rest } = shownFilter(address)
  return rest
}

describe('the filter of an address', () => {
  const isRead = (address: string, expected: Partial<FilterQuery>): void =>
    expect(filterOf(address)).toEqual(expected)

  it.each<[string, Partial<FilterQuery>]>([
    ['city=12', { city: [12] }],
    ['type=1&type=2', { type: [1, 2] }],
    ['country=1&subType=7', { country: [1], subType: [7] }],
    ['transaction=5', { transaction: [5] }],
    ['city=12&city=3&city=12', { city: [3, 12] }],
  ])('reads the ids of %s (FILTER-1, FILTER-3)', isRead)

  it.each<[string, Partial<FilterQuery>]>([
    ['city=-1&city=0&city=1.5&city=abc&city=99999999999', {}],
    ['city=2147483647&city=2147483648', { city: [2147483647] }],
  ])('takes whole numbers for ids: %s (FILTER-2)', isRead)

  it.each<[string, Partial<FilterQuery>]>([
    ['price-min=100000&price-max=250000', { 'price-min': 100000, 'price-max': 250000 }],
    ['price-min=&price-max=0', {}],
    ['price-min=-5&price-max=NaN', {}],
    ['price-min=1e5&price-max=Infinity', { 'price-min': 100000 }],
    ['price-max=99999999999999', { 'price-max': 1e9 }],
    [`price-max=${'9'.repeat(10_000)}`, {}],
    ['bed-min=3', { 'bed-min': 3 }],
    ['bed-min=100', { 'bed-min': 99 }],
  ])('reads the bounds of %s (FILTER-5)', isRead)

  it.each<[string, Partial<FilterQuery>]>([
    ['bedrooms=2&bedrooms=3', { bedrooms: [2, 3] }],
    ['bedrooms=2,9', { bedrooms: [2, 6] }],
  ])('reads the bedrooms of %s (FILTER-4)', isRead)

  it.each<[string, Partial<FilterQuery>]>([
    ['status=FOR_SALE', { status: ['FOR_SALE'] }],
    ['status=1&transaction=5', { transaction: [1, 5] }],
    ['status=SOLD', {}],
    ['trans=kopen', { status: ['FOR_SALE'] }],
    ['trans=huren', { status: ['TO_RENT'] }],
    ['trans=ruilen', {}],
    ['trans=constructor', {}],
  ])('reads the status of %s (FILTER-6, FILTER-7)', isRead)

  it.each<[string, Partial<FilterQuery>]>([
    ['geo_range=10km;51.05;3.72', { geo_range: '10km;51.0500;3.7200' }],
    ['geo_range=10km;51.05;3.72&city=4', { geo_range: '10km;51.0500;3.7200' }],
    ['geo_range=10;51.05;3.72&city=4', { city: [4] }],
    ['within=51,3;51.5,3;51,4&city=4', { within: '51,3;51.5,3;51,4' }],
    ['within=51,3;51.5,3&city=4', { city: [4] }],
  ])('reads the place of %s (FILTER-8, FILTER-9, FILTER-10)', isRead)

  it.each<[string, Partial<FilterQuery>]>([
    ['', {}],
    ['city=&type=', {}],
    ['utm_source=x&__proto__=1&constructor=2', {}],
    ['city=%E0%A4%A', {}],
  ])('reads nothing of %s (FILTER-11)', isRead)

  it.each<[string, Partial<FilterQuery>]>([
    ['', { sortType: 'price', sortOrder: 'ASC' }],
    ['sortOrder=DESC', { sortType: 'price', sortOrder: 'ASC' }],
    ['sortType=price', { sortType: 'price', sortOrder: 'ASC', sorted: true }],
    ['sortType=city&sortOrder=DESC', { sortType: 'city', sortOrder: 'DESC', sorted: true }],
    ['sortType=date', { sortType: 'date', sortOrder: 'ASC', sorted: true }],
    ['sortType=type', { sortType: 'type', sortOrder: 'ASC', sorted: true }],
    ['sortType=price-DESC', { sortType: 'price', sortOrder: 'DESC', sorted: true }],
    ['sortType=id;drop', { sortType: 'price', sortOrder: 'ASC' }],
  ])('sorts by %s (FILTER-13, FILTER-14)', (address, expected) => {
    expect(shownFilter(address)).toEqual(expected)
  })

  it.each([
    ['area-min=75.9&plot-min=20000000', { 'area-min': 75, 'plot-min': 10_000_000 }],
    ['energy=C&energy=A&energy=H&energy=a', { energy: ['A', 'C'] }],
    ['with=lift&with=garden&with=pool', { with: ['garden', 'lift'] }],
    ['since=2026-11-01', { since: '2026-11-01' }],
    ['area-min=-1&energy=&with=__proto__&since=2026-11-1', {}],
  ])('reads %s (FILTER-59)', (address, expected) => {
    const { sortType: _, sortOrder: __, ...rest } = shownFilter(address)
    expect(rest).toEqual(expected)
  })

  it('is written in one order (FILTER-12)', () => {
    const address =
      'since=2026-11-01&with=lift&energy=B&plot-min=2&area-min=1&sortOrder=DESC&sortType=city&within=51,3;51.5,3;51,4&geo_range=5km;51.0500;3.7200&bed-min=2&bedrooms=3' +
      '&subType=4&status=FOR_SALE&transaction=5&type=1&price-max=9&price-min=8&country=1'
    expect([...writeAddress(readAddress(new URLSearchParams(address))).keys()]).toEqual([
      'country',
      'price-min',
      'price-max',
      'type',
      'transaction',
      'status',
      'subType',
      'bedrooms',
      'bed-min',
      'geo_range',
      'within',
      'area-min',
      'plot-min',
      'energy',
      'with',
      'since',
      'sortType',
      'sortOrder',
    ])
  })

  it('keeps at most fifty of ten thousand values (FILTER-3)', () => {
    const address = new URLSearchParams(
      Array.from({ length: 10_000 }, (_, id) => ['city', String(id + 1)]),
    )
    expect(readAddress(address).place.city).toHaveLength(50)
  })

  it('is stable over address, state and address, whatever the address (FILTER-11, FILTER-12)', () => {
    const key = fc.oneof(
      fc.constantFrom(...CRITERION_NAMES, 'trans', 'sortType', 'sortOrder'),
      fc.string(),
    )
    const value = fc.oneof(
      fc.nat().map(String),
      fc.string(),
      fc.double().map(String),
      fc.constantFrom(
        'FOR_SALE',
        'TO_RENT',
        'kopen',
        'huren',
        'price',
        'date',
        'DESC',
        '2,3',
        '5km;50.1;4.2',
        '0.004km;50.123456;-4.0',
        '50,4;50.1234567,4.1;-0.0000001,5',
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), entries => {
        const search = readAddress(new URLSearchParams(entries))
        const address = writeAddress(search)
        expect(readAddress(address)).toEqual(search)
        expect(writeAddress(readAddress(address)).toString()).toBe(address.toString())
        expect(searchOfFilter(filterQueryOf(search))).toEqual(search)
      }),
    )
  })

  it('does not depend on the order of the address (FILTER-3)', () => {
    expect(
      writeAddress(readAddress(new URLSearchParams('type=2&city=9&type=1&city=3'))).toString(),
    ).toBe('city=3&city=9&type=1&type=2')
  })
})

describe('a drawn area', () => {
  it('is read by its corners (FILTER-9)', () => {
    expect(parseArea('51.05,3.72;51.1,3.8;51,-3.9')).toEqual([
      [51.05, 3.72],
      [51.1, 3.8],
      [51, -3.9],
    ])
    expect(
      parseArea(Array.from({ length: 100 }, () => '-51.12345,-103.12345').join(';')),
    ).toHaveLength(100)
  })

  it.each([
    '',
    '51,3;51,4',
    '51,3;51,4;',
    '51,3;51,4;91,4',
    '51,3;51,4;51',
    '51,3;51,4;51,4,5',
    '51,3;51,4;NaN,4',
    '51,3;51,4;1e1,4',
    Array.from({ length: 101 }, () => '51,3').join(';'),
    `51,3;51,4;51,${'3'.repeat(3_000)}`,
    Array.from({ length: 100 }, () => '-51.123456789012345,-103.1234567890123').join(';'),
  ])('refuses %s (FILTER-9)', text => expect(parseArea(text)).toBeNull())
})

describe('a circle around a place', () => {
  it.each([
    ['10km;51.05;3.72', { km: 10, lat: 51.05, lon: 3.72 }],
    ['2.5km;-51.05;3.0', { km: 2.5, lat: -51.05, lon: 3 }],
    ['9000km;51.05;3.72', { km: 500, lat: 51.05, lon: 3.72 }],
  ])('reads %s (FILTER-8)', (text, range) => expect(parseGeoRange(text)).toEqual(range))

  it.each([
    '',
    '10km',
    '10;51.05;3.72',
    '10km;51;3',
    '10km;51,05;3,72',
    '10 km;51.05;3.72',
    '10km;51.05;3.72;',
    '10km;91.0;3.72',
    '0km;51.05;3.72',
    'km;51.05;3.72',
    '-1km;51.05;3.72',
    '10km;51.05;3.72 ',
    `10km;51.05;${'3'.repeat(200)}.1`,
    '1e3km;51.05;3.72',
  ])('refuses %s (FILTER-8)', text => expect(parseGeoRange(text)).toBeNull())
})

it('as many filters are active as are set, whatever they hold (FILTER-40)', () => {
  const count = (address: string): number => activeCount(readAddress(new URLSearchParams(address)))
  expect([
    count(''),
    count('sortType=price'),
    count('type=1&type=2&city=3&price-min=100000'),
  ]).toEqual([0, 0, 3])
})

it.each([
  ['100000', 100_000],
  ['100000.9', 100_000],
  ['12345678901234567890', 1_000_000_000],
  ['123456789012345678901', undefined],
  ['x', undefined],
  ['', undefined],
])('a lowest price of %j is %j (FILTER-5)', (text, price) => {
  expect(shownFilter({ 'price-min': text })['price-min']).toBe(price)
})
