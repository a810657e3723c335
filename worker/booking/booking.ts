import type { ViewingRequest } from '../../shared/booking/agenda.ts'
import type { Locale } from '../../shared/locale.ts'
import type { StayRequest } from '../../shared/booking/stay-request.ts'

/** What a booking's mails say, in the visitor's language and in the agency's. */
export interface BookingSummary {
  title: string
  agencyTitle: string
  /** '' where the address is hidden. */
  place: string
  /** Path of its page. */
  path: string
  /** Of whoever shows it. */
  recipient: string
  /** Of a stay, in euro. */
  price?: number
  /** Of a viewing that was moved: the key of its first booking, and how often. */
  moved?: { first: string; times: number }
}

interface BookingRecord {
  key: string
  siteId: number
  locale: Locale
  email: string
  about: BookingSummary
  /** Milliseconds. */
  startsAt: number
  endsAt: number
  state: 'pending' | 'booked' | 'refused' | 'cancelled'
  told: boolean
  bookedId: string | null
  replaces: string | null
  cancelAskedAt: number | null
  createdAt: number
}

/** A wish to book, kept before anybody is asked. */
export type Booking = BookingRecord &
  ({ kind: 'viewing'; body: ViewingRequest } | { kind: 'stay'; body: StayRequest })

export type NewBooking = Pick<
  Booking,
  'key' | 'siteId' | 'locale' | 'email' | 'about' | 'startsAt' | 'endsAt' | 'replaces'
> &
  ({ kind: 'viewing'; body: ViewingRequest } | { kind: 'stay'; body: StayRequest })

export const insertBooking = (
  db: D1Database,
  intent: NewBooking,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO booking_intent (key, site_id, kind, locale, email, body, about, starts_at, ends_at, replaces, tried_at, created_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11)`)
    .bind(
      intent.key,
      intent.siteId,
      intent.kind,
      intent.locale,
      intent.email,
      JSON.stringify(intent.body),
      JSON.stringify(intent.about),
      intent.startsAt,
      intent.endsAt,
      intent.replaces,
      now,
    )

const COLUMNS = `key, site_id AS siteId, kind, locale, email, body, about, starts_at AS startsAt, ends_at AS endsAt, state, told,
  booked_id AS bookedId, replaces, cancel_asked_at AS cancelAskedAt, created_at AS createdAt`

/** Intents by a condition of ours over bound values. */
export async function findBookings(
  db: D1Database,
  condition: string,
  ...values: (string | number)[]
): Promise<Booking[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM booking_intent WHERE ${condition}`)
    .bind(...values)
    .all<Record<string, unknown>>()
  return results.map(
    row =>
      ({
        ...row,
        told: row.told === 1,
        body: JSON.parse(String(row.body)),
        about: JSON.parse(String(row.about)),
      }) as Booking,
  )
}

export const findBooking = async (db: D1Database, key: string): Promise<Booking | null> =>
  (await findBookings(db, 'key = ?1', key))[0] ?? null

/** The intent behind an appointment, if it was made through this site. */
export const findBookingByAppointment = async (
  db: D1Database,
  site: number,
  id: string,
): Promise<Booking | null> =>
  (await findBookings(db, `site_id = ?1 AND booked_id = ?2 AND kind = 'viewing'`, site, id))[0] ??
  null
