import type { Locale } from '../../shared/locale.ts'
import { RETENTION_DAYS } from '../../shared/privacy/retention-periods.ts'
import { DAY, type Millis } from '../../shared/time/units.ts'
import { keepDaysOf } from './inbox/keep-days.ts'
import type { PersonRows } from './persons.ts'
import type { Sql } from './sql.ts'

/** What somebody agreed to. */
export type Consent = {
  email: string
  purpose: string
  /** Word for word as shown beside the box. */
  text: string
  version: string
  locale: Locale
  givenAt: Millis
}

/** Who agreed to what. */
export class Consents {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  insert(consent: Consent): void {
    this.#sql.run(
      'INSERT INTO consent (id, email, purpose, text, version, locale, given_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
      crypto.randomUUID(),
      consent.email,
      consent.purpose,
      consent.text,
      consent.version,
      consent.locale,
      consent.givenAt,
    )
  }

  /** A current subscriber's stay, and one as long as what it allowed to keep (PRIV-5). */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice(
      `DELETE FROM consent WHERE given_at < ?1
      AND NOT EXISTS (SELECT 1 FROM subscriber WHERE subscriber.email = consent.email)`,
      now - Math.max(RETENTION_DAYS.consents, keepDaysOf(this.#sql)) * DAY,
    )
  }

  exportPerson(email: string): PersonRows {
    return { consent: this.#sql.all('SELECT * FROM consent WHERE email = ?1', email) }
  }

  erasePerson(email: string): number {
    return this.#sql.run('DELETE FROM consent WHERE email = ?1', email)
  }
}
