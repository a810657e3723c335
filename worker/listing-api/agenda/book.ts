import * as v from 'valibot'
import type { Appointment } from '../../../shared/booking/agenda.ts'
import { bookableSlot } from '../../../shared/booking/slots.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { isUniqueViolation, identifyRequest, randomId, checkReplay } from '../http/idempotency.ts'
import { publicId } from '../http/parameters.ts'
import { Contact } from '../person/contact.ts'
import { ApiError } from '../http/errors.ts'
import { first, prepare, sql, type Statement } from '../db/sql.ts'
import { toAppointment, findAppointment } from './appointments.ts'
import { partsOf, type Agenda } from './queries.ts'

/** Active appointments of one visitor at one agency. */
const MAX_ACTIVE = 3

/** The year 2100. */
const MAX_SLOT = 4_102_444_800

/** The body of POST /live-agenda/reservation. */
export const AppointmentRequest = v.strictObject({
  agendaId: publicId,
  slot: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_SLOT)),
  contact: Contact,
  locale: v.picklist(LOCALES),
  replaces: v.optional(
    v.pipe(
      publicId,
      v.description(
        'The appointment that this one replaces; it does not count towards the maximum of three',
      ),
    ),
  ),
})

type ViewingBody = v.InferOutput<typeof AppointmentRequest>

/** The slot is full, or the agent is no longer free. */
export class SlotTakenError extends Error {}

/** The appointment that an earlier request with this key made. */
export async function findDuplicateBooking(
  db: D1Database,
  site: number,
  body: ViewingBody,
  key: string | undefined,
): Promise<Appointment | null> {
  if (!key) return null
  const call = await identifyRequest(key, body)
  const row = checkReplay(await findAppointment(db, site, sql`call_key = ${call.key}`), call)
  return row && toAppointment(row)
}

/** Books a seat and the agent's time in one transaction. Throws SlotTakenError, or an ApiError of 400 or 429. */
export async function book(
  db: D1Database,
  site: number,
  agenda: Agenda,
  body: ViewingBody,
  now: number,
  key?: string,
): Promise<Appointment> {
  const call = await identifyRequest(key, body)
  const time = bookableSlot(agenda.rules, body.slot, now)
  if (!time) throw new ApiError(400, 'Not a bookable slot', 'slot')
  const id = randomId()
  const active = countActive(site, body, now)
  try {
    const [seated] = await db.batch(
      [
        sql`INSERT INTO appointment (id, site_id, estate_id, starts_at, ends_at, seat, locale, name, email, phone, call_key, digest, created_at)
        SELECT ${id}, ${site}, ${agenda.id}, ${time.start}, ${time.end}, seat.value, ${body.locale},
          ${body.contact.name}, ${body.contact.email}, ${body.contact.phone}, ${call.key}, ${call.digest}, ${now}
        FROM json_each(${JSON.stringify([...Array(time.capacity).keys()])}) AS seat
        WHERE NOT EXISTS (
          SELECT 1 FROM appointment a WHERE a.site_id = ${site} AND a.estate_id = ${agenda.id} AND a.starts_at = ${time.start}
            AND a.seat = seat.value AND a.cancelled_at IS NULL
        ) AND (${active}) < ${MAX_ACTIVE}
        ORDER BY seat.value LIMIT 1`,
        sql`INSERT INTO agent_time (site_id, agent_id, five_minutes, estate_id, starts_at)
        SELECT ${site}, ${agenda.agent}, value, ${agenda.id}, ${time.start} FROM json_each(${JSON.stringify(partsOf(time))})
        WHERE EXISTS (SELECT 1 FROM appointment WHERE id = ${id}) AND NOT EXISTS (
          SELECT 1 FROM agent_time WHERE site_id = ${site} AND estate_id = ${agenda.id} AND starts_at = ${time.start})`,
      ].map(statement => prepare(db, statement)),
    )
    if (seated?.meta.changes) {
      return toAppointment({
        id,
        agendaId: agenda.id,
        startsAt: time.start,
        endsAt: time.end,
        cancelledAt: null,
        digest: '',
      })
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  const same = await findDuplicateBooking(db, site, body, key)
  if (same) return same
  const count = await first<{ count: number }>(db, sql`SELECT (${active}) AS count`)
  if ((count?.count ?? 0) >= MAX_ACTIVE)
    throw new ApiError(429, `At most ${MAX_ACTIVE} active appointments`, 'contact.email')
  throw new SlotTakenError()
}

/** The visitor's future appointments, except the one that is replaced. */
const countActive = (
  site: number,
  { contact, replaces }: ViewingBody,
  now: number,
): Statement => sql`
  SELECT COUNT(*) FROM appointment mine WHERE mine.site_id = ${site} AND mine.email = ${contact.email}
    AND mine.starts_at > ${now} AND mine.cancelled_at IS NULL AND mine.id <> ${replaces ?? ''}`
