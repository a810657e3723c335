import { addAgencies, agencies, hostOf, openListings } from '../agencies.ts'
import { growthTables } from '../growth-tables.ts'
import { load } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

const COUNT = 200
const ESTATES = 5
const PAGE = '/nl/te-koop'
/** An answer that needs the site and nothing else. */
const SITE_ONLY = '/speculation-rules.json'

const LIMITS = {
  'by-hostname call': "HTTP and Miniflare's D1: it is one row by its key, however many there are",
  'known host':
    "HTTP: the isolate remembers 2,000 hosts for 5 s, then asks KV behind the visitor's back",
  'known page': 'HTTP: the page cache answers',
  'new host':
    'one KV read, the table of domains and the call of the listing API, one after the other',
  'new page':
    "the same, then a render with all that it reads, each for the first time, and the writes to Miniflare's simulated KV",
}

/** From hostname to page with ever more agencies on one deployment: ms over HTTP. */
export async function measureSites({ port, state, some }) {
  const found = {}
  let known = 0
  for (const count of [1, 100, 10_000].map(some)) {
    const db = openListings(state)
    if (count > known) addAgencies(db, agencies(count, known), { homes: ESTATES })
    db.close()
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

/** One host again and again, then hosts never seen before, as many as there are. */
async function measureHosts({ port, state, hosts, count }) {
  const server = await serve({ port, apiPort: port + 1, persist: state })
  const [home] = hosts
  const strangers = hosts
    .slice(1)
    .map((host, index, rest) => rest[(index * 7919) % rest.length] ?? host)
  const firstVisits = Math.min(Math.ceil(count / 2), Math.floor(strangers.length / 2))
  const measure = (of, wish, from = port) => load({ port: from, count: of, width: 1, wish })
  try {
    await measure(Math.ceil(count / 4), () => ({ path: PAGE, host: home }))
    return {
      'by-hostname call': await measure(
        count,
        index => ({ path: `/sites/by-hostname/${hosts[(index * 7919) % hosts.length]}` }),
        port + 1,
      ),
      'known host': await measure(count, () => ({ path: SITE_ONLY, host: home })),
      'known page': await measure(count, () => ({ path: PAGE, host: home })),
      ...(firstVisits > 0 && {
        'new host': await measure(firstVisits, index => ({
          path: SITE_ONLY,
          host: strangers[index],
        })),
        'new page': await measure(firstVisits, index => ({
          path: PAGE,
          host: strangers[firstVisits + index],
        })),
      }),
    }
  } finally {
    await server.dispose()
  }
}
