import { nightRanges } from '../../../shared/rental/night-ranges.ts'
import { dayNumber } from '../../../shared/time/day.ts'
import { type CalendarEvent, icalendar } from '../../../shared/time/icalendar.ts'
import type { Day, Seconds } from '../../../shared/time/units.ts'

/** What the UID of every night ends with that goes out for a unit: a calendar that brings it back only repeats it. */
export const ownUid = (site: number, unit: number): string => `-${unit}@${site}.baksteen`

/** A unit's taken nights as an iCalendar for portals, without names or reasons. */
export function exportCalendar(
  site: number,
  unit: number,
  nights: readonly Day[],
  now: Seconds,
): string {
  const events = nightRanges(nights).map(([start, end]): CalendarEvent => ({
    uid: `${dayNumber(start)}${ownUid(site, unit)}`,
    start: 0,
    end: 0,
    days: [start, end],
    summary: 'Taken',
    location: '',
    description: '',
  }))
  return icalendar(events, String(unit), now)
}
