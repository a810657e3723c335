import { expect, it } from 'vitest'
import { readAddress } from '../../../shared/search/address.ts'
import { prefilterOf } from '../../../worker/agency/subscription/prefilter.ts'

const columns = (query: string) => prefilterOf(readAddress(new URLSearchParams(query)), 'main')

it('A saved search stands as the columns that a search would ask for', () => {
  const nothing = {
    countries: null,
    cities: null,
    head_types: null,
    transactions: null,
    sub_types: null,
    bedrooms: null,
    bedrooms_min: null,
    price_min: null,
    price_max: null,
    lat: null,
    lon: null,
    km: null,
    area: null,
    more: null,
  }
  expect(columns('')).toEqual(nothing)
  expect(
    columns(
      'country=1&city=2&city=3&type=1&subType=7&transaction=5&price-min=1&price-max=9&bed-min=2',
    ),
  ).toEqual({
    ...nothing,
    countries: ',1,',
    cities: ',2,3,',
    head_types: ',1,',
    sub_types: ',7,',
    transactions: ',5,',
    price_min: 1,
    price_max: 9,
    bedrooms_min: 2,
  })
  expect(columns('geo_range=5km;51.5;3.7')).toEqual({ ...nothing, lat: 51.5, lon: 3.7, km: 5 })
  expect(columns('bedrooms=2&bedrooms=4')).toEqual({ ...nothing, bedrooms: ',2,4,' })
  expect(columns('energy=A&price-min=1')).toEqual({ ...nothing, price_min: 1, more: '{}' })
  expect(columns('bedrooms=6').bedrooms).toBe(',6,')
  // Each side leads to the corner before, as isInside goes about it.
  expect(JSON.parse(String(columns('within=51,3;51,4;52,4').area))).toEqual([
    [51, 3, 52, 4],
    [51, 4, 51, 3],
    [52, 4, 51, 4],
  ])
})
