import type { Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import { BOOKING_COLUMNS, toBookings, type Booking } from '../booking/booking-rows.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { PersonalPart, PersonRows } from '../persons.ts'
import type { Sql } from '../sql.ts'

interface Parts {
  sql: Sql
  audit: Audit
  notices: Notices
  personal: readonly PersonalPart[]
}

/** All that an agency keeps of one address (GDPR 15, 17, 20). */
export class Persons {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  export(email: string): PersonRows {
    return Object.assign({}, ...this.#parts.personal.map(part => part.exportPerson(email)))
  }

  /** What was booked in an address's name, the soonest last. */
  bookings(email: string): Booking[] {
    return toBookings(
      this.#parts.sql.all(
        `SELECT ${BOOKING_COLUMNS} FROM booking WHERE email = ?1 ORDER BY starts_at DESC`,
        email,
      ),
    )
  }

  /** What stands in an address's name and is freed when it is erased; of a stay under way the nights are spent. */
  bookingsToCome(email: string, now: Millis): Booking[] {
    return this.bookings(email).filter(
      ({ state, kind, startsAt, endsAt }) =>
        state === 'booked' && (kind === 'stay' ? startsAt : endsAt) > now,
    )
  }

  /** In one transaction; the number of rows. */
  erase(email: string): number {
    const { sql, personal } = this.#parts
    return sql.transaction(() => personal.reduce((sum, part) => sum + part.erasePerson(email), 0))
  }

  /**
   * Erases an address, and tells whom it must by mails that are each written once; all or nothing (INBOX-33). The number of rows;
   * of an address that nothing is kept of nobody is told.
   */
  eraseAndTell(email: string, mails: readonly OutgoingMail[], acting: Acting): number {
    const { sql, audit, notices } = this.#parts
    return sql.transaction(() => {
      const rows = this.erase(email)
      if (rows === 0) return 0
      for (const mail of mails) notices.tellOnce(mail)
      audit.add({ ...acting, act: 'person erased', subject: 'person', after: { rows } })
      return rows
    })
  }
}
