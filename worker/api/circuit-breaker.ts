import type { Millis } from '../../shared/time/units.ts'
import { setNewest } from '../cache/set-newest.ts'
import { wait } from '../cache/wait.ts'
import { ApiError } from './errors.ts'

const OPEN_MS = 5000
/** Waited where there is nothing to serve while a call has just timed out: two waits make a page late, not lost. */
const SHORTER_MS = 1500
const MAX_BACK_ENDS = 2000

interface OpenCircuit {
  openedAt: Millis
  /** When the call that failed was made. */
  calledAt: Millis
  /** It ran into its deadline, and another would probably wait as long. */
  isSlow: boolean
  /** It was answered, if badly, so that other calls may be answered well. */
  isAnswered: boolean
}

/** How a call last failed, by back end: one agency's failing one says nothing of another's. */
const circuits = new Map<string, OpenCircuit>()

export interface Fallback {
  backEnd: string
  /** Whether there is something older to serve. */
  exists: boolean
  /** When that last changed: what was asked before then says nothing about the time after. */
  changedAt: Millis
  /** A visitor waits for it. */
  isAwaited: boolean
}

/** No call was made, since another has just failed and there is something older to serve. */
export class CircuitOpen extends ApiError {
  constructor() {
    super(0, 'circuit open')
  }

  override get isOfBackEnd(): boolean {
    return false
  }
}

/**
 * Calls the API, unless another call to it failed a moment ago: then something older is served without a call. Where
 * there is nothing older the call is made, with less time if the other one timed out. Where no visitor waits, it is made
 * if the other one was answered: one broken call must not keep what the others say from ever being renewed.
 */
export async function withCircuitBreaker<T>(
  { backEnd, exists, changedAt, isAwaited }: Fallback,
  call: () => Promise<T>,
): Promise<T> {
  const calledAt = Date.now()
  const last = circuits.get(backEnd)
  const open = last && Math.abs(calledAt - last.openedAt) < OPEN_MS ? last : null
  const isSpared = open && exists && open.calledAt >= changedAt && (isAwaited || !open.isAnswered)
  if (isSpared) throw new CircuitOpen()
  try {
    return await (open?.isSlow ? Promise.race([call(), giveUpSooner()]) : call())
  } catch (error) {
    if (error instanceof ApiError && error.isOfBackEnd) {
      const { isTimeout, isBusy, status } = error
      const isAnswered = status > 0 && !isTimeout && !isBusy
      const opened = { openedAt: Date.now(), calledAt, isSlow: isTimeout, isAnswered }
      setNewest(circuits, backEnd, opened, MAX_BACK_ENDS)
    }
    throw error
  }
}

async function giveUpSooner(): Promise<never> {
  await wait(SHORTER_MS)
  throw new ApiError(0, 'TimeoutError')
}
