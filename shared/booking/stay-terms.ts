import { addDays } from '../time/day.ts'
import { DAY, HOUR, type Day, type Millis } from '../time/units.ts'
import type { StayState } from './stay-state.ts'

/** How long a request holds the nights. */
const HOLD: Millis = 48 * HOUR
/** How long before a request lapses its agency is reminded. */
const REMINDER: Millis = DAY

/** Of an agency that says nothing: until so many days before arrival a guest cancels for nothing. */
export const FREE_DAYS = 30
export const MAX_FREE_DAYS = 365

/** Until when a request holds the nights: 48 hours, and not beyond the arrival (STAY-1). */
export const heldUntil = (now: Millis, arrival: Millis): Millis =>
  Math.max(now, Math.min(now + HOLD, arrival))

/** When the agency is reminded of a request that still waits; null: it has too little time for that (STAY-5). */
export const remindsAt = (now: Millis, until: Millis): Millis | null =>
  until - REMINDER > now ? until - REMINDER : null

interface Terms {
  state: StayState
  start: Day
  freeDays: number
}

/** The last day on which a confirmed stay is the guest's to cancel. */
export const lastFreeDay = ({ start, freeDays }: Pick<Terms, 'start' | 'freeDays'>): Day =>
  addDays(start, -freeDays)

/** Whether the guest may cancel on this day: a request always, a confirmed stay within its terms (STAY-12). */
export const mayGuestCancel = (stay: Terms, today: Day): boolean =>
  stay.state === 'requested' || (stay.state === 'confirmed' && today <= lastFreeDay(stay))

/** Which rule a guest is told of: nothing where there is nothing to cancel. */
export function cancelRule(stay: Terms, today: Day): 'request' | 'free' | 'agency' | null {
  if (stay.state === 'requested') return 'request'
  if (stay.state !== 'confirmed') return null
  return mayGuestCancel(stay, today) ? 'free' : 'agency'
}
