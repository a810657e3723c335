import { seconds, type Millis } from '../../shared/time/units.ts'
import { compressEntry, decompressEntry } from '../cache/compression.ts'
import { knownPurges, lastPurgedAt, pathTag, readPurges } from '../cache/known-purges.ts'
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
  entryKey,
  freshnessOf,
  keyPrefix,
  parseEntry,
  type CacheEntry,
} from './cache-entry.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { ApiError } from './errors.ts'
import { unusableResponse } from './parse-response.ts'

/** How long the isolate uses an entry without asking KV (CACHE-7). */
const MEMO_SECONDS = 5
const MEMO_BYTES = 8 * 1024 * 1024

const memo = new LruCache<{ entry: CacheEntry; readAt: Millis }>(MEMO_BYTES)

export interface ResponseCache {
  /** null: the API says there is none. The value is frozen. */
  read<T>(call: CachedCall<T>): Promise<T | null>
}

export interface CachedCall<T> {
  kind: PolicyName
  /** Canonical: the path, or path and sorted body. */
  key: string
  tags: string[]
  load: () => Promise<unknown>
  /** What of a response is cached; null: the API says there is none; throws when it is unusable. */
  parse: (response: unknown) => T | null | Promise<T | null>
  /** Made too rarely to be worth a place in KV. */
  skipKv?: boolean
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

  const write = async (key: string, entry: CacheEntry, text: string): Promise<void> =>
    kv.put(key, await compressEntry(entry, text), {
      expirationTtl: RETENTION_SECONDS,
      metadata: { at: now },
    })

  /** "There is none" stays in the isolate, so that guessed addresses do not fill KV, unless it replaces something. */
  const store = (
    key: string,
    call: CachedCall<unknown>,
    value: unknown,
    replaced: CacheEntry | null,
  ): CacheEntry => {
    const entry = createEntry(site, now, call.tags, value)
    const text = JSON.stringify(entry)
    memo.set(key, { entry, readAt: now }, text.length)
    if (!call.skipKv && (value !== null || replaced?.value))
      waitUntil(write(key, entry, text).catch(() => undefined))
    return entry
  }

  const fromMemo = (key: string, policy: CachePolicy): CacheEntry | null => {
    const found = memo.get(key)
    const lifetime = found?.entry.value === null ? policy.negative : MEMO_SECONDS
    return found && seconds(now - found.readAt) < lifetime ? found.entry : null
  }

  const fetchEntry = async (
    key: string,
    call: CachedCall<unknown>,
    replaced: CacheEntry | null,
  ): Promise<CacheEntry> => {
    const policy = POLICIES[call.kind]
    const purgedAt = lastPurgedAt(knownPurges(site), tagsOf(call))
    // Another request may have made the call while this one waited for KV.
    const meanwhile = fromMemo(key, policy)
    const isNew = meanwhile && meanwhile !== replaced
    if (isNew && freshnessOf(meanwhile, now, purgedAt, policy) === 'fresh') {
      countApi(trace, 'joined')
      return meanwhile
    }
    const hasFallback = replaced !== null
    const { value, joined } = await withCircuitBreaker(hasFallback, () =>
      singleFlight(`${key} ${purgedAt}`, waitUntil, async () => {
        const response = await withCircuitBreaker(hasFallback, call.load)
        return orUnusable(async () => store(key, call, await call.parse(response), replaced))
      }),
    )
    countApi(trace, joined ? 'joined' : 'miss')
    return value
  }

  const readEntry = async (
    key: string,
    policy: CachePolicy,
  ): Promise<{ entry: CacheEntry | null; outcome: 'memo' | 'hit' }> => {
    const remembered = fromMemo(key, policy)
    if (remembered) return { entry: remembered, outcome: 'memo' }
    const entry = parseEntry(await decompressEntry(await reader.get(key)), site)
    if (entry) memo.set(key, { entry, readAt: now }, JSON.stringify(entry).length)
    return { entry, outcome: 'hit' }
  }

  const readCurrent = async (call: CachedCall<unknown>): Promise<CacheEntry> => {
    const policy = POLICIES[call.kind]
    const key = await entryKey(keyPrefix(site, options.locale, call.kind), call.key)
    const purgesRead = readPurges(site, reader, now)
    if (call.skipKv) {
      await purgesRead
      return fetchEntry(key, call, null)
    }
    const [{ entry, outcome }, purges] = await Promise.all([readEntry(key, policy), purgesRead])
    const freshness = entry
      ? freshnessOf(entry, now, lastPurgedAt(purges, tagsOf(call)), policy)
      : 'expired'
    if (entry && (freshness === 'fresh' || (freshness === 'stale' && !trace.isRevalidation))) {
      countApi(trace, freshness === 'fresh' ? outcome : 'stale')
      if (freshness === 'stale') waitUntil(fetchEntry(key, call, entry).catch(() => undefined))
      return entry
    }
    try {
      return await fetchEntry(key, call, entry)
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
