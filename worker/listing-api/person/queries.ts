import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import { wallTime } from '../../../shared/time/time-zone.ts'
import { releaseAgents } from '../agenda/appointments.ts'
import { batch, prepare, sql, type Statement } from '../db/sql.ts'

const RESERVATION_COLUMNS =
  'id, unit_id AS rentalUnitId, start, "end", persons, price, locale, name, email, phone, message, created_at AS createdAt'
const APPOINTMENT_COLUMNS =
  'id, estate_id AS agendaId, starts_at AS startsAt, locale, name, email, phone, created_at AS createdAt, cancelled_at AS cancelledAt'

/** Everything stored here about an e-mail address (GDPR 15, 20). */
export async function findPerson(db: D1Database, site: number, email: string) {
  const [reservations, appointments] = await batch(db, [
    {
      sql: `SELECT ${RESERVATION_COLUMNS} FROM rental_reservation WHERE site_id = ? AND email = ? ORDER BY created_at`,
      params: [site, email],
    },
    {
      sql: `SELECT ${APPOINTMENT_COLUMNS} FROM appointment WHERE site_id = ? AND email = ? ORDER BY created_at`,
      params: [site, email],
    },
  ])
  return { reservations: reservations ?? [], appointments: appointments ?? [] }
}

/** Erases an address's personal data and cancels its future appointments; stays keep their nights and price (GDPR 17). */
export const erasePerson = (
  db: D1Database,
  site: number,
  email: string,
  now: number,
): Promise<number> =>
  anonymize(db, site, [
    sql`UPDATE appointment SET cancelled_at = ${now} WHERE site_id = ${site} AND email = ${email} AND cancelled_at IS NULL AND starts_at > ${now}`,
    sql`UPDATE appointment SET name = NULL, email = NULL, phone = NULL WHERE site_id = ${site} AND email = ${email}`,
    sql`UPDATE rental_reservation SET name = NULL, email = NULL, phone = NULL, message = NULL WHERE site_id = ${site} AND email = ${email}`,
  ])

const DAY = 86_400

/** Erases the personal data of visits and stays that are 90 days past (GDPR 5(1)(e)). */
export function anonymizePast(db: D1Database, site: number, now: number): Promise<number> {
  const limit = now - RETENTION_DAYS.bookings * DAY
  return anonymize(db, site, [
    sql`UPDATE appointment SET name = NULL, email = NULL, phone = NULL WHERE site_id = ${site} AND starts_at < ${limit} AND email IS NOT NULL`,
    sql`UPDATE rental_reservation SET name = NULL, email = NULL, phone = NULL, message = NULL
      WHERE site_id = ${site} AND "end" < ${wallTime(limit).day} AND email IS NOT NULL`,
    sql`DELETE FROM agent_time WHERE site_id = ${site} AND five_minutes < ${Math.floor(limit / 300)}`,
  ])
}

/** Runs the statements and frees agents of cancelled appointments; resolves to the number of changed rows. */
async function anonymize(db: D1Database, site: number, statements: Statement[]): Promise<number> {
  const results = await db.batch(
    [...statements, releaseAgents(site)].map(statement => prepare(db, statement)),
  )
  return results.slice(0, statements.length).reduce((sum, result) => sum + result.meta.changes, 0)
}
