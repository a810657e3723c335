import { DAY, MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import type { Member } from './members.ts'
import { tellOwners } from './tell-owners.ts'

/** An operator who looks in at the desk. */
export type Visit = {
  id: string
  reason: string
  mayChange: boolean
  startedAt: Millis
  endsAt: Millis
}

type Row = Omit<Visit, 'mayChange'> & { mayChange: number }

const LASTS: Millis = 60 * MINUTE

const COLUMNS = 'id, reason, may_change AS mayChange, started_at AS startedAt, ends_at AS endsAt'

const toVisit = (row: Row | null): Visit | null => row && { ...row, mayChange: row.mayChange === 1 }

interface Parts {
  sql: Sql
  audit: Audit
  notices: Notices
}

/** Visits of operators: never unseen, never longer than an hour, one at a time. */
export class Visits {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Tells every owner. The visit begins when its link is pressed, and ends with its hour either way. */
  start(
    visit: Pick<Visit, 'id' | 'reason' | 'mayChange'> & { hash: string; mail: OutgoingMail },
    acting: Acting,
  ): void {
    const { sql, audit } = this.#parts
    const { id, reason, mayChange, hash, mail } = visit
    sql.transaction(() => {
      sql.run('UPDATE visit SET ends_at = ?1 WHERE ends_at > ?1', acting.now)
      sql.run(
        `INSERT INTO visit (id, hash, reason, may_change, started_at, ends_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
        id,
        hash,
        reason,
        Number(mayChange),
        acting.now,
        acting.now + LASTS,
      )
      tellOwners(this.#parts, mail)
      audit.add({
        ...acting,
        act: 'operator visits',
        subject: `visit ${id}`,
        after: { reason, mayChange },
      })
    })
  }

  /** Whether a link waits to be pressed; it uses nothing. */
  isWaiting(linkHash: string, now: Millis): boolean {
    return this.#waiting(linkHash, now) !== null
  }

  /** Presses the link, once: from now on the cookie's hash stands for the visit. */
  open(linkHash: string, cookieHash: string, now: Millis): boolean {
    const { sql } = this.#parts
    return sql.transaction(() => {
      if (this.find(cookieHash, now)) return true
      const visit = this.#waiting(linkHash, now)
      if (!visit) return false
      sql.run('UPDATE visit SET hash = ?2, is_open = 1 WHERE id = ?1', visit.id, cookieHash)
      return true
    })
  }

  /** By the cookie of the browser in which it goes on. */
  find(cookieHash: string, now: Millis): Visit | null {
    return toVisit(
      this.#parts.sql.first<Row>(
        `SELECT ${COLUMNS} FROM visit WHERE hash = ?1 AND is_open = 1 AND ends_at > ?2`,
        cookieHash,
        now,
      ),
    )
  }

  /** The one that goes on now, for everybody at the desk to see. */
  current(now: Millis): Visit | null {
    return toVisit(
      this.#parts.sql.first<Row>(`SELECT ${COLUMNS} FROM visit WHERE ends_at > ?1`, now),
    )
  }

  end(now: Millis): void {
    this.#parts.sql.run('UPDATE visit SET ends_at = ?1 WHERE ends_at > ?1', now)
  }

  deleteExpired(now: Millis): boolean {
    return this.#parts.sql.runSlice('DELETE FROM visit WHERE ends_at < ?1', now - DAY)
  }

  #waiting(linkHash: string, now: Millis): { id: string } | null {
    return this.#parts.sql.first<{ id: string }>(
      'SELECT id FROM visit WHERE hash = ?1 AND is_open = 0 AND ends_at > ?2',
      linkHash,
      now,
    )
  }
}

/** How an operator stands at the desk: sees what an owner sees, and is no member. */
export const OPERATOR: Omit<Member, 'created_at'> = {
  id: 'operator',
  email: '',
  name: 'Baksteen',
  role: 'owner',
}
