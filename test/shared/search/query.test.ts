import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ListNode } from '../../../shared/content/section.ts'
import { readAddress } from '../../../shared/search/address.ts'
import { CRITERION_NAMES } from '../../../shared/search/criteria.ts'
import { readOffset, readSlice, shownLength } from '../../../shared/search/slice.ts'
import { isSoldList, toQuery, toSearch } from '../../../shared/search/query.ts'
import type { EstateQuery } from '../../../shared/search/search.ts'
import { Search } from '../../../worker/listing-api/estate/search-schema.ts'

const everything: ListNode = { query: {} }
const forSale: ListNode = { query: { terms: { 'transaction.id': [1] } } }

const queryOf = (
  address: string,
  node = everything,
  source: 'main' | 'guid' = 'main',
): EstateQuery => toQuery(node, readAddress(new URLSearchParams(address)), source)

describe('the query of an address', () => {
  const isAsked = (address: string, query: EstateQuery): void =>
    expect(queryOf(address)).toEqual(query)

  it.each<[string, EstateQuery]>([
    ['country=1', { terms: { 'address.country.id': [1] } }],
    ['city=12', { terms: { 'address.city.id': [12] } }],
    ['type=1&type=2', { terms: { 'headType.id': [1, 2] } }],
    ['subType=7', { terms: { 'subType.id': [7] } }],
    ['bedrooms=3', { terms: { bedroomCount: [3] } }],
    ['bedrooms=2&bedrooms=6', { terms: { bedroomCount: [2, 6] } }],
  ])('has the terms of %s (SEARCH-1)', isAsked)

  it.each<[string, EstateQuery]>([
    ['transaction=5', { terms: { 'transaction.id': [5] } }],
    ['status=5', { terms: { 'transaction.id': [5] } }],
    ['transaction=5&status=FOR_SALE', { terms: { 'transaction.id': [5, 1] } }],
    ['trans=kopen', { terms: { 'transaction.id': [1] } }],
    ['trans=huren', { terms: { 'transaction.id': [2] } }],
    ['trans=lenen', {}],
  ])('has the status of %s (FILTER-7, SEARCH-2, SEARCH-3)', isAsked)

  it.each<[string, EstateQuery]>([
    ['bed-min=2', { range: { bedroomCount: { gte: 2 } } }],
    ['price-min=100', { range: { 'price.value': { gte: 100 } } }],
    ['price-max=900', { range: { 'price.value': { lte: 900 } } }],
    ['price-min=100&price-max=900', { range: { 'price.value': { gte: 100, lte: 900 } } }],
    ['price-min=&price-max=', {}],
    ['', {}],
  ])('has the ranges of %s (SEARCH-4, SEARCH-6)', isAsked)

  it.each<[string, EstateQuery]>([
    [
      'geo_range=10km;51.05;3.72',
      { distance: { geoLocation: { lat: 51.05, lon: 3.72 }, distance: '10km' } },
    ],
    [
      'geo_range=10km;51.05;3.72&city=9',
      { distance: { geoLocation: { lat: 51.05, lon: 3.72 }, distance: '10km' } },
    ],
    [
      'within=51,3;51.5,3;51,4',
      {
        within: [
          [51, 3],
          [51.5, 3],
          [51, 4],
        ],
      },
    ],
    [
      'within=51,3;51.5,3;51,4&city=9',
      {
        within: [
          [51, 3],
          [51.5, 3],
          [51, 4],
        ],
      },
    ],
    ['within=51,3;51.5,3', {}],
    ['geo_range=10miles;51.05;3.72&city=9', { terms: { 'address.city.id': [9] } }],
  ])('has the place of %s (FILTER-10, SEARCH-5)', isAsked)

  it('takes the status ids of the guid-bearing source (SEARCH-3)', () => {
    expect(queryOf('trans=kopen', everything, 'guid')).toEqual({ terms: { 'transaction.id': [3] } })
    expect(queryOf('trans=huren', everything, 'guid')).toEqual({
      terms: { 'transaction.id': [2, 4, 8, 10] },
    })
  })

  it('never leaves the query of its page (SEARCH-7, SEARCH-8)', () => {
    expect(queryOf('transaction=1&transaction=5', forSale)).toEqual({
      terms: { 'transaction.id': [1] },
    })
    expect(queryOf('transaction=5', forSale)).toEqual({ terms: { 'transaction.id': [-1] } })
    const priced: ListNode = { query: { range: { 'price.value': { gte: 200, lte: 800 } } } }
    expect(queryOf('price-min=100&price-max=500', priced)).toEqual({
      range: { 'price.value': { gte: 200, lte: 500 } },
    })
  })

  it('asks one collection by its match key and several as alternatives (SEARCH-9)', () => {
    const key = 'children.estate_collections.estate_collection_id'
    expect(queryOf('', { query: {}, collections: [{ id: 4 }] })).toEqual({ match: { [key]: 4 } })
    expect(queryOf('', { query: {}, collections: [{ id: 4 }, { id: 5 }] })).toEqual({
      terms: { [key]: [4, 5] },
    })
  })

  it('is a closed query that the listing API takes, whatever the address (SEARCH-15)', () => {
    const key = fc.oneof(
      fc.constantFrom(...CRITERION_NAMES, 'trans', 'sortType', 'sortOrder', 'page', 'show'),
      fc.string(),
    )
    const degree = fc.double({ min: -200, max: 200, noNaN: true }).map(number => number.toFixed(3))
    const value = fc.oneof(
      fc.string(),
      fc.nat().map(String),
      fc.double().map(String),
      fc.constantFrom('FOR_SALE', 'kopen', 'price', 'DESC'),
      fc
        .tuple(fc.double({ min: 0, max: 1e7 }), degree, degree)
        .map(([km, lat, lon]) => `${km}km;${lat};${lon}`),
      fc
        .array(fc.tuple(degree, degree), { minLength: 2, maxLength: 101 })
        .map(corners => corners.join(';')),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), entries => {
        const address = new URLSearchParams(entries)
        const search = toSearch(forSale, readAddress(address), 'main', readSlice(address))
        expect(v.safeParse(Search, search).issues).toBeUndefined()
        const { query } = search
        expect(JSON.parse(JSON.stringify(query))).toEqual(query)
        for (const values of Object.values(query.terms ?? {})) {
          expect(values.length).toBeGreaterThan(0)
          expect(values.length).toBeLessThanOrEqual(80)
          expect(values.every(Number.isSafeInteger)).toBe(true)
        }
        for (const bounds of Object.values(query.range ?? {}))
          expect(Object.values(bounds).every(Number.isFinite)).toBe(true)
      }),
    )
  })
})

describe('the search of a list', () => {
  const piece = { offset: 0, limit: 15 }
  const sortOf = (address: string) =>
    toSearch(everything, readAddress(new URLSearchParams(address)), 'main', piece).sort

  it.each([
    ['', [{ field: 'publicationDate', order: 'DESC' }]],
    ['sortOrder=ASC', [{ field: 'publicationDate', order: 'DESC' }]],
    ['sortType=price', [{ field: 'price.value', order: 'ASC' }]],
    ['sortType=date', [{ field: 'publicationDate', order: 'ASC' }]],
    ['sortType=city&sortOrder=DESC', [{ field: 'city', order: 'DESC' }]],
    ['sortType=type', [{ field: 'subType.id', order: 'ASC' }]],
    ['sortType=guid', [{ field: 'publicationDate', order: 'DESC' }]],
  ])('sorts %s (SEARCH-11, SEARCH-12)', (address, sort) => expect(sortOf(address)).toEqual(sort))

  it('groups only where its page says so (LIST-39, SEARCH-14)', () => {
    const filter = readAddress(new URLSearchParams())
    expect(
      toSearch({ query: {}, groupOptions: { groupBy: 'CITY' } }, filter, 'main', piece).grouping,
    ).toBe('CITY')
    expect(
      toSearch({ query: {}, groupOptions: { groupBy: null } }, filter, 'main', piece),
    ).not.toHaveProperty('grouping')
  })

  it('is a sold list for transaction 5 and nothing else (LIST-33)', () => {
    const isSold = (ids: number[] | null, address = ''): boolean =>
      isSoldList(
        { query: ids ? { terms: { 'transaction.id': ids } } : {} },
        readAddress(new URLSearchParams(address)),
        'main',
      )
    expect(isSold([5])).toBe(true)
    expect(isSold([5, 6])).toBe(false)
    expect(isSold(null)).toBe(false)
    expect(isSold([5, 6], 'transaction=5')).toBe(true)
    expect(isSold(null, 'transaction=5')).toBe(true)
    expect(isSold([5], 'status=FOR_SALE')).toBe(false)
  })
})

it('asks for what homes have in fields of their own (SEARCH-55)', () => {
  expect(
    queryOf('area-min=75&plot-min=500&energy=A&energy=C&with=garden&with=lift&since=2026-11-22'),
  ).toEqual({
    terms: { 'energyLabel.rank': [1, 3] },
    range: {
      'dimensions.areaBuild': { gte: 75 },
      'dimensions.areaGround': { gte: 500 },
      publicationDay: { gte: 20261122 },
    },
    match: { garden: true, lift: true },
  })
})

describe('the slice of a list', () => {
  it.each([
    ['', { offset: 0, limit: 15 }],
    ['page=1', { offset: 0, limit: 15 }],
    ['page=3', { offset: 30, limit: 15 }],
    ['page=999999999', { offset: 9975, limit: 15 }],
    ['page=9999999999', { offset: 9975, limit: 15 }],
    ['page=-1', { offset: 0, limit: 15 }],
    ['page=0', { offset: 0, limit: 15 }],
    ['page=x', { offset: 0, limit: 15 }],
    ['show=60', { offset: 0, limit: 60 }],
    ['show=50', { offset: 0, limit: 60 }],
    ['show=9999', { offset: 0, limit: 120 }],
    ['show=x', { offset: 0, limit: 15 }],
    ['page=2&show=60', { offset: 15, limit: 15 }],
  ])('of %s (LIST-1, LIST-2, LIST-3)', (address, slice) =>
    expect(readSlice(new URLSearchParams(address))).toEqual(slice),
  )

  it('bounds what is asked for (LIST-4)', () => {
    expect([0, 15, 16, 500].map(shownLength)).toEqual([15, 15, 30, 120])
    expect(readOffset(new URLSearchParams('offset=10000000'))).toBe(10_000)
    expect(readOffset(new URLSearchParams('offset=10000000000'))).toBe(10_000)
    expect(readOffset(new URLSearchParams('offset=1e9'))).toBe(0)
  })
})
