import type { Millis } from '../../shared/time/units.ts'
import type { Sql } from './sql.ts'

/** Addresses, as keyed hashes, that want no mail from a friend. */
export class Suppression {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  has(addressHash: string): boolean {
    return (
      this.#sql.first('SELECT 1 AS found FROM suppression WHERE address_hash = ?1', addressHash) !==
      null
    )
  }

  /** Bears being called twice. */
  add(addressHash: string, now: Millis): void {
    this.#sql.run(
      'INSERT OR IGNORE INTO suppression (address_hash, created_at) VALUES (?1, ?2)',
      addressHash,
      now,
    )
  }
}
