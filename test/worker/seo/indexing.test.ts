import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listIndexing } from '../../../worker/seo/indexing.ts'

it.each([
  ['', undefined, ''],
  ['type=2', undefined, 'type=2'],
  ['city=44021', undefined, 'city=44021'],
  ['type=1&type=2', 'noindex, follow', 'type=1&type=2'],
  ['city=44021&type=1', 'noindex, follow', 'city=44021&type=1'],
  ['country=1', undefined, 'country=1'],
  ['transaction=5', undefined, 'transaction=5'],
  ['status=FOR_SALE', undefined, 'status=FOR_SALE'],
  ['subType=7', undefined, 'subType=7'],
  ['bedrooms=3', undefined, 'bedrooms=3'],
  ['bed-min=2', 'noindex, follow', 'bed-min=2'],
  ['price-max=300000', 'noindex, follow', 'price-max=300000'],
  ['page=2', 'noindex, follow', 'page=2'],
  ['show=60&type=2', undefined, 'type=2'],
  ['sortOrder=DESC&sortType=price', undefined, ''],
  ['view=map', undefined, ''],
  ['type=2&view=map', undefined, 'type=2'],
  ['type=1&type=2&view=map', 'noindex, follow', 'type=1&type=2'],
  ['page=2&view=map', 'noindex, follow', 'page=2'],
  ['type=abc', 'noindex, follow', ''],
])('a list at ?%s is %s (SEO-4, SEO-5, SEO-6)', (query, robots, params) => {
  const found = listIndexing(new URLSearchParams(query))
  expect([found.robots, found.params.toString()]).toEqual([robots, params])
})

it.each([
  ['page=666', 15, 'noindex, follow', 'page=2'],
  ['city=44021&page=666', 15, 'noindex, follow', 'city=44021&page=2'],
  ['page=666', 0, undefined, ''],
  ['city=44021&page=666', 0, undefined, 'city=44021'],
  ['page=2', 15, 'noindex, follow', 'page=2'],
])(
  'a list at ?%s that begins at its home %i is %s, under ?%s (SEO-6, SEO-45)',
  (query, start, robots, params) => {
    const found = listIndexing(new URLSearchParams(query), start)
    expect([found.robots, found.params.toString()]).toEqual([robots, params])
  },
)

it('the canonical address of a list is canonical itself (SEO-5)', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'type',
            'city',
            'price-max',
            'page',
            'show',
            'view',
            'bedrooms',
            'sortType',
          ),
          fc.oneof(fc.nat(9).map(String), fc.string()),
        ),
        { maxLength: 6 },
      ),
      pairs => {
        const { params } = listIndexing(new URLSearchParams(pairs))
        expect(listIndexing(params).params.toString()).toBe(params.toString())
      },
    ),
  )
})
