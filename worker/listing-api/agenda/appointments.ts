import type { Appointment } from '../../../shared/booking/agenda.ts'
import { isoTime } from '../../../shared/time/time-zone.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { checkReplay, type RequestIdentity } from '../http/idempotency.ts'
import type { Database } from '../db/database.ts'
import { sql, type Statement } from '../../store/sql.ts'

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

/** An appointment that meets a condition. */
const findRow = (db: Database, condition: Statement) =>
  db.first<AppointmentRow>({
    sql: `SELECT ${COLUMNS} FROM appointment WHERE ${condition.sql}`,
    params: condition.params,
  })

export function findAppointment(db: Database, id: string): Appointment | null {
  const row = findRow(db, sql`id = ${id}`)
  return row && toAppointment(row)
}

/** The appointment that an earlier request with this key made. Throws an ApiError of 422 for another request's key. */
export function findReplayed(db: Database, call: RequestIdentity): Appointment | null {
  const row = checkReplay(findRow(db, sql`call_key = ${call.key}`), call)
  return row && toAppointment(row)
}

const toAppointment = ({
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

/** Cancels an appointment and frees the agent of a slot without visitors. Idempotent. Throws an ApiError: 404, or 409 once it has started. */
export function cancelAppointment(
  db: Database,
  id: string,
  now: Seconds,
): Appointment & { already: boolean } {
  const before = findRow(db, sql`id = ${id}`)
  if (!before) throw notFound('appointment')
  const already = before.cancelledAt !== null
  if (!already && before.startsAt <= now)
    throw new ApiError('conflict', 'It has already started', 'id')
  if (!already) cancelRows(db, sql`id = ${id}`, now)
  return { ...toAppointment({ ...before, cancelledAt: before.cancelledAt ?? now }), already }
}

/** Cancels appointments to come that meet a condition, and frees the agents of the slots they leave empty; returns how many. */
export function cancelRows(db: Database, condition: Statement, now: Seconds): number {
  const cancelled = db.rows<{ estate: string; start: number }>(
    sql`UPDATE appointment SET cancelled_at = ${now} WHERE ${condition} AND cancelled_at IS NULL AND starts_at > ${now}
    RETURNING estate_id AS estate, starts_at AS start`,
  )
  for (const { estate, start } of cancelled)
    db.change(
      sql`DELETE FROM agent_time WHERE estate_id = ${estate} AND starts_at = ${start} AND NOT EXISTS (
        SELECT 1 FROM appointment WHERE estate_id = ${estate} AND starts_at = ${start} AND cancelled_at IS NULL)`,
    )
  return cancelled.length
}
