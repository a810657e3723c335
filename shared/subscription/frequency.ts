import { addDays, weekday } from '../time/day.ts'
import { instantOf, toDay } from '../time/time-zone.ts'
import { millis, type Millis } from '../time/units.ts'

export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const

export type Frequency = (typeof FREQUENCIES)[number]

/** Brussels time; weekly digests are sent on Monday. */
const TIME = '07:00'
const MONDAY = 1

/** When a match found now is sent: at once, at the next seven o'clock in Belgium, or at that of the next Monday. */
export function dueAt(frequency: Frequency, now: Millis): Millis {
  if (frequency === 'instant') return now
  for (let day = toDay(now); ; day = addDays(day, 1)) {
    const due = millis(instantOf(day, TIME))
    if (due > now && (frequency === 'daily' || weekday(day) === MONDAY)) return due
  }
}
