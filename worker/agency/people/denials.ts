import type { Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import type { AuditAct } from '../access/audit-acts.ts'
import type { Keys } from '../access/keys.ts'
import type { CrmConnection } from '../crm/connection.ts'
import type { SellerLinks } from '../figures/seller-links.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { Sql } from '../sql.ts'
import type { CalendarLinks } from './calendar-links.ts'
import type { Member, Members } from './members.ts'
import type { Maker, TakenBack } from './taken-back.ts'

/** What a denial did, and what else was done since and stays. */
export interface Denied {
  takenBack: TakenBack[]
  others: AuditAct[]
}

interface Parts {
  sql: Sql
  audit: Audit
  members: Members
  keys: Keys
  calendarLinks: CalendarLinks
  crm: CrmConnection
  mailSettings: MailSettings
  sellerLinks: SellerLinks
}

/** Acts that a denial takes back, and what a sign-in itself leaves. */
const TAKEN_BACK_ACTS: ReadonlySet<string> = new Set<AuditAct>([
  'calendar link made',
  'crm connected',
  'key added',
  'key turned on',
  'mail set',
  'passkey added',
  'person invited',
  'person joined',
  'recovery codes made',
  'role changed',
  'seller link made',
  'sign-in denied',
  'signed in',
])

/** 'That was not me': a person denies a sign-in that was done in their name. */
export class Denials {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whose sign-in a link denies; it uses nothing. */
  deniable(hash: string, now: Millis): Pick<Member, 'name'> | null {
    return this.#parts.sql.first<Pick<Member, 'name'>>(
      `SELECT member.name FROM sign_in_denial JOIN member ON member.id = member_id
      WHERE hash = ?1 AND ends_at > ?2`,
      hash,
      now,
    )
  }

  /**
   * Ends all of that person's sessions and ways in, and takes back whatever was made in their name since that sign-in to get
   * at the agency's data again, and whatever was made by those whom they let in: all of it, or nothing. `office` is told of what
   * is booked with somebody who goes. null: unknown, over and used look the same.
   */
  deny(
    hash: string,
    office: string,
    { request, now }: Pick<Acting, 'request' | 'now'>,
  ): Denied | null {
    const { sql, audit, members, keys, calendarLinks, crm, mailSettings, sellerLinks } = this.#parts
    return sql.transaction(() => {
      const row = sql.first<{ member_id: string; since: Millis }>(
        'SELECT member_id, since FROM sign_in_denial WHERE hash = ?1 AND ends_at > ?2',
        hash,
        now,
      )
      if (!row) return null
      const { member_id: id, since } = row
      const acting: Acting = { actor: 'link', request, now }
      const makers: Maker[] = [{ id, since }, ...members.broughtInBy({ id, since })]
      const others = this.#othersOf(makers)
      const takenBack = [
        ...makers.flatMap(maker => keys.takeBack(maker, acting)),
        ...makers.flatMap(maker => sellerLinks.takeBack(maker, acting)),
        ...mailSettings.takeBack(makers, acting),
        ...crm.takeBack(makers, acting),
        ...calendarLinks.takeBack(id, acting),
        ...members.takeBack(makers, office, acting),
        ...this.#endWaysIn({ id, since }),
      ]
      const actor = `person ${id}` as const
      const after = { takenBack: takenBack.map(({ kind }) => kind) }
      audit.add({ actor, request, now, act: 'sign-in denied', subject: actor, after })
      return { takenBack, others }
    })
  }

  /** Of the person themselves: all sessions, and of what lets them in later what is new. */
  #endWaysIn({ id, since }: Maker): TakenBack[] {
    const { sql } = this.#parts
    for (const table of ['session', 'sign_in_waiting', 'sign_in_denial', 'known_browser'])
      sql.run(`DELETE FROM ${table} WHERE member_id = ?1`, id)
    const passkeys = sql.all<{ name: string }>(
      'DELETE FROM passkey WHERE member_id = ?1 AND created_at >= ?2 RETURNING name',
      id,
      since,
    )
    const codes = sql.run(
      'DELETE FROM recovery_code WHERE member_id = ?1 AND created_at >= ?2',
      id,
      since,
    )
    return [
      ...passkeys.map(({ name }) => ({ kind: 'passkey' as const, name })),
      ...(codes > 0 ? [{ kind: 'codes' as const, name: '' }] : []),
    ]
  }

  /** What these people did besides, each act once. */
  #othersOf(makers: readonly Maker[]): AuditAct[] {
    const acts = makers.flatMap(({ id, since }) =>
      this.#parts.sql.all<{ act: AuditAct }>(
        'SELECT DISTINCT act FROM audit WHERE actor = ?1 AND at >= ?2',
        `person ${id}`,
        since,
      ),
    )
    return [...new Set(acts.map(({ act }) => act))].filter(act => !TAKEN_BACK_ACTS.has(act)).sort()
  }
}
