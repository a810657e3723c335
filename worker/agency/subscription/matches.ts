import { dueAt } from '../../../shared/subscription/frequency.ts'
import type { Millis } from '../../../shared/time/units.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'

/** Changes matched against all subscriptions in one statement. */
const SLICE = 20

/** The list column contains a value; an unknown value is in no list. */
const inList = (list: string, value: string): string =>
  `(s.${list} IS NULL OR instr(s.${list}, ',' || c.${value} || ','))`

const HAVERSINE = `2 * 6371 * asin(min(1, sqrt(
  pow(sin(radians(c.lat - s.lat) / 2), 2) + cos(radians(s.lat)) * cos(radians(c.lat)) * pow(sin(radians(c.lon - s.lon) / 2), 2))))`

/** Inside an area: an odd number of its sides lies to the east (ray casting). */
const IN_AREA = `(SELECT count(*) FROM json_each(s.area) side
  WHERE (side.value ->> 0 > c.lat) <> (side.value ->> 2 > c.lat)
    AND c.lon < (side.value ->> 3 - side.value ->> 1) * (c.lat - side.value ->> 0) / (side.value ->> 2 - side.value ->> 0) + side.value ->> 1) % 2 = 1`

/** What more may be asked: of the card, which only such a search has read. */
const IN_MORE = `
  (s.more ->> 'area' IS NULL OR c.card ->> '$.dimensions.areaBuild' >= s.more ->> 'area')
  AND (s.more ->> 'plot' IS NULL OR c.card ->> '$.dimensions.areaGround' >= s.more ->> 'plot')
  AND (s.more ->> 'energy' IS NULL OR instr(s.more ->> 'energy', ',' || (c.card ->> '$.energy.energyLabel') || ','))
  AND NOT EXISTS (SELECT 1 FROM json_each(s.more, '$.with') trait
    WHERE coalesce(instr(c.card -> '$.traits', '"' || trait.value || '"'), 0) = 0)`

/** The search conditions in SQL over criteria columns (shared/subscription/criteria.ts): a subscription matches what its search finds. */
const MATCH_CONDITIONS = [
  's.confirmed_at <= c.at',
  's.paused_until <= c.at',
  's.reasons & c.reason',
  inList('countries', 'country'),
  inList('cities', 'city'),
  inList('head_types', 'head_type'),
  inList('transactions', 'transaction_id'),
  inList('sub_types', 'sub_type'),
  `(s.bedrooms IS NULL OR instr(s.bedrooms, ',' || c.bedrooms || ',') OR (instr(s.bedrooms, ',6,') AND c.bedrooms >= 6))`,
  '(s.bedrooms_min IS NULL OR c.bedrooms >= s.bedrooms_min)',
  '(s.price_min IS NULL OR c.price >= s.price_min)',
  '(s.price_max IS NULL OR c.price <= s.price_max)',
  `(s.km IS NULL OR ${HAVERSINE} <= s.km)`,
  `(s.area IS NULL OR ${IN_AREA})`,
  `(s.more IS NULL OR (${IN_MORE}))`,
].join('\n  AND ')

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
        WHERE c.id IN (SELECT value FROM json_each(?1)) AND ${MATCH_CONDITIONS}`,
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
