import { DAY, HOUR, MINUTE, type Millis } from '../../../shared/time/units.ts'
import type { Acting } from '../access/audit.ts'
import type { Sql } from '../sql.ts'
import type { CalendarLinks } from './calendar-links.ts'
import type { Member } from './members.ts'
import { OPERATOR, type Visit, type Visits } from './visits.ts'

/** What a browser gets when its person came in. */
export interface NewSession {
  id: string
  hash: string
  /** As its person knows it. */
  browser: string
  /** 'Only for today': ends in eight hours. */
  isShort: boolean
}

export type Session = {
  id: string
  browser: string
  created_at: Millis
  seen_at: Millis
  ends_at: Millis
}

/** A session with whose it is, by what the store says at this moment. */
export type OpenSession = {
  id: string
  member: Member
  created_at: Millis
  /** An operator's, who is no member; null: a member's own. */
  visit: Visit | null
  /** That an operator is looking in now, whoever asks. */
  visitNow: Visit | null
}

const IDLE: Millis = 14 * DAY
const LONGEST: Millis = 90 * DAY
const SHORT: Millis = 8 * HOUR
const MAX_SESSIONS = 20
const SEEN_EVERY: Millis = 5 * MINUTE

type Row = Session & { member_id: string }

/** Who is signed in where. */
export class Sessions {
  readonly #sql: Sql
  readonly #visits: Visits
  readonly #calendarLinks: CalendarLinks

  constructor(parts: { sql: Sql; visits: Visits; calendarLinks: CalendarLinks }) {
    this.#sql = parts.sql
    this.#visits = parts.visits
    this.#calendarLinks = parts.calendarLinks
  }

  /** Within the transaction of what proved who it is; the oldest over twenty end. */
  open(memberId: string, { id, hash, browser, isShort }: NewSession, now: Millis): void {
    this.#sql.run(
      `INSERT INTO session (id, hash, member_id, browser, created_at, seen_at, ends_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
      id,
      hash,
      memberId,
      browser,
      now,
      now + (isShort ? SHORT : LONGEST),
    )
    this.#sql.run(
      `DELETE FROM session WHERE member_id = ?1 AND id NOT IN
        (SELECT id FROM session WHERE member_id = ?1 ORDER BY created_at DESC LIMIT ${MAX_SESSIONS})`,
      memberId,
    )
  }

  /** null: unknown, ended, idle for two weeks, or of somebody who is no member any more. */
  find(hash: string, now: Millis): OpenSession | null {
    const row = this.#sql.first<Row>('SELECT * FROM session WHERE hash = ?1', hash)
    if (!row) return this.#visiting(hash, now)
    if (row.ends_at <= now || row.seen_at + IDLE <= now) return null
    const member = this.#sql.first<Member>(
      'SELECT id, email, name, role, created_at FROM member WHERE id = ?1',
      row.member_id,
    )
    if (!member) return null
    if (now - row.seen_at >= SEEN_EVERY && !this.#sql.isReadOnly)
      this.#sql.run('UPDATE session SET seen_at = ?2 WHERE id = ?1', row.id, now)
    const visitNow = this.#visits.current(now)
    return { id: row.id, member, created_at: row.created_at, visit: null, visitNow }
  }

  /** Of a person, the newest first. */
  list(memberId: string, now: Millis): Session[] {
    return this.#sql.all<Session>(
      `SELECT id, browser, created_at, seen_at, ends_at FROM session
      WHERE member_id = ?1 AND ends_at > ?2 AND seen_at > ?3 ORDER BY created_at DESC`,
      memberId,
      now,
      now - IDLE,
    )
  }

  /** One of a person's own. Whether there was one. */
  end(memberId: string, id: string): boolean {
    return this.#sql.run('DELETE FROM session WHERE member_id = ?1 AND id = ?2', memberId, id) > 0
  }

  /** Of a person, all but this one, and the address of their calendar, which needs no session (CAL-42). */
  endOthers(memberId: string, id: string, acting: Acting): void {
    this.#sql.transaction(() => {
      this.#sql.run('DELETE FROM session WHERE member_id = ?1 AND id <> ?2', memberId, id)
      this.#calendarLinks.end(memberId, acting)
    })
  }

  /** Everybody signs in anew and makes the address of their calendar anew; how many sessions that ended. */
  endAll(): number {
    return this.#sql.transaction(() => {
      this.#calendarLinks.endAll()
      return this.#sql.run('DELETE FROM session')
    })
  }

  #visiting(hash: string, now: Millis): OpenSession | null {
    const visit = this.#visits.find(hash, now)
    if (!visit) return null
    const member = { ...OPERATOR, created_at: visit.startedAt }
    return { id: visit.id, member, created_at: visit.startedAt, visit, visitNow: visit }
  }

  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice(
      'DELETE FROM session WHERE ends_at < ?1 OR seen_at < ?2',
      now,
      now - IDLE,
    )
  }
}
