/** When somebody shows a home. Times are on the clock of Brussels, 'HH:MM'. */
export interface AgendaRules {
  /** Seven lists of stretches, Monday first. */
  hours: TimeRange[][]
  breaks: TimeRange[]
  /** Of one viewing, and of the travel kept free after it; both in minutes. */
  minutes: number
  buffer: number
  /** How many visitors at once. */
  capacity: number
  /** Days without viewings: public holidays and days off. */
  closed: string[]
  /** Group viewings: on that day in place of the ordinary hours. */
  groups: GroupDay[]
  /** How far ahead one can book, and how shortly before. */
  daysAhead: number
  noticeMinutes: number
}

export type TimeRange = [from: string, to: string]

export interface GroupDay {
  day: string
  from: string
  to: string
  minutes: number
  capacity: number
}

/** A time of an agenda, free or not. */
export interface AgendaSlot {
  /** Seconds since 1970; it names the slot. */
  start: number
  end: number
  /** The end with travel. */
  busyUntil: number
  capacity: number
  group: boolean
}

/** GET /live-agenda/{id}: what can be booked, soonest first (spec 7; the shape is ours). No names, no booked times. */
export interface LiveAgenda {
  id: string
  timeZone: string
  slots: Slot[]
}

export interface Slot {
  id: number
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
  slot: number
  contact: { name: string; email: string; phone: string }
  locale: string
  /** The appointment that this one is to replace: it does not count among the visitor's own. */
  replaces?: string
}

/** GET and DELETE /live-agenda/reservation/{id}: never who comes. */
export interface Appointment {
  /** 128 random bits: whoever knows it may cancel. */
  id: string
  agendaId: string
  slot: number
  start: string
  end: string
  status: 'booked' | 'cancelled'
}
