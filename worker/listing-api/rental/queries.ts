import type { RentalPeriod } from '../../../shared/rental/rental-unit.ts'
import { first, rows, sql } from '../db/sql.ts'

export const findUnit = (db: D1Database, site: number, id: number) =>
  first<{ doc: string }>(
    db,
    sql`SELECT doc FROM rental_unit WHERE site_id = ${site} AND id = ${id}`,
  )

/** Every period from today on, available or not; null for an unknown unit. */
export async function findPeriods(
  db: D1Database,
  site: number,
  unit: number,
  today: string,
): Promise<RentalPeriod[] | null> {
  const found = await rows<Omit<RentalPeriod, 'available'> & { taken: number }>(
    db,
    sql`
    SELECT p.type, p.start, p."end", p.price, EXISTS (
      SELECT 1 FROM rental_night n WHERE n.site_id = ${site} AND n.unit_id = p.unit_id AND n.night >= p.start AND n.night < p."end"
    ) AS taken
    FROM rental_period p WHERE p.site_id = ${site} AND p.unit_id = ${unit} AND p.start >= ${today}
    ORDER BY p.start, p."end"`,
  )
  if (found.length === 0 && !(await findUnit(db, site, unit))) return null
  return found.map(({ taken, ...period }) => ({ ...period, available: taken === 0 }))
}
