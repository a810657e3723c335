import type { AuditAct } from './audit-acts.ts'
import { HOUR, type Millis } from '../../../shared/time/units.ts'
import type { Sql } from '../sql.ts'
import { isByOwner } from '../people/by-owner.ts'
import type { Maker, TakenBack } from '../people/taken-back.ts'
import { tellOwners } from '../people/tell-owners.ts'
import type { Notices } from '../notices.ts'
import type { OutgoingMail } from '../outbox.ts'
import type { Acting, Audit } from './audit.ts'
import {
  KEY_COLUMNS,
  stateOf,
  toKey,
  type AccessKey,
  type KeyRow,
  type KeyScope,
  type PresentedKey,
} from './key-row.ts'
import type { Refused } from '../../store/refusal.ts'

export interface NewKey {
  id: string
  hash: string
  name: string
  scopes: readonly KeyScope[]
  endsAt: Millis | null
}

/** By its hash, or by its id where something else proves it. */
type KeyName = { hash: string } | { id: string }

/** 'full': as many as it can have; 'known': one of this id was made before; 'no-owner': who acts is none any more. */
export const KEY_REFUSALS = {
  full: 'conflict',
  known: 'conflict',
  'no-owner': 'forbidden',
} as const satisfies Record<string, Refused>

/** Valid ones an agency. */
const MAX_KEYS = 50
/** How exactly it is known when a key was last used: a write an hour and key (KEY-4). */
const USE_WRITTEN_EVERY = HOUR

/** The keys by which programs call for an agency. */
export class Keys {
  readonly #sql: Sql
  readonly #audit: Audit
  readonly #notices: Notices

  constructor({ sql, audit, notices }: { sql: Sql; audit: Audit; notices: Notices }) {
    this.#sql = sql
    this.#audit = audit
    this.#notices = notices
  }

  /** Valid ones first, then the newest. */
  list(): AccessKey[] {
    return this.#sql
      .all<KeyRow>(
        `SELECT ${KEY_COLUMNS} FROM access_key ORDER BY revoked_at IS NOT NULL, created_at DESC, id`,
      )
      .map(toKey)
  }

  /**
   * A key that is there already stays as it is: the call may be made twice ('added'), and so may a form ('known'). Of a new
   * one every owner is mailed.
   */
  add(
    { id, hash, name, scopes, endsAt }: NewKey,
    acting: Acting,
    mail?: OutgoingMail,
  ): 'added' | keyof typeof KEY_REFUSALS {
    return this.#sql.transaction(() => {
      if (!isByOwner(this.#sql, acting)) return 'no-owner'
      const valid = this.#sql.first<{ n: number }>(
        'SELECT count(*) AS n FROM access_key WHERE revoked_at IS NULL AND coalesce(ends_at, ?1) >= ?1 AND id <> ?2',
        acting.now,
        id,
      )
      if ((valid?.n ?? 0) >= MAX_KEYS) return 'full'
      const added = this.#sql.run(
        `INSERT OR IGNORE INTO access_key (id, hash, name, scopes, created_at, ends_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
        id,
        hash,
        name,
        scopes.join(' '),
        acting.now,
        endsAt,
      )
      if (added > 0) {
        this.#audit.add({
          ...acting,
          act: 'key added',
          subject: `key ${id}`,
          after: { name, scopes, endsAt },
        })
        if (mail) tellOwners({ sql: this.#sql, notices: this.#notices }, mail)
      }
      const stored = this.#sql.first<{ hash: string }>(
        'SELECT hash FROM access_key WHERE id = ?1',
        id,
      )
      return stored?.hash === hash ? 'added' : 'known'
    })
  }

  /** For good. Whether there is such a key. */
  revoke(id: string, acting: Acting): boolean {
    return this.#change(id, acting, 'key revoked', {
      statement: 'UPDATE access_key SET revoked_at = ?2 WHERE id = ?1 AND revoked_at IS NULL',
      value: acting.now,
    })
  }

  /** Ends its waiting. Whether there is such a key, not revoked. */
  turnOn(id: string, acting: Acting): boolean {
    return this.#change(id, acting, 'key turned on', {
      statement: 'UPDATE access_key SET held_at = ?2 WHERE id = ?1 AND held_at IS NOT NULL',
      value: null,
      of: 'revoked_at IS NULL',
    })
  }

  /** Within a denial: keys that somebody made are revoked, and those that they turned on wait again. */
  takeBack({ id, since }: Maker, acting: Acting): TakenBack[] {
    const taken = (['key added', 'key turned on'] as const).flatMap(act => {
      const [state, done] =
        act === 'key added'
          ? (['revoked_at', 'key revoked'] as const)
          : (['held_at', 'keys held'] as const)
      return this.#sql
        .all<{ id: string; name: string }>(
          `UPDATE access_key SET ${state} = ?4 WHERE ${state} IS NULL AND revoked_at IS NULL AND 'key ' || id IN
          (SELECT subject FROM audit WHERE actor = ?1 AND act = ?2 AND at >= ?3) RETURNING id, name`,
          `person ${id}`,
          act,
          since,
          acting.now,
        )
        .map(key => ({ ...key, done }))
    })
    for (const key of taken) this.#audit.add({ ...acting, act: key.done, subject: `key ${key.id}` })
    return taken.map(({ name }) => ({ kind: 'key', name }))
  }

  /** All wait to be turned on again, since one that was revoked may be back (KEY-9). How many do. */
  holdAll(acting: Acting): number {
    return this.#sql.transaction(() => {
      const held = this.#sql.run(
        'UPDATE access_key SET held_at = ?1 WHERE held_at IS NULL AND revoked_at IS NULL',
        acting.now,
      )
      if (held > 0)
        this.#audit.add({ ...acting, act: 'keys held', subject: 'keys', after: { held } })
      return held
    })
  }

  /** Keys that end within `within` and were used in the last `used` of time: somebody should replace them. */
  endingInUse(now: Millis, within: Millis, used: Millis): AccessKey[] {
    return this.#sql
      .all<KeyRow>(
        `SELECT ${KEY_COLUMNS} FROM access_key WHERE revoked_at IS NULL AND held_at IS NULL
        AND ends_at > ?1 AND ends_at <= ?2 AND last_used_at > ?3 ORDER BY ends_at, id`,
        now,
        now + within,
        now - used,
      )
      .map(toKey)
  }

  /** A key that is presented, noting its use; null: there is none. */
  present(name: KeyName, from: string, now: Millis): PresentedKey | null {
    const [column, value] =
      'hash' in name ? (['hash', name.hash] as const) : (['id', name.id] as const)
    const row = this.#sql.first<KeyRow>(
      `SELECT ${KEY_COLUMNS} FROM access_key WHERE ${column} = ?1`,
      value,
    )
    if (!row) return null
    const state = stateOf(row, now)
    if (now - (row.last_used_at ?? -Infinity) >= USE_WRITTEN_EVERY)
      this.#sql.run(
        'UPDATE access_key SET last_used_at = ?2, last_used_from = ?3 WHERE id = ?1',
        row.id,
        now,
        from,
      )
    return { id: row.id, scopes: toKey(row).scopes, state }
  }

  #change(
    id: string,
    acting: Acting,
    act: AuditAct,
    { statement, value, of = 'true' }: { statement: string; value: Millis | null; of?: string },
  ): boolean {
    return this.#sql.transaction(() => {
      if (!isByOwner(this.#sql, acting)) return false
      if (this.#sql.run(statement, id, value) > 0)
        this.#audit.add({ ...acting, act, subject: `key ${id}` })
      return (
        this.#sql.first(`SELECT 1 AS found FROM access_key WHERE id = ?1 AND ${of}`, id) !== null
      )
    })
  }
}
