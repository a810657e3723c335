import { ApiError } from './errors.ts'

const OPEN_MS = 5000

/** When the API let a call's whole deadline pass. */
let openedAt = -Infinity

const isOpen = (): boolean => Math.abs(Date.now() - openedAt) < OPEN_MS

/** Asks the API, unless there is something older to show and it kept somebody waiting in vain a moment ago. */
export async function withCircuitBreaker<T>(hasOlder: boolean, ask: () => Promise<T>): Promise<T> {
  if (hasOlder && isOpen()) throw new ApiError(0, 'silent')
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.isTimeout) openedAt = Date.now()
    throw error
  }
}
