import { Agent } from 'node:http'
import { addAgencies, agencies, hostOf, openListings, markerOf } from '../agencies.ts'
import { sendRequest } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'

const HOSTS = 1000
const CONCURRENCY = 16
/** Home, list and a home, which is at its right address after one redirect. */
const PATHS = {
  nl: ['', '/te-koop', '/aanbod/3'],
  fr: ['', '/a-vendre', '/offre/3'],
  en: ['', '/for-sale', '/offer/3'],
  de: ['', '/zu-verkaufen', '/angebot/3'],
}

/** A thousand agencies with homes of the same numbers, visited in random order through one cache: nobody sees another's name. */
export async function measureIsolation({ port, state, some }) {
  const ids = agencies(some(HOSTS))
  const db = openListings(state)
  addAgencies(db, ids, { homes: 5, whole: true })
  db.close()
  const server = await serve({ port, persist: state, onLog: () => undefined })
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const seen = { visits: 0, 'page; hit': 0, 'own name missing': 0, 'foreign name': 0, 'not 200': 0 }
  const visits = shuffled(
    ids.flatMap(id =>
      Object.entries(PATHS).flatMap(([locale, paths], index) =>
        // Two languages of each agency, a path in each; twice, so that the cache answers too.
        (id + index) % 2 === 0
          ? [0, 1].map(() => ({ id, path: `/${locale}${paths[(id + index) % paths.length]}` }))
          : [],
      ),
    ),
  )
  const began = performance.now()
  const visit = async ({ id, path }) => {
    const { status, headers, bytes } = await sendRequest(port, path, { host: hostOf(id), agent })
    const names = new Set(
      [
        ...(bytes.toString() + JSON.stringify(headers)).matchAll(
          /merkteken\d+x|leie &(amp;)? linde/gi,
        ),
      ].map(([name]) => name.toLowerCase()),
    )
    const isOwn = names.delete(markerOf(id).toLowerCase())
    seen.visits++
    if (names.size > 0) seen['foreign name']++
    if (headers['cache-status']?.startsWith('page; hit')) seen['page; hit']++
    if (status === 301)
      return visit({ id, path: headers.location.replace(/^https?:\/\/[^/]+/, '') })
    if (!isOwn) seen['own name missing']++
    if (status !== 200) seen['not 200']++
  }
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (visits.length > 0) await visit(visits.pop())
    }),
  )
  agent.destroy()
  await server.dispose()
  seen.seconds = Number(((performance.now() - began) / 1000).toFixed(1))
  return [
    {
      title: `${ids.length} hostnames in one cache, in random order`,
      rows: { 'home, list and one home, 4 languages': seen },
      limit:
        "Miniflare's simulated KV and D1, as nearly every first visit is a page of its own; the page cache holds so many bytes, not all of these",
    },
  ]
}

/** In an order that is the same each time. */
function shuffled(items) {
  let state = 7
  for (let at = items.length - 1; at > 0; at--) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = Math.floor((state / 2_147_483_648) * (at + 1))
    ;[items[at], items[other]] = [items[other], items[at]]
  }
  return items
}
