import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  parseRentalQuery,
  readPage,
  rentalParams,
  RENTAL_KEYS,
  RENTALS_PER_PAGE,
} from '../../../shared/rental/search.ts'
import { Search } from '../../../worker/listing-api/rental/search-schema.ts'

test.each([
  ['', {}],
  ['location=1&location=2&location=1&kind=3', { locationId: [1, 2], subKindId: [3] }],
  [
    'persons=6&period=WEEKEND&start=2026-12-04',
    { persons: 6, periodType: 'WEEKEND', start: '2026-12-04' },
  ],
  ['dates=2026-12-05%2F2026-12-12&start=2026-12-04', { start: '2026-12-05', end: '2026-12-12' }],
  ['dates=2026-12-12%2F2026-12-05', {}],
  ['dates=2027-02-29%2F2027-03-05&start=2026-02-30', {}],
  ['persons=0&period=YEAR&location=-1&kind=1e3&city=abc', {}],
  ['persons=99999', { persons: 50 }],
  ['city=3&city=x', { cityId: [3] }],
  ['dates=2026-12-05%2F2026-12-05&start=2026-12-04', { start: '2026-12-04' }],
  ['dates=&start=x', {}],
  [
    Array.from({ length: 60 }, (_, index) => `location=${index + 1}`).join('&'),
    { locationId: Array.from({ length: 50 }, (_, index) => index + 1) },
  ],
])('%s reads as %j (RENTAL-2, RENTAL-3, RENTAL-5)', (text, query) => {
  expect(parseRentalQuery(new URLSearchParams(text))).toEqual(query)
})

test('A period is a week, a weekend or a midweek (RENTAL-4)', () => {
  const read = (period: string) => parseRentalQuery(new URLSearchParams({ period })).periodType
  expect(['WEEK', 'WEEKEND', 'MIDWEEK', 'week', 'MONTH', ''].map(read)).toEqual([
    'WEEK',
    'WEEKEND',
    'MIDWEEK',
    undefined,
    undefined,
    undefined,
  ])
})

test('Pages count from one (RENTAL-3)', () => {
  expect(
    ['', 'page=0', 'page=2', 'page=-4', 'page=1e9', 'page=99999'].map(text =>
      readPage(new URLSearchParams(text)),
    ),
  ).toEqual([1, 1, 2, 1, 1, 600])
})

test('Of any address it makes a search that the listing API takes', () => {
  const day = fc
    .tuple(
      fc.constantFrom('2026', '2027', '0000', '9999'),
      fc.constantFrom('00', '02', '12', '13'),
      fc.constantFrom('00', '05', '28', '29', '31'),
    )
    .map(parts => parts.join('-'))
  const value = fc.oneof(
    day,
    fc.tuple(day, fc.constantFrom('/', '//', ''), day).map(parts => parts.join('')),
    fc.nat().map(String),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1.5',
      '1e9',
      '999999999',
      '9999999999',
      ' 1',
      'WEEK',
      'WEEKEND',
      'constructor',
      '2026-02-30T00:00',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom<string>(...RENTAL_KEYS, '__proto__'), value), {
        maxLength: 120,
        size: 'max',
      }),
      pairs => {
        const params = new URLSearchParams(pairs)
        const search = {
          query: parseRentalQuery(params),
          limit: RENTALS_PER_PAGE,
          offset: (readPage(params) - 1) * RENTALS_PER_PAGE,
        }
        expect(v.safeParse(Search, search).issues).toBeUndefined()
      },
    ),
  )
})

test('The address of a search leads to the same search (PAGE-106)', () => {
  for (const text of [
    'location=1&location=2&kind=3&city=4&persons=5&period=WEEK&page=2',
    'dates=2027-01-02%2F2027-01-09',
    'start=2027-01-02',
    '',
  ]) {
    const params = new URLSearchParams(text)
    expect(rentalParams(parseRentalQuery(params), readPage(params)).toString()).toBe(text)
  }
})
