import * as v from 'valibot'
import type { AgendaSlot, Appointment, Slot } from '../../../shared/booking/agenda.ts'
import { bookableSlot } from '../../../shared/booking/slots.ts'
import { LOCALES } from '../../../shared/locale.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { normalizeId } from '../db/estate-row.ts'
import { sql, valuesOf } from '../../store/sql.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { randomId, type RequestIdentity } from '../http/idempotency.ts'
import { publicId } from '../http/parameters.ts'
import { Contact, email } from '../person/contact.ts'
import { findAppointment, findReplayed } from './appointments.ts'
import { findAgenda, freeSlots, partsOf, type Agenda } from './queries.ts'

/** Active appointments of one visitor at one agency. */
const MAX_ACTIVE = 3

/** The year 2100. */
const MAX_SLOT = 4_102_444_800

/** A time of a home. */
export const ViewingTime = v.strictObject({
  agendaId: publicId,
  slot: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_SLOT)),
})

/** The body of POST /live-agenda/reservation. */
export const AppointmentRequest = v.strictObject({
  ...ViewingTime.entries,
  contact: v.strictObject({ ...Contact.entries, email: v.union([v.literal(''), email]) }),
  locale: v.picklist(LOCALES),
  replaces: v.optional(
    v.pipe(
      publicId,
      v.description(
        'The appointment that this one replaces; it does not count towards the maximum of three',
      ),
    ),
  ),
  byAgency: v.optional(
    v.pipe(
      v.literal(true),
      v.description(
        'Booked by the agency for somebody: without notice, maximum or need of an email address',
      ),
    ),
  ),
})

type ViewingBody = v.InferOutput<typeof AppointmentRequest>

/** The appointment, or what is still free when the slot is full or the agent elsewhere. */
type BookingOutcome = { appointment: Appointment } | { slots: Slot[] }

/**
 * Books a seat and the agent's time. Both are looked up in the same transaction as they are taken, so nobody comes in
 * between. Throws an ApiError of 400, 404, 422 or 429.
 */
export function bookViewing(
  db: Database,
  body: ViewingBody,
  call: RequestIdentity,
  now: Seconds,
  { isCounted = true }: { isCounted?: boolean } = {},
): BookingOutcome {
  const earlier = findReplayed(db, call)
  if (earlier) return { appointment: earlier }
  const { byAgency = false } = body
  if (!byAgency && body.contact.email === '')
    throw new ApiError(400, 'An email address is required', 'contact.email')
  const agenda = findAgenda(db, normalizeId(body.agendaId), { byAgency })
  if (!agenda) throw notFound('agenda')
  const time = bookableSlot(agenda.rules, body.slot, now)
  if (!time) throw new ApiError(400, 'Not a bookable slot', 'slot')
  if (!byAgency && isCounted && countActive(db, body, now) >= MAX_ACTIVE)
    throw new ApiError('limit', `At most ${MAX_ACTIVE} active appointments`, 'contact.email')
  const seat = freeSeat(db, agenda, time)
  if (seat === undefined || isElsewhere(db, agenda, time))
    return { slots: freeSlots(db, agenda, now, body.slot) }
  const { name, email, phone } = body.contact
  const id = randomId()
  db.change(
    sql`INSERT INTO appointment (id, estate_id, starts_at, ends_at, seat, locale, name, email, phone, call_key, digest, created_at)
    VALUES (${id}, ${agenda.id}, ${time.start}, ${time.end}, ${seat}, ${body.locale}, ${name}, ${email}, ${phone}, ${call.key}, ${call.digest}, ${now})`,
  )
  db.change(
    sql`INSERT INTO agent_time (agent_id, five_minutes, estate_id, starts_at)
    SELECT ${agenda.agent}, value, ${agenda.id}, ${time.start} FROM json_each(${JSON.stringify(partsOf(time))})
    WHERE NOT EXISTS (SELECT 1 FROM agent_time WHERE estate_id = ${agenda.id} AND starts_at = ${time.start})`,
  )
  const appointment = findAppointment(db, id)
  if (!appointment) throw new Error('The appointment was not kept')
  return { appointment }
}

/** The first seat of a slot that nobody has. */
function freeSeat(db: Database, { id }: Agenda, { start, capacity }: AgendaSlot) {
  const taken = db.rows<{ seat: number }>(
    sql`SELECT seat FROM appointment WHERE estate_id = ${id} AND starts_at = ${start} AND cancelled_at IS NULL`,
  )
  return [...Array(capacity).keys()].find(seat => !taken.some(row => row.seat === seat))
}

/** Whether the agent is busy with another slot during this one, travel included. */
const isElsewhere = (db: Database, { id, agent }: Agenda, time: AgendaSlot): boolean =>
  db.first(
    sql`SELECT 1 FROM agent_time WHERE agent_id = ${agent} AND five_minutes IN ${valuesOf(partsOf(time))}
    AND NOT (estate_id = ${id} AND starts_at = ${time.start})`,
  ) !== null

/** The visitor's future appointments, those of one afternoon as one, except the one that is replaced. */
function countActive(db: Database, { contact, replaces }: ViewingBody, now: Seconds): number {
  const row = db.first<{ count: number }>(
    sql`SELECT COUNT(DISTINCT CASE instr(call_key, '/') WHEN 0 THEN id ELSE substr(call_key, 1, instr(call_key, '/')) END)
    AS count FROM appointment WHERE email = ${contact.email} AND starts_at > ${now} AND cancelled_at IS NULL AND id <> ${replaces ?? ''}`,
  )
  return row?.count ?? 0
}
