import type { Millis } from '../../shared/time/units.ts'
import type { Sql } from './sql.ts'

/** One more of something that is limited within a window of time. */
export type LimitCount = {
  /** What is counted, for whom, and in which window. */
  bucket: string
  max: number
  /** When the window ends. */
  until: Millis
}

/** Thrown inside a transaction, so that nothing of it stays. */
export class LimitReached extends Error {
  override name = 'LimitReached'
}

/** Exact counts. */
export class Limits {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Counts within the transaction of what is limited. Throws LimitReached over the limit. */
  count({ bucket, max, until }: LimitCount): void {
    const counted = this.#sql.first<{ count: number }>(
      `INSERT INTO counter (bucket, count, until) VALUES (?1, 1, ?2)
      ON CONFLICT (bucket) DO UPDATE SET count = count + 1 RETURNING count`,
      bucket,
      until,
    )
    if ((counted?.count ?? 0) > max) throw new LimitReached(bucket)
  }

  /** PRIV-9 */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice('DELETE FROM counter WHERE until < ?1', now)
  }

  /** Adds to what is left of a bucket that `take` takes from. */
  grant({ bucket, max, until }: LimitCount): void {
    this.#sql.run(
      `INSERT INTO counter (bucket, count, until) VALUES (?1, ?2, ?3)
      ON CONFLICT (bucket) DO UPDATE SET count = count + ?2`,
      bucket,
      max,
      until,
    )
  }

  /** Takes one of what was granted, within the transaction of what it is for; whether one was left. */
  take(bucket: string): boolean {
    return (
      this.#sql.run(
        'UPDATE counter SET count = count - 1 WHERE bucket = ?1 AND count > 0',
        bucket,
      ) > 0
    )
  }

  /** As if it had never been counted. */
  forget(bucket: string): void {
    this.#sql.run('DELETE FROM counter WHERE bucket = ?1', bucket)
  }

  /** Counts for what writes nothing else; whether it is within the limit. What is over it is not counted. */
  tryCount(limit: LimitCount): boolean {
    try {
      this.#sql.transaction(() => this.count(limit))
      return true
    } catch (error) {
      if (error instanceof LimitReached) return false
      throw error
    }
  }
}
