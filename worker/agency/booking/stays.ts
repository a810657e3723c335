import { holdsNights, mayFollow, type StayState } from '../../../shared/booking/stay-state.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { OutgoingMail, Outbox } from '../outbox.ts'
import type { PersonRows } from '../persons.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import type { BookingChange } from './booking-rows.ts'
import type { Bookings } from './bookings.ts'
import {
  STAY_COLUMNS,
  toStays,
  type NewStay,
  type Stay,
  type StayDecision,
  type WholeStay,
} from './stay-rows.ts'

interface Parts {
  sql: Sql
  tasks: Tasks
  outbox: Outbox
  bookings: Bookings
}

/**
 * What becomes of stays: decided here, in one transaction with the mails that tell of it; the listing API, which holds the
 * nights, hears of it by a task until it has.
 */
export class Stays {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The API has made a reservation: a request that lapses. Stored with its mails, once. */
  begin(
    key: string,
    change: Extract<BookingChange, { state: 'booked' }>,
    stay: NewStay,
    mails: OutgoingMail[],
    now: Millis,
  ): boolean {
    const { sql, bookings } = this.#parts
    return sql.transaction(() => {
      if (!bookings.settle(key, change, mails, now)) return false
      sql.run(
        `INSERT INTO stay (key, unit_id, start, "end", state, held_until, remind_at, free_days)
        VALUES (?1, ?2, ?3, ?4, 'requested', ?5, ?6, ?7)`,
        key,
        stay.unitId,
        stay.start,
        stay.end,
        stay.heldUntil,
        stay.remindAt,
        stay.freeDays,
      )
      this.#schedule(key, now)
      return true
    })
  }

  find(key: string): WholeStay | null {
    const stay = this.#stay(key)
    const booking = stay && this.#parts.bookings.find(key)
    return stay && booking?.kind === 'stay' ? { stay, booking } : null
  }

  /** By what the API calls it, which its guest's address has. */
  byReservation(id: string): WholeStay | null {
    const row = this.#parts.sql.first<{ key: string }>(
      `SELECT key FROM booking WHERE booked_id = ?1 AND kind = 'stay'`,
      id,
    )
    return row && this.find(row.key)
  }

  /**
   * Changes a state that is still the one that was seen, and tells by mail; gives the state that it has when it is another,
   * and null where there is no such stay any more.
   */
  decide(
    key: string,
    { from, to, by, word }: StayDecision,
    mails: OutgoingMail[],
    now: Millis,
  ): 'done' | StayState | null {
    const { sql, outbox } = this.#parts
    return sql.transaction(() => {
      const state = this.#stay(key)?.state
      if (!state) return null
      if (state !== from || !mayFollow(from, to)) return state
      sql.run(
        `UPDATE stay SET state = ?2, decided_at = ?3, decided_by = ?4, word = nullif(?5, ''), remind_at = NULL,
        revision = revision + 1 WHERE key = ?1`,
        key,
        to,
        now,
        by,
        word,
      )
      sql.run(
        'UPDATE booking SET state = ?2 WHERE key = ?1',
        key,
        holdsNights(to) ? 'booked' : 'cancelled',
      )
      for (const mail of mails) outbox.insert(mail)
      this.#schedule(key, now)
      return 'done'
    })
  }

  /** Reminds the agency once of a request that still waits. */
  remind(key: string, mails: OutgoingMail[], now: Millis): boolean {
    const { sql, outbox } = this.#parts
    return sql.transaction(() => {
      const isDue =
        sql.run(
          `UPDATE stay SET remind_at = NULL WHERE key = ?1 AND state = 'requested' AND remind_at <= ?2`,
          key,
          now,
        ) > 0
      if (isDue) for (const mail of mails) outbox.insert(mail)
      return isDue
    })
  }

  /** What is to be done about a stay by now. */
  due(key: string, now: Millis): { lapses: boolean; reminds: boolean; follows: boolean } {
    const row = this.#parts.sql.first<{ lapses: number; reminds: number; follows: number }>(
      `SELECT state = 'requested' AND held_until <= ?2 AS lapses,
        state = 'requested' AND remind_at IS NOT NULL AND remind_at <= ?2 AS reminds,
        revision > followed AS follows FROM stay WHERE key = ?1`,
      key,
      now,
    )
    return {
      lapses: row?.lapses === 1,
      reminds: row?.reminds === 1,
      follows: row?.follows === 1,
    }
  }

  /** When something is to be done next; null: never. */
  nextAt(key: string, now: Millis): Millis | null {
    const row = this.#parts.sql.first<{ at: number | null }>(
      `SELECT CASE WHEN revision > followed THEN ?2
        WHEN state = 'requested' THEN min(held_until, coalesce(remind_at, held_until)) END AS at
      FROM stay WHERE key = ?1`,
      key,
      now,
    )
    return row?.at ?? null
  }

  /** The listing API has answered to a change: stored with the mails that tell of it, once. */
  followed(
    key: string,
    { revision, isRefused }: { revision: number; isRefused: boolean },
    mails: OutgoingMail[],
  ): boolean {
    return this.#tellOnce(
      mails,
      'UPDATE stay SET followed = ?2, refused = iif(?3, ?2, refused) WHERE key = ?1 AND followed < ?2',
      key,
      revision,
      Number(isRefused),
    )
  }

  /** The listing API does not answer to a change: both sides are told so, once. */
  noted(key: string, revision: number, mails: OutgoingMail[]): boolean {
    return this.#tellOnce(
      mails,
      'UPDATE stay SET noted = ?2 WHERE key = ?1 AND noted < ?2 AND followed < ?2',
      key,
      revision,
    )
  }

  #tellOnce(mails: OutgoingMail[], statement: string, ...values: (string | number)[]): boolean {
    const { sql, outbox } = this.#parts
    return sql.transaction(() => {
      const isFirst = sql.run(statement, ...values) > 0
      if (isFirst) for (const mail of mails) outbox.insert(mail)
      return isFirst
    })
  }

  exportPerson(email: string): PersonRows {
    return {
      stay: this.#parts.sql.all(
        'SELECT * FROM stay WHERE key IN (SELECT key FROM booking WHERE email = ?1)',
        email,
      ),
    }
  }

  /** They go with their bookings. */
  erasePerson(_email: string): number {
    return 0
  }

  #stay(key: string): Stay | null {
    const { sql } = this.#parts
    return toStays(sql.all(`SELECT ${STAY_COLUMNS} FROM stay WHERE key = ?1`, key))[0] ?? null
  }

  #schedule(key: string, now: Millis): void {
    const at = this.nextAt(key, now)
    if (at === null) this.#parts.tasks.remove('stay', key)
    else this.#parts.tasks.add('stay', key, at, { moves: true })
  }
}
