import type { RentalPeriod } from '../../../shared/rental/rental-unit.ts'
import type { Day } from '../../../shared/time/units.ts'
import { completedOne } from '../asset/complete.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

export function findUnit(db: Database, id: number): { doc: string } | null {
  const found = db.first<{ doc: string }>(sql`SELECT doc FROM rental_unit WHERE id = ${id}`)
  return found && { doc: completedOne(db, found.doc) }
}

/** Every period from today on, available or not; null for an unknown unit. */
export function findPeriods(db: Database, unit: number, today: Day): RentalPeriod[] | null {
  const found = db.rows<Omit<RentalPeriod, 'available'> & { taken: number }>(
    sql`
    SELECT p.type, p.start, p."end", p.price, EXISTS (
      SELECT 1 FROM rental_night n WHERE n.unit_id = p.unit_id AND n.night >= p.start AND n.night < p."end"
    ) AS taken
    FROM rental_period p WHERE p.unit_id = ${unit} AND p.start >= ${today}
    ORDER BY p.start, p."end"`,
  )
  if (found.length === 0 && !findUnit(db, unit)) return null
  return found.map(({ taken, ...period }) => ({ ...period, available: taken === 0 }))
}
