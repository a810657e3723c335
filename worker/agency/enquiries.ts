import type { Locale } from '../../shared/locale.ts'
import { DAY, type Millis } from '../../shared/time/units.ts'
import { keepDaysOf } from './inbox/keep-days.ts'
import type { PersonRows } from './persons.ts'
import type { Sql } from './sql.ts'

/** Why an enquiry deserves a second look: sent without captcha, with the honeypot filled in, or faster than anybody types. */
export type EnquiryFlag = 'unchecked' | 'trap' | 'hasty'

export type Enquiry = {
  id: string
  kind: string
  locale: Locale
  email: string
  recipient: string
  /** '' for none. */
  estateId: string
  fields: Record<string, string>
  /** Of the home as agents know it; absent: about none. */
  home?: { address: string; reference: string }
  flag: EnquiryFlag | null
  createdAt: Millis
}

/** What somebody wrote for: a valuation is asked by the form's source (FORM-31). */
export const enquiryKind = (fields: { source?: unknown }): 'contact' | 'valuation' =>
  fields.source === 'estimate' ? 'valuation' : 'contact'

/** As the console shows it. */
export type EnquiryRow = {
  id: string
  kind: string
  locale: string
  email: string
  recipient: string
  estate_id: string | null
  /** JSON. */
  fields: string
  flag: string | null
  /** 1 when no mail of it is on its way or has arrived: nobody at the agency may know of it. */
  not_mailed: number
  created_at: Millis
}

/** What a robot wrote is not mailed at all, and lacks nothing. */
const NOT_MAILED = `(flag IS NOT 'trap' AND NOT EXISTS
  (SELECT 1 FROM outbox WHERE outbox.enquiry_id = enquiry.id AND outbox.state <> 'failed'))`

/** What visitors wrote to the agency. */
export class Enquiries {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  insert(enquiry: Enquiry): void {
    this.#sql.run(
      `INSERT INTO enquiry (id, kind, locale, email, recipient, estate_id, fields, flag, created_at)
      VALUES (?1, ?2, ?3, ?4, ?5, nullif(?6, ''), ?7, ?8, ?9)`,
      enquiry.id,
      enquiry.kind,
      enquiry.locale,
      enquiry.email,
      enquiry.recipient,
      enquiry.estateId,
      JSON.stringify(enquiry.fields),
      enquiry.flag,
      enquiry.createdAt,
    )
  }

  /** The newest. */
  list(limit: number): EnquiryRow[] {
    return this.#sql.all<EnquiryRow>(
      `SELECT id, kind, locale, email, recipient, estate_id, fields, flag, created_at,
        ${NOT_MAILED} AS not_mailed FROM enquiry
      ORDER BY created_at DESC LIMIT ?1`,
      limit,
    )
  }

  /** Those that came after one of this time and id, oldest first; what robots wrote is left out. */
  after(at: Millis, id: string, limit: number): EnquiryRow[] {
    return this.#sql.all<EnquiryRow>(
      `SELECT id, kind, locale, email, recipient, estate_id, fields, flag, created_at,
        0 AS not_mailed FROM enquiry
      WHERE (created_at, id) > (?1, ?2) AND flag IS NOT 'trap' ORDER BY created_at, id LIMIT ?3`,
      at,
      id,
      limit,
    )
  }

  /** How many of the last 30 days no mail tells of. */
  countNotMailed(now: Millis): number {
    return (
      this.#sql.first<{ count: number }>(
        `SELECT count(*) AS count FROM enquiry WHERE created_at > ?1 AND ${NOT_MAILED}`,
        now - 30 * DAY,
      )?.count ?? 0
    )
  }

  /** PRIV-5 */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice(
      'DELETE FROM enquiry WHERE created_at < ?1',
      now - keepDaysOf(this.#sql) * DAY,
    )
  }

  exportPerson(email: string): PersonRows {
    return { enquiry: this.#sql.all('SELECT * FROM enquiry WHERE email = ?1', email) }
  }

  erasePerson(email: string): number {
    return this.#sql.run('DELETE FROM enquiry WHERE email = ?1', email)
  }
}
