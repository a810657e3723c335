import type { Sql } from '../sql.ts'

const SLICE = 100

/** Which lists visitors share at this agency, by hashes that open none: so that they go with the agency. */
export class SharedLists {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  add(hash: string): void {
    this.#sql.run(
      `INSERT OR IGNORE INTO token (hash, purpose, subject, expires_at) VALUES (?1, 'shared-list', 'shared-list', NULL)`,
      hash,
    )
  }

  forget(hash: string): void {
    this.#sql.run(`DELETE FROM token WHERE hash = ?1 AND subject = 'shared-list'`, hash)
  }

  /** Some of them; none when there are no more. */
  some(): string[] {
    return this.#sql
      .all<{ hash: string }>(
        `SELECT hash FROM token WHERE subject = 'shared-list' ORDER BY hash LIMIT ?1`,
        SLICE,
      )
      .map(({ hash }) => hash)
  }
}
