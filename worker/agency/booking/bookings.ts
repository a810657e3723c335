import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import { DAY, MINUTE, type Millis } from '../../../shared/time/units.ts'
import {
  BOOKING_COLUMNS,
  toBookings,
  type Booking,
  type BookingChange,
  type NewBooking,
} from './booking-rows.ts'
import { insertAgain, insertBooking } from './insert-booking.ts'
import type { LimitCount, Limits } from '../limits.ts'
import type { OutgoingMail, Outbox } from '../outbox.ts'
import type { PersonRows } from '../persons.ts'
import type { Sql, SqlValue } from '../sql.ts'
import type { Tasks } from '../tasks.ts'

/** Key of the task that deletes them. */
export const EXPIRED_BOOKINGS = 'bookings'

/** How long after a call that led to nothing the next one is made. */
const RETRY_AFTER = MINUTE
const RETENTION_AFTER_END = RETENTION_DAYS.bookings * DAY
const MAX_CALENDAR_ROWS = 1000

/** What the API has still to be asked for: the booking, freeing what it replaces, or its end. */
const IS_OPEN = `((state = 'pending' AND together IS NULL) OR (state = 'booked' AND (replaces IS NOT NULL OR cancel_asked_at IS NOT NULL)))`

const CANCEL = `UPDATE booking SET state = 'cancelled', cancel_asked_at = NULL WHERE key = ?1`

interface Parts {
  sql: Sql
  tasks: Tasks
  limits: Limits
  outbox: Outbox
}

/** Viewings and stays that visitors asked for: stored before the API is asked, and settled after it. */
export class Bookings {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Part of a form's transaction. Throws where the appointment that it replaces is moved or cancelled already. */
  insert(booking: NewBooking, now: Millis): void {
    insertBooking(this.#parts.sql, booking, now)
    this.schedule(booking.key, now)
  }

  /** Stores another attempt, within a limit; one that is stored already is left as it is. 'taken': see `insert`. */
  insertAgain(
    booking: NewBooking,
    counts: LimitCount[],
    now: Millis,
  ): 'stored' | 'limited' | 'taken' {
    return insertAgain(this.#parts, counts, {
      isStored: () => this.find(booking.key) !== null,
      insert: () => this.insert(booking, now),
    })
  }

  find(key: string): Booking | null {
    return this.#read('key = ?1', key)[0] ?? null
  }

  /** The viewing behind an appointment, if it was made through this site. */
  byAppointment(id: string): Booking | null {
    return this.#read(`booked_id = ?1 AND kind = 'viewing'`, id)[0] ?? null
  }

  /** The viewing that stands in place of an appointment which was moved. */
  inPlaceOf(appointment: string): Booking | null {
    return this.#read(`state = 'booked' AND body ->> '$.replaces' = ?1`, appointment)[0] ?? null
  }

  /** Viewings for the agency's calendar, cancelled ones too. */
  calendarSince(since: Millis): Booking[] {
    return this.#read(
      `kind = 'viewing' AND state IN ('booked', 'cancelled') AND starts_at > ?1 ORDER BY starts_at LIMIT ?2`,
      since,
      MAX_CALENDAR_ROWS,
    )
  }

  /** What is not over, the soonest first. */
  upcoming(now: Millis, limit: number): Booking[] {
    return this.#read('ends_at > ?1 ORDER BY starts_at LIMIT ?2', now, limit)
  }

  /** Whether the API has still to be asked for something. */
  isOpen(key: string): boolean {
    return this.#read(`key = ?1 AND ${IS_OPEN}`, key).length > 0
  }

  /** The API's answer is not known: it is asked again, and the visitor is promised the outcome by mail. */
  promiseOutcome(key: string, now: Millis): void {
    this.#change(key, now, `UPDATE booking SET told = 1 WHERE key = ?1 AND state = 'pending'`)
  }

  /** An outcome and its mails: both or neither. false: somebody else was first, and nothing is done. */
  settle(key: string, change: BookingChange, mails: OutgoingMail[], now: Millis): boolean {
    if (change.state === 'booked') {
      const { bookedId, about, endsAt, remindAt } = change
      return this.#changeAndTell(
        key,
        now,
        mails,
        `UPDATE booking SET state = 'booked', booked_id = ?2, about = ?3, ends_at = ?4, remind_at = ?5
        WHERE key = ?1 AND state = 'pending'`,
        bookedId,
        JSON.stringify(about),
        endsAt,
        remindAt,
      )
    }
    return this.#changeAndTell(
      key,
      now,
      mails,
      change.state === 'refused'
        ? `UPDATE booking SET state = 'refused', replaces = NULL WHERE key = ?1 AND state = 'pending'`
        : `${CANCEL} AND state = 'booked'`,
    )
  }

  /** The appointment that a booking replaces is free. */
  replacedIsFree(key: string, appointment: string, now: Millis): void {
    this.#parts.sql.transaction(() => {
      const replaced = this.byAppointment(appointment)
      if (replaced) this.#change(replaced.key, now, CANCEL)
      this.#change(key, now, 'UPDATE booking SET replaces = NULL WHERE key = ?1')
    })
  }

  /** Stored before the API is asked, so that it is not forgotten. false: it is being moved, or does not stand any more. */
  askCancellation(key: string, now: Millis, reason: string | null = null): boolean {
    return this.#change(
      key,
      now,
      `UPDATE booking SET cancel_asked_at = ?2, reason = coalesce(?3, reason) WHERE key = ?1 AND state = 'booked'
      AND NOT EXISTS (SELECT 1 FROM booking AS later WHERE later.replaces = booking.booked_id)`,
      now,
      reason,
    )
  }

  /** The API refuses to cancel: it is not asked again. */
  dropCancellation(key: string, now: Millis): void {
    this.#change(key, now, 'UPDATE booking SET cancel_asked_at = NULL WHERE key = ?1')
  }

  /** Reminds once, of what still stands. false: nothing is done. */
  remind(key: string, mails: OutgoingMail[], now: Millis): boolean {
    return this.#changeAndTell(
      key,
      now,
      mails,
      `UPDATE booking SET remind_at = NULL
      WHERE key = ?1 AND remind_at IS NOT NULL AND state = 'booked' AND cancel_asked_at IS NULL`,
    )
  }

  /** Whether there is what may be kept no longer (PRIV-7). */
  hasExpired(now: Millis): boolean {
    return this.#read('ends_at < ?1 LIMIT 1', now - RETENTION_AFTER_END).length > 0
  }

  /** Makes their deletion due, by a task of its own, since the listing API goes first (worker/booking/retention.ts). */
  expire(now: Millis): false {
    if (this.hasExpired(now)) this.#parts.tasks.add('retention', EXPIRED_BOOKINGS, now)
    return false
  }

  /** A slice of what is expired; whether more may be left. */
  deleteExpired(now: Millis): boolean {
    return this.#parts.sql.runSlice(
      'DELETE FROM booking WHERE ends_at < ?1',
      now - RETENTION_AFTER_END,
    )
  }

  exportPerson(email: string): PersonRows {
    return { booking: this.#parts.sql.all('SELECT * FROM booking WHERE email = ?1', email) }
  }

  /** The number of bookings. A task that finds its booking gone ends. */
  erasePerson(email: string): number {
    return this.#parts.sql.run('DELETE FROM booking WHERE email = ?1', email)
  }

  #read(condition: string, ...values: SqlValue[]): Booking[] {
    const query = `SELECT ${BOOKING_COLUMNS} FROM booking WHERE ${condition}`
    return toBookings(this.#parts.sql.all(query, ...values))
  }

  #changeAndTell(
    key: string,
    now: Millis,
    mails: OutgoingMail[],
    statement: string,
    ...values: SqlValue[]
  ): boolean {
    return this.#parts.sql.transaction(() => {
      const isFirst = this.#change(key, now, statement, ...values)
      if (isFirst)
        for (const mail of mails)
          if (!mail.endOf || !this.#isAnyOpen(mail.endOf)) this.#parts.outbox.insert(mail)
      return isFirst
    })
  }

  #isAnyOpen(afternoon: string): boolean {
    const waiting = this.#read(
      `afternoon = ?1 AND state = 'booked' AND cancel_asked_at IS NOT NULL LIMIT 1`,
      afternoon,
    )
    return waiting.length > 0
  }

  /** One statement about one booking, and what follows from it later; whether it changed something. */
  #change(key: string, now: Millis, statement: string, ...values: SqlValue[]): boolean {
    return this.#parts.sql.transaction(() => {
      const isChanged = this.#parts.sql.run(statement, key, ...values) > 0
      if (isChanged) this.schedule(key, now)
      return isChanged
    })
  }

  /** What follows from how a booking stands. */
  schedule(key: string, now: Millis): void {
    const { tasks } = this.#parts
    if (this.isOpen(key)) tasks.add('booking', key, now + RETRY_AFTER, { moves: true })
    else tasks.remove('booking', key)
    const booking = this.find(key)
    const isDue = booking?.state === 'booked' && booking.cancelAskedAt === null
    if (isDue && booking.remindAt !== null) tasks.add('reminder', key, booking.remindAt)
    else tasks.remove('reminder', key)
  }
}
