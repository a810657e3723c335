import { addAgencies, agencies } from '../agencies.ts'
import { withStateCopy } from '../fixture.ts'
import { type Growth, growthTables } from '../growth-tables.ts'
import { measureCalls } from '../listing-calls.ts'
import type { MeasureContext, Table } from './measure.ts'

const COUNT = 200

export const LIMITS = {
  'one row': "HTTP and Miniflare's hop to the object: what any call costs",
  search:
    "the same; at 20,000 by the total, which counts the site's rows in a covering index (the page itself stops early)",
  facets:
    "seven counts over the site's rows, each in a covering index, so by the size of a site and not by how many there are",
  map: 'the pins: up to 2,000 rows as JSON; above, a grid that counts every match',
}

/** Search, facets and map of the listing API as it grows: ms over HTTP, one request at a time. */
export async function measureListings({ port, state, some }: MeasureContext): Promise<Table[]> {
  const thousand = some(1000)
  const measure = (persist: string, count: number): Promise<Growth[string]> =>
    measureCalls({ port, persist, sites: agencies(count), count: some(COUNT) })
  const found: Growth = {}
  for (const [name, from, to] of [
    ['one site of 1,000', 0, 1],
    ['10 sites of 1,000', 1, 10],
    ['100 sites of 1,000', 10, 100],
  ] as const) {
    await addAgencies(state, agencies(to, from), { estates: thousand })
    found[name] = await measure(state, to)
  }
  found['one site of 20,000'] = await withStateCopy(async persist => {
    await addAgencies(persist, agencies(1), { estates: 20 * thousand })
    return measure(persist, 1)
  })
  return growthTables('Listing API, an object a site', found, LIMITS)
}
