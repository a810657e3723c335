import { wait, MAX_JOINS } from './wait.ts'

/** How long somebody waits on another request’s call before making its own: longer than a call may take. */
const MAX_WAIT_MS = 3000
const ABANDONED_AFTER_MS = 5000

/** Calls under way in this isolate: identical misses make one call. */
const flights = new Map<string, Flight>()

interface Flight {
  call: Promise<unknown>
  startedAt: number
}

export interface FlightResult<T> {
  value: T
  joined: boolean
}

/**
 * Makes the call, or joins the same one under way. A promise of another request may never settle on
 * workerd, so a joiner's patience ends and it calls itself.
 */
export async function singleFlight<T>(
  key: string,
  waitUntil: (work: Promise<unknown>) => void,
  call: () => Promise<T>,
): Promise<FlightResult<T>> {
  let vain: Flight | undefined
  for (let round = 0; round < MAX_JOINS; round++) {
    const other = flights.get(key)
    if (!other || other === vain || Date.now() - other.startedAt >= ABANDONED_AFTER_MS) break
    const answer = await Promise.race([
      other.call.then(value => ({ value: value as T })),
      wait(MAX_WAIT_MS),
    ])
    if (answer) return { value: answer.value, joined: true }
    vain = other
  }
  const own = call()
  const entry = { call: own, startedAt: Date.now() }
  flights.set(key, entry)
  const settled = own
    .catch(() => undefined)
    .then(() => {
      if (flights.get(key) === entry) flights.delete(key)
    })
  waitUntil(settled)
  return { value: await own, joined: false }
}
