import type { Millis } from '../../shared/time/units.ts'
import { wait } from '../cache/wait.ts'
import { ApiError } from './errors.ts'
import { setNewest } from '../cache/set-newest.ts'

const OPEN_MS = 5000
/** Waited where there is nothing to serve while a call has just timed out: two waits make a page late, not lost. */
const SHORTER_MS = 1500
const MAX_BACK_ENDS = 2000

/** When a call last timed out, by back end: one agency's slow one says nothing of another's. */
const openedAt = new Map<string, Millis>()

export interface Fallback {
  backEnd: string
  /** Whether there is something older to serve. */
  exists: boolean
  /** When that last changed: what was asked before then says nothing about the time after. */
  changedAt: Millis
}

/**
 * Calls the API, unless another call to it timed out a moment ago: then something older is served without a call, and
 * where there is nothing the call is given less time.
 */
export async function withCircuitBreaker<T>(
  { backEnd, exists, changedAt }: Fallback,
  call: () => Promise<T>,
): Promise<T> {
  const at = openedAt.get(backEnd) ?? -Infinity
  const isOpen = Math.abs(Date.now() - at) < OPEN_MS
  if (isOpen && exists && at > changedAt) throw new ApiError(0, 'circuit open')
  try {
    return await (isOpen ? Promise.race([call(), giveUpSooner()]) : call())
  } catch (error) {
    if (error instanceof ApiError && error.isTimeout) open(backEnd)
    throw error
  }
}

async function giveUpSooner(): Promise<never> {
  await wait(SHORTER_MS)
  throw new ApiError(0, 'TimeoutError')
}

function open(backEnd: string): void {
  setNewest(openedAt, backEnd, Date.now(), MAX_BACK_ENDS)
}
