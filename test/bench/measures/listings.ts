import { addAgencies, agencies, openListings } from '../agencies.ts'
import { withStateCopy } from '../fixture.ts'
import { type Growth, growthTables } from '../growth-tables.ts'
import { load, type LoadResult, type RequestOf } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Table } from './measure.ts'

const COUNT = 200

const CALLS = { search: '/estates', facets: '/estate-filters', map: '/estates/markers' }

const QUERIES = [
  {},
  { terms: { 'transaction.id': [1] } },
  {
    terms: { 'transaction.id': [1], 'headType.id': [1] },
    range: { 'price.value': { gte: 150_000, lte: 400_000 } },
  },
  { terms: { 'transaction.id': [1], 'headType.id': [1, 2], bedroomCount: [2, 3] } },
  { terms: { 'transaction.id': [2] }, range: { 'price.value': { lte: 1200 } } },
  { distance: { geoLocation: { lat: 51.05, lon: 3.72 }, distance: '20km' } },
]
const SORTS = [
  { field: 'publicationDate', order: 'DESC' },
  { field: 'price.value', order: 'ASC' },
  { field: 'city', order: 'ASC' },
]

const LIMITS = {
  'one row': "HTTP and Miniflare's D1: what any call costs",
  search:
    "the same; at 20,000 by the total, which counts the site's rows in a covering index (the page itself stops early)",
  facets:
    "seven counts over the site's rows, each in a covering index, so by the size of a site and not by how many there are",
  map: 'the pins: up to 2,000 rows as JSON; above, a grid that counts every match',
}

/** Search, facets and map of the listing API in D1 as it grows: ms over HTTP, one request at a time. */
export async function measureListings({ port, state, some }: MeasureContext): Promise<Table[]> {
  const thousand = some(1000)
  const measure = (persist: string, count: number): Promise<Growth[string]> =>
    measureCalls({ port, persist, sites: agencies(count), count: some(COUNT) })
  const grow = (persist: string, ids: number[], estates: number): void => {
    const db = openListings(persist)
    addAgencies(db, ids, { estates })
    db.close()
  }
  const found: Growth = {}
  for (const [name, from, to] of [
    ['one site of 1,000', 0, 1],
    ['10 sites of 1,000', 1, 10],
    ['100 sites of 1,000', 10, 100],
  ] as const) {
    grow(state, agencies(to, from), thousand)
    found[name] = await measure(state, to)
  }
  found['one site of 20,000'] = await withStateCopy(async persist => {
    grow(persist, agencies(1), 20 * thousand)
    return measure(persist, 1)
  })
  return growthTables('Listing API in D1', found, LIMITS)
}

/** Every site in turn, with every query and sort order; 'one row' reads a single row. */
async function measureCalls({
  port,
  persist,
  sites,
  count,
}: {
  port: number
  persist: string
  sites: number[]
  count: number
}): Promise<Growth[string]> {
  const server = await serve({ apiPort: port, persist })
  const measure = async (requestOf: RequestOf): Promise<LoadResult> => {
    await load({ port, count: Math.ceil(count / 4), width: 1, requestOf })
    return load({ port, count, width: 1, requestOf })
  }
  try {
    const found: Growth[string] = {
      'one row': await measure(index => ({ path: `/sites/${sites[index % sites.length]}` })),
    }
    for (const [name, path] of Object.entries(CALLS)) {
      found[name] = await measure(index => {
        const query = QUERIES[index % QUERIES.length]
        const body =
          name === 'search'
            ? { query, sort: [SORTS[Math.floor(index / QUERIES.length) % SORTS.length]], limit: 15 }
            : { query }
        return { path: `/sites/${sites[(index * 7) % sites.length]}${path}`, body }
      })
    }
    return found
  } finally {
    await server.dispose()
  }
}
