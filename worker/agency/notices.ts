import type { OutgoingMail, Outbox } from './outbox.ts'
import type { Sql } from './sql.ts'

/** Mails to the agency that no visitor's act goes with. */
export class Notices {
  readonly #sql: Sql
  readonly #outbox: Outbox

  constructor(sql: Sql, outbox: Outbox) {
    this.#sql = sql
    this.#outbox = outbox
  }

  /** Sends a mail once for its key, however often it is asked for; whether it is new. */
  tellOnce(mail: OutgoingMail): boolean {
    return this.#sql.transaction(() => {
      const known = this.#sql.first('SELECT 1 FROM outbox WHERE dedupe_key = ?1', mail.dedupeKey)
      if (!known) this.#outbox.insert(mail)
      return !known
    })
  }
}
