import type { Millis } from '../../shared/time/units.ts'
import { setNewest } from '../cache/set-newest.ts'

/** How long a page may send no byte, where there is an older one to show. */
export const FIRST_BYTE_WITHIN: Millis = 800
/** How long after a page failed or was late the older one is shown without another try. */
const NEXT_TRY: Millis = 5000
const MAX_PAGES = 5000

/** When a page, by its key, last failed or was late in this isolate. */
const failedAt = new Map<string, Millis>()

/** Whether this isolate has tried in vain to make a page in the last 5 s (CACHE-69). */
export function failedLately(key: string, now: Millis): boolean {
  const at = failedAt.get(key)
  return at !== undefined && Math.abs(now - at) < NEXT_TRY
}

export function rememberFailure(key: string, now: Millis): void {
  setNewest(failedAt, key, now, MAX_PAGES)
}

export const forgetFailure = (key: string): boolean => failedAt.delete(key)
