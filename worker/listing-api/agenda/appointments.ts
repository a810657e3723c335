import type { Appointment } from '../../../shared/booking/agenda.ts'
import { isoTime } from '../../../shared/time/time-zone.ts'
import { ApiError } from '../http/errors.ts'
import { first, prepare, sql, type Statement } from '../db/sql.ts'

interface AppointmentRow {
  id: string
  agendaId: string
  startsAt: number
  endsAt: number
  cancelledAt: number | null
  digest: string
}

const COLUMNS =
  'id, estate_id AS agendaId, starts_at AS startsAt, ends_at AS endsAt, cancelled_at AS cancelledAt, digest'

/** An appointment of a site that meets a condition. */
export const findAppointment = (db: D1Database, site: number, condition: Statement) =>
  first<AppointmentRow>(db, {
    sql: `SELECT ${COLUMNS} FROM appointment WHERE site_id = ? AND ${condition.sql}`,
    params: [site, ...condition.params],
  })

export const toAppointment = ({
  id,
  agendaId,
  startsAt,
  endsAt,
  cancelledAt,
}: AppointmentRow): Appointment => ({
  id,
  agendaId,
  slot: startsAt,
  start: isoTime(startsAt),
  end: isoTime(endsAt),
  status: cancelledAt === null ? 'booked' : 'cancelled',
})

/**
 * Cancels an appointment and, in the same transaction, frees the agent of a slot without visitors. Idempotent. Throws an
 * ApiError: 404, or 409 once the appointment has started.
 */
export async function cancelAppointment(
  db: D1Database,
  site: number,
  id: string,
  now: number,
): Promise<Appointment & { already: boolean }> {
  const [cancelled] = await db.batch(
    [
      sql`UPDATE appointment SET cancelled_at = ${now} WHERE site_id = ${site} AND id = ${id} AND cancelled_at IS NULL AND starts_at > ${now}`,
      releaseAgents(site),
    ].map(statement => prepare(db, statement)),
  )
  const row = await findAppointment(db, site, sql`id = ${id}`)
  if (!row) throw new ApiError(404, 'Appointment not found')
  if (row.cancelledAt === null) throw new ApiError(409, 'It has already started', 'id')
  return { ...toAppointment(row), already: cancelled?.meta.changes === 0 }
}

/** Frees the agents of slots that have no appointments left. */
export const releaseAgents = (site: number): Statement => sql`
  DELETE FROM agent_time WHERE site_id = ${site} AND NOT EXISTS (
    SELECT 1 FROM appointment a WHERE a.site_id = agent_time.site_id AND a.estate_id = agent_time.estate_id
      AND a.starts_at = agent_time.starts_at AND a.cancelled_at IS NULL)`
