import { seconds, type Millis } from '../../shared/time/units.ts'
import { compressEntry, decompressEntry } from '../cache/compression.ts'
import {
  isTagPurged,
  knownPurges,
  lastPurgedAt,
  NO_SITE,
  pathTag,
  readPurges,
} from '../cache/known-purges.ts'
import { isWritten, newestEntry, type KnownEntry } from '../cache/known-entry.ts'
import type { KvReader } from '../cache/kv-reader.ts'
import { LruCache } from '../cache/lru-cache.ts'
import {
  POLICIES,
  RETENTION_SECONDS,
  type CachePolicy,
  type PolicyName,
} from '../cache/policies.ts'
import { singleFlight } from '../cache/single-flight.ts'
import { countApi, type RequestTrace } from '../http/trace.ts'
import {
  createEntry,
  doubtEntry,
  entryKey,
  freshnessOf,
  keyPrefix,
  parseEntry,
  type CacheEntry,
} from '../cache/cache-entry.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { ApiError } from './errors.ts'
import { ABSENT, unusableResponse } from './parse-response.ts'

/** How long the isolate uses an entry without asking KV (CACHE-7). */
const MEMO_SECONDS = 5
const MEMO_BYTES = 8 * 1024 * 1024

/** How long the API has to say that something is no more. */
const BELIEF_SECONDS = 60

/** An answer that was confirmed is newer here than in KV. */
const memo = new LruCache<KnownEntry & { readAt: Millis }>(MEMO_BYTES)

export interface ResponseCache {
  /** null: the API says there is none. The value is frozen. */
  read<T>(call: CachedCall<T>): Promise<T | null>
}

export interface CachedCall<T> {
  kind: PolicyName
  /** Canonical: the path, or path and sorted body. */
  key: string
  tags: string[]
  /** ABSENT or null: there is none. */
  load: () => Promise<unknown>
  /** What of a response is cached; null: the API says there is none; throws when it is unusable. */
  parse: (response: unknown) => T | null | Promise<T | null>
  /** Made too rarely to be worth a place in KV. */
  skipKv?: boolean
  /** Whether ABSENT replaces an answer at once; else, and without ABSENT, what is no more is doubted for a minute. */
  goesAtOnce?: boolean
  /** Asked before what was doubted is believed. */
  confirmAbsence?: () => Promise<boolean>
  /** A page stands or falls with it, so an empty answer in place of a first one has to be confirmed. */
  decidesPage?: boolean
}

interface ResponseCacheOptions {
  kv: KVNamespace
  reader: KvReader
  site: number
  locale: string
  now: Millis
  trace: RequestTrace
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * The API's responses, from the isolate, KV or the API itself; for one request. An entry stays in KV for 30 days
 * after it was stored, so that an expired one can be served when the API is down. When KV fails, the API is called.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { kv, reader, site, now, trace, waitUntil } = options

  /** The page being rendered counts as a tag: purging its path calls the API again for all that it shows. */
  const tagsOf = ({ tags }: CachedCall<unknown>): string[] =>
    trace.path ? [...tags, pathTag(trace.path)] : tags

  const remember = (key: string, known: KnownEntry, bytes: number): void =>
    memo.set(key, { ...known, readAt: now }, bytes)

  const write = async (key: string, entry: CacheEntry, text: string): Promise<void> => {
    try {
      await kv.put(key, await compressEntry(entry, text), {
        expirationTtl: Math.max(60, RETENTION_SECONDS - Math.ceil(seconds(now - entry.storedAt))),
        metadata: { at: entry.storedAt },
      })
    } catch {
      const known = memo.get(key)
      if (known?.entry === entry) remember(key, { entry, writtenAt: 0 }, text.length)
    }
  }

  const isAbsenceBelieved = async (
    { entry }: KnownEntry,
    { goesAtOnce, confirmAbsence, kind, tags }: CachedCall<unknown>,
    response: unknown,
  ): Promise<boolean> => {
    if (goesAtOnce && response === ABSENT) return true
    if (kind === 'page' && trace.path && isTagPurged(site, pathTag(trace.path), entry.storedAt))
      return true
    if (kind === 'site' && tags.some(tag => isHostPurged(tag, entry.storedAt))) return true
    if (!entry.doubt || seconds(now - entry.doubt.since) < BELIEF_SECONDS) return false
    return confirmAbsence ? confirmAbsence() : true
  }

  /** An operator took the hostname away, or asked for it anew. */
  const isHostPurged = (tag: string, storedAt: Millis): boolean =>
    tag.startsWith('host-') && isTagPurged(site, tag, storedAt)

  /** "There is none" stays in the isolate, so that guessed addresses do not fill KV, unless it replaces something. */
  const store = async (
    key: string,
    call: CachedCall<unknown>,
    response: unknown,
    replaced: KnownEntry | null,
    purgedAt: Millis,
  ): Promise<CacheEntry> => {
    const value = response === ABSENT ? null : await call.parse(response)
    const lost = value === null && replaced?.entry.value ? replaced : null
    if (call.decidesPage && response === null && !lost && !(await call.confirmAbsence?.()))
      throw unusableResponse()
    const isDoubted = lost !== null && !(await isAbsenceBelieved(lost, call, response))
    const entry = isDoubted ? doubtEntry(lost.entry, now) : createEntry(site, now, call.tags, value)
    const text = JSON.stringify(entry)
    const skips =
      call.skipKv ||
      (isDoubted ? lost.entry.doubt : value === null && !lost) ||
      (replaced &&
        !lost &&
        isWritten(replaced, value, { now, purgedAt, policy: POLICIES[call.kind] }))
    remember(
      key,
      { entry, writtenAt: skips ? (replaced?.writtenAt ?? 0) : entry.storedAt },
      text.length,
    )
    if (!skips) waitUntil(write(key, entry, text))
    return entry
  }

  const fromMemo = (key: string, policy: CachePolicy): KnownEntry | null => {
    const found = memo.get(key)
    const lifetime = found?.entry.value === null ? policy.negative : MEMO_SECONDS
    return found && seconds(now - found.readAt) < lifetime ? found : null
  }

  const fetchEntry = async (
    key: string,
    call: CachedCall<unknown>,
    replaced: KnownEntry | null,
  ): Promise<CacheEntry> => {
    const policy = POLICIES[call.kind]
    const purgedAt = lastPurgedAt(knownPurges(site), tagsOf(call))
    // Another request may have made the call while this one waited for KV.
    const meanwhile = fromMemo(key, policy)?.entry
    const isNew = meanwhile && meanwhile !== replaced?.entry
    if (isNew && freshnessOf(meanwhile, now, purgedAt, policy) === 'fresh') {
      countApi(trace, 'joined')
      return meanwhile
    }
    const fallback = {
      // Site records of all agencies share the key space of no site.
      backEnd: site === NO_SITE ? key : String(site),
      exists: Boolean(replaced?.entry.value),
      purgedAt,
    }
    const { value, joined } = await withCircuitBreaker(fallback, () =>
      singleFlight(`${key} ${purgedAt}`, waitUntil, async () => {
        const response = await withCircuitBreaker(fallback, call.load)
        return orUnusable(async () => store(key, call, response, replaced, purgedAt))
      }),
    )
    countApi(trace, joined ? 'joined' : 'miss')
    return value
  }

  const readEntry = async (
    key: string,
    policy: CachePolicy,
  ): Promise<{ known: KnownEntry | null; outcome: 'memo' | 'hit' }> => {
    const remembered = fromMemo(key, policy)
    if (remembered) return { known: remembered, outcome: 'memo' }
    const entry = parseEntry(await decompressEntry(await reader.get(key)), site)
    if (!entry) return { known: null, outcome: 'hit' }
    const known = newestEntry(memo.get(key), entry)
    remember(key, known, JSON.stringify(known.entry).length)
    return { known, outcome: 'hit' }
  }

  const readCurrent = async (call: CachedCall<unknown>): Promise<CacheEntry> => {
    const policy = POLICIES[call.kind]
    const key = await entryKey(keyPrefix(site, options.locale, call.kind), call.key)
    const purgesRead = readPurges(site, reader, now)
    if (call.skipKv) {
      await purgesRead
      return fetchEntry(key, call, null)
    }
    const [{ known, outcome }, purges] = await Promise.all([readEntry(key, policy), purgesRead])
    const entry = known?.entry
    if (entry?.doubt) trace.servedStale = true
    const freshness = entry
      ? freshnessOf(entry, now, lastPurgedAt(purges, tagsOf(call)), policy)
      : 'expired'
    if (entry && (freshness === 'fresh' || (freshness === 'stale' && !trace.isRevalidation))) {
      countApi(trace, freshness === 'fresh' ? outcome : 'stale')
      if (freshness === 'stale') waitUntil(fetchEntry(key, call, known).catch(() => undefined))
      return entry
    }
    try {
      const fetched = await fetchEntry(key, call, known)
      if (fetched.doubt) trace.servedStale = true
      return fetched
    } catch (error) {
      trace.servedStale = true
      if (!entry || !(error instanceof ApiError)) throw error
      countApi(trace, 'rescued')
      return entry
    }
  }

  return {
    /** The cast: under a key stands only what this call's own `parse` returned. */
    read: async <T>(call: CachedCall<T>) => (await readCurrent(call)).value as T | null,
  }
}

/** Whatever fails while a response is parsed and stored makes it unusable, such as nesting too deep to freeze. */
async function orUnusable(parse: () => Promise<CacheEntry>): Promise<CacheEntry> {
  try {
    return await parse()
  } catch (error) {
    throw error instanceof ApiError ? error : unusableResponse()
  }
}
