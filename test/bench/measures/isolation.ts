import { Agent } from 'node:http'
import { addAgencies, agencies, hostOf, markerOf } from '../agencies.ts'
import { sendRequest } from '../load.ts'
import { serve } from '../../../worker/commands/local/serve.ts'
import type { MeasureContext, Table } from './measure.ts'

const HOSTS = 1000
const CONCURRENCY = 16
/** Home page, listing and an estate, which is at its canonical address after one redirect. */
const PATHS = {
  nl: ['', '/te-koop', '/aanbod/3'],
  fr: ['', '/a-vendre', '/offre/3'],
  en: ['', '/for-sale', '/offer/3'],
  de: ['', '/zu-verkaufen', '/angebot/3'],
}

interface Visit {
  id: number
  path: string
}

/** A thousand agencies whose estates have the same ids, visited in random order through one cache: no page names another agency. */
export async function measureIsolation({ port, state, some }: MeasureContext): Promise<Table[]> {
  const ids = agencies(some(HOSTS))
  await addAgencies(state, ids, { estates: 5, whole: true, marked: true })
  const server = await serve({ port, persist: state, onLog: () => undefined })
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const seen = {
    visits: 0,
    'page; hit': 0,
    'own name missing': 0,
    'foreign name': 0,
    'not 200': 0,
    seconds: 0,
  }
  const visits: Visit[] = shuffled(
    ids.flatMap(id =>
      Object.entries(PATHS).flatMap(([locale, paths], index) =>
        // Two languages of each agency, one path each; twice, so that the cache answers too.
        (id + index) % 2 === 0
          ? [0, 1].map(() => ({ id, path: `/${locale}${paths[(id + index) % paths.length]}` }))
          : [],
      ),
    ),
  )
  const began = performance.now()
  const visit = async ({ id, path }: Visit): Promise<void> => {
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
    if (String(headers['cache-status'] ?? '').startsWith('page; hit')) seen['page; hit']++
    if (status === 301)
      return visit({ id, path: (headers.location ?? '').replace(/^https?:\/\/[^/]+/, '') })
    if (!isOwn) seen['own name missing']++
    if (status !== 200) seen['not 200']++
  }
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let next = visits.pop(); next; next = visits.pop()) await visit(next)
    }),
  )
  agent.destroy()
  await server.dispose()
  seen.seconds = Number(((performance.now() - began) / 1000).toFixed(1))
  return [
    {
      title: `${ids.length} hostnames in one cache, in random order`,
      rows: { 'home, listing and one estate, 4 languages': seen },
      limit:
        "Miniflare's simulated KV and objects, as nearly every first visit is of a different page; the page cache holds a limited number of bytes, not all of these",
    },
  ]
}

/** Shuffled, in the same order each time. */
function shuffled<Item>(items: Item[]): Item[] {
  let state = 7
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return items
    .map(item => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
