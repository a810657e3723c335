import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { SORTS } from '../../../../worker/listing-api/estate/fields.ts'
import { pinsOf } from '../../../../worker/listing-api/estate/markers.ts'
import { Search, type ResolvedSearch } from '../../../../worker/listing-api/estate/search-schema.ts'
import { countOf, pageOf } from '../../../../worker/listing-api/estate/search.ts'
import {
  FACETS,
  locationsOf,
  optionsOf,
  pricesOf,
} from '../../../../worker/listing-api/filter/queries.ts'
import type { Statement } from '../../../../worker/store/sql.ts'
import { rowsIn, seedAgencies } from '../support/api.ts'

beforeAll(seedAgencies)

const hidden = [4]
const query = {
  terms: { 'headType.id': [1, 2], 'address.city.id': [44021], bedroomCount: [2, 6] },
  range: { 'price.value': { gte: 100_000, lte: 300_000 } },
  distance: { geoLocation: { lat: 51, lon: 3.7 }, distance: '20km' },
}
const search = (over: object = {}): ResolvedSearch => ({
  ...v.parse(Search, { query, ...over }),
  query: { ...query, estateIds: [1, 2, 3] },
})

async function plan({ sql, params }: Statement): Promise<string[]> {
  const rows = await rowsIn(7, `EXPLAIN QUERY PLAN ${sql}`, ...params)
  return rows.map(row => String(row.detail))
}

const sorts = Object.entries(SORTS).flatMap(([field, orders]) =>
  Object.entries(orders).map(([order, { index }]) => ({ field, order, index })),
)

test.each(sorts)(
  'A page sorted by $field $order walks $index and sorts nothing',
  async ({ field, order, index }) => {
    const steps = await plan(pageOf(hidden, search({ sort: [{ field, order }] })))
    expect(steps).toContainEqual(expect.stringContaining(`USING COVERING INDEX ${index}`))
    expect(steps.join('\n')).not.toMatch(/TEMP B-TREE|SCAN estate$/m)
  },
)

test('A total is counted in a covering index (LAPI-35)', async () => {
  expect(await plan(countOf(hidden, search()))).toContainEqual(
    expect.stringContaining('USING COVERING INDEX estate_by_bedrooms'),
  )
})

test('The pins of a map are read from a covering index (LAPI-35)', async () => {
  expect(await plan(pinsOf(hidden, search().query))).toContainEqual(
    expect.stringContaining('USING COVERING INDEX estate_by_transaction'),
  )
})

test.each(Object.entries(FACETS))(
  'The options of %s are counted in a covering index',
  async (_name, facet) => {
    const steps = await plan(optionsOf(hidden, search().query, facet))
    expect(steps).toContainEqual(expect.stringContaining(`USING COVERING INDEX ${facet.index}`))
    expect(steps.join('\n')).not.toMatch(/TEMP B-TREE FOR GROUP BY/)
  },
)

test('Municipalities and prices are counted in covering indexes (LAPI-35)', async () => {
  expect(await plan(locationsOf(hidden, search().query))).toContainEqual(
    expect.stringContaining('USING COVERING INDEX estate_by_city'),
  )
  expect(await plan(pricesOf(hidden, search().query))).toContainEqual(
    expect.stringContaining('USING COVERING INDEX estate_by_price'),
  )
})

test.each([
  [{ match: { parentId: 50 } }, 'estate_by_parent'],
  [{ terms: { id: ['1', '2'] } }, 'estate_by_public_id'],
])('A search %j looks its rows up', async (query, index) => {
  expect(await plan(pageOf(hidden, v.parse(Search, { query })))).toContainEqual(
    expect.stringMatching(new RegExp(`SEARCH estate USING INDEX ${index} \\(`)),
  )
})
