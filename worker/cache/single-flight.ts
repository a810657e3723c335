import type { Millis } from '../../shared/time/units.ts'
import { MAX_JOINS, wait } from './wait.ts'

/** Longer than a call may take. */
const MAX_WAIT_MS = 3000
const ABANDONED_AFTER_MS = 5000

interface Flight {
  call: Promise<unknown>
  startedAt: Millis
}

/** Calls that this isolate is making: identical ones are made once. */
const flights = new Map<string, Flight>()

interface FlightResult<T> {
  value: T
  joined: boolean
}

/**
 * Makes the call, or joins an identical one. On workerd a promise of another request may never settle, so a joiner
 * waits for a limited time and then makes the call itself.
 */
export async function singleFlight<T>(
  key: string,
  waitUntil: (work: Promise<unknown>) => void,
  call: () => Promise<T>,
): Promise<FlightResult<T>> {
  let unfinished: Flight | undefined
  for (let join = 0; join < MAX_JOINS; join++) {
    const other = flights.get(key)
    if (!other || other === unfinished || isAbandoned(other)) break
    const result = await Promise.race([
      // Calls with the same key have the same type.
      other.call.then(value => ({ value: value as T })),
      wait(MAX_WAIT_MS),
    ])
    if (result) return { value: result.value, joined: true }
    unfinished = other
  }
  const own = call()
  const flight = { call: own, startedAt: Date.now() }
  flights.set(key, flight)
  waitUntil(
    own
      .catch(() => undefined)
      .then(() => {
        if (flights.get(key) === flight) flights.delete(key)
      }),
  )
  return { value: await own, joined: false }
}

const isAbandoned = ({ startedAt }: Flight): boolean => Date.now() - startedAt >= ABANDONED_AFTER_MS
