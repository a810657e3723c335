import { type CalendarEvent, icalendar } from '../../../shared/time/icalendar.ts'
import { dayNumber } from '../../../shared/time/day.ts'
import { wallTime } from '../../../shared/time/time-zone.ts'
import type { Day, Seconds } from '../../../shared/time/units.ts'
import { blockedNights, nightRanges } from '../../../shared/rental/blocked-nights.ts'
import { notFound, ApiError } from '../http/errors.ts'
import { batch, rows, sql } from '../db/sql.ts'
import { findUnit } from './queries.ts'

/** A unit's booked nights as an iCalendar for portals, without names, reasons or what only `without` has taken. */
export async function exportCalendar(
  db: D1Database,
  site: number,
  unit: number,
  now: Seconds,
  without = '',
): Promise<string> {
  if (!(await findUnit(db, site, unit))) throw notFound('rental unit')
  const taken = await rows<{ night: string }>(
    db,
    sql`
    SELECT night FROM rental_night AS taken WHERE site_id = ${site} AND unit_id = ${unit} AND night >= ${wallTime(now).day}
    AND (outside = 0 OR EXISTS (SELECT 1 FROM rental_outside_night AS other WHERE other.site_id = ${site} AND other.unit_id = ${unit}
      AND other.night = taken.night AND other.source <> ${without}))
    ORDER BY night`,
  )
  const events = nightRanges(taken.map(({ night }) => night)).map(
    ([start, end]): CalendarEvent => ({
      uid: `${unit}-${dayNumber(start)}@baksteen`,
      start: 0,
      end: 0,
      days: [start, end],
      summary: 'Taken',
      location: '',
      description: '',
    }),
  )
  return icalendar(events, String(unit), now)
}

interface CalendarReport {
  /** Nights that the calendar now blocks. */
  blocked: number
  /** Nights already booked here. They stay booked; someone must resolve them. */
  conflicts: string[]
}

/** Blocks the nights of another calendar from today on, replacing those that the same source sent before. */
export async function importCalendar(
  db: D1Database,
  site: number,
  unit: number,
  source: string,
  today: Day,
  text: string,
): Promise<CalendarReport> {
  if (!(await findUnit(db, site, unit))) throw notFound('rental unit')
  const nights = blockedNights(text)?.filter(night => night >= today)
  if (!nights) throw new ApiError(400, 'Not an iCalendar, or more than 1,500 nights', 'body')
  const fromToday = sql`site_id = ${site} AND unit_id = ${unit} AND night >= ${today}`
  await batch(db, [
    sql`DELETE FROM rental_outside_night WHERE ${fromToday} AND source = ${source}`,
    sql`INSERT INTO rental_outside_night (site_id, unit_id, night, source)
    SELECT ${site}, ${unit}, value, ${source} FROM json_each(${JSON.stringify(nights)})`,
    sql`DELETE FROM rental_night WHERE ${fromToday} AND outside = 1
    AND night NOT IN (SELECT night FROM rental_outside_night WHERE ${fromToday})`,
    sql`INSERT OR IGNORE INTO rental_night (site_id, unit_id, night, outside)
    SELECT DISTINCT site_id, unit_id, night, 1 FROM rental_outside_night WHERE ${fromToday}`,
  ])
  const booked = await rows<{ night: string }>(
    db,
    sql`
    SELECT night FROM rental_night WHERE site_id = ${site} AND unit_id = ${unit} AND outside = 0 AND night IN (SELECT value FROM json_each(${JSON.stringify(nights)}))
    ORDER BY night`,
  )
  return { blocked: nights.length - booked.length, conflicts: booked.map(({ night }) => night) }
}
