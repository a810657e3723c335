import * as v from 'valibot'
import { seconds, type Millis } from '../../shared/time/units.ts'
import { keyPrefix, type CacheEntry } from './cache-entry.ts'
import { compressEntry, decompressEntry } from './compression.ts'
import type { KvReader } from './kv-reader.ts'
import { LruCache } from './lru-cache.ts'
import { KV_TTL_SECONDS } from './policies.ts'
import { wait } from './wait.ts'

/** Entries by their own keys, as KV has them under one: each is checked by whoever reads it. */
const PARTS = v.record(v.string(), v.looseObject({ storedAt: v.number() }))
type Parts = Readonly<v.InferOutput<typeof PARTS>>

const FRAME = v.object({ site: v.number(), value: PARTS })

/** How long the isolate uses what it read. */
const MEMO_SECONDS = 5
const MEMO_BYTES = 1024 * 1024

const DEADLINE_MS = 300
const memo = new LruCache<{ parts: Parts; readAt: Millis }>(MEMO_BYTES)

/** What every page of a site reads, in all its languages: one entry of KV (CACHE-91). For one request. */
interface FrameStore {
  /** The part of this key as KV has it, to be checked by whoever reads it; null: there is none, or KV failed. */
  read(key: string): Promise<unknown>
  /** Writes a part, with all others that come before no call of a part is under way. Rejects as KV does. */
  write(key: string, entry: CacheEntry): Promise<void>
  /** Runs a call of a part. */
  during<T>(call: () => Promise<T>): Promise<T>
}

export function createFrameStore({
  kv,
  reader,
  site,
  now,
}: {
  kv: KVNamespace
  reader: KvReader
  site: number
  now: Millis
}): FrameStore {
  const frameKey = keyPrefix(site, '-', 'frame')
  let calls = 0
  let waiting = new Map<string, CacheEntry>()
  let flushed: PromiseWithResolvers<void> | null = null
  let reading: Promise<Parts | null> | null = null

  const remember = (parts: Parts, text = JSON.stringify(parts)): void =>
    memo.set(frameKey, { parts, readAt: now }, text.length)

  const remembered = (): Parts | null => {
    const found = memo.get(frameKey)
    return found && seconds(now - found.readAt) < MEMO_SECONDS ? found.parts : null
  }

  /** What is no frame of this site counts as none. */
  const readParts = async (stored: unknown): Promise<Parts> => {
    const parsed = v.safeParse(FRAME, await decompressEntry(stored))
    // Another request may have written meanwhile.
    const known = remembered()
    if (known) return known
    const parts = parsed.success && parsed.output.site === site ? parsed.output.value : {}
    remember(parts)
    return parts
  }

  /** Not by the reader, whose null may be a failure: that is no reason to drop the other parts. */
  const readStored = async (): Promise<unknown> => {
    const stored = await Promise.race([kv.get<unknown>([frameKey], 'json'), wait(DEADLINE_MS)])
    if (!stored) throw new Error('KV is too slow')
    return stored.get(frameKey)
  }

  const flush = async (): Promise<void> => {
    if (calls > 0 || !flushed) return
    const parts = waiting
    const { resolve, reject } = flushed
    waiting = new Map()
    flushed = null
    try {
      const before = remembered() ?? (await readParts(await readStored()))
      const frame = { site, value: { ...living(before, now), ...Object.fromEntries(parts) } }
      const text = JSON.stringify(frame)
      remember(frame.value, text)
      await kv.put(frameKey, await compressEntry(frame, text), {
        expirationTtl: KV_TTL_SECONDS,
        metadata: { at: now },
      })
      resolve()
    } catch (error) {
      reject(error)
    }
  }

  return {
    async read(key) {
      if (remembered()) return remembered()?.[key] ?? null
      reading ??= reader
        .get(frameKey)
        .then(stored => (stored === null && reader.hasFailed ? null : readParts(stored)))
        .finally(() => (reading = null))
      return (await reading)?.[key] ?? null
    },
    write(key, entry) {
      waiting.set(key, entry)
      flushed ??= Promise.withResolvers()
      const { promise } = flushed
      setTimeout(() => void flush())
      return promise
    },
    async during(call) {
      calls++
      try {
        return await call()
      } finally {
        calls--
        if (calls === 0 && flushed) setTimeout(() => void flush())
      }
    },
  }
}

/** Without what would have left KV by itself. */
const living = (parts: Parts, now: Millis): Parts =>
  Object.fromEntries(
    Object.entries(parts).filter(([, { storedAt }]) => seconds(now - storedAt) < KV_TTL_SECONDS),
  )
