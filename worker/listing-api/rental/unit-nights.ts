import type { UnitNights } from '../../../shared/rental/unit-nights.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { listCalendars } from './calendars.ts'
import { blocksOf } from './own-nights.ts'

/** Who has which night of a unit in a span of days, what its owner keeps and whose calendars it reads; null for an unknown unit. */
export function unitNights(db: Database, unit: number, from: Day, until: Day): UnitNights | null {
  const found = db.first<{ name: string }>(
    sql`SELECT COALESCE(external_id, CAST(id AS TEXT)) AS name FROM rental_unit WHERE id = ${unit}`,
  )
  if (!found) return null
  const span = sql`unit_id = ${unit} AND night >= ${from} AND night < ${until}`
  const sources = new Map<Day, string[]>()
  for (const { night, source } of db.rows<{ night: Day; source: string }>(
    sql`SELECT night, source FROM rental_outside_night WHERE ${span} ORDER BY night, source`,
  ))
    sources.set(night, [...(sources.get(night) ?? []), source])
  const taken = db.rows<{ night: Day; stay: string | null; outside: number }>(
    sql`SELECT night, reservation_id AS stay, outside FROM rental_night WHERE ${span} ORDER BY night`,
  )
  return {
    ...found,
    nights: taken.map(({ night, stay, outside }) => ({
      night,
      stay,
      isOwn: stay === null && outside === 0,
      sources: sources.get(night) ?? [],
    })),
    blocks: blocksOf(db, unit),
    calendars: listCalendars(db, unit),
  }
}
