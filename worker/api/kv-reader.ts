const READ_DEADLINE_MS = 300
const MAX_KEYS = 100
const NOTHING: ReadonlyMap<string, unknown> = new Map()

export interface KvReader {
  /** The JSON value of a key, or null: absent, unreadable and too slow are the same to a reader. */
  get(key: string): Promise<unknown>
}

/**
 * The reads of one request. Joins all of one turn into one bulk get, which counts as one operation; once KV was too
 * slow it is not waited for again.
 */
export function createKvReader(kv: KVNamespace): KvReader {
  let waiting: Map<string, (value: unknown) => void> | null = null
  let joined = new Map<string, Promise<unknown>>()
  let tooSlow = false

  const flush = async (batch: Map<string, (value: unknown) => void>): Promise<void> => {
    const values = tooSlow ? NOTHING : await Promise.race([
      read(kv, [...batch.keys()]).catch(() => NOTHING),
      new Promise<null>(resolve => setTimeout(resolve, READ_DEADLINE_MS, null)),
    ])
    tooSlow ||= values === null
    for (const [key, resolve] of batch) resolve(values?.get(key) ?? null)
  }

  return {
    get(key) {
      const same = waiting && joined.get(key)
      if (same) return same
      if (!waiting || waiting.size >= MAX_KEYS) {
        const batch = (waiting = new Map())
        joined = new Map()
        queueMicrotask(() => setTimeout(() => {
          if (waiting === batch) waiting = null
          void flush(batch)
        }))
      }
      const batch = waiting
      const value = new Promise<unknown>(resolve => batch.set(key, resolve))
      joined.set(key, value)
      return value
    },
  }
}

/** Whatever it does, it does later: a store that throws at once is one that fails. */
const read = async (kv: KVNamespace, keys: string[]): Promise<ReadonlyMap<string, unknown>> => kv.get<unknown>(keys, 'json')
