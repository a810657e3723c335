import type { Millis } from '../../shared/time/units.ts'
import type { KvReader } from './kv-reader.ts'
import { LruCache } from './lru-cache.ts'

/** Tag → when it was last purged. What was stored before is expired. */
export type Purges = Readonly<Record<string, Millis>>

/** A site's own purges and those that name no site. Never changed, so that two can be compared by identity. */
export type KnownPurges = readonly Purges[]

/** Holds site records, and purges that name no site. */
export const NO_SITE = 0
export const EVERYTHING = 'everything'

const MEMO_MS = 5000
const MEMO_BYTES = 1024 * 1024

/** The key keeps the name under which deployed Workers look for it. */
export const purgesKey = (site: number): string => `marks/${site}`

/** The tag for all sites: `estate-1-5003` → `estate-5003`, `list-1` → `list`. */
export const withoutSite = (tag: string): string => tag.replace(/^(site|list|estate)-\d+/, '$1')

/** Tags all that is read for the page at this path. A comma would end a tag. */
export const pathTag = (path: string): string => `path-${path.replaceAll(',', '%2C').slice(0, 500)}`

/** The newest purge of any of these tags; 0: never. */
export function lastPurgedAt(known: KnownPurges, tags: readonly string[]): Millis {
  let newest = 0
  for (const purges of known) {
    newest = Math.max(newest, purges[EVERYTHING] ?? 0)
    for (const tag of tags)
      newest = Math.max(newest, purges[tag] ?? 0, purges[withoutSite(tag)] ?? 0)
  }
  return newest
}

/** Whether this very tag was purged at this time or later, by a purge that names it. */
export const isTagPurged = (site: number, tag: string, since: Millis): boolean =>
  knownPurges(site).some(purges => (purges[tag] ?? 0) >= since)

interface SitePurges {
  purges: Purges
  /** When it was last read from KV; 0: never. */
  readAt: Millis
}

/** The purges that this isolate knows: read from KV, or made here. */
const purgesBySite = new LruCache<SitePurges>(MEMO_BYTES)

/** The purges known now, however long ago they were read. */
export const knownPurges = (site: number): KnownPurges => [purgesOf(site), purgesOf(NO_SITE)]

export const arePurgesFresh = (site: number, now: Millis): boolean =>
  [site, NO_SITE].every(id => now - (purgesBySite.get(String(id))?.readAt ?? 0) < MEMO_MS)

/** The purges of a site, read again from KV when older than 5 s. */
export async function readPurges(
  site: number,
  reader: KvReader,
  now: Millis,
): Promise<KnownPurges> {
  await Promise.all(
    [...new Set([site, NO_SITE])].map(async id => {
      if (now - (purgesBySite.get(String(id))?.readAt ?? 0) < MEMO_MS) return
      rememberPurges(id, parsePurges(await reader.get(purgesKey(id))), now)
    }),
  )
  return knownPurges(site)
}

/** Times only go forward, whatever an old copy in KV says. */
export function rememberPurges(site: number, purges: Purges, readAt?: Millis): void {
  const before = purgesBySite.get(String(site))
  const newer = Object.entries(purges).filter(([tag, at]) => at > (before?.purges[tag] ?? 0))
  const all = newer.length
    ? { ...before?.purges, ...Object.fromEntries(newer) }
    : (before?.purges ?? {})
  purgesBySite.set(
    String(site),
    { purges: Object.freeze(all), readAt: readAt ?? before?.readAt ?? 0 },
    100 + Object.keys(all).length * 60,
  )
}

const NO_PURGES: Purges = Object.freeze({})

const purgesOf = (site: number): Purges => purgesBySite.get(String(site))?.purges ?? NO_PURGES

function parsePurges(value: unknown): Purges {
  if (typeof value !== 'object' || value === null) return NO_PURGES
  return Object.fromEntries(
    Object.entries(value).filter((purge): purge is [string, number] => Number.isFinite(purge[1])),
  )
}
