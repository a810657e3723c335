import type { Acting, Audit } from '../access/audit.ts'
import { isByOwner } from '../people/by-owner.ts'
import type { Sql } from '../sql.ts'
import { rowOfMail, TELLING_ROWS } from './tellings.ts'

/** What an agency switched off of what may be. */
export class MutedMails {
  readonly #sql: Sql
  readonly #audit: Audit

  constructor(sql: Sql, audit: Audit) {
    this.#sql = sql
    this.#audit = audit
  }

  list(): string[] {
    return this.#sql
      .all<{ telling: string }>('SELECT telling FROM muted_mail ORDER BY telling')
      .map(({ telling }) => telling)
  }

  /** Switches these on and those off; of no other row anything changes, and of one that must be sent neither (TELL-4). */
  set(wanted: readonly string[], unwanted: readonly string[], acting: Acting): 'set' | 'no-owner' {
    return this.#sql.transaction(() => {
      if (!isByOwner(this.#sql, acting)) return 'no-owner'
      const before = this.list()
      for (const telling of wanted)
        this.#sql.run('DELETE FROM muted_mail WHERE telling = ?1', telling)
      for (const telling of unwanted.filter(maySwitchOff))
        this.#sql.run('INSERT OR IGNORE INTO muted_mail (telling) VALUES (?1)', telling)
      const after = this.list()
      if (before.join() !== after.join())
        this.#audit.add({ ...acting, act: 'mails switched', subject: 'mail', before, after })
      return 'set'
    })
  }
}

/** Whether a mail is to be written; the row says so even where a switch was stored that it has no more (TELL-3). */
export function isMuted(sql: Sql, mail: { kind: string; isToAgency?: boolean }): boolean {
  const row = rowOfMail(mail)
  return (
    row?.off === 'may' &&
    sql.first('SELECT 1 AS found FROM muted_mail WHERE telling = ?1', row.name) !== null
  )
}

const maySwitchOff = (name: string): boolean =>
  TELLING_ROWS.some(row => row.name === name && row.off === 'may')
