import { dueAt } from '../../shared/subscription/frequency.ts'
import type { Millis } from '../../shared/time/units.ts'

/** Changes matched against all subscriptions in one query. */
const BATCH_SIZE = 20

/** The list column contains a value; an unknown value is in no list. */
const inList = (list: string, value: string): string =>
  `(s.${list} IS NULL OR instr(s.${list}, ',' || c.${value} || ','))`

const HAVERSINE = `2 * 6371 * asin(min(1, sqrt(
  pow(sin(radians(c.lat - s.lat) / 2), 2) + cos(radians(s.lat)) * cos(radians(c.lat)) * pow(sin(radians(c.lon - s.lon) / 2), 2))))`

/** Inside an area: an odd number of its sides lies to the east (ray casting). */
const IN_AREA = `(SELECT count(*) FROM json_each(s.area) side
  WHERE (side.value ->> 0 > c.lat) <> (side.value ->> 2 > c.lat)
    AND c.lon < (side.value ->> 3 - side.value ->> 1) * (c.lat - side.value ->> 0) / (side.value ->> 2 - side.value ->> 0) + side.value ->> 1) % 2 = 1`

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
].join('\n  AND ')

/**
 * Matches a site's new changes against its subscriptions and gives the number of matches. One query for twenty changes,
 * however many subscriptions, in one transaction with marking them as matched: each match is stored once, even when this
 * breaks off.
 */
export async function matchChanges(db: D1Database, site: number, now: Millis): Promise<number> {
  for (let matched = 0; ;) {
    const { results } = await db
      .prepare(
        'SELECT id FROM estate_change WHERE site_id = ?1 AND matched_at IS NULL ORDER BY at LIMIT ?2',
      )
      .bind(site, BATCH_SIZE)
      .all<{ id: string }>()
    if (results.length === 0) return matched
    const ids = JSON.stringify(results.map(({ id }) => id))
    const [found] = await db.batch([
      db
        .prepare(`INSERT OR IGNORE INTO hit (subscription_id, change_id, due_at)
        SELECT s.id, c.id, CASE s.frequency WHEN 'instant' THEN ?3 WHEN 'daily' THEN ?4 ELSE ?5 END
        FROM subscription s CROSS JOIN estate_change c
        WHERE s.site_id = ?1 AND c.id IN (SELECT value FROM json_each(?2)) AND c.matched_at IS NULL AND ${MATCH_CONDITIONS}`)
        .bind(site, ids, dueAt('instant', now), dueAt('daily', now), dueAt('weekly', now)),
      db
        .prepare(
          'UPDATE estate_change SET matched_at = ?2 WHERE id IN (SELECT value FROM json_each(?1))',
        )
        .bind(ids, now),
    ])
    matched += found?.meta.changes ?? 0
  }
}
