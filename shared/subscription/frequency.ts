import { instantOf, wallTime } from '../time/time-zone.ts'
import { addDays, weekday } from '../time/day.ts'

export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const

export type Frequency = (typeof FREQUENCIES)[number]

/** Over breakfast, on Monday for the week. */
const TIME = '07:00'
const MONDAY = 1

/** When something found now is told, in ms: at once, at the next seven o'clock in Belgium, or at that of the next Monday. */
export function dueAt(frequency: Frequency, now: number): number {
  if (frequency === 'instant') return now
  for (let { day } = wallTime(now / 1000); ; day = addDays(day, 1)) {
    const due = instantOf(day, TIME) * 1000
    if (due > now && (frequency === 'daily' || weekday(day) === MONDAY)) return due
  }
}
