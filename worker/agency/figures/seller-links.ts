import type { Locale } from '../../../shared/locale.ts'
import { DAY, HOUR, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import { LimitReached, type Limits } from '../limits.ts'
import type { Notices } from '../notices.ts'
import type { Maker, TakenBack } from '../people/taken-back.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import type { Refused } from '../../store/refusal.ts'

/** A link that shows a home's figures to its seller. */
export type SellerLink = {
  id: string
  /** The home's public id. */
  home: string
  locale: Locale
  /** Id of the member. */
  madeBy: string
  madeAt: Millis
  /** 1: it was mailed. */
  mailed: number
  endsAt: Millis
  revokedAt: Millis | null
  /** To the hour. */
  openedAt: Millis | null
}

export interface NewSellerLink extends Pick<SellerLink, 'id' | 'home' | 'locale'> {
  hash: string
  /** What the office calls the home. */
  name: string
  /** Where it goes by mail; null: nowhere. */
  mail: OutgoingMail | null
}

/** Open ones of a home. */
const MAX_OPEN = 5
/** To sellers, of an agency in a day: its desk is no way to write to the world. */
const MAX_MAILS = 50
/** A year; made anew after that. */
const LASTS = 365 * DAY
/** So long after the home was last there. */
const AFTER_THE_HOME = 60 * DAY
/** An ended one says so, so long. */
const SHOWN_AS_ENDED = 90 * DAY
const OPENED_EVERY = HOUR

const COLUMNS = `id, home, locale, made_by AS madeBy, made_at AS madeAt, mailed, ends_at AS endsAt,
  revoked_at AS revokedAt, opened_at AS openedAt`

/** 'limited': so many mails leave in a day. */
export const LINK_REFUSALS = {
  full: 'conflict',
  limited: 'limit',
} as const satisfies Record<string, Refused>

interface Parts {
  sql: Sql
  audit: Audit
  limits: Limits
  notices: Notices
}

/** Who sells a home may see what happens with it, by a link of which only the hash is kept. */
export class SellerLinks {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Of a home: open ones first, then the newest. */
  list(home: string, now: Millis): SellerLink[] {
    return this.#parts.sql.all<SellerLink>(
      `SELECT ${COLUMNS} FROM seller_link WHERE home = ?1
      ORDER BY (revoked_at IS NULL AND ends_at > ?2) DESC, made_at DESC, id`,
      home,
      now,
    )
  }

  /** With its mail, or nothing of it; the same one twice is once. */
  add(link: NewSellerLink, acting: Acting): 'added' | keyof typeof LINK_REFUSALS {
    try {
      return this.#parts.sql.transaction(() => this.#add(link, acting))
    } catch (error) {
      if (error instanceof LimitReached) return 'limited'
      throw error
    }
  }

  #add({ id, hash, home, name, locale, mail }: NewSellerLink, acting: Acting): 'added' | 'full' {
    const { sql, audit, limits, notices } = this.#parts
    const { now } = acting
    const others = this.list(home, now).filter(link => link.id !== id && isOpen(link, now))
    if (others.length >= MAX_OPEN) return 'full'
    const isNew = sql.run(
      `INSERT OR IGNORE INTO seller_link (id, hash, home, locale, made_by, made_at, mailed, ends_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
      id,
      hash,
      home,
      locale,
      acting.actor,
      now,
      Number(mail !== null),
      now + LASTS,
    )
    if (isNew === 0) return 'added'
    if (mail) {
      const today = Math.floor(now / DAY)
      limits.count({ bucket: `seller-mail ${today}`, max: MAX_MAILS, until: (today + 1) * DAY })
      notices.tellOnce(mail)
    }
    audit.add({
      ...acting,
      act: 'seller link made',
      subject: `home ${home}`,
      name,
      after: { id, locale },
    })
    return 'added'
  }

  /** Ends one at once; whether it was open. */
  revoke(id: string, home: string, acting: Acting): boolean {
    const { sql, audit } = this.#parts
    return sql.transaction(() => {
      const isChanged =
        sql.run(
          `UPDATE seller_link SET revoked_at = ?3 WHERE id = ?1 AND home = ?2 AND revoked_at IS NULL`,
          id,
          home,
          acting.now,
        ) > 0
      if (isChanged)
        audit.add({
          ...acting,
          act: 'seller link revoked',
          subject: `home ${home}`,
          before: { id },
        })
      return isChanged
    })
  }

  /** Within a denial: links that somebody made show nothing any more. */
  takeBack({ id, since }: Maker, acting: Acting): TakenBack[] {
    const { sql, audit } = this.#parts
    const links = sql.all<{ id: string; home: string }>(
      `UPDATE seller_link SET revoked_at = ?3 WHERE made_by = ?1 AND made_at >= ?2 AND revoked_at IS NULL
      RETURNING id, home`,
      `person ${id}`,
      since,
      acting.now,
    )
    for (const { id: link, home } of links)
      audit.add({
        ...acting,
        act: 'seller link revoked',
        subject: `home ${home}`,
        before: { id: link },
      })
    return links.map(({ home }) => ({ kind: 'seller', name: home }))
  }

  /** By its token's hash, whether it is open still or not; null: there is none. */
  find(hash: string): SellerLink | null {
    return this.#parts.sql.first<SellerLink>(
      `SELECT ${COLUMNS} FROM seller_link WHERE hash = ?1`,
      hash,
    )
  }

  /** Somebody opened it; a home that is not there any more takes its links along (FIGURE-22). */
  opened(id: string, { isHomeThere }: { isHomeThere: boolean }, now: Millis): void {
    const { sql } = this.#parts
    sql.run(
      `UPDATE seller_link SET opened_at = ?2 WHERE id = ?1 AND coalesce(opened_at, 0) <= ?3`,
      id,
      now,
      now - OPENED_EVERY,
    )
    if (isHomeThere)
      sql.run('UPDATE seller_link SET ends_at = made_at + ?2 WHERE id = ?1', id, LASTS)
    else
      sql.run(
        'UPDATE seller_link SET ends_at = ?2 WHERE id = ?1 AND ends_at = made_at + ?3 AND ends_at > ?2',
        id,
        now + AFTER_THE_HOME,
        LASTS,
      )
  }

  /** PRIV-9 */
  deleteExpired(now: Millis): boolean {
    return this.#parts.sql.runSlice(
      'DELETE FROM seller_link WHERE coalesce(revoked_at, ends_at) < ?1',
      now - SHOWN_AS_ENDED,
    )
  }
}

/** Whether a link still shows anything. */
export const isOpen = ({ revokedAt, endsAt }: SellerLink, now: Millis): boolean =>
  revokedAt === null && endsAt > now
