import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import type { Locale } from '../../../shared/locale.ts'
import { DAY, type Millis } from '../../../shared/time/units.ts'
import type { OutgoingMail, Outbox } from '../outbox.ts'
import type { PersonRows } from '../persons.ts'
import type { Sql } from '../sql.ts'
import type { StoredToken, Tokens } from '../tokens.ts'
import type { Searches, StoredSearch } from './searches.ts'

/** Who has no search any more, and why others left. */
const IDLE_DAYS = 7

export type Subscriber = {
  id: string
  email: string
  locale: Locale
}

/** A search that somebody asks to be told of. */
export type NewSearch = {
  email: string
  locale: Locale
  search: StoredSearch
  /** Stored and sent unless the address was asked within a day; the token's subject is the subscriber. */
  confirmation: { mail: OutgoingMail; token: Pick<StoredToken, 'hash' | 'expiresAt'> }
  now: Millis
}

/** Why somebody left; the id makes a second call of the same a repeat. */
export type Farewell = { id: string; reason: string; at: Millis }

interface Parts {
  sql: Sql
  tokens: Tokens
  outbox: Outbox
  searches: Searches
}

/** The people who want to be kept informed. */
export class Subscribers {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Part of a form's transaction. Asks for confirmation at most once a day (SUBS-6). */
  subscribe({ email, locale, search, confirmation, now }: NewSearch): void {
    const { sql, tokens, outbox, searches } = this.#parts
    const known = sql.first<{ id: string; asked_at: Millis }>(
      'SELECT id, asked_at FROM subscriber WHERE email = ?1',
      email,
    )
    const id = known?.id ?? crypto.randomUUID()
    if (!known)
      sql.run(
        'INSERT INTO subscriber (id, email, locale, asked_at, created_at) VALUES (?1, ?2, ?3, ?4, ?4)',
        id,
        email,
        locale,
        now,
      )
    searches.insert(id, search, now)
    if (known && known.asked_at > now - DAY) return
    sql.run('UPDATE subscriber SET asked_at = ?2 WHERE id = ?1', id, now)
    tokens.insert({ ...confirmation.token, purpose: 'confirm', subject: id })
    outbox.insert(confirmation.mail)
  }

  find(id: string): Subscriber | null {
    return this.#parts.sql.first<Subscriber>(
      'SELECT id, email, locale FROM subscriber WHERE id = ?1',
      id,
    )
  }

  /** Of those who confirmed. */
  count(): number {
    const row = this.#parts.sql.first<{ count: number }>(
      'SELECT count(DISTINCT subscriber_id) AS count FROM subscription WHERE confirmed_at IS NOT NULL',
    )
    return row?.count ?? 0
  }

  /** Deletes the person with all searches, matches and unsent mails. Tokens stay, so that leaving twice works (SUBS-15). */
  leave(id: string, farewell: Farewell | null): void {
    const { sql } = this.#parts
    sql.transaction(() => {
      sql.run(
        `DELETE FROM outbox WHERE kind = 'matches' AND state IN ('waiting', 'failed')
        AND recipient = (SELECT email FROM subscriber WHERE id = ?1)`,
        id,
      )
      sql.run('DELETE FROM subscriber WHERE id = ?1', id)
      if (farewell)
        sql.run(
          'INSERT OR IGNORE INTO farewell (id, reason, at) VALUES (?1, ?2, ?3)',
          farewell.id,
          farewell.reason,
          farewell.at,
        )
    })
  }

  /** A slice of people without searches (PRIV-4); whether more is left. */
  deleteExpired(now: Millis): boolean {
    return this.#parts.sql.runSlice(
      `DELETE FROM subscriber WHERE created_at < ?1
      AND NOT EXISTS (SELECT 1 FROM subscription WHERE subscriber_id = subscriber.id)`,
      now - IDLE_DAYS * DAY,
    )
  }

  /** PRIV-9 */
  deleteOldFarewells(now: Millis): boolean {
    return this.#parts.sql.runSlice(
      'DELETE FROM farewell WHERE at < ?1',
      now - RETENTION_DAYS.farewells * DAY,
    )
  }

  /** All rows about one address, by table. */
  exportPerson(email: string): PersonRows {
    const { sql } = this.#parts
    const ids = 'SELECT id FROM subscriber WHERE email = ?1'
    const searches = `SELECT id FROM subscription WHERE subscriber_id IN (${ids})`
    return {
      delivery: sql.all(`SELECT * FROM delivery WHERE subscription_id IN (${searches})`, email),
      subscription: sql.all(`SELECT * FROM subscription WHERE subscriber_id IN (${ids})`, email),
      subscriber: sql.all('SELECT * FROM subscriber WHERE email = ?1', email),
    }
  }

  /** Deletes an address with all that hangs on it; the number of rows. */
  erasePerson(email: string): number {
    const { sql } = this.#parts
    const ids = 'SELECT id FROM subscriber WHERE email = ?1'
    return sql.transaction(
      () =>
        sql.run(`DELETE FROM task WHERE kind = 'digest' AND key IN (${ids})`, email) +
        sql.run(`DELETE FROM token WHERE subject IN (${ids})`, email) +
        sql.run(`DELETE FROM subscription WHERE subscriber_id IN (${ids})`, email) +
        sql.run('DELETE FROM subscriber WHERE email = ?1', email),
    )
  }
}
