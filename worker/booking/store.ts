import * as v from 'valibot'
import type { ViewingRequest } from '../../shared/booking/agenda.ts'
import type { StayRequest } from '../../shared/booking/stay-request.ts'
import { isRecord } from '../../shared/is-record.ts'
import { LOCALES } from '../../shared/locale.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { Booking, BookingSummary, NewBooking } from './booking.ts'

export const insertBooking = (
  db: D1Database,
  booking: NewBooking,
  now: Millis,
): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO booking_intent (key, site_id, kind, locale, email, body, about, starts_at, ends_at, replaces, tried_at, created_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11)`)
    .bind(
      booking.key,
      booking.siteId,
      booking.kind,
      booking.locale,
      booking.email,
      JSON.stringify(booking.body),
      JSON.stringify(booking.about),
      booking.startsAt,
      booking.endsAt,
      booking.replaces,
      now,
    )

/** A JSON column, which only `insertBooking` writes. */
const column = <T extends object>() => v.pipe(v.string(), v.parseJson(), v.custom<T>(isRecord))

const row = {
  key: v.string(),
  siteId: v.number(),
  locale: v.picklist(LOCALES),
  email: v.string(),
  about: column<BookingSummary>(),
  startsAt: v.number(),
  endsAt: v.number(),
  state: v.picklist(['pending', 'booked', 'refused', 'cancelled']),
  isOutcomeMailed: v.pipe(
    v.number(),
    v.transform(told => told === 1),
  ),
  bookedId: v.nullable(v.string()),
  replaces: v.nullable(v.string()),
  cancelAskedAt: v.nullable(v.number()),
  createdAt: v.number(),
}

const rowsSchema = v.array(
  v.variant('kind', [
    v.object({ ...row, kind: v.literal('viewing'), body: column<ViewingRequest>() }),
    v.object({ ...row, kind: v.literal('stay'), body: column<StayRequest>() }),
  ]),
)

const COLUMNS = `key, site_id AS siteId, kind, locale, email, body, about, starts_at AS startsAt, ends_at AS endsAt, state,
  told AS isOutcomeMailed, booked_id AS bookedId, replaces, cancel_asked_at AS cancelAskedAt, created_at AS createdAt`

/** Bookings by an SQL condition, which holds only literals of ours and bound values. */
export async function findBookings(
  db: D1Database,
  condition: string,
  ...values: (string | number)[]
): Promise<Booking[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM booking_intent WHERE ${condition}`)
    .bind(...values)
    .all()
  return v.parse(rowsSchema, results)
}

export const findBooking = async (db: D1Database, key: string): Promise<Booking | null> =>
  (await findBookings(db, 'key = ?1', key))[0] ?? null

/** The booking behind an appointment, if it was made through this site. */
export const findBookingByAppointment = async (
  db: D1Database,
  site: number,
  id: string,
): Promise<Booking | null> =>
  (await findBookings(db, `site_id = ?1 AND booked_id = ?2 AND kind = 'viewing'`, site, id))[0] ??
  null
