import type { Millis } from '../../../shared/time/units.ts'
import type { Sql } from '../sql.ts'

export type MailSettingsRow = {
  /** A second address that gets every mail to the agency; '': none. */
  copyTo: string
  /** The agency's own domain to send from; '': the platform's. */
  domain: string
  /** When its records were last found to be right; null: it is not used. */
  domainProvenAt: Millis | null
}

const NONE: MailSettingsRow = { copyTo: '', domain: '', domainProvenAt: null }

/** How an agency's mail goes. */
export class MailSettings {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  read(): MailSettingsRow {
    return (
      this.#sql.first<MailSettingsRow>(
        'SELECT copy_to AS copyTo, domain, domain_proven_at AS domainProvenAt FROM mail_setting',
      ) ?? NONE
    )
  }

  /** Another domain must be proven anew. */
  set({ copyTo, domain }: Pick<MailSettingsRow, 'copyTo' | 'domain'>): void {
    this.#sql.run(
      `INSERT INTO mail_setting (only_row, copy_to, domain) VALUES (1, ?1, ?2)
      ON CONFLICT (only_row) DO UPDATE SET copy_to = excluded.copy_to,
        domain_proven_at = iif(domain = excluded.domain, domain_proven_at, NULL), domain = excluded.domain`,
      copyTo,
      domain,
    )
  }

  /** Nothing happens when the domain is another by now. */
  setDomainProven(domain: string, provenAt: Millis | null): void {
    this.#sql.run(
      'UPDATE mail_setting SET domain_proven_at = ?2 WHERE domain = ?1',
      domain,
      provenAt,
    )
  }
}
