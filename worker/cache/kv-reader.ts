import { wait } from './wait.ts'

const READ_DEADLINE_MS = 300
const MAX_KEYS = 100
const NO_VALUES: ReadonlyMap<string, unknown> = new Map()

export interface KvReader {
  /** The JSON value of a key, or null: absent, unreadable and too slow are the same to a reader. Shared: not to be changed. */
  get(key: string): Promise<unknown>
}

interface PendingRead {
  /** null: KV was too slow. */
  value: Promise<Value | null>
  startedAt: number
}

interface Value {
  value: unknown
}

type Batch = Map<string, PromiseWithResolvers<Value | null>>

/** By store, the keys that are being read in this isolate, so that a crowd reads once. */
const pendingReads = new WeakMap<KVNamespace, Map<string, PendingRead>>()

/**
 * The reads of one request. Joins all of one turn into one bulk get, which counts as one operation, less those that
 * another request is making; once KV was too slow it is not waited for again.
 */
export function createKvReader(kv: KVNamespace): KvReader {
  const underWay = pendingReads.get(kv) ?? new Map<string, PendingRead>()
  pendingReads.set(kv, underWay)
  let waiting: Batch | null = null
  let tooSlow = false

  const flush = async (batch: Batch): Promise<void> => {
    const values = await Promise.race([
      read(kv, [...batch.keys()]).catch(() => NO_VALUES),
      wait(READ_DEADLINE_MS),
    ])
    for (const [key, { resolve }] of batch) {
      underWay.delete(key)
      resolve(values && { value: values.get(key) ?? null })
    }
  }

  const begin = (key: string): Promise<Value | null> => {
    if (!waiting || waiting.size >= MAX_KEYS) {
      const batch: Batch = (waiting = new Map())
      queueMicrotask(() =>
        setTimeout(() => {
          if (waiting === batch) waiting = null
          void flush(batch)
        }),
      )
    }
    const known = waiting.get(key)
    if (known) return known.promise
    const own = Promise.withResolvers<Value | null>()
    waiting.set(key, own)
    underWay.set(key, { value: own.promise, startedAt: Date.now() })
    return own.promise
  }

  return {
    async get(key) {
      if (tooSlow) return null
      const same = underWay.get(key)
      const isUnderWay = same && Date.now() - same.startedAt < READ_DEADLINE_MS
      const answer = await (isUnderWay
        ? Promise.race([same.value, wait(READ_DEADLINE_MS)])
        : begin(key))
      tooSlow ||= answer === null
      return answer?.value ?? null
    },
  }
}

/** Whatever it does, it does later: a store that throws at once is one that fails. */
const read = async (kv: KVNamespace, keys: string[]): Promise<ReadonlyMap<string, unknown>> =>
  kv.get<unknown>(keys, 'json')
