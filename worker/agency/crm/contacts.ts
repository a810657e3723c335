import type { Millis } from '../../../shared/time/units.ts'
import type { Enquiry } from '../enquiries.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'

/** An enquiry as a CRM is given it. */
export type EnquiryToHandBack = Pick<Enquiry, 'id' | 'locale' | 'email' | 'estateId' | 'fields'>

/** Enquiries that are handed back to the CRM as contacts, each once. */
export class CrmContacts {
  readonly #sql: Sql
  readonly #tasks: Tasks

  constructor(sql: Sql, tasks: Tasks) {
    this.#sql = sql
    this.#tasks = tasks
  }

  /** Part of the transaction that stores the enquiry. Nothing happens without a CRM, or for what a robot wrote (CRM-30). */
  insert({ id, flag }: Pick<Enquiry, 'id' | 'flag'>, now: Millis): void {
    if (flag === 'trap' || !this.#sql.first('SELECT 1 AS found FROM crm')) return
    this.#sql.run('INSERT OR IGNORE INTO crm_contact (enquiry_id) VALUES (?1)', id)
    this.#tasks.add('crm-contact', id, now)
  }

  /** null: it was handed back, or its writer was erased. */
  find(enquiryId: string): EnquiryToHandBack | null {
    const row = this.#sql.first<{
      id: string
      locale: Enquiry['locale']
      email: string
      estateId: string | null
      fields: string
    }>(
      `SELECT id, locale, email, estate_id AS estateId, fields FROM enquiry
      JOIN crm_contact ON enquiry_id = id WHERE id = ?1 AND sent_at IS NULL`,
      enquiryId,
    )
    return row && { ...row, estateId: row.estateId ?? '', fields: JSON.parse(row.fields) }
  }

  finish(enquiryId: string, contactId: string | null, now: Millis): void {
    this.#sql.run(
      'UPDATE crm_contact SET contact_id = ?2, sent_at = ?3, problem = NULL WHERE enquiry_id = ?1',
      enquiryId,
      contactId,
      now,
    )
  }

  fail(enquiryId: string, problem: string): void {
    this.#sql.run('UPDATE crm_contact SET problem = ?2 WHERE enquiry_id = ?1', enquiryId, problem)
  }

  /** A CRM that was given new credentials is given what it refused before. */
  retryAll(now: Millis): void {
    for (const { id } of this.#sql.all<{ id: string }>(
      'SELECT enquiry_id AS id FROM crm_contact WHERE sent_at IS NULL',
    ))
      this.#tasks.add('crm-contact', id, now)
  }

  /** What belongs to no enquiry any more. */
  deleteExpired(): boolean {
    this.#sql.run('DELETE FROM crm_contact WHERE enquiry_id NOT IN (SELECT id FROM enquiry)')
    return false
  }
}
