import { seconds, type Millis } from '../../shared/time/units.ts'
import { compressEntry, decompressEntry } from '../cache/compression.ts'
import { createFrameStore } from '../cache/frame-store.ts'
import { isWritten, newestEntry, type KnownEntry } from '../cache/known-entry.ts'
import type { KvReader } from '../cache/kv-reader.ts'
import { LruCache } from '../cache/lru-cache.ts'
import { KV_TTL_SECONDS, POLICIES, policyOf } from '../cache/policies.ts'
import type { CachePolicy, PolicyName } from '../cache/policies.ts'
import { singleFlight } from '../cache/single-flight.ts'
import { countView, mayWrite } from '../cache/write-guard.ts'
import { countApi, type RequestTrace } from '../http/trace.ts'
import {
  createEntry,
  doubtEntry,
  entryKey,
  freshnessOf,
  keyPrefix,
  parseEntry,
  type CacheEntry,
  type KnownChanges,
} from '../cache/cache-entry.ts'
import { knownVersions } from '../versions/known.ts'
import {
  hardVersionOf,
  merge,
  NO_VERSIONS,
  versionOf,
  type VersionTable,
} from '../versions/table.ts'
import type { CachedCall, ResponseCache } from './cached-call.ts'
import { CircuitOpen, withCircuitBreaker } from './circuit-breaker.ts'
import { NO_DEADLINE } from '../http/deadline.ts'
import { ApiError } from './errors.ts'
import { ABSENT, unusableResponse } from './parse-response.ts'

/** How long the isolate uses an entry without asking KV (CACHE-7). */
const MEMO_SECONDS = 5
const MEMO_BYTES = 8 * 1024 * 1024

/** How long the API has to say that something is no more. */
const BELIEF_SECONDS = 60

/** An answer that was confirmed is newer here than in KV. */
const memo = new LruCache<KnownEntry & { readAt: Millis }>(MEMO_BYTES)

interface ResponseCacheOptions {
  /** What its caller knows of the site's changes, should this isolate know less. */
  versions?: VersionTable
  /** Whether the back end tells of its changes; else answers are renewed by their age. */
  isAnnounced?: boolean
  kv: KVNamespace
  reader: KvReader
  site: number
  locale: string
  now: Millis
  trace: RequestTrace
  waitUntil: (work: Promise<unknown>) => void
  /** Told when answers of a kind differ with every view, so that KV is spared for some minutes. */
  onTooManyWrites?: (kind: PolicyName) => void
}

/**
 * The API's responses, from the isolate, KV or the API itself; for one request. An entry stays in KV for 30 days and
 * more, so that an expired one can be served when the API is down. When KV fails, the API is called. An entry of before
 * the newest change that it hangs on is expired; of before a hard one, never served.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { kv, reader, site, now, trace, waitUntil, isAnnounced = false } = options
  const frame = createFrameStore(options)
  if (options.locale !== '-') countView(site, now)

  const changesOf = ({ hangsOn }: CachedCall<unknown>): KnownChanges => {
    const versions = merge(knownVersions(site), options.versions ?? NO_VERSIONS)
    return {
      version: versionOf(versions, hangsOn),
      hardVersion: hardVersionOf(versions, hangsOn),
      isAnnounced,
    }
  }

  const held = <T>({ isFrame }: CachedCall<unknown>, work: () => Promise<T>): Promise<T> =>
    isFrame ? frame.during(work) : work()

  const remember = (key: string, known: KnownEntry, bytes: number): void =>
    memo.set(key, { ...known, readAt: now }, bytes)

  const write = async (
    key: string,
    { isFrame }: CachedCall<unknown>,
    entry: CacheEntry,
    text: string,
  ): Promise<void> => {
    try {
      if (isFrame) return await frame.write(key, entry)
      await kv.put(key, await compressEntry(entry, text), {
        expirationTtl: Math.max(60, KV_TTL_SECONDS - Math.ceil(seconds(now - entry.storedAt))),
        metadata: { at: entry.storedAt },
      })
    } catch {
      const known = memo.get(key)
      if (known?.entry === entry)
        remember(key, { entry, writtenAt: 0, writtenVersion: 0 }, text.length)
    }
  }

  /** Another call, for which the request waits no longer than for any. */
  const confirm = (confirmAbsence: () => Promise<boolean>): Promise<boolean> =>
    trace.deadline.within(confirmAbsence).catch(() => false)

  const isAbsenceBelieved = async (
    { entry }: KnownEntry,
    { goesAtOnce, confirmAbsence }: CachedCall<unknown>,
    response: unknown,
    { version }: KnownChanges,
  ): Promise<boolean> => {
    if (goesAtOnce && response === ABSENT) return true
    const isChanged = response === ABSENT && entry.version < version
    if (isChanged && confirmAbsence && (await confirm(confirmAbsence))) return true
    if (!entry.doubt || seconds(now - entry.doubt.since) < BELIEF_SECONDS) return false
    return confirmAbsence ? confirm(confirmAbsence) : true
  }

  /** "There is none" stays in the isolate, so that guessed addresses do not fill KV, unless it replaces something. */
  const store = async (
    key: string,
    call: CachedCall<unknown>,
    response: unknown,
    replaced: KnownEntry | null,
    changes: KnownChanges,
  ): Promise<CacheEntry> => {
    const value = response === ABSENT ? null : await call.parse(response)
    const lost = value === null && replaced?.entry.value ? replaced : null
    if (call.decidesPage && response === null && !lost) {
      const { confirmAbsence = async () => false } = call
      if (!(await confirm(confirmAbsence))) throw unusableResponse()
    }
    const isDoubted = lost !== null && !(await isAbsenceBelieved(lost, call, response, changes))
    const { version } = changes
    const entry = isDoubted
      ? doubtEntry(lost.entry, now, version)
      : createEntry(site, now, version, value)
    const text = JSON.stringify(entry)
    const isBarred =
      call.skipKv ||
      (isDoubted ? lost.entry.doubt : value === null && !lost) ||
      (replaced &&
        !lost &&
        isWritten(replaced, value, { now, changes, policy: policyOf(call.kind, call.isMain) }))
    const skips = isBarred || !mayWrite(site, call.kind, now, options.onTooManyWrites)
    remember(
      key,
      skips
        ? {
            entry,
            writtenAt: replaced?.writtenAt ?? 0,
            writtenVersion: replaced?.writtenVersion ?? 0,
          }
        : { entry, writtenAt: entry.storedAt, writtenVersion: entry.version },
      text.length,
    )
    if (!skips) waitUntil(write(key, call, entry, text))
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
    isAwaited = !trace.isRevalidation,
  ): Promise<CacheEntry> => {
    const policy = POLICIES[call.kind]
    const changes = changesOf(call)
    // Another request may have made the call while this one waited for KV.
    const meanwhile = fromMemo(key, policy)?.entry
    const isNew = meanwhile && meanwhile !== replaced?.entry
    if (isNew && freshnessOf(meanwhile, now, changes, policy) === 'fresh') {
      countApi(trace, 'joined')
      return meanwhile
    }
    const fallback = {
      backEnd: String(site),
      exists: replaced !== null && isServable(replaced.entry, call),
      changedAt: changes.version,
      isAwaited,
    }
    const deadline = isAwaited ? trace.deadline : NO_DEADLINE
    const { value, joined } = await deadline.within(answered =>
      withCircuitBreaker(fallback, () =>
        singleFlight(`${key} ${changes.version}`, waitUntil, async () => {
          const response = await withCircuitBreaker(fallback, call.load)
          answered()
          return orUnusable(async () => store(key, call, response, replaced, changes))
        }),
      ),
    )
    countApi(trace, joined ? 'joined' : 'miss')
    return value
  }

  const readEntry = async (
    key: string,
    { kind, isFrame }: CachedCall<unknown>,
  ): Promise<{ known: KnownEntry | null; outcome: 'memo' | 'hit' }> => {
    const remembered = fromMemo(key, POLICIES[kind])
    if (remembered) return { known: remembered, outcome: 'memo' }
    const stored = await (isFrame ? frame.read(key) : reader.get(key).then(decompressEntry))
    const entry = parseEntry(stored, site)
    if (!entry) return { known: null, outcome: 'hit' }
    const known = newestEntry(memo.get(key), entry)
    remember(key, known, JSON.stringify(known.entry).length)
    return { known, outcome: 'hit' }
  }

  /** Asks again while no visitor waits for it. */
  const refresh = (key: string, call: CachedCall<unknown>, known: KnownEntry | null): void =>
    waitUntil(held(call, () => fetchEntry(key, call, known, false)).catch(() => undefined))

  const readCurrent = async (call: CachedCall<unknown>): Promise<CacheEntry> => {
    const policy = POLICIES[call.kind]
    const key = await entryKey(keyPrefix(site, options.locale, call.kind), call.key)
    if (call.skipKv) return fetchEntry(key, call, null)
    const { known: found, outcome } = await readEntry(key, call)
    const freshness = found ? freshnessOf(found.entry, now, changesOf(call), policy) : 'dead'
    const known = freshness === 'dead' ? null : found
    const entry = known?.entry
    if (entry?.doubt) trace.servedStale = true
    if (entry && (freshness === 'fresh' || (freshness === 'stale' && !trace.isRevalidation))) {
      countApi(trace, freshness === 'fresh' ? outcome : 'stale')
      if (freshness === 'stale') refresh(key, call, known)
      return entry
    }
    try {
      const fetched = await fetchEntry(key, call, known)
      if (fetched.doubt) trace.servedStale = true
      return fetched
    } catch (error) {
      trace.servedStale = true
      if (!entry || !(error instanceof ApiError)) throw error
      // That there was none before something changed is no answer.
      if (!isServable(entry, call) && entry.version < changesOf(call).version) throw error
      countApi(trace, 'rescued')
      if (error instanceof CircuitOpen) refresh(key, call, known)
      return entry
    }
  }

  return {
    /** The cast: under a key stands only what this call's own `parse` returned. */
    read: async <T>(call: CachedCall<T>) =>
      (await held(call, () => readCurrent(call))).value as T | null,
  }
}

/** That there was none is nothing to serve where the page stands or falls with it. */
const isServable = (
  { value }: CacheEntry,
  { kind, decidesPage, isAside }: CachedCall<unknown>,
): boolean => value !== null || isAside === true || !(decidesPage || kind === 'site')

/** Whatever fails while a response is parsed and stored makes it unusable, such as nesting too deep to freeze. */
async function orUnusable(parse: () => Promise<CacheEntry>): Promise<CacheEntry> {
  try {
    return await parse()
  } catch (error) {
    throw error instanceof ApiError ? error : unusableResponse()
  }
}
