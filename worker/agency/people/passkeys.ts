import { DAY, HOUR, MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Limits } from '../limits.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import type { Member } from './members.ts'
import type { Refused } from '../../store/refusal.ts'

/** What a device keeps for its person, as far as we know it. */
export type Passkey = {
  /** The credential's own, as base64url. */
  id: string
  member_id: string
  /** The host that it is for. */
  host: string
  name: string
  created_at: Millis
  used_at: Millis | null
  /** When it counted backwards, as a copy would; it opens nothing any more. */
  suspect_at: Millis | null
}

export type PasskeyWithKey = Passkey & { public_key: string; counter: number }

/** What a browser is asked to sign, once; `member_id` '': to sign in. */
interface Challenge {
  browserHash: string
  challenge: string
  memberId: string
}

const CHALLENGE_LASTS: Millis = 5 * MINUTE
const CHALLENGES_AN_HOUR = 60
const MAX_PASSKEYS = 10
/** Of a host that the desk is not at any more. */
const OLD_HOST_LASTS: Millis = 90 * DAY

const COLUMNS = 'id, member_id, host, name, created_at, used_at, suspect_at'

export const PASSKEY_REFUSALS = {
  known: 'conflict',
  'too-many': 'conflict',
} as const satisfies Record<string, Refused>

interface Parts {
  sql: Sql
  audit: Audit
  limits: Limits
  notices: Notices
}

/** Keys that devices keep, with which their people sign in. */
export class Passkeys {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Of a person, the newest first. What is of another host than the desk's is kept for a while (DESK-46). */
  list(memberId: string, host: string, now: Millis): Passkey[] {
    const { sql } = this.#parts
    return sql.transaction(() => {
      sql.run(
        `UPDATE passkey SET old_since = iif(host = ?2, NULL, ?3)
        WHERE member_id = ?1 AND (old_since IS NULL) <> (host = ?2)`,
        memberId,
        host,
        now,
      )
      return sql.all<Passkey>(
        `SELECT ${COLUMNS} FROM passkey WHERE member_id = ?1 ORDER BY created_at DESC, id`,
        memberId,
      )
    })
  }

  /** What a browser shall sign; false: its network asked too often. */
  ask({ browserHash, challenge, memberId }: Challenge, network: string, now: Millis): boolean {
    const { sql, limits } = this.#parts
    return sql.transaction(() => {
      const hour = Math.floor(now / HOUR)
      const bucket = `passkey/${memberId || network}/${hour}`
      if (!limits.tryCount({ bucket, max: CHALLENGES_AN_HOUR, until: (hour + 1) * HOUR }))
        return false
      sql.run(
        `INSERT OR REPLACE INTO passkey_challenge (browser_hash, challenge, member_id, ends_at)
        VALUES (?1, ?2, ?3, ?4)`,
        browserHash,
        challenge,
        memberId,
        now + CHALLENGE_LASTS,
      )
      return true
    })
  }

  /** What this browser was asked to sign, once: whatever comes of it, it is over. null: nothing, or too long ago. */
  takeChallenge(browserHash: string, memberId: string, now: Millis): string | null {
    const row = this.#parts.sql.first<{ challenge: string }>(
      `DELETE FROM passkey_challenge WHERE browser_hash = ?1 AND member_id = ?2 AND ends_at > ?3
      RETURNING challenge`,
      browserHash,
      memberId,
      now,
    )
    return row?.challenge ?? null
  }

  find(id: string): PasskeyWithKey | null {
    return this.#parts.sql.first<PasskeyWithKey>(
      `SELECT ${COLUMNS}, public_key, counter FROM passkey WHERE id = ?1`,
      id,
    )
  }

  /** null: added. The same credential twice is refused, whoever has it. */
  add(
    passkey: Pick<PasskeyWithKey, 'id' | 'host' | 'name' | 'public_key' | 'counter'>,
    memberId: string,
    acting: Acting,
  ): keyof typeof PASSKEY_REFUSALS | null {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const { id, host, name, public_key: publicKey, counter } = passkey
      if (this.find(id)) return 'known'
      const count = sql.first<{ n: number }>(
        'SELECT count(*) AS n FROM passkey WHERE member_id = ?1',
        memberId,
      )
      if ((count?.n ?? 0) >= MAX_PASSKEYS) return 'too-many'
      sql.run(
        `INSERT INTO passkey (id, member_id, host, name, public_key, counter, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
        id,
        memberId,
        host,
        name,
        publicKey,
        counter,
        acting.now,
      )
      audit.add({ ...acting, act: 'passkey added', subject: `passkey ${id}`, after: { name } })
      return null
    })
  }

  /** Whether there was one of this person's. */
  rename(memberId: string, id: string, name: string, acting: Acting): boolean {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const before = this.#own(memberId, id)
      if (!before) return false
      sql.run('UPDATE passkey SET name = ?2 WHERE id = ?1', id, name)
      const states = { before: { name: before.name }, after: { name } }
      audit.add({ ...acting, act: 'passkey renamed', subject: `passkey ${id}`, ...states })
      return true
    })
  }

  remove(memberId: string, id: string, acting: Acting): boolean {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const before = this.#own(memberId, id)
      if (!before) return false
      sql.run('DELETE FROM passkey WHERE id = ?1', id)
      const states = { before: { name: before.name } }
      audit.add({ ...acting, act: 'passkey removed', subject: `passkey ${id}`, ...states })
      return true
    })
  }

  /**
   * Within the transaction of a sign-in: whether a signature with this counter is the key's next. One that counts
   * backwards is a copy's or its original's, and nobody can tell which: neither opens anything from now on. Keys that
   * their maker keeps on several devices always count 0.
   */
  count({ id, member_id: memberId }: Passkey, counter: number, acting: Acting): boolean {
    const { sql, audit } = this.#parts
    const row = this.find(id)
    if (!row || row.suspect_at !== null) return false
    const isNext = row.counter === 0 ? counter >= 0 : counter > row.counter
    if (isNext) {
      sql.run(
        'UPDATE passkey SET counter = ?2, used_at = ?3 WHERE id = ?1',
        id,
        counter,
        acting.now,
      )
      return true
    }
    sql.run('UPDATE passkey SET suspect_at = ?2 WHERE id = ?1', id, acting.now)
    const states = { before: { counter: row.counter }, after: { counter } }
    audit.add({ ...acting, act: 'passkey suspect', subject: `passkey ${id}`, ...states })
    audit.add({ ...acting, act: 'sign-in refused', subject: `person ${memberId}` })
    return false
  }

  /** Tells a key's person and every owner, once a key. */
  tellSuspect({ id, member_id: memberId }: Passkey, mail: OutgoingMail): void {
    const { sql, notices } = this.#parts
    sql.transaction(() => {
      const people = sql.all<Pick<Member, 'id' | 'email'>>(
        `SELECT id, email FROM member WHERE role = 'owner' OR id = ?1`,
        memberId,
      )
      for (const person of people)
        notices.tellOnce({
          ...mail,
          id: `${mail.id}-${person.id}`,
          dedupeKey: `passkey-suspect/${id}/${person.id}`,
          recipient: person.email,
        })
    })
  }

  deleteExpired(now: Millis): boolean {
    const { sql } = this.#parts
    const isMoreLeft = sql.runSlice('DELETE FROM passkey_challenge WHERE ends_at < ?1', now)
    return (
      sql.runSlice('DELETE FROM passkey WHERE old_since < ?1', now - OLD_HOST_LASTS) || isMoreLeft
    )
  }

  #own(memberId: string, id: string): PasskeyWithKey | null {
    const passkey = this.find(id)
    return passkey?.member_id === memberId ? passkey : null
  }
}
