import type { Growth } from './growth-tables.ts'
import { load, type LoadResult, type RequestOf } from './load.ts'
import { serve } from '../../worker/commands/local/serve.ts'

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

/** The body of a search: every query with every sort order, in turn. */
export const searchBody = (index: number) => ({
  query: QUERIES[index % QUERIES.length],
  sort: [SORTS[Math.floor(index / QUERIES.length) % SORTS.length]],
  limit: 15,
})

/** Every site in turn, with every query and sort order; 'one row' reads a single row. */
export async function measureCalls({
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
        const body =
          name === 'search' ? searchBody(index) : { query: QUERIES[index % QUERIES.length] }
        return { path: `/sites/${sites[(index * 7) % sites.length]}${path}`, body }
      })
    }
    return found
  } finally {
    await server.dispose()
  }
}
