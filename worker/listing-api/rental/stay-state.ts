import type { StayState } from '../../../shared/booking/stay-state.ts'
import { holdsNights } from '../../../shared/booking/stay-state.ts'
import { daysBetween } from '../../../shared/time/day.ts'
import type { Day } from '../../../shared/time/units.ts'
import { ApiError, notFound } from '../http/errors.ts'
import type { Database } from '../db/database.ts'
import { sql, type Statement } from '../../store/sql.ts'
import { refillNights } from './own-nights.ts'

export interface StayChange {
  state: StayState
  /** Of several changes the highest counts, in whatever order they come. */
  revision: number
}

interface Row extends StayChange {
  id: string
  unit: number
  start: Day
  end: Day
}

const rowsWhere = (db: Database, condition: Statement): Row[] =>
  db.rows<Row>({
    sql: `SELECT id, unit_id AS unit, start, "end", state, revision FROM rental_reservation WHERE ${condition.sql}`,
    params: condition.params,
  })

/**
 * Takes what became of a stay: its nights are freed, or taken anew where they were. One that is not newer changes nothing.
 * Throws an ApiError: 404, or 409 where somebody else has the nights by now.
 */
export function changeStay(db: Database, id: string, change: StayChange): StayChange {
  const [row] = rowsWhere(db, sql`id = ${id}`)
  if (!row) throw notFound('reservation')
  if (change.revision <= row.revision) return { state: row.state, revision: row.revision }
  if (holdsNights(change.state)) takeNights(db, row)
  else freeNights(db, row)
  db.change(
    sql`UPDATE rental_reservation SET state = ${change.state}, revision = ${change.revision} WHERE id = ${id}`,
  )
  return change
}

function takeNights(db: Database, { id, unit, start, end }: Row): void {
  const other = db.first(
    sql`SELECT 1 FROM rental_night WHERE unit_id = ${unit} AND night >= ${start} AND night < ${end}
    AND reservation_id IS NOT ${id}`,
  )
  if (other) throw new ApiError('conflict', 'These nights are no longer available', 'start')
  db.change(
    sql`INSERT OR IGNORE INTO rental_night (unit_id, night, reservation_id)
    SELECT ${unit}, value, ${id} FROM json_each(${JSON.stringify(daysBetween(start, end))})`,
  )
}

function freeNights(db: Database, { id, unit }: Row): void {
  db.change(sql`DELETE FROM rental_night WHERE unit_id = ${unit} AND reservation_id = ${id}`)
  refillNights(db, unit)
}

/** Cancels the stays of an erased address that have not begun, and frees their nights; returns how many. */
export function cancelStays(db: Database, email: string, today: Day): number {
  const rows = rowsWhere(
    db,
    sql`email = ${email} AND start > ${today} AND state IN ('requested', 'confirmed')`,
  )
  for (const row of rows) {
    freeNights(db, row)
    db.change(
      sql`UPDATE rental_reservation SET state = 'cancelled', revision = revision + 1 WHERE id = ${row.id}`,
    )
  }
  return rows.length
}
