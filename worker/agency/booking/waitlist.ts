import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import type { Locale } from '../../../shared/locale.ts'
import { DAY, MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { OutgoingMail, Outbox } from '../outbox.ts'
import type { PersonRows } from '../persons.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'

/** Somebody who wants to know when an estate whose agenda is full can be visited again. */
export type WaitlistEntry = {
  estateId: string
  email: string
  locale: Locale
  title: string
}

/** How often an estate's agenda is asked for while somebody waits. */
export const WAITLIST_INTERVAL: Millis = 5 * MINUTE
const RETENTION = RETENTION_DAYS.waits * DAY

interface Parts {
  sql: Sql
  tasks: Tasks
  outbox: Outbox
}

/** Who waits for a time at which estate. Told once, then gone. */
export class Waitlist {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Once for an estate and address; joining again changes nothing. */
  insert({ estateId, email, locale, title }: WaitlistEntry, now: Millis): void {
    const { sql, tasks } = this.#parts
    sql.run(
      'INSERT OR IGNORE INTO waitlist_entry (estate_id, email, locale, title, created_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      estateId,
      email,
      locale,
      title,
      now,
    )
    tasks.add('waitlist', estateId, now + WAITLIST_INTERVAL)
  }

  /** Those who have waited longest. */
  first(estateId: string, limit: number): WaitlistEntry[] {
    return this.#parts.sql.all<WaitlistEntry>(
      `SELECT estate_id AS estateId, email, locale, title FROM waitlist_entry
      WHERE estate_id = ?1 ORDER BY created_at LIMIT ?2`,
      estateId,
      limit,
    )
  }

  /** At which homes people wait, those with most of them first. */
  homes(limit: number): { estateId: string; title: string; count: number }[] {
    return this.#parts.sql.all<{ estateId: string; title: string; count: number }>(
      `SELECT estate_id AS estateId, min(title) AS title, count(*) AS count FROM waitlist_entry
      GROUP BY estate_id ORDER BY count DESC, estate_id LIMIT ?1`,
      limit,
    )
  }

  isEmpty(estateId: string): boolean {
    return this.first(estateId, 1).length === 0
  }

  /** Each mail is stored and its recipient waits no longer; who waits no longer gets none. */
  tell(estateId: string, mails: OutgoingMail[]): void {
    const { sql, outbox } = this.#parts
    sql.transaction(() => {
      for (const mail of mails) {
        const left = sql.run(
          'DELETE FROM waitlist_entry WHERE estate_id = ?1 AND email = ?2',
          estateId,
          mail.recipient,
        )
        if (left > 0) outbox.insert(mail)
      }
    })
  }

  /** A slice of those who may not be kept any longer (PRIV-8); whether more may be left. */
  deleteExpired(now: Millis): boolean {
    return this.#parts.sql.runSlice(
      'DELETE FROM waitlist_entry WHERE created_at < ?1',
      now - RETENTION,
    )
  }

  exportPerson(email: string): PersonRows {
    const entries = this.#parts.sql.all('SELECT * FROM waitlist_entry WHERE email = ?1', email)
    return { waitlist_entry: entries }
  }

  erasePerson(email: string): number {
    return this.#parts.sql.run('DELETE FROM waitlist_entry WHERE email = ?1', email)
  }
}
