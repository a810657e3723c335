import { DAY, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Limits } from '../limits.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import type { Maker, TakenBack } from './taken-back.ts'
import { tellOwners } from './tell-owners.ts'
import type { Refused } from '../../store/refusal.ts'

export const ROLES = ['owner', 'agent', 'editor', 'reader'] as const

/**
 * 'owner': all, people and keys too. 'agent': own homes, enquiries, calendar. 'editor': pages, words, look. 'reader':
 * looks on.
 */
export type Role = (typeof ROLES)[number]

export type Member = { id: string; email: string; name: string; role: Role; created_at: Millis }

type Invitation = { email: string; role: Role; ends_at: Millis }

/** 'last-owner': somebody has to stay owner. 'no-owner': who acts is none. */
export const MEMBER_REFUSALS = {
  'no-owner': 'forbidden',
  unknown: 'not-found',
  'last-owner': 'conflict',
  'too-many': 'limit',
} as const satisfies Record<string, Refused>

type MemberRefusal = keyof typeof MEMBER_REFUSALS

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
    const { sql, audit } = this.#parts
    sql.transaction(() => {
      if (mail) tellOwners(this.#parts, mail)
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

  /** Mails every owner, each once for the mail's key. */
  tellOwners(mail: OutgoingMail): void {
    tellOwners(this.#parts, mail)
  }

  /** Sends an invitation; null: done. An address that is a member's already is told nothing else by this. */
  invite(
    by: string,
    { email, role, hash, mail }: { email: string; role: Role; hash: string; mail: OutgoingMail },
    acting: Acting,
  ): MemberRefusal | null {
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

  /** Uses an invitation: its address becomes a member; `mail`: to every owner of a new one. null: there is none any more. */
  accept(
    hash: string,
    { id, name }: Pick<Member, 'id' | 'name'>,
    { request, now }: Pick<Acting, 'request' | 'now'>,
    mail?: OutgoingMail,
  ): Member | null {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const invitation = this.invitation(hash, now)
      if (!invitation) return null
      const sent = sql.first<{ invited_by: string }>(
        'DELETE FROM invitation WHERE hash = ?1 RETURNING invited_by',
        hash,
      )
      const added = sql.run(
        `INSERT INTO member (id, email, name, role, created_at, invited_by, invited_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (email) DO NOTHING`,
        id,
        invitation.email,
        name,
        invitation.role,
        now,
        sent?.invited_by ?? null,
        invitation.ends_at - INVITATION_LASTS,
      )
      if (added > 0 && invitation.role === 'owner' && mail) tellOwners(this.#parts, mail)
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

  /** `mail`: to every owner, where it makes another. */
  setRole(
    by: string,
    id: string,
    role: Role,
    acting: Acting,
    mail?: OutgoingMail,
  ): MemberRefusal | null {
    const { sql, audit } = this.#parts
    return this.#asOwner(by, () => {
      const before = this.find(id)
      if (!before) return 'unknown'
      if (before.role === 'owner' && role !== 'owner' && this.#owners() === 1) return 'last-owner'
      sql.run('UPDATE member SET role = ?2 WHERE id = ?1', id, role)
      const subject = `person ${id}`
      const states = { before: { role: before.role }, after: { role } }
      audit.add({ ...acting, act: 'role changed', subject, ...states })
      if (mail && role === 'owner' && before.role !== 'owner') tellOwners(this.#parts, mail)
      return null
    })
  }

  /**
   * Ends all that a person has here: sessions, ways in, invitations they sent. Anybody may leave. What is booked with them is
   * told to the office from now on (CAL-26).
   */
  remove(by: string, id: string, acting: Acting, office = ''): MemberRefusal | null {
    const { sql } = this.#parts
    const act = (): MemberRefusal | null => {
      const before = this.find(id)
      if (!before) return 'unknown'
      if (before.role === 'owner' && this.#owners() === 1) return 'last-owner'
      this.#end(before, office, acting)
      return null
    }
    return by === id ? sql.transaction(act) : this.#asOwner(by, act)
  }

  /** Those whom somebody invited since and who joined, and whom these let in, and so on. */
  broughtInBy({ id, since }: Maker): Maker[] {
    return this.#parts.sql
      .all<{ id: string }>(
        `WITH RECURSIVE brought (id) AS (
          SELECT id FROM member WHERE invited_by = ?1 AND invited_at >= ?2 AND id <> ?1
          UNION SELECT member.id FROM member JOIN brought ON member.invited_by = brought.id WHERE member.id <> ?1)
        SELECT id FROM brought`,
        id,
        since,
      )
      .map(row => ({ id: row.id, since: 0 }))
  }

  /** Within a denial by the first of them: the others go, with all invitations, and roles that any of them gave are as before. */
  takeBack(makers: readonly Maker[], office: string, acting: Acting): TakenBack[] {
    const { sql } = this.#parts
    const roles = this.#rolesBefore(makers, acting)
    const invitations = makers.flatMap(({ id }) =>
      sql.all<{ email: string }>(
        'DELETE FROM invitation WHERE invited_by = ?1 RETURNING email',
        id,
      ),
    )
    const people = makers.slice(1).flatMap(({ id }) => this.find(id) ?? [])
    for (const member of people) this.#end(member, office, acting)
    return [
      ...people.map(({ email }) => ({ kind: 'person' as const, name: email })),
      ...invitations.map(({ email }) => ({ kind: 'invitation' as const, name: email })),
      ...roles.map(({ name }) => ({ kind: 'role' as const, name })),
    ]
  }

  /** Undoes changes of roles, the newest first; one that somebody else changed since stays, and so does the last owner. */
  #rolesBefore(makers: readonly Maker[], acting: Acting): Member[] {
    const { sql, audit } = this.#parts
    const changes = sql.all<{ subject: string; before: Role; after: Role }>(
      `SELECT subject, before ->> 'role' AS before, after ->> 'role' AS after FROM audit
      JOIN json_each(?1) AS maker ON actor = 'person ' || (maker.value ->> 'id')
      WHERE act = 'role changed' AND at >= (maker.value ->> 'since') ORDER BY at DESC`,
      JSON.stringify(makers),
    )
    return [...Map.groupBy(changes, ({ subject }) => subject)].flatMap(([subject, ofOne]) => {
      const member = this.find(subject.replace('person ', ''))
      const role = member && roleBefore(member.role, ofOne)
      if (!member || role === null || role === member.role) return []
      if (member.role === 'owner' && this.#owners() === 1) return []
      sql.run('UPDATE member SET role = ?2 WHERE id = ?1', member.id, role)
      const states = { before: { role: member.role }, after: { role } }
      audit.add({ ...acting, act: 'role changed', subject, ...states })
      return [member]
    })
  }

  #end({ id, email, name, role }: Member, office: string, acting: Acting): void {
    const { sql, audit } = this.#parts
    sql.run('DELETE FROM member WHERE id = ?1', id)
    sql.run('DELETE FROM session WHERE member_id = ?1', id)
    sql.run('DELETE FROM sign_in_waiting WHERE member_id = ?1', id)
    for (const table of [
      'passkey',
      'passkey_challenge',
      'recovery_code',
      'known_browser',
      'sign_in_denial',
      'calendar_link',
    ])
      sql.run(`DELETE FROM ${table} WHERE member_id = ?1`, id)
    sql.run('DELETE FROM invitation WHERE invited_by = ?1 OR email = ?2', id, email)
    sql.run(
      `UPDATE booking SET about = json_set(about, '$.recipient', ?2, '$.former', ?1)
    WHERE lower(about ->> '$.recipient') = ?1 AND ends_at > ?3`,
      email,
      office,
      acting.now,
    )
    const subject = `person ${id}`
    audit.add({ ...acting, act: 'person removed', subject, name, before: { role } })
  }

  #asOwner(by: string, act: () => MemberRefusal | null): MemberRefusal | null {
    return this.#parts.sql.transaction(() => (this.find(by)?.role === 'owner' ? act() : 'no-owner'))
  }

  #owners(): number {
    return (
      this.#parts.sql.first<{ n: number }>(`SELECT count(*) AS n FROM member WHERE role = 'owner'`)
        ?.n ?? 0
    )
  }
}

/** The role before these changes, the newest first; of several at one time each is undone that led to what the next began with. */
function roleBefore(now: Role, changes: readonly { before: Role; after: Role }[]): Role {
  const left = [...changes]
  let role = now
  for (;;) {
    const at = left.findIndex(({ after }) => after === role)
    const [change] = at === -1 ? [] : left.splice(at, 1)
    if (!change) return role
    role = change.before
  }
}
