import type { Millis } from '../../../shared/time/units.ts'

/** The least that is waited between two calls of one host. */
const HOST_PAUSE: Millis = 500

/** Waits until a host may be called again, whoever else was called in between. */
export type Pace = (host: string) => Promise<void>

/** The pace of calls that are made one after the other (FETCH-16). */
export function newPace(): Pace {
  const nextAt = new Map<string, Millis>()
  return async host => {
    const wait = (nextAt.get(host) ?? 0) - Date.now()
    if (wait > 0) await scheduler.wait(wait)
    nextAt.set(host, Date.now() + HOST_PAUSE)
  }
}
