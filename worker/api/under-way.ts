import { patience, ROUNDS } from './patience.ts'

/** How long somebody waits on another request’s call before making its own: longer than a call may take. */
const PATIENCE_MS = 3000
const FORGOTTEN_AFTER_MS = 5000

/** Calls under way in this isolate: identical misses make one call. */
const underWay = new Map<string, UnderWay>()

interface UnderWay {
  call: Promise<unknown>
  startedAt: number
}

export interface SharedCall<T> {
  value: T
  joined: boolean
}

/**
 * Makes the call, or joins the same one under way. A promise of another request may never settle on
 * workerd, so a joiner's patience ends and it calls itself.
 */
export async function callOnce<T>(
  key: string,
  waitUntil: (work: Promise<unknown>) => void,
  call: () => Promise<T>,
): Promise<SharedCall<T>> {
  let vain: UnderWay | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const other = underWay.get(key)
    if (!other || other === vain || Date.now() - other.startedAt >= FORGOTTEN_AFTER_MS) break
    const answer = await Promise.race([
      other.call.then(value => ({ value: value as T })),
      patience(PATIENCE_MS),
    ])
    if (answer) return { value: answer.value, joined: true }
    vain = other
  }
  const own = call()
  const entry = { call: own, startedAt: Date.now() }
  underWay.set(key, entry)
  const settled = own
    .catch(() => undefined)
    .then(() => {
      if (underWay.get(key) === entry) underWay.delete(key)
    })
  waitUntil(settled)
  return { value: await own, joined: false }
}
