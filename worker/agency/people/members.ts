import { DAY, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Limits } from '../limits.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'

export const ROLES = ['owner', 'agent', 'editor', 'reader'] as const

/**
 * 'owner': all, people and keys too. 'agent': own homes, enquiries, calendar. 'editor': pages, words, look. 'reader':
 * looks on.
 */
export type Role = (typeof ROLES)[number]

export type Member = { id: string; email: string; name: string; role: Role; created_at: Millis }

type Invitation = { email: string; role: Role; ends_at: Millis }

/** 'last-owner': somebody has to stay owner. 'no-owner': who acts is none. */
export type Refused = 'no-owner' | 'unknown' | 'last-owner' | 'too-many'

const INVITATION_LASTS: Millis = 7 * DAY
const INVITATIONS_A_DAY = 20

const COLUMNS = 'id, email, name, role, created_at'

interface Parts {
  sql: Sql
  audit: Audit
  limits: Limits
  notices: Notices
}

/** The people of an agency. Whoever acts must be an owner at that moment, whatever a page said (DESK-17). */
export class Members {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  list(): Member[] {
    return this.#parts.sql.all<Member>(`SELECT ${COLUMNS} FROM member ORDER BY name, id`)
  }

  invitations(now: Millis): Invitation[] {
    return this.#parts.sql.all<Invitation>(
      'SELECT email, role, ends_at FROM invitation WHERE ends_at > ?1 ORDER BY email',
      now,
    )
  }

  find(id: string): Member | null {
    return this.#parts.sql.first<Member>(`SELECT ${COLUMNS} FROM member WHERE id = ?1`, id)
  }

  /**
   * By operators: the first owner, or one where no mailbox is left. One that is there becomes owner. The owners that there were are
   * mailed.
   */
  putOwner(
    { id, email, name }: Pick<Member, 'id' | 'email' | 'name'>,
    acting: Acting,
    mail?: OutgoingMail,
  ): void {
    const { sql, audit, notices } = this.#parts
    sql.transaction(() => {
      const owners = this.list().filter(({ role }) => role === 'owner')
      for (const owner of owners) {
        const key = `owner-put/${id}/${owner.id}`
        if (mail) notices.tellOnce({ ...mail, id: key, dedupeKey: key, recipient: owner.email })
      }
      sql.run(
        `INSERT INTO member (id, email, name, role, created_at) VALUES (?1, ?2, ?3, 'owner', ?4)
        ON CONFLICT (email) DO UPDATE SET role = 'owner'`,
        id,
        email,
        name,
        acting.now,
      )
      const member = sql.first<{ id: string }>('SELECT id FROM member WHERE email = ?1', email)
      const subject = `person ${member?.id}`
      audit.add({ ...acting, act: 'owner put', subject, after: { role: 'owner' } })
    })
  }

  /** Sends an invitation; null: done. An address that is a member's already is told nothing else by this. */
  invite(
    by: string,
    { email, role, hash, mail }: { email: string; role: Role; hash: string; mail: OutgoingMail },
    acting: Acting,
  ): Refused | null {
    const { sql, audit, limits, notices } = this.#parts
    return this.#asOwner(by, () => {
      const day = Math.floor(acting.now / DAY)
      const limit = { bucket: `invite/${day}`, max: INVITATIONS_A_DAY, until: (day + 1) * DAY }
      if (!limits.tryCount(limit)) return 'too-many'
      sql.run(
        `INSERT OR REPLACE INTO invitation (email, hash, role, invited_by, ends_at)
        VALUES (?1, ?2, ?3, ?4, ?5)`,
        email,
        hash,
        role,
        by,
        acting.now + INVITATION_LASTS,
      )
      notices.tellOnce(mail)
      audit.add({ ...acting, act: 'person invited', subject: 'invitation', after: { role } })
      return null
    })
  }

  /** What a link of an invitation opens; it uses nothing. null: unknown, over and used look the same. */
  invitation(hash: string, now: Millis): Invitation | null {
    return this.#parts.sql.first<Invitation>(
      'SELECT email, role, ends_at FROM invitation WHERE hash = ?1 AND ends_at > ?2',
      hash,
      now,
    )
  }

  /** Uses an invitation: its address becomes a member. null: there is none any more. */
  accept(
    hash: string,
    { id, name }: Pick<Member, 'id' | 'name'>,
    { request, now }: Pick<Acting, 'request' | 'now'>,
  ): Member | null {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const invitation = this.invitation(hash, now)
      if (!invitation) return null
      sql.run('DELETE FROM invitation WHERE hash = ?1', hash)
      sql.run(
        `INSERT INTO member (id, email, name, role, created_at) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (email) DO NOTHING`,
        id,
        invitation.email,
        name,
        invitation.role,
        now,
      )
      const member = sql.first<Member>(
        `SELECT ${COLUMNS} FROM member WHERE email = ?1`,
        invitation.email,
      )
      const actor = `person ${member?.id ?? id}` as const
      const after = { role: member?.role }
      audit.add({ actor, request, now, act: 'person joined', subject: actor, after })
      return member
    })
  }

  setRole(by: string, id: string, role: Role, acting: Acting): Refused | null {
    const { sql, audit } = this.#parts
    return this.#asOwner(by, () => {
      const before = this.find(id)
      if (!before) return 'unknown'
      if (before.role === 'owner' && role !== 'owner' && this.#owners() === 1) return 'last-owner'
      sql.run('UPDATE member SET role = ?2 WHERE id = ?1', id, role)
      const subject = `person ${id}`
      const states = { before: { role: before.role }, after: { role } }
      audit.add({ ...acting, act: 'role changed', subject, ...states })
      return null
    })
  }

  /**
   * Ends all that a person has here: sessions, ways in, invitations they sent. Anybody may leave. What is booked with them is
   * told to the office from now on (CAL-26).
   */
  remove(by: string, id: string, acting: Acting, office = ''): Refused | null {
    const { sql, audit } = this.#parts
    const act = (): Refused | null => {
      const before = this.find(id)
      if (!before) return 'unknown'
      if (before.role === 'owner' && this.#owners() === 1) return 'last-owner'
      sql.run('DELETE FROM member WHERE id = ?1', id)
      sql.run('DELETE FROM session WHERE member_id = ?1', id)
      sql.run('DELETE FROM sign_in WHERE member_id = ?1', id)
      for (const table of [
        'passkey',
        'passkey_challenge',
        'recovery_code',
        'known_browser',
        'sign_in_denial',
        'calendar_link',
      ])
        sql.run(`DELETE FROM ${table} WHERE member_id = ?1`, id)
      sql.run('DELETE FROM invitation WHERE invited_by = ?1 OR email = ?2', id, before.email)
      sql.run(
        `UPDATE booking SET about = json_set(about, '$.recipient', ?2, '$.former', ?1)
        WHERE lower(about ->> '$.recipient') = ?1 AND ends_at > ?3`,
        before.email,
        office,
        acting.now,
      )
      const subject = `person ${id}`
      audit.add({ ...acting, act: 'person removed', subject, before: { role: before.role } })
      return null
    }
    return by === id ? sql.transaction(act) : this.#asOwner(by, act)
  }

  #asOwner(by: string, act: () => Refused | null): Refused | null {
    return this.#parts.sql.transaction(() => (this.find(by)?.role === 'owner' ? act() : 'no-owner'))
  }

  #owners(): number {
    return (
      this.#parts.sql.first<{ n: number }>(`SELECT count(*) AS n FROM member WHERE role = 'owner'`)
        ?.n ?? 0
    )
  }
}
