import { DAY, HOUR, MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Limits } from '../limits.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import type { Arrival, Browsers } from './browsers.ts'
import type { Member } from './members.ts'
import type { Passkey, Passkeys } from './passkeys.ts'
import type { NewSession, Sessions } from './sessions.ts'

/** Somebody asks to be let in. */
interface SignInRequest {
  email: string
  linkHash: string
  codeHash: string
  browserHash: string
  /** Of the cookie that it had from asking before; '': none. */
  formerHash: string
  /** Of the cookie that a browser keeps in which somebody was signed in before; '': none. */
  knownHash: string
  /** Who asks, as a hash that changes daily. */
  network: string
  /** Its recipient is put in: the address that is stored, never the one that was typed. */
  mail: OutgoingMail
}

const LASTS: Millis = 15 * MINUTE
const TRIES = 5
const WRONG_CODES_A_DAY = 10
/** Of a member at once. */
const MAX_WAITING = 5
/** Of asking, from one network. */
const REQUESTS_AN_HOUR = 20
/** Of mails to one member that one network asks for, or one browser of theirs; and all networks together. */
const MAILS: readonly [Millis, number][] = [
  [15 * MINUTE, 3],
  [DAY, 12],
]
const MAILS_OF_ALL: readonly [Millis, number][] = [
  [15 * MINUTE, 10],
  [DAY, 40],
]

type Row = {
  member_id: string
  browser_hash: string
  code_hash: string
  tries: number
}

interface Parts {
  sql: Sql
  audit: Audit
  limits: Limits
  notices: Notices
  sessions: Sessions
  browsers: Browsers
  passkeys: Passkeys
}

/** What a browser gets and leaves when it lets somebody in. */
export interface Entry {
  session: NewSession
  arrival: Arrival
}

/** Ways in by mail: a link, and a code for the browser that asked. */
export class SignIns {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Mails a way in to a member, and nothing to anybody else; what it answers is the same for both. A new one voids the one
   * before of the same browser, and no other's (DESK-4).
   */
  request(asked: SignInRequest): void {
    const { email, linkHash, codeHash, browserHash, formerHash, knownHash, network, mail } = asked
    const { sql, notices, browsers } = this.#parts
    const { now } = mail
    sql.transaction(() => {
      const member = sql.first<Pick<Member, 'id' | 'email'>>(
        'SELECT id, email FROM member WHERE email = ?1',
        email,
      )
      // Counted by itself: nobody locks a person out of a browser of theirs by asking elsewhere.
      const isKnown = member !== null && browsers.isKnown(member.id, knownHash, now)
      const asker = isKnown ? `browser/${knownHash}` : `network/${network}`
      const mayAsk = this.#count(`sign-in/${asker}`, HOUR, REQUESTS_AN_HOUR, now)
      if (!member || !mayAsk) return
      const limits = [
        ...MAILS.map(limit => [`${asker}/${member.id}`, ...limit] as const),
        ...(isKnown ? [] : MAILS_OF_ALL).map(limit => [`all/${member.id}`, ...limit] as const),
      ]
      // The first that is full ends it: what is not mailed counts in none that is longer.
      const mayMail = limits.every(([whose, window, max]) =>
        this.#count(`sign-in/mail/${window}/${whose}`, window, max, now),
      )
      if (!mayMail) return
      sql.run(
        'DELETE FROM sign_in_waiting WHERE member_id = ?1 AND browser_hash = ?2',
        member.id,
        formerHash,
      )
      sql.run(
        `INSERT OR REPLACE INTO sign_in_waiting
          (member_id, browser_hash, link_hash, code_hash, is_known, ends_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
        member.id,
        browserHash,
        linkHash,
        codeHash,
        Number(isKnown),
        now + LASTS,
      )
      // The oldest goes, one that a browser of theirs asked for last of all.
      sql.run(
        `DELETE FROM sign_in_waiting WHERE member_id = ?1 AND browser_hash NOT IN
          (SELECT browser_hash FROM sign_in_waiting WHERE member_id = ?1
          ORDER BY browser_hash = ?2 DESC, is_known DESC, ends_at DESC LIMIT ${MAX_WAITING})`,
        member.id,
        browserHash,
      )
      notices.tellOnce({ ...mail, recipient: member.email })
    })
  }

  /** Whom a link would let in; it uses nothing. null: unknown, over and used look the same. */
  byLink(linkHash: string, now: Millis): Pick<Member, 'id' | 'name'> | null {
    return this.#parts.sql.first<Pick<Member, 'id' | 'name'>>(
      `SELECT member.id, member.name FROM sign_in_waiting JOIN member ON member.id = member_id
      WHERE link_hash = ?1 AND ends_at > ?2`,
      linkHash,
      now,
    )
  }

  /** Lets the browser in that pressed the button, once. */
  useLink(linkHash: string, entry: Entry, at: Pick<Acting, 'request' | 'now'>): boolean {
    return this.#parts.sql.transaction(() => {
      if (this.#isIn(entry, at.now)) return true
      const member = this.byLink(linkHash, at.now)
      if (member) this.#letIn(member.id, entry, at)
      return member !== null
    })
  }

  /**
   * Lets the browser in that asked, by the code. Five tries, counted by themselves for each browser; of a member for whom ten
   * wrong ones were typed on a day, wherever, one (DESK-6).
   */
  useCode(
    { browserHash, codeHash }: Pick<SignInRequest, 'browserHash' | 'codeHash'>,
    entry: Entry,
    at: Pick<Acting, 'request' | 'now'>,
  ): boolean {
    const { sql } = this.#parts
    return sql.transaction(() => {
      if (this.#isIn(entry, at.now)) return true
      const row = sql.first<Row>(
        `SELECT member_id, browser_hash, code_hash, tries FROM sign_in_waiting
        WHERE browser_hash = ?1 AND ends_at > ?2 ORDER BY ends_at DESC LIMIT 1`,
        browserHash,
        at.now,
      )
      if (!row || row.tries >= this.#triesOf(row.member_id, at.now)) return false
      if (row.code_hash === codeHash) {
        this.#letIn(row.member_id, entry, at)
        return true
      }
      sql.run(
        'UPDATE sign_in_waiting SET tries = tries + 1 WHERE member_id = ?1 AND browser_hash = ?2',
        row.member_id,
        row.browser_hash,
      )
      this.#count(wrongCodes(row.member_id), DAY, WRONG_CODES_A_DAY, at.now)
      return false
    })
  }

  /** Lets a browser in that showed a person's key, whose signature was proven and counts `counter`. */
  usePasskey(
    passkey: Passkey,
    counter: number,
    entry: Entry,
    at: Pick<Acting, 'request' | 'now'>,
  ): boolean {
    const { sql, passkeys } = this.#parts
    return sql.transaction(() => {
      if (this.#isIn(entry, at.now)) return true
      const acting = { ...at, actor: `person ${passkey.member_id}` as const }
      if (!passkeys.count(passkey, counter, acting)) return false
      this.#letIn(passkey.member_id, entry, at)
      return true
    })
  }

  deleteExpired(now: Millis): boolean {
    return this.#parts.sql.runSlice('DELETE FROM sign_in_waiting WHERE ends_at < ?1', now)
  }

  #letIn(
    memberId: string,
    { session, arrival }: Entry,
    { request, now }: Pick<Acting, 'request' | 'now'>,
  ): void {
    const { sql, audit, sessions, browsers } = this.#parts
    sql.run('DELETE FROM sign_in_waiting WHERE member_id = ?1', memberId)
    sessions.open(memberId, session, now)
    browsers.enter(memberId, arrival, now)
    const actor = `person ${memberId}` as const
    audit.add({ actor, request, now, act: 'signed in', subject: `session ${session.id}` })
  }

  /** The call was made before, and cut off after it was done. */
  #isIn({ session }: Entry, now: Millis): boolean {
    return this.#parts.sessions.find(session.hash, now) !== null
  }

  #triesOf(memberId: string, now: Millis): number {
    const counted = this.#parts.sql.first<{ count: number }>(
      'SELECT count FROM counter WHERE bucket = ?1',
      `${wrongCodes(memberId)}/${Math.floor(now / DAY)}`,
    )
    return (counted?.count ?? 0) >= WRONG_CODES_A_DAY ? 1 : TRIES
  }

  /** Whether one more is within the limit of this window. */
  #count(what: string, window: Millis, max: number, now: Millis): boolean {
    const start = Math.floor(now / window)
    return this.#parts.limits.tryCount({
      bucket: `${what}/${start}`,
      max,
      until: (start + 1) * window,
    })
  }
}

const wrongCodes = (memberId: string): string => `sign-in/wrong/${memberId}`
