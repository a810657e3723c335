import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import { wallTime } from '../../../shared/time/time-zone.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import { cancelRows } from '../agenda/appointments.ts'
import type { Database } from '../db/database.ts'
import { cancelStays } from '../rental/stay-state.ts'
import { raw, sql } from '../../store/sql.ts'

const RESERVATION_COLUMNS = raw(
  'id, unit_id AS rentalUnitId, start, "end", persons, price, locale, name, email, phone, message, created_at AS createdAt',
)
const APPOINTMENT_COLUMNS = raw(
  'id, estate_id AS agendaId, starts_at AS startsAt, locale, name, email, phone, created_at AS createdAt, cancelled_at AS cancelledAt',
)

/** Everything stored here about an e-mail address (GDPR 15, 20). */
export const findPerson = (db: Database, email: string) => ({
  reservations: db.rows<Record<string, string | number | null>>(
    sql`SELECT ${RESERVATION_COLUMNS} FROM rental_reservation WHERE email = ${email} ORDER BY created_at`,
  ),
  appointments: db.rows<Record<string, string | number | null>>(
    sql`SELECT ${APPOINTMENT_COLUMNS} FROM appointment WHERE email = ${email} ORDER BY created_at`,
  ),
})

/** Erases an address's personal data and cancels its appointments and stays to come; a stay under way keeps its nights (GDPR 17). */
export const erasePerson = (db: Database, email: string, now: Seconds): number =>
  cancelRows(db, sql`email = ${email}`, now) +
  cancelStays(db, email, wallTime(now).day) +
  db.change(
    sql`UPDATE appointment SET name = NULL, email = NULL, phone = NULL WHERE email = ${email}`,
  ) +
  db.change(
    sql`UPDATE rental_reservation SET name = NULL, email = NULL, phone = NULL, message = NULL WHERE email = ${email}`,
  )

const DAY = 86_400

/** Erases the personal data of visits and stays that are 90 days past (GDPR 5(1)(e)). */
export function anonymizePast(db: Database, now: Seconds): number {
  const limit = now - RETENTION_DAYS.bookings * DAY
  return (
    db.change(
      sql`UPDATE appointment SET name = NULL, email = NULL, phone = NULL WHERE starts_at < ${limit} AND email IS NOT NULL`,
    ) +
    db.change(
      sql`UPDATE rental_reservation SET name = NULL, email = NULL, phone = NULL, message = NULL
      WHERE "end" < ${wallTime(limit).day} AND email IS NOT NULL`,
    ) +
    db.change(sql`DELETE FROM agent_time WHERE five_minutes < ${Math.floor(limit / 300)}`)
  )
}
