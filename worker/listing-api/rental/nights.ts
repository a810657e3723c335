import type { Day } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql, valuesOf } from '../../store/sql.ts'
import { refillNights } from './own-nights.ts'
import { findUnit } from './queries.ts'

/** A unit's taken nights from today on, in order, less those that only `without` has taken; null for an unknown unit. */
export function takenNights(db: Database, unit: number, today: Day, without: string): Day[] | null {
  if (!findUnit(db, unit)) return null
  return db
    .rows<{ night: Day }>(
      sql`
    SELECT night FROM rental_night AS taken WHERE unit_id = ${unit} AND night >= ${today}
    AND (outside = 0 OR EXISTS (SELECT 1 FROM rental_outside_night AS other WHERE other.unit_id = ${unit}
      AND other.night = taken.night AND other.source <> ${without}))
    ORDER BY night`,
    )
    .map(({ night }) => night)
}

export interface CalendarReport {
  /** Nights that the calendar now blocks. */
  blocked: number
  /** Nights already booked here. They stay booked; someone must resolve them. */
  conflicts: Day[]
}

/** Blocks nights from today on, replacing those that the same source had taken; null for an unknown unit. */
export function blockNights(
  db: Database,
  unit: number,
  source: string,
  today: Day,
  nights: Day[],
): CalendarReport | null {
  if (!findUnit(db, unit)) return null
  const fromToday = sql`unit_id = ${unit} AND night >= ${today}`
  db.change(sql`DELETE FROM rental_outside_night WHERE ${fromToday} AND source = ${source}`)
  db.change(
    sql`INSERT INTO rental_outside_night (unit_id, night, source) SELECT ${unit}, value, ${source} FROM json_each(${JSON.stringify(nights)})`,
  )
  db.change(
    sql`DELETE FROM rental_night WHERE ${fromToday} AND outside = 1
    AND night NOT IN (SELECT night FROM rental_outside_night WHERE ${fromToday})`,
  )
  refillNights(db, unit)
  const conflicts = db.rows<{ night: Day }>(
    sql`SELECT night FROM rental_night WHERE unit_id = ${unit} AND outside = 0 AND night IN ${valuesOf(nights)} ORDER BY night`,
  )
  return { blocked: nights.length - conflicts.length, conflicts: conflicts.map(row => row.night) }
}
