import { dueAt } from '../../../shared/subscription/frequency.ts'
import type { Millis } from '../../../shared/time/units.ts'
import { and, raw, sql } from '../../store/sql.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import { prefilterConditions } from './prefilter.ts'
import { readOldSearches, searchConditions } from './saved-search.ts'

/** Changes matched against all subscriptions in one statement. */
const SLICE = 20

/** When a subscription matches a change: recipient first, then the prefilter columns, then the stored search. */
const conditions = (): string =>
  and([
    raw('s.confirmed_at <= c.at'),
    raw('s.paused_until <= c.at'),
    raw('s.reasons & c.reason'),
    ...prefilterConditions(),
    sql`(s.more IS NULL OR ${and(searchConditions())})`,
  ]).sql

export type MatchedSlice = {
  /** New matches. */
  matched: number
  /** Whether changes are left that nobody has matched. */
  hasMore: boolean
}

/** Changes held against subscriptions. */
export class Matches {
  readonly #sql: Sql
  readonly #tasks: Tasks

  constructor(sql: Sql, tasks: Tasks) {
    this.#sql = sql
    this.#tasks = tasks
  }

  /**
   * Matches the oldest changes against all subscriptions, marks them, and makes the digests of whom it found due, in one
   * transaction: as many statements however many subscriptions (SUBS-24).
   */
  matchSlice(now: Millis): MatchedSlice {
    return this.#sql.transaction(() => {
      if (readOldSearches(this.#sql)) return { matched: 0, hasMore: true }
      const changes = this.#sql.all<{ id: string }>(
        'SELECT id FROM estate_change WHERE matched_at IS NULL ORDER BY at LIMIT ?1',
        SLICE,
      )
      if (changes.length === 0) return { matched: 0, hasMore: false }
      const ids = JSON.stringify(changes.map(({ id }) => id))
      const matched = this.#sql.run(
        `INSERT OR IGNORE INTO hit (subscription_id, change_id, due_at)
        SELECT s.id, c.id, CASE s.frequency WHEN 'instant' THEN ?2 WHEN 'daily' THEN ?3 ELSE ?4 END
        FROM subscription s CROSS JOIN estate_change c
        WHERE c.id IN (SELECT value FROM json_each(?1)) AND ${conditions()}`,
        ids,
        dueAt('instant', now),
        dueAt('daily', now),
        dueAt('weekly', now),
      )
      this.#sql.run(
        'UPDATE estate_change SET matched_at = ?2 WHERE id IN (SELECT value FROM json_each(?1))',
        ids,
        now,
      )
      const due = this.#sql.all<{ key: string; dueAt: Millis }>(
        `SELECT s.subscriber_id AS key, min(h.due_at) AS dueAt FROM hit h JOIN subscription s ON s.id = h.subscription_id
        WHERE h.change_id IN (SELECT value FROM json_each(?1)) GROUP BY s.subscriber_id`,
        ids,
      )
      this.#tasks.addAll('digest', due)
      return { matched, hasMore: changes.length === SLICE }
    })
  }
}
