import type { Acting, Audit } from '../access/audit.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'

interface Parts {
  sql: Sql
  audit: Audit
  notices: Notices
}

/** What was given out on the host that the desk leaves; passkeys wait there for its return. */
const ENDING = [
  'session',
  'sign_in_waiting',
  'invitation',
  'sign_in_denial',
  'passkey_challenge',
  'visit',
  'seller_link',
  'calendar_link',
]

/** What ends when the desk goes to another host. */
export class DeskMoves {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Ends all sessions, ways in and invitations, and tells each of its people; again is the same as once. */
  end(
    mails: OutgoingMail[],
    { before, after }: { before: string; after: string },
    acting: Acting,
  ): void {
    const { sql, audit, notices } = this.#parts
    sql.transaction(() => {
      for (const table of ENDING) sql.run(`DELETE FROM ${table}`)
      for (const mail of mails) notices.tellOnce(mail)
      audit.add({ ...acting, act: 'desk moved', subject: 'desk', before, after })
    })
  }
}
