import * as v from 'valibot'
import type { ViewingRequest } from '../../../shared/booking/agenda.ts'
import type { StayRequest } from '../../../shared/booking/stay-request.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { LOCALES, type Locale } from '../../../shared/locale.ts'
import type { Millis } from '../../../shared/time/units.ts'

/** What a booking's mails say, in the visitor's language and in the agency's. */
export interface BookingSummary {
  title: string
  agencyTitle: string
  /** Address line; '' where the address is hidden. */
  place: string
  /** Path of the estate's or rental unit's page. */
  path: string
  /** Email address of the agent. */
  recipient: string
  /** Whose it was and who does not work here any more; its mails go to the office since. */
  former?: string
  /** Of a stay, in euro. */
  price?: number
  /** Of a viewing that was moved: the key of its first booking, and how often. */
  moved?: { first: string; times: number }
}

export interface BookingRecord {
  key: string
  locale: Locale
  email: string
  about: BookingSummary
  startsAt: Millis
  endsAt: Millis
  state: 'pending' | 'booked' | 'refused' | 'cancelled'
  /** Whether the visitor was promised the outcome by mail. */
  isOutcomeMailed: boolean
  /** Id of the appointment or reservation. */
  bookedId: string | null
  /** Id of the appointment that this one replaces; null again once that one is free. */
  replaces: string | null
  cancelAskedAt: Millis | null
  /** When to remind; null: never, or no more. */
  remindAt: Millis | null
  createdAt: Millis
  /** Why the agency moved or cancelled it, in its own words; null: it says nothing. */
  reason: string | null
  /** Of a viewing that is part of an afternoon: its secret name, by which the visitor opens it. */
  afternoon: string | null
  /** Under which key the API is asked for it together with others; null: it is asked for alone. */
  together: string | null
}

type Request = { kind: 'viewing'; body: ViewingRequest } | { kind: 'stay'; body: StayRequest }

/** A viewing or a stay, stored before the API is asked for it; its email is '' where it was booked by telephone without one. */
export type Booking = BookingRecord & Request

export type StayBooking = Extract<Booking, { kind: 'stay' }>
export type ViewingBooking = Extract<Booking, { kind: 'viewing' }>

export type NewBooking = Pick<
  BookingRecord,
  'key' | 'locale' | 'email' | 'about' | 'startsAt' | 'endsAt' | 'replaces'
> &
  Request & {
    reason?: string
    /** Both of them, where it is booked with others. */
    afternoon?: string
    together?: string
    /** Id of the person who books it at the desk. */
    byPerson?: string
  }

/** How a booking ends, or where it goes from there. */
export type BookingChange =
  | {
      state: 'booked'
      bookedId: string
      about: BookingSummary
      endsAt: Millis
      remindAt: Millis | null
    }
  | { state: 'refused' }
  | { state: 'cancelled' }

/** A JSON column, which only `insert` writes. */
const column = <T extends object>() => v.pipe(v.string(), v.parseJson(), v.custom<T>(isRecord))

const row = {
  key: v.string(),
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
  remindAt: v.nullable(v.number()),
  createdAt: v.number(),
  reason: v.nullable(v.string()),
  afternoon: v.nullable(v.string()),
  together: v.nullable(v.string()),
}

const BOOKINGS = v.array(
  v.variant('kind', [
    v.object({ ...row, kind: v.literal('viewing'), body: column<ViewingRequest>() }),
    v.object({ ...row, kind: v.literal('stay'), body: column<StayRequest>() }),
  ]),
)

/** The columns that `toBookings` reads. */
export const BOOKING_COLUMNS = `key, kind, locale, email, body, about, starts_at AS startsAt, ends_at AS endsAt, state,
  told AS isOutcomeMailed, booked_id AS bookedId, replaces, cancel_asked_at AS cancelAskedAt, remind_at AS remindAt,
  created_at AS createdAt, reason, afternoon, together`

export const toBookings = (rows: unknown[]): Booking[] => v.parse(BOOKINGS, rows)
