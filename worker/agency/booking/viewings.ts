import * as v from 'valibot'
import type { Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { LimitCount } from '../limits.ts'
import type { Sql, SqlValue } from '../sql.ts'
import { BOOKING_COLUMNS, toBookings, type Booking, type NewBooking } from './booking-rows.ts'
import type { Bookings } from './bookings.ts'

/** What was noted after a visit; `came` null: nothing yet. */
export interface VisitNote {
  came: boolean | null
  feedback: string
}

/** A viewing as people of the agency see it. */
export type DeskViewing = Extract<Booking, { kind: 'viewing' }> & {
  /** Id of who booked it at the desk; null: the visitor. */
  byPerson: string | null
  note: VisitNote
}

export type ViewingMail = { kind: string; state: string; created_at: Millis }

/** What stands in the way of a change: 'unknown' is also what was erased. */
export type Obstacle = 'unknown' | 'pending' | 'cancelled' | 'refused' | 'past' | 'moving'

const NOTES = v.object({
  key: v.string(),
  by_person: v.nullable(v.string()),
  came: v.nullable(v.number()),
  feedback: v.nullable(v.string()),
})

/** A moved viewing is shown where it stands now. */
const STANDS = `NOT EXISTS (SELECT 1 FROM booking AS later
  WHERE later.body ->> '$.replaces' = booking.booked_id AND later.state IN ('booked', 'cancelled'))`

interface Parts {
  sql: Sql
  audit: Audit
  bookings: Bookings
}

/** Viewings as the desk sees and changes them; each change with its row of the audit, which says no name. */
export class Viewings {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Those that start from one instant up to, not including, another; the earliest first. */
  between(from: Millis, until: Millis, limit: number): DeskViewing[] {
    return this.#read(
      `kind = 'viewing' AND state <> 'refused' AND starts_at >= ?1 AND starts_at < ?2 AND ${STANDS}
      ORDER BY starts_at, key LIMIT ?3`,
      from,
      until,
      limit,
    )
  }

  /** Those to come whose agent has left, the earliest first. */
  leftBehind(now: Millis, limit: number): DeskViewing[] {
    return this.#read(
      `kind = 'viewing' AND state = 'booked' AND starts_at > ?1 AND about ->> '$.former' IS NOT NULL
      ORDER BY starts_at LIMIT ?2`,
      now,
      limit,
    )
  }

  find(key: string): DeskViewing | null {
    return this.#read(`key = ?1 AND kind = 'viewing'`, key)[0] ?? null
  }

  /** The viewing into which an appointment was moved. */
  after(appointment: string): DeskViewing | null {
    return (
      this.#read(
        `kind = 'viewing' AND body ->> '$.replaces' = ?1 AND state IN ('booked', 'cancelled') LIMIT 1`,
        appointment,
      )[0] ?? null
    )
  }

  /** Mails about it, the newest first. */
  mails(key: string): ViewingMail[] {
    return this.#parts.sql.all<ViewingMail>(
      `SELECT kind, state, created_at FROM outbox WHERE dedupe_key >= ?1 AND dedupe_key < ?2
      ORDER BY created_at DESC, rowid DESC LIMIT 20`,
      `viewing/${key}/`,
      `viewing/${key}0`,
    )
  }

  /** Stores a booking, before the API is asked for it; one that is stored already is left as it is. 'taken': a move came too late. */
  book(booking: NewBooking, counts: LimitCount[], acting: Acting): 'stored' | 'limited' | 'taken' {
    const { sql, audit, bookings } = this.#parts
    return sql.transaction(() => {
      if (bookings.find(booking.key)) return 'stored'
      const outcome = bookings.insertAgain(booking, counts, acting.now)
      if (outcome !== 'stored') return outcome
      const act = booking.replaces === null ? 'viewing booked' : 'viewing moved'
      const before = booking.replaces === null ? null : bookings.byAppointment(booking.replaces)
      audit.add({
        ...acting,
        act,
        subject: `viewing ${booking.key}`,
        ...(before && { before: { startsAt: before.startsAt } }),
        after: { startsAt: booking.startsAt, path: booking.about.path },
      })
      return 'stored'
    })
  }

  /** Stores that a viewing shall be cancelled, before the API is asked; null: it is stored. */
  askCancellation(key: string, reason: string | null, acting: Acting): Obstacle | null {
    const { sql, audit, bookings } = this.#parts
    return sql.transaction(() => {
      const viewing = this.find(key)
      const obstacle = obstacleOf(viewing, acting.now)
      if (obstacle || !viewing) return obstacle ?? 'unknown'
      if (viewing.cancelAskedAt !== null) return null
      if (!bookings.askCancellation(key, acting.now, reason)) return 'moving'
      audit.add({
        ...acting,
        act: 'viewing cancelled',
        subject: `viewing ${key}`,
        before: { startsAt: viewing.startsAt },
      })
      return null
    })
  }

  /** Keeps how a visit went, of one that has begun, unless somebody else noted something since `seen`; whether it did. */
  note(key: string, note: VisitNote, seen: VisitNote, acting: Acting): boolean {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const isChanged =
        sql.run(
          `UPDATE booking SET came = ?2, feedback = ?3 WHERE key = ?1 AND kind = 'viewing' AND state = 'booked'
          AND starts_at <= ?4 AND came IS ?5 AND coalesce(feedback, '') = ?6`,
          key,
          flag(note.came),
          note.feedback,
          acting.now,
          flag(seen.came),
          seen.feedback,
        ) > 0
      if (isChanged)
        audit.add({
          ...acting,
          act: note.came === false ? 'viewing missed' : 'viewing noted',
          subject: `viewing ${key}`,
        })
      return isChanged
    })
  }

  #read(condition: string, ...values: SqlValue[]): DeskViewing[] {
    const rows = this.#parts.sql.all(
      `SELECT ${BOOKING_COLUMNS}, by_person, came, feedback FROM booking WHERE ${condition}`,
      ...values,
    )
    const notes = new Map(rows.map(row => v.parse(NOTES, row)).map(row => [row.key, row]))
    return toBookings(rows).flatMap(booking => {
      const {
        by_person: byPerson = null,
        came = null,
        feedback = null,
      } = notes.get(booking.key) ?? {}
      const note = { came: came === null ? null : came === 1, feedback: feedback ?? '' }
      return booking.kind === 'viewing' ? [{ ...booking, byPerson, note }] : []
    })
  }
}

/** Why a viewing can not be moved or cancelled any more; null: it can. */
export function obstacleOf(
  viewing: Pick<Booking, 'state' | 'startsAt'> | null,
  now: Millis,
): Obstacle | null {
  if (!viewing) return 'unknown'
  if (viewing.state !== 'booked') return viewing.state
  return viewing.startsAt <= now ? 'past' : null
}

const flag = (came: boolean | null): number | null => (came === null ? null : Number(came))
