import { MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { LimitCount, Limits } from '../limits.ts'
import type { OutgoingMail, Outbox } from '../outbox.ts'
import type { Sql, SqlValue } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import {
  BOOKING_COLUMNS,
  toBookings,
  type NewBooking,
  type ViewingBooking,
} from './booking-rows.ts'
import type { Bookings } from './bookings.ts'
import { insertAgain } from './insert-booking.ts'

/** How long after a call that led to nothing the next one is made. */
const RETRY_AFTER = MINUTE
const MAX_ROWS = 200

/** What the API made of one of them. */
export interface MadeStop {
  key: string
  bookedId: string
  endsAt: Millis
  remindAt: Millis | null
}

interface Parts {
  sql: Sql
  tasks: Tasks
  limits: Limits
  outbox: Outbox
  bookings: Bookings
}

/** Viewings that are asked for together: stored at once, and settled at once (AFTERNOON-10). */
export class Afternoons {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Part of a form's transaction. Throws where one of those that they replace is moved or cancelled already. */
  insert(bookings: readonly NewBooking[], now: Millis): void {
    const { bookings: all, tasks } = this.#parts
    for (const booking of bookings) all.insert(booking, now)
    const together = bookings[0]?.together
    if (together) tasks.add('afternoon', together, now + RETRY_AFTER, { moves: true })
  }

  /** Stores another attempt, within a limit; one that is stored already is left as it is. 'taken': see `insert`. */
  insertAgain(
    bookings: readonly NewBooking[],
    counts: LimitCount[],
    now: Millis,
  ): 'stored' | 'limited' | 'taken' {
    return insertAgain(this.#parts, counts, {
      isStored: () => this.asked(bookings[0]?.together ?? '').length > 0,
      insert: () => this.insert(bookings, now),
    })
  }

  /** All that were asked for under one key, in the order of the day. */
  asked(together: string): ViewingBooking[] {
    return this.#read('together = ?1', together)
  }

  /** The stops of an afternoon as they stand, cancelled ones too; without what was refused or moved to another time. */
  stops(afternoon: string): ViewingBooking[] {
    return this.#read(
      `afternoon = ?1 AND state <> 'refused' AND NOT EXISTS (SELECT 1 FROM booking AS later
      WHERE later.body ->> '$.replaces' = booking.booked_id AND later.state IN ('booked', 'cancelled'))`,
      afternoon,
    )
  }

  /** Whether any was asked for under this name, also what came to nothing. */
  isKnown(afternoon: string): boolean {
    return this.#read('afternoon = ?1', afternoon).length > 0
  }

  /** The API's answer is not known: it is asked again, and the visitor is promised the outcome by mail. */
  promiseOutcome(together: string): void {
    this.#parts.sql.run(
      `UPDATE booking SET told = 1 WHERE together = ?1 AND state = 'pending'`,
      together,
    )
  }

  /** All are booked, what they replace is free, and both sides are told: all of it or nothing. false: somebody else was first. */
  settle(together: string, made: readonly MadeStop[], mails: OutgoingMail[], now: Millis): boolean {
    const { sql, bookings } = this.#parts
    return this.#end(together, mails, () => {
      for (const { key, bookedId, endsAt, remindAt } of made) {
        const replaced = bookings.find(key)?.replaces
        sql.run(
          `UPDATE booking SET state = 'booked', booked_id = ?2, ends_at = ?3, remind_at = ?4 WHERE key = ?1`,
          key,
          bookedId,
          endsAt,
          remindAt,
        )
        if (replaced) bookings.replacedIsFree(key, replaced, now)
        else bookings.schedule(key, now)
      }
    })
  }

  /** None is booked. */
  refuse(together: string, mails: OutgoingMail[]): boolean {
    return this.#end(together, mails, () => {
      this.#parts.sql.run(
        `UPDATE booking SET state = 'refused', replaces = NULL WHERE together = ?1`,
        together,
      )
    })
  }

  /** Stores that these shall be cancelled, before the API is asked; the keys of those for which it is. */
  askCancellation(keys: readonly string[], now: Millis): string[] {
    const { sql, bookings } = this.#parts
    return sql.transaction(() => keys.filter(key => bookings.askCancellation(key, now)))
  }

  #end(together: string, mails: OutgoingMail[], change: () => void): boolean {
    const { sql, tasks, outbox } = this.#parts
    return sql.transaction(() => {
      if (!this.asked(together).some(({ state }) => state === 'pending')) return false
      change()
      for (const mail of mails) outbox.insert(mail)
      tasks.remove('afternoon', together)
      return true
    })
  }

  #read(condition: string, value: SqlValue): ViewingBooking[] {
    const rows = this.#parts.sql.all(
      `SELECT ${BOOKING_COLUMNS} FROM booking WHERE ${condition} ORDER BY starts_at, key LIMIT ${MAX_ROWS}`,
      value,
    )
    return toBookings(rows).flatMap(each => (each.kind === 'viewing' ? [each] : []))
  }
}
