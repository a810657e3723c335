import * as v from 'valibot'
import { seconds, type Millis } from '../../shared/time/units.ts'
import { deepFreeze } from './lru-cache.ts'
import type { CachePolicy } from './policies.ts'

/** Raised when the shape of cached values changes: older entries are then ignored. */
const SCHEMA = 2
/** KV takes 512 bytes. */
const MAX_KEY = 400
/** How long an entry in doubt is served before the API is asked again. */
const DOUBT_SECONDS = 10

const ENTRY = v.object({
  schema: v.literal(SCHEMA),
  site: v.number(),
  storedAt: v.pipe(v.number(), v.finite()),
  /** The newest change that was known of what it hangs on, before the API was asked. */
  version: v.pipe(v.number(), v.finite()),
  /** null: the API said there is none. */
  value: v.unknown(),
  /** Since when the API says that there is none any more, and when it last said so, while that is not believed. */
  doubt: v.optional(v.object({ since: v.number(), last: v.number(), version: v.number() })),
})

/** A response of the API as KV and the isolate hold it; frozen. */
export type CacheEntry = Readonly<v.InferOutput<typeof ENTRY>>

export const createEntry = (
  site: number,
  storedAt: Millis,
  version: Millis,
  value: unknown,
): CacheEntry => deepFreeze({ schema: SCHEMA, site, storedAt, version, value })

/** The same entry, which the API says is no more. */
export const doubtEntry = (entry: CacheEntry, now: Millis, version: Millis): CacheEntry =>
  deepFreeze({ ...entry, doubt: { since: entry.doubt?.since ?? now, last: now, version } })

/** null: not an entry of this site and schema. */
export function parseEntry(stored: unknown, site: number): CacheEntry | null {
  const parsed = v.safeParse(ENTRY, stored)
  return parsed.success && parsed.output.site === site ? deepFreeze(parsed.output) : null
}

/** An expired entry must be replaced, and is served only when that fails; a dead one is not even served then. */
type Freshness = 'fresh' | 'stale' | 'expired' | 'dead'

/** What is known of the changes that an entry hangs on. */
export interface KnownChanges {
  /** The newest. */
  version: Millis
  /** The newest before which nothing is served again; 0: none. */
  hardVersion: Millis
  /** The back end tells of its changes, so what it said holds until then (CACHE-66). */
  isAnnounced: boolean
}

export function freshnessOf(
  entry: CacheEntry,
  now: Millis,
  { version, hardVersion, isAnnounced }: KnownChanges,
  policy: CachePolicy,
): Freshness {
  const age = seconds(now - entry.storedAt)
  const { doubt } = entry
  if (entry.version < hardVersion) return 'dead'
  if (doubt && doubt.version >= version && seconds(now - doubt.last) < DOUBT_SECONDS) return 'fresh'
  if (entry.version < version) return 'expired'
  if (entry.value === null) return age < policy.negative ? 'fresh' : 'expired'
  if (age < policy.fresh) return 'fresh'
  if (age >= policy.fresh + policy.stale) return 'expired'
  return isAnnounced ? 'fresh' : 'stale'
}

/** What the keys of a site's entries begin with; `parts`: the locale or '-', then the kind. */
export const keyPrefix = (site: number, ...parts: string[]): string =>
  ['v1', site, ...parts, ''].join('/')

/** The key of an entry, hashed where it is too long for KV or not ASCII. */
export async function entryKey(prefix: string, request: string): Promise<string> {
  const key = prefix + request
  if (key.length <= MAX_KEY && /^[\x21-\x7e]*$/.test(key)) return key
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request))
  return prefix + new Uint8Array(digest, 0, 16).toHex()
}
