import * as v from 'valibot'
import { seconds, type Millis } from '../../shared/time/units.ts'
import { deepFreeze } from './lru-cache.ts'
import type { CachePolicy } from './policies.ts'

/** Raised when the shape of cached values changes: older entries are then ignored. */
const SCHEMA = 1
/** KV takes 512 bytes. */
const MAX_KEY = 400
/** How long an entry in doubt is served before the API is asked again. */
const DOUBT_SECONDS = 10

const ENTRY = v.object({
  schema: v.literal(SCHEMA),
  site: v.number(),
  storedAt: v.pipe(v.number(), v.finite()),
  tags: v.array(v.string()),
  /** null: the API said there is none. */
  value: v.unknown(),
  /** Since when the API says that there is none any more, and when it last said so, while that is not believed. */
  doubt: v.optional(v.object({ since: v.number(), last: v.number() })),
})

/** A response of the API as KV and the isolate hold it; frozen. */
export type CacheEntry = Readonly<v.InferOutput<typeof ENTRY>>

export const createEntry = (
  site: number,
  storedAt: Millis,
  tags: string[],
  value: unknown,
): CacheEntry => deepFreeze({ schema: SCHEMA, site, storedAt, tags, value })

/** The same entry, which the API says is no more. */
export const doubtEntry = (entry: CacheEntry, now: Millis): CacheEntry =>
  deepFreeze({ ...entry, doubt: { since: entry.doubt?.since ?? now, last: now } })

/** null: not an entry of this site and schema. */
export function parseEntry(stored: unknown, site: number): CacheEntry | null {
  const parsed = v.safeParse(ENTRY, stored)
  return parsed.success && parsed.output.site === site ? deepFreeze(parsed.output) : null
}

/** An expired entry must be replaced, and is served only when that fails. */
type Freshness = 'fresh' | 'stale' | 'expired'

/** `purgedAt`: the newest purge of any of its tags. */
export function freshnessOf(
  entry: CacheEntry,
  now: Millis,
  purgedAt: Millis,
  policy: CachePolicy,
): Freshness {
  const age = seconds(now - entry.storedAt)
  const { doubt } = entry
  if (doubt && doubt.last > purgedAt && seconds(now - doubt.last) < DOUBT_SECONDS) return 'fresh'
  if (entry.storedAt <= purgedAt) return 'expired'
  if (entry.value === null) return age < policy.negative ? 'fresh' : 'expired'
  if (age < policy.fresh) return 'fresh'
  return age < policy.fresh + policy.stale ? 'stale' : 'expired'
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
