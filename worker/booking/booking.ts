import type { ViewingRequest } from '../../shared/booking/agenda.ts'
import type { StayRequest } from '../../shared/booking/stay-request.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Millis } from '../../shared/time/units.ts'

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
  /** Of a stay, in euro. */
  price?: number
  /** Of a viewing that was moved: the key of its first booking, and how often. */
  moved?: { first: string; times: number }
}

export interface BookingRecord {
  key: string
  siteId: number
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
  /** Id of the appointment that this one replaces. */
  replaces: string | null
  cancelAskedAt: Millis | null
  createdAt: Millis
}

type Request = { kind: 'viewing'; body: ViewingRequest } | { kind: 'stay'; body: StayRequest }

/** A viewing or a stay, stored before the API is asked for it. */
export type Booking = BookingRecord & Request

export type StayBooking = Extract<Booking, { kind: 'stay' }>

export type NewBooking = Pick<
  BookingRecord,
  'key' | 'siteId' | 'locale' | 'email' | 'about' | 'startsAt' | 'endsAt' | 'replaces'
> &
  Request
