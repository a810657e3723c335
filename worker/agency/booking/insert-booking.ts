import type { Millis } from '../../../shared/time/units.ts'
import { LimitReached, type LimitCount, type Limits } from '../limits.ts'
import { isDuplicateOf, type Sql } from '../sql.ts'
import type { NewBooking } from './booking-rows.ts'

/** The appointment that a booking replaces is cancelled, or about to be: one outcome, not two (CAL-15). */
class NotMovable extends Error {
  override name = 'NotMovable'
}

/** Whether a move came too late: another one, or a cancellation, was first. */
export const isMoveTaken = (error: unknown): boolean =>
  error instanceof NotMovable || isDuplicateOf(error, 'booking.replaces')

/** Part of a transaction; what is moved alone stays in its afternoon. Throws what `isMoveTaken` knows. */
export function insertBooking(sql: Sql, booking: NewBooking, now: Millis): void {
  const { replaces, reason = null, byPerson = null, afternoon = null, together = null } = booking
  if (replaces !== null && isEnding(sql, replaces)) throw new NotMovable(replaces)
  sql.run(
    `INSERT INTO booking
      (key, kind, locale, email, body, about, starts_at, ends_at, replaces, created_at, reason, by_person,
        together, afternoon)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,
      coalesce(?14, (SELECT afternoon FROM booking WHERE booked_id = ?9)))`,
    booking.key,
    booking.kind,
    booking.locale,
    booking.email,
    JSON.stringify(booking.body),
    JSON.stringify(booking.about),
    booking.startsAt,
    booking.endsAt,
    replaces,
    now,
    reason,
    byPerson,
    together,
    afternoon,
  )
}

const isEnding = (sql: Sql, appointment: string): boolean =>
  sql.first(
    `SELECT 1 AS found FROM booking
    WHERE booked_id = ?1 AND (state <> 'booked' OR cancel_asked_at IS NOT NULL)`,
    appointment,
  ) !== null

/** Another attempt within a limit: all of it or nothing. One that is stored already is left as it is. 'taken': a move came too late. */
export function insertAgain(
  { sql, limits }: { sql: Sql; limits: Limits },
  counts: readonly LimitCount[],
  { isStored, insert }: { isStored: () => boolean; insert: () => void },
): 'stored' | 'limited' | 'taken' {
  try {
    sql.transaction(() => {
      if (isStored()) return
      for (const count of counts) limits.count(count)
      insert()
    })
    return 'stored'
  } catch (error) {
    if (error instanceof LimitReached) return 'limited'
    if (isMoveTaken(error)) return 'taken'
    throw error
  }
}
