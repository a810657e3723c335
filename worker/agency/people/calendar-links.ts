import { DAY, HOUR, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { Sql } from '../sql.ts'
import type { TakenBack } from './taken-back.ts'
import type { Member } from './members.ts'

export interface CalendarLink {
  hasContact: boolean
  madeAt: Millis
  usedAt: Millis | null
}

/** Unused for so long it opens nothing any more. */
const UNUSED_FOR: Millis = 60 * DAY

type Row = { has_contact: number; made_at: Millis; used_at: Millis | null }

/** Each person's one address for a calendar of theirs (CAL-24). */
export class CalendarLinks {
  readonly #sql: Sql
  readonly #audit: Audit

  constructor(sql: Sql, audit: Audit) {
    this.#sql = sql
    this.#audit = audit
  }

  of(memberId: string, now: Millis): CalendarLink | null {
    const row = this.#sql.first<Row>(
      `SELECT has_contact, made_at, used_at FROM calendar_link
      WHERE member_id = ?1 AND taken_back_at IS NULL AND coalesce(used_at, made_at) > ?2`,
      memberId,
      now - UNUSED_FOR,
    )
    return row && { hasContact: row.has_contact === 1, madeAt: row.made_at, usedAt: row.used_at }
  }

  /** A new address, in the place of the one before. */
  put(
    memberId: string,
    { hash, hasContact }: { hash: string; hasContact: boolean },
    acting: Acting,
  ): void {
    this.#sql.transaction(() => {
      this.#sql.run(
        `INSERT OR REPLACE INTO calendar_link (member_id, hash, has_contact, made_at)
        SELECT id, ?2, ?3, ?4 FROM member WHERE id = ?1`,
        memberId,
        hash,
        Number(hasContact),
        acting.now,
      )
      this.#audit.add({
        ...acting,
        act: 'calendar link made',
        subject: `person ${memberId}`,
        after: { hasContact },
      })
    })
  }

  end(memberId: string, acting: Acting): void {
    this.#sql.transaction(() => {
      const rows = this.#sql.run('DELETE FROM calendar_link WHERE member_id = ?1', memberId)
      if (rows > 0)
        this.#audit.add({ ...acting, act: 'calendar link ended', subject: `person ${memberId}` })
    })
  }

  /** Of everybody. */
  endAll(): void {
    this.#sql.run('DELETE FROM calendar_link')
  }

  /** PRIV-9 */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice(
      'DELETE FROM calendar_link WHERE coalesce(used_at, made_at) <= ?1',
      now - UNUSED_FOR,
    )
  }

  /** Within a denial: the address opens nothing any more, and says so. */
  takeBack(memberId: string, acting: Acting): TakenBack[] {
    const rows = this.#sql.run(
      'UPDATE calendar_link SET taken_back_at = ?2 WHERE member_id = ?1 AND taken_back_at IS NULL',
      memberId,
      acting.now,
    )
    if (rows === 0) return []
    this.#audit.add({ ...acting, act: 'calendar link ended', subject: `person ${memberId}` })
    return [{ kind: 'calendar', name: '' }]
  }

  /** Whose address it is, with their role at this moment; null: nobody's any more. */
  find(hash: string, now: Millis): { member: Member; hasContact: boolean } | 'taken-back' | null {
    const row = this.#sql.first<Member & { has_contact: number; taken_back_at: Millis | null }>(
      `SELECT member.id, email, name, role, created_at, has_contact, taken_back_at FROM calendar_link
      JOIN member ON member.id = member_id WHERE hash = ?1 AND coalesce(used_at, made_at) > ?2`,
      hash,
      now - UNUSED_FOR,
    )
    if (!row) return null
    if (row.taken_back_at !== null) return 'taken-back'
    this.#sql.run(
      'UPDATE calendar_link SET used_at = ?2 WHERE hash = ?1 AND ifnull(used_at, 0) < ?3',
      hash,
      now,
      now - HOUR,
    )
    const { has_contact: hasContact, taken_back_at: _, ...member } = row
    return { member, hasContact: hasContact === 1 }
  }
}
