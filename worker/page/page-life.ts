import { nextLawDay } from '../../shared/estate/legal/law-rows.ts'
import { addDays } from '../../shared/time/day.ts'
import { instantOf, toDay } from '../../shared/time/time-zone.ts'
import { millis, type Millis } from '../../shared/time/units.ts'
import type { PageLife, PagePolicyName } from '../page-cache/policies.ts'
import type { PageRequest } from './result.ts'

/** What decides how long a page may be kept. */
export const pageLife = (
  { now, isAnnounced, trace }: PageRequest,
  policy: PagePolicyName,
  noticesChangeAt: Millis = Infinity,
): PageLife => ({
  isAnnounced,
  now,
  changesAt: Math.min(changesAt(policy, now), noticesChangeAt),
  isStale: trace.api.has('stale'),
})

/** When something on a page changes by itself: midnight takes a free night away, a law comes into force (CACHE-65). */
export function changesAt(policy: PagePolicyName, now: Millis): Millis {
  const today = toDay(now)
  const day = policy === 'rental' ? addDays(today, 1) : nextLawDay(today)
  return day === null ? Infinity : millis(instantOf(day, '00:00'))
}
