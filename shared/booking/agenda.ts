import type { Day, Seconds } from '../time/units.ts'

/** When estates are shown to visitors. Times are 'HH:MM' in Brussels. */
export interface AgendaRules {
  /** Seven lists of time ranges, Monday first. */
  hours: TimeRange[][]
  breaks: TimeRange[]
  /** Length of one viewing, and of the travel time after it; both in minutes. */
  minutes: number
  buffer: number
  /** How many parties at once. */
  capacity: number
  /** Days without viewings: public holidays and days off. */
  closed: Day[]
  /** Group viewings: on that day in place of the ordinary hours. */
  groups: GroupDay[]
  /** How far ahead one can book, and how shortly before. */
  daysAhead: number
  noticeMinutes: number
}

export type TimeRange = [from: string, to: string]

export interface GroupDay {
  day: Day
  from: string
  to: string
  minutes: number
  capacity: number
}

/** A slot of an agenda, free or not. */
export interface AgendaSlot {
  /** Identifies the slot. */
  start: Seconds
  end: Seconds
  /** The end including travel. */
  busyUntil: Seconds
  capacity: number
  group: boolean
}

/** GET /live-agenda/{id}: the free slots, soonest first. No names, no booked slots. */
export interface LiveAgenda {
  id: string
  timeZone: string
  /** Who shows the home, the same word for the same person, and how many minutes are kept free after each viewing; not every API says it. */
  agent?: string
  buffer?: number
  slots: Slot[]
}

export interface Slot {
  id: Seconds
  /** ISO 8601 with the offset of Brussels. */
  start: string
  end: string
  /** Places left. */
  places: number
  group: boolean
}

/** Body of POST /live-agenda/reservation. */
export interface ViewingRequest {
  agendaId: string
  slot: Seconds
  contact: { name: string; email: string; phone: string }
  locale: string
  /** The appointment that this one replaces: it does not count towards the visitor's limit. */
  replaces?: string
  /** The agency books it for somebody: shortly before and beyond the visitor's limit too, and without an address. */
  byAgency?: true
}

/** Body of POST /live-agenda/reservations: all of them or none. */
export interface TogetherRequest extends Pick<ViewingRequest, 'contact' | 'locale'> {
  viewings: Pick<ViewingRequest, 'agendaId' | 'slot'>[]
  /** The appointments that are given up for these. */
  replaces?: string[]
}

/** GET and DELETE /live-agenda/reservation/{id}: never the visitor's details. */
export interface Appointment {
  /** 128 random bits: knowing it is the permission to cancel. */
  id: string
  agendaId: string
  slot: Seconds
  start: string
  end: string
  status: 'booked' | 'cancelled'
}
