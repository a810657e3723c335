import type { Appointment } from '../../../shared/booking/agenda.ts'
import { isoTime } from '../../../shared/time/time-zone.ts'
import { ApiError } from '../http/errors.ts'
import { first, prepare, sql, type Statement } from '../db/sql.ts'

export interface AppointmentRow {
  id: string
  agendaId: string
  startsAt: number
  endsAt: number
  cancelledAt: number | null
  digest: string
}

const COLUMNS =
  'id, estate_id AS agendaId, starts_at AS startsAt, ends_at AS endsAt, cancelled_at AS cancelledAt, digest'

/** One appointment of a site, found by a condition on its row. */
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
 * Frees the seat, and the agent once nobody comes to that slot; both or neither. A second time changes nothing;
 * what has begun can't be cancelled any more.
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
  if (!row) throw new ApiError(404, 'No such appointment')
  if (row.cancelledAt === null) throw new ApiError(409, 'It has begun already', 'id')
  return { ...toAppointment(row), already: cancelled?.meta.changes === 0 }
}

/** Agents have no business at a slot to which nobody comes. */
export const releaseAgents = (site: number): Statement => sql`
  DELETE FROM agent_time WHERE site_id = ${site} AND NOT EXISTS (
    SELECT 1 FROM appointment a WHERE a.site_id = agent_time.site_id AND a.estate_id = agent_time.estate_id
      AND a.starts_at = agent_time.starts_at AND a.cancelled_at IS NULL)`
