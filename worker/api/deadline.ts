import type { Millis } from '../../shared/time/units.ts'
import { type Deadline, REQUEST_WAITS } from '../http/deadline.ts'
import { ApiError } from './errors.ts'

/** Counted at most at a time, so that an isolate that was busy all the while first reads what has arrived. */
const SLICE: Millis = 250

/** The time runs while anything is waited for. */
export function createDeadline(time: Millis = REQUEST_WAITS): Deadline {
  const waiting = new Set<(error: ApiError) => void>()
  let waited: Millis = 0
  let sliceBegan: Millis = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOver = (): boolean => waited >= time

  const beginSlice = (): void => {
    sliceBegan = Date.now()
    timer = setTimeout(() => {
      waited += SLICE
      beginSlice()
      if (isOver()) for (const reject of waiting) reject(outOfTime())
    }, SLICE)
  }
  const endSlice = (): void => {
    clearTimeout(timer)
    waited += Math.min(SLICE, Math.max(0, Date.now() - sliceBegan))
  }
  return {
    async within(work) {
      if (isOver()) throw outOfTime()
      const { promise: over, reject } = Promise.withResolvers<never>()
      if (waiting.size === 0) beginSlice()
      waiting.add(reject)
      const answered = (): void => {
        if (waiting.delete(reject) && waiting.size === 0) endSlice()
      }
      try {
        return await Promise.race([work(answered), over])
      } finally {
        answered()
      }
    },
    left: () => Math.max(0, time - waited),
  }
}

const outOfTime = (): ApiError => new ApiError(0, 'TimeoutError')
