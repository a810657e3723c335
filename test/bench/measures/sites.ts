import { addAgencies, agencies, hostOf } from '../agencies.ts'
import { type Growth, growthTables } from '../growth-tables.ts'
import { load, type LoadResult, type RequestOf } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Table } from './measure.ts'

const COUNT = 200
const ESTATES = 5
const PAGE = '/nl/te-koop'
/** A response that needs only the site. */
const SITE_ONLY = '/speculation-rules.json'

const LIMITS = {
  'by-hostname call':
    "HTTP, one row of Miniflare's D1 by its key, then the agency's object, which wakes at its first call",
  'known host':
    'HTTP: the isolate caches 2,000 hosts for 5 s, then revalidates from KV in the background',
  'known page': 'HTTP: the page cache answers',
  'new host': 'one KV read, the table of domains and the call of the listing API, in sequence',
  'new page':
    "the same, then a render with all its reads uncached, and the writes to Miniflare's simulated KV",
}

/** From hostname to page with ever more agencies on one deployment: ms over HTTP. */
export async function measureSites({ port, state, some }: MeasureContext): Promise<Table[]> {
  const found: Growth = {}
  let known = 0
  for (const count of [1, 100, 10_000].map(some)) {
    if (count > known) await addAgencies(state, agencies(count, known), { estates: ESTATES })
    known = count
    found[`sites: ${count}`] = await measureHosts({
      port,
      state,
      hosts: agencies(count).map(hostOf),
      count: some(COUNT),
    })
  }
  return growthTables('Agencies on one deployment', found, LIMITS)
}

/** One host again and again, then as many hosts that were never seen as there are. */
async function measureHosts({
  port,
  state,
  hosts,
  count,
}: {
  port: number
  state: string
  hosts: string[]
  count: number
}): Promise<Growth[string]> {
  const server = await serve({ port, apiPort: port + 1, persist: state })
  const [known = ''] = hosts
  const newHosts = hosts
    .slice(1)
    .map((host, index, rest) => rest[(index * 7919) % rest.length] ?? host)
  const firstVisits = Math.min(Math.ceil(count / 2), Math.floor(newHosts.length / 2))
  const measure = (requests: number, requestOf: RequestOf, to = port): Promise<LoadResult> =>
    load({ port: to, count: requests, width: 1, requestOf })
  try {
    await measure(Math.ceil(count / 4), () => ({ path: PAGE, host: known }))
    return {
      'by-hostname call': await measure(
        count,
        index => ({ path: `/sites/by-hostname/${hosts[(index * 7919) % hosts.length]}` }),
        port + 1,
      ),
      'known host': await measure(count, () => ({ path: SITE_ONLY, host: known })),
      'known page': await measure(count, () => ({ path: PAGE, host: known })),
      ...(firstVisits > 0 && {
        'new host': await measure(firstVisits, index => ({
          path: SITE_ONLY,
          host: newHosts[index] ?? known,
        })),
        'new page': await measure(firstVisits, index => ({
          path: PAGE,
          host: newHosts[firstVisits + index] ?? known,
        })),
      }),
    }
  } finally {
    await server.dispose()
  }
}
