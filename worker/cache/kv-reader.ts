import type { Millis, Seconds } from '../../shared/time/units.ts'
import { wait } from './wait.ts'

const READ_DEADLINE_MS = 300
const MAX_KEYS = 100
const NO_VALUES: ReadonlyMap<string, unknown> = new Map()

export interface KvReader {
  /** The JSON value of a key; null when it is absent, unreadable or too slow. Shared, so never to be changed. */
  get(key: string): Promise<unknown>
  /** KV was too slow or failed at least once, so that a null may not mean that there is none. */
  readonly hasFailed: boolean
}

/** null: KV was too slow. */
type ReadResult = { value: unknown; isFailed: boolean } | null

interface PendingRead {
  result: Promise<ReadResult>
  startedAt: Millis
}

type Batch = Map<string, PromiseWithResolvers<ReadResult>>

/** By store, the keys that this isolate is reading, so that a burst of requests reads each once. */
const pendingReads = new WeakMap<KVNamespace, Map<string, PendingRead>>()

/**
 * The reads of one request. All reads of one turn become one bulk get, which counts as one operation, except keys
 * that another request is reading already. Once KV was too slow, this request no longer waits for it. `cacheTtl`: how
 * long a location may keep what it read, where that is not KV's own minute.
 */
export function createKvReader(kv: KVNamespace, cacheTtl?: Seconds): KvReader {
  const pending = pendingReads.get(kv) ?? new Map<string, PendingRead>()
  pendingReads.set(kv, pending)
  let openBatch: Batch | null = null
  let isTooSlow = false
  let hasFailed = false

  const flush = async (batch: Batch): Promise<void> => {
    const values = await Promise.race([
      readAll(kv, [...batch.keys()], cacheTtl).catch(() => NO_VALUES),
      wait(READ_DEADLINE_MS),
    ])
    for (const [key, { resolve }] of batch) {
      pending.delete(key)
      resolve(values && { value: values.get(key) ?? null, isFailed: values === NO_VALUES })
    }
  }

  const read = (key: string): Promise<ReadResult> => {
    if (!openBatch || openBatch.size >= MAX_KEYS) {
      const batch: Batch = (openBatch = new Map())
      queueMicrotask(() =>
        setTimeout(() => {
          if (openBatch === batch) openBatch = null
          void flush(batch)
        }),
      )
    }
    const queued = openBatch.get(key)
    if (queued) return queued.promise
    const own = Promise.withResolvers<ReadResult>()
    openBatch.set(key, own)
    pending.set(key, { result: own.promise, startedAt: Date.now() })
    return own.promise
  }

  return {
    get hasFailed() {
      return hasFailed
    },
    async get(key) {
      if (isTooSlow) return null
      const other = pending.get(key)
      const result = await (other && Date.now() - other.startedAt < READ_DEADLINE_MS
        ? Promise.race([other.result, wait(READ_DEADLINE_MS)])
        : read(key))
      isTooSlow ||= result === null
      hasFailed ||= !result || result.isFailed
      return result?.value ?? null
    },
  }
}

/** Async, so that a store that throws at once rejects like one that fails later. */
const readAll = async (
  kv: KVNamespace,
  keys: string[],
  cacheTtl: Seconds | undefined,
): Promise<ReadonlyMap<string, unknown>> =>
  cacheTtl === undefined
    ? kv.get<unknown>(keys, 'json')
    : kv.get<unknown>(keys, { type: 'json', cacheTtl })
