import { DAY, type Millis } from '../../../shared/time/units.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import { DENIAL_LASTS } from './taken-back.ts'
import type { Member } from './members.ts'

/** A browser that lets somebody in. */
export interface Arrival {
  /** Of the cookie that it keeps. */
  browserHash: string
  /** Of the link 'that was not me'. */
  denialHash: string
  /** To the person, where the browser is new; its recipient is put in. */
  mail: OutgoingMail
}

const KNOWN_FOR: Millis = 365 * DAY
const MAX_KNOWN = 20

interface Parts {
  sql: Sql
  notices: Notices
}

/** Which browsers somebody was signed in with before. */
export class Browsers {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  isKnown(memberId: string, hash: string, now: Millis): boolean {
    const row = this.#parts.sql.first(
      'SELECT 1 FROM known_browser WHERE member_id = ?1 AND hash = ?2 AND seen_at > ?3',
      memberId,
      hash,
      now - KNOWN_FOR,
    )
    return row !== null
  }

  /** Within the transaction of a sign-in: a person is mailed of a new browser (DESK-50). */
  enter(memberId: string, { browserHash, denialHash, mail }: Arrival, now: Millis): void {
    const { sql, notices } = this.#parts
    const isKnown = this.isKnown(memberId, browserHash, now)
    sql.run(
      'INSERT OR REPLACE INTO known_browser (member_id, hash, seen_at) VALUES (?1, ?2, ?3)',
      memberId,
      browserHash,
      now,
    )
    sql.run(
      `DELETE FROM known_browser WHERE member_id = ?1 AND hash NOT IN
        (SELECT hash FROM known_browser WHERE member_id = ?1 ORDER BY seen_at DESC LIMIT ${MAX_KNOWN})`,
      memberId,
    )
    const member = sql.first<Pick<Member, 'email'>>(
      'SELECT email FROM member WHERE id = ?1',
      memberId,
    )
    if (isKnown || !member) return
    sql.run(
      'INSERT OR REPLACE INTO sign_in_denial (hash, member_id, since, ends_at) VALUES (?1, ?2, ?3, ?4)',
      denialHash,
      memberId,
      now,
      now + DENIAL_LASTS,
    )
    notices.tellOnce({ ...mail, recipient: member.email })
  }

  deleteExpired(now: Millis): boolean {
    const { sql } = this.#parts
    const isMoreLeft = sql.runSlice('DELETE FROM sign_in_denial WHERE ends_at < ?1', now)
    return (
      sql.runSlice('DELETE FROM known_browser WHERE seen_at < ?1', now - KNOWN_FOR) || isMoreLeft
    )
  }
}
