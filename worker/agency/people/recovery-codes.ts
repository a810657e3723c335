import { HOUR, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Limits } from '../limits.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import type { Browsers } from './browsers.ts'
import type { Member } from './members.ts'
import type { Sessions } from './sessions.ts'
import type { Entry } from './sign-ins.ts'
import { tellOwners } from './tell-owners.ts'

const WRONG_AN_HOUR = 5

interface Parts {
  sql: Sql
  audit: Audit
  limits: Limits
  notices: Notices
  sessions: Sessions
  browsers: Browsers
}

/** What lets an owner in who has neither mailbox nor key: printed once, each works once. */
export class RecoveryCodes {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** How many a person has left. */
  count(memberId: string): number {
    return (
      this.#parts.sql.first<{ n: number }>(
        'SELECT count(*) AS n FROM recovery_code WHERE member_id = ?1',
        memberId,
      )?.n ?? 0
    )
  }

  /** In the place of those before. Whether who asks is an owner at this moment. */
  replace(memberId: string, hashes: string[], acting: Acting): boolean {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const member = sql.first<Pick<Member, 'role'>>(
        'SELECT role FROM member WHERE id = ?1',
        memberId,
      )
      if (member?.role !== 'owner') return false
      sql.run('DELETE FROM recovery_code WHERE member_id = ?1', memberId)
      for (const hash of hashes)
        sql.run(
          'INSERT INTO recovery_code (hash, member_id, created_at) VALUES (?1, ?2, ?3)',
          hash,
          memberId,
          acting.now,
        )
      audit.add({ ...acting, act: 'recovery codes made', subject: `person ${memberId}` })
      return true
    })
  }

  /**
   * Lets an owner in by one, whose other sessions end; every owner is told. After five wrong ones an hour from a network no code
   * from there counts: by address nobody keeps an owner out, and nobody guesses 80 random bits.
   */
  use(
    { email, hash, network }: { email: string; hash: string; network: string },
    { session, arrival, mail }: Entry & { mail: OutgoingMail },
    { request, now }: Pick<Acting, 'request' | 'now'>,
  ): boolean {
    const { sql, audit, sessions, browsers } = this.#parts
    return sql.transaction(() => {
      if (sessions.find(session.hash, now)) return true
      const bucket = `recovery/network/${network}`
      if (this.#wrong(bucket, now) >= WRONG_AN_HOUR) return false
      const member = sql.first<Pick<Member, 'id'>>(
        `SELECT id FROM member JOIN recovery_code ON member_id = id
        WHERE hash = ?1 AND email = ?2 AND role = 'owner'`,
        hash,
        email,
      )
      if (!member) {
        this.#countWrong(bucket, now)
        return false
      }
      const { id } = member
      sql.run('DELETE FROM recovery_code WHERE hash = ?1', hash)
      const actor = `person ${id}` as const
      sessions.endOthers(id, '', { actor, request, now })
      sql.run('DELETE FROM sign_in_waiting WHERE member_id = ?1', id)
      sessions.open(id, session, now)
      browsers.enter(id, arrival, now)
      tellOwners(this.#parts, mail)
      audit.add({
        actor,
        request,
        now,
        act: 'recovery code used',
        subject: `session ${session.id}`,
      })
      return true
    })
  }

  #wrong(bucket: string, now: Millis): number {
    return (
      this.#parts.sql.first<{ count: number }>(
        'SELECT count FROM counter WHERE bucket = ?1',
        `${bucket}/${Math.floor(now / HOUR)}`,
      )?.count ?? 0
    )
  }

  #countWrong(bucket: string, now: Millis): void {
    const hour = Math.floor(now / HOUR)
    this.#parts.limits.tryCount({
      bucket: `${bucket}/${hour}`,
      max: WRONG_AN_HOUR,
      until: (hour + 1) * HOUR,
    })
  }
}
