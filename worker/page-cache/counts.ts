import type { Bindings, CacheCounts } from '../env.ts'

interface Count {
  hits: number
  all: number
}

const NONE: Readonly<Count> = Object.freeze({ hits: 0, all: 0 })
const NO_COUNTS: CacheCounts = Object.freeze({ page: NONE, api: NONE })
const MAX_SITES = 1000

/** Of this isolate only, one of many and short-lived; Analytics Engine has the figures of all. */
const counts = new Map<number, Record<'page' | 'api', Count>>()
let since: number | null = null

/** How many of a site's pages, and of the API responses they were made of, came from the cache since when, in ms; null: none was asked. */
export const countedOf = (site: number): { since: number; counts: CacheCounts } | null =>
  since === null ? null : { since, counts: counts.get(site) ?? NO_COUNTS }

/**
 * Counts a response by its Cache-Status, here and as one data point that holds nothing of the visitor: index1 the site,
 * blob1 'hit', 'miss' or 'bypass' of the page cache, double1 the ms, double2 and double3 API responses from the cache
 * and in all, double4 the status.
 */
export function countResponse(
  env: Pick<Bindings, 'ANALYTICS'>,
  site: { id: number } | undefined,
  { headers, status }: Response,
  ms: number,
): void {
  if (!site) return
  const cacheStatus = headers.get('Cache-Status') ?? ''
  const page = /^page; (hit|fwd=miss)/.exec(cacheStatus)?.[1]?.replace('fwd=', '') ?? 'bypass'
  const api = /^page; (hit|fwd=miss; collapsed)/.test(cacheStatus) ? NONE : apiCount(cacheStatus)
  const own = countsOf(site.id)
  if (page !== 'bypass') add(own.page, { hits: Number(page === 'hit'), all: 1 })
  add(own.api, api)
  env.ANALYTICS?.writeDataPoint({
    indexes: [String(site.id)],
    blobs: [page],
    doubles: [ms, api.hits, api.all, status],
  })
}

/** Only a page rendered now is counted: a stored one still bears the figures of its render. */
function apiCount(cacheStatus: string): Count {
  const outcomes = [
    ...(/api; [^,]*detail="([^"]*)"/.exec(cacheStatus)?.[1] ?? '').matchAll(/(\w+)=(\d+)/g),
  ]
  const sum = (names: RegExp): number =>
    outcomes.reduce((all, [, name = '', count]) => all + (names.test(name) ? Number(count) : 0), 0)
  return { hits: sum(/^(memo|hit|stale)$/), all: sum(/./) }
}

function countsOf(site: number): Record<'page' | 'api', Count> {
  const known = counts.get(site)
  if (known) return known
  if (counts.size >= MAX_SITES) counts.clear()
  if (counts.size === 0) since = Date.now()
  const fresh = { page: { ...NONE }, api: { ...NONE } }
  counts.set(site, fresh)
  return fresh
}

function add(count: Count, { hits, all }: Count): void {
  count.hits += hits
  count.all += all
}
