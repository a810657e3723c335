import { countApi, type RequestTrace } from '../http/trace.ts'
import { LruCache, deepFreeze } from '../cache/lru-cache.ts'
import { ApiError } from './errors.ts'
import type { KvReader } from '../cache/kv-reader.ts'
import { knownPurges, pathTag, lastPurgedAt, readPurges } from '../cache/known-purges.ts'
import { compressEntry, decompressEntry } from '../cache/compression.ts'
import {
  RETENTION_SECONDS,
  POLICIES,
  type CachePolicy,
  type PolicyName,
} from '../cache/policies.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { singleFlight } from '../cache/single-flight.ts'

/**
 * API answers in KV. Keys: `v1/{site}/{locale or -}/{kind}/{what was asked}`, at most 400 bytes (KV takes 512), longer ones
 * hashed; large values are compressed. An entry outlives its freshness by 30 days: a purge or a lapse makes it
 * old, not gone, so that it can stand in when the API is down.
 */
const SCHEMA = 1
/** Seconds in the isolate, before KV (CACHE-7). */
const MEMO_SECONDS = 5
const MEMO_BYTES = 8 * 1024 * 1024
const MAX_KEY = 400

interface Entry {
  schema: number
  site: number
  storedAt: number
  tags: string[]
  /** null: the API said there is none. */
  value: unknown
}

const memo = new LruCache<{ entry: Entry; readAt: number }>(MEMO_BYTES)

export interface ResponseCache {
  read<T>(question: CachedCall<T>): Promise<T | null>
}

export interface CachedCall<T> {
  kind: PolicyName
  /** What is asked, canonical: the path, or path and sorted body. */
  key: string
  tags: string[]
  load: () => Promise<unknown>
  /** What of an answer may be used and kept; null: the API says there is none; throws when the answer is unusable. */
  parse: (answer: unknown) => T | null | Promise<T | null>
  /** Asked too rarely to be worth a place in KV. */
  skipKv?: boolean
}

export interface ResponseCacheOptions {
  kv: KVNamespace
  reader: KvReader
  site: number
  locale: string
  now: number
  trace: RequestTrace
  waitUntil: (work: Promise<unknown>) => void
}

/** The KV tier of one request. Its answers are frozen; KV failing in any way means asking the API. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { kv, reader, site, now, trace, waitUntil } = options

  /** The page that asks counts as a tag, so that purging a path asks anew for all that it shows. */
  const tagsOf = ({ tags }: CachedCall<unknown>): string[] =>
    trace.path ? [...tags, pathTag(trace.path)] : tags

  const write = async (key: string, entry: Entry, text: string): Promise<void> =>
    kv.put(key, await compressEntry(entry, text), {
      expirationTtl: RETENTION_SECONDS,
      metadata: { at: now },
    })

  /** "There is none" stays in the isolate, so that guessed addresses fill no KV, unless it replaces something. */
  const store = (
    key: string,
    question: CachedCall<unknown>,
    value: unknown,
    replaced: Entry | null,
  ): Entry => {
    const entry: Entry = deepFreeze({
      schema: SCHEMA,
      site,
      storedAt: now,
      tags: question.tags,
      value,
    })
    const text = JSON.stringify(entry)
    memo.set(key, { entry, readAt: now }, text.length)
    const keep = !question.skipKv && (value !== null || replaced?.value)
    if (keep) waitUntil(write(key, entry, text).catch(() => undefined))
    return entry
  }

  const atHand = (key: string, policy: CachePolicy): Entry | null => {
    const kept = memo.get(key)
    const seconds = kept?.entry.value === null ? policy.negative : MEMO_SECONDS
    return kept && now - kept.readAt < seconds * 1000 ? kept.entry : null
  }

  const ask = async (
    key: string,
    question: CachedCall<unknown>,
    replaced: Entry | null,
  ): Promise<Entry> => {
    const policy = POLICIES[question.kind]
    const purge = lastPurgedAt(knownPurges(site), tagsOf(question))
    // While this one waited for KV, another may have asked and been answered.
    const meanwhile = atHand(key, policy)
    if (
      meanwhile &&
      meanwhile !== replaced &&
      freshnessOf(meanwhile, now, purge, policy) === 'fresh'
    ) {
      countApi(trace, 'joined')
      return meanwhile
    }
    const load = () => withCircuitBreaker(replaced !== null, question.load)
    const { value, joined } = await withCircuitBreaker(replaced !== null, () =>
      singleFlight(`${key} ${purge}`, waitUntil, async () => {
        const answer = await load()
        return withApiError(async () =>
          store(key, question, await question.parse(answer), replaced),
        )
      }),
    )
    countApi(trace, joined ? 'joined' : 'miss')
    return value
  }

  const readEntry = async (
    key: string,
    policy: CachePolicy,
  ): Promise<{ entry: Entry | null; outcome: 'memo' | 'hit' }> => {
    const remembered = atHand(key, policy)
    if (remembered) return { entry: remembered, outcome: 'memo' }
    const entry = parseEntry(await decompressEntry(await reader.get(key)), site)
    if (entry) memo.set(key, { entry, readAt: now }, JSON.stringify(entry).length)
    return { entry, outcome: 'hit' }
  }

  return {
    async read<T>(question: CachedCall<T>): Promise<T | null> {
      const policy = POLICIES[question.kind]
      const key = await cacheKey(site, options.locale, question)
      const marksRead = readPurges(site, reader, now)
      if (question.skipKv)
        return (await marksRead, await ask(key, question, null)).value as T | null
      const [{ entry, outcome }, marks] = await Promise.all([readEntry(key, policy), marksRead])
      const age = entry
        ? freshnessOf(entry, now, lastPurgedAt(marks, tagsOf(question)), policy)
        : 'old'
      if (entry && (age === 'fresh' || (age === 'stale' && !trace.isRevalidation))) {
        countApi(trace, age === 'fresh' ? outcome : 'stale')
        if (age === 'stale') waitUntil(ask(key, question, entry).catch(() => undefined))
        return entry.value as T | null
      }
      try {
        return (await ask(key, question, entry)).value as T | null
      } catch (error) {
        trace.servedStale = true
        if (!entry || !(error instanceof ApiError)) throw error
        countApi(trace, 'rescued')
        return entry.value as T | null
      }
    },
  }
}

/** Whatever goes wrong while reading an answer, the answer is what is wrong: one nested too deep to be frozen, too. */
async function withApiError(read: () => Promise<Entry>): Promise<Entry> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(200, 'unusable answer')
  }
}

/** 'old' must be asked anew and serves only when that fails. */
function freshnessOf(
  entry: Entry,
  now: number,
  purge: number,
  policy: CachePolicy,
): 'fresh' | 'stale' | 'old' {
  const seconds = (now - entry.storedAt) / 1000
  if (entry.storedAt <= purge) return 'old'
  if (entry.value === null) return seconds < policy.negative ? 'fresh' : 'old'
  if (seconds < policy.fresh) return 'fresh'
  return seconds < policy.fresh + policy.stale ? 'stale' : 'old'
}

function parseEntry(value: unknown, site: number): Entry | null {
  if (typeof value !== 'object' || value === null) return null
  const entry = value as Partial<Entry>
  const usable =
    entry.schema === SCHEMA &&
    entry.site === site &&
    Number.isFinite(entry.storedAt) &&
    Array.isArray(entry.tags) &&
    entry.value !== undefined
  return usable ? deepFreeze(entry as Entry) : null
}

async function cacheKey(
  site: number,
  locale: string,
  { kind, key }: CachedCall<unknown>,
): Promise<string> {
  const plain = `v${SCHEMA}/${site}/${locale}/${kind}/${key}`
  if (plain.length <= MAX_KEY && /^[\x21-\x7e]*$/.test(plain)) return plain
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return `v${SCHEMA}/${site}/${locale}/${kind}/${hex(new Uint8Array(digest, 0, 16))}`
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
