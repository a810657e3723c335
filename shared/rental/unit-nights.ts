import type { Day, Seconds } from '../time/units.ts'

/** Why a calendar did not come in. */
export const CALENDAR_FAILURES = [
  'unreachable',
  'notPublic',
  'tooLarge',
  'noCalendar',
  'tooMuch',
  'vanished',
] as const

export type CalendarFailure = (typeof CALENDAR_FAILURES)[number]

/** Another calendar that takes nights of a unit. */
export interface UnitCalendar {
  /** Whose it is: 'airbnb'. */
  source: string
  /** Where it is fetched; null: it is sent. */
  address: string | null
  /** When it last came in whole. */
  readAt: Seconds | null
  triedAt: Seconds | null
  failure: CalendarFailure | null
  /** Nights that it took when it last came in. */
  nights: number
}

/** GET /rental-units/calendars/failed: one that did not come in when it was last tried. */
export interface FailedCalendar {
  unit: number
  /** What its unit is called. */
  name: string
  source: string
  failure: CalendarFailure
  readAt: Seconds | null
}

/** GET /rental-units/{id}/nights: who has which night, for the agency's own eyes. */
export interface UnitNights {
  /** Of the part: 'rentals/{name}'. */
  name: string
  nights: {
    night: Day
    /** Id of the reservation that holds it. */
    stay: string | null
    /** Kept by the owner. */
    isOwn: boolean
    /** Calendars that have it too, or alone. */
    sources: string[]
  }[]
  blocks: { start: Day; end: Day; reason?: string | null }[]
  calendars: UnitCalendar[]
}
