import { ApiError } from './errors.ts'

const SILENT_MS = 5000

/** When the API let a call's whole deadline pass. */
let lateAt = -Infinity

const isSilent = (): boolean => Math.abs(Date.now() - lateAt) < SILENT_MS

/** Asks the API, unless there is something older to show and it kept somebody waiting in vain a moment ago. */
export async function askUnlessSilent<T>(hasOlder: boolean, ask: () => Promise<T>): Promise<T> {
  if (hasOlder && isSilent()) throw new ApiError(0, 'silent')
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.isLate) lateAt = Date.now()
    throw error
  }
}
