import type { Millis } from '../../shared/time/units.ts'
import { ApiError } from './errors.ts'

const OPEN_MS = 5000

/** When a call last timed out. */
let openedAt: Millis = -Infinity

const isOpen = (): boolean => Math.abs(Date.now() - openedAt) < OPEN_MS

/** Calls the API, unless there is something older to serve and another call timed out a moment ago. */
export async function withCircuitBreaker<T>(
  hasFallback: boolean,
  call: () => Promise<T>,
): Promise<T> {
  if (hasFallback && isOpen()) throw new ApiError(0, 'circuit open')
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && error.isTimeout) openedAt = Date.now()
    throw error
  }
}
