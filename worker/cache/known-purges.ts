import { LruCache } from './lru-cache.ts'
import type { KvReader } from './kv-reader.ts'

/** Purges: tag → time in ms. What was stored before the mark of one of its tags is old. */
export type Purges = Readonly<Record<string, number>>

/** A site's own marks and those that name no site. Never changed, so that a view can be kept to compare with. */
export type KnownPurges = readonly Purges[]

/** Where site records live, and purges that name no site. */
export const NO_SITE = 0
export const EVERYTHING = 'everything'

const MEMO_MS = 5000
const MEMO_BYTES = 1024 * 1024

export const purgesKey = (site: number): string => `marks/${site}`

/** The same thing in whichever site: `estate-1-5003` → `estate-5003`, `list-1` → `list`. */
export const withoutSite = (tag: string): string => tag.replace(/^(site|list|estate)-\d+/, '$1')

/** Everything that is read for a page at this path. A comma would end a tag. */
export const pathTag = (path: string): string => `path-${path.replaceAll(',', '%2C').slice(0, 500)}`

/** The newest purge that touches one of these tags, in ms; 0: never. */
export function lastPurgedAt(view: KnownPurges, tags: readonly string[]): number {
  let newest = 0
  for (const marks of view) {
    newest = Math.max(newest, marks[EVERYTHING] ?? 0)
    for (const tag of tags) newest = Math.max(newest, marks[tag] ?? 0, marks[withoutSite(tag)] ?? 0)
  }
  return newest
}

interface SitePurges {
  purges: Purges
  /** When KV was last asked, in ms; 0: never. */
  readAt: number
}

/** What this isolate knows of purges: read from KV, at most 5 s ago for new answers, or made here. */
const purgesBySite = new LruCache<SitePurges>(MEMO_BYTES)

/** The marks as they are known now, however long ago they were read. */
export const knownPurges = (site: number): KnownPurges => [purgesOf(site), purgesOf(NO_SITE)]

export const arePurgesFresh = (site: number, now: number): boolean =>
  [site, NO_SITE].every(id => now - (purgesBySite.get(String(id))?.readAt ?? 0) < MEMO_MS)

/** The marks of a site, read again when they are older than 5 s. */
export async function readPurges(
  site: number,
  reader: KvReader,
  now: number,
): Promise<KnownPurges> {
  await Promise.all(
    [...new Set([site, NO_SITE])].map(async id => {
      if (now - (purgesBySite.get(String(id))?.readAt ?? 0) < MEMO_MS) return
      rememberPurges(id, parsePurges(await reader.get(purgesKey(id))), now)
    }),
  )
  return knownPurges(site)
}

/** A time never goes back, whatever an old copy in KV says. */
export function rememberPurges(site: number, marks: Purges, readAt?: number): void {
  const before = purgesBySite.get(String(site))
  const newer = Object.entries(marks).filter(([tag, at]) => at > (before?.purges[tag] ?? 0))
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
    Object.entries(value).filter((mark): mark is [string, number] => Number.isFinite(mark[1])),
  )
}
