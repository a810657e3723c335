import type { Millis } from '../../shared/time/units.ts'
import type { Sql } from './sql.ts'

/** What a link in a mail grants. */
export type TokenPurpose = 'confirm' | 'edit' | 'unsubscribe' | 'suppress'

export type StoredToken = {
  /** The token itself is in the mail only. */
  hash: string
  purpose: TokenPurpose
  /** What it opens. */
  subject: string
  /** null: as long as its subject exists. */
  expiresAt: Millis | null
}

export type TokenGrant = { purpose: TokenPurpose; subject: string }

/** Capabilities sent by mail. */
export class Tokens {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  insert({ hash, purpose, subject, expiresAt }: StoredToken): void {
    this.#sql.run(
      'INSERT OR IGNORE INTO token (hash, purpose, subject, expires_at) VALUES (?1, ?2, ?3, ?4)',
      hash,
      purpose,
      subject,
      expiresAt,
    )
  }

  /** PRIV-9 */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice('DELETE FROM token WHERE expires_at < ?1', now)
  }

  /** null: unknown and expired look the same. */
  find(hash: string, now: Millis): TokenGrant | null {
    return this.#sql.first<TokenGrant>(
      'SELECT purpose, subject FROM token WHERE hash = ?1 AND (expires_at IS NULL OR expires_at > ?2)',
      hash,
      now,
    )
  }
}
