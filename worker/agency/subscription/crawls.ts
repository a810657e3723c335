import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import { DAY, MINUTE, type Millis } from '../../../shared/time/units.ts'
import { jsonSlices } from '../json-slices.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import type { CrawledPage, CrawlState, SnapshotRow } from './crawled-page.ts'

/** Pages read longer ago than this say nothing about the list as it is now. */
const ABANDONED_AFTER = 15 * MINUTE

/** The agency's estates as they were last seen, and what changed since. */
export class Crawls {
  readonly #sql: Sql
  readonly #tasks: Tasks

  constructor(sql: Sql, tasks: Tasks) {
    this.#sql = sql
    this.#tasks = tasks
  }

  /** Where the reading goes on; null: nobody is to be told, and the next reading will be a first one (SUBS-20). */
  open(now: Millis): CrawlState | null {
    const isAwaited = this.#sql.first(
      'SELECT 1 AS found FROM subscription WHERE confirmed_at IS NOT NULL LIMIT 1',
    )
    if (!isAwaited) {
      this.#sql.run('DELETE FROM crawl')
      return null
    }
    const row = this.#sql.first<{
      started_at: Millis | null
      position: number
      looked_at: Millis | null
    }>('SELECT started_at, position, looked_at FROM crawl')
    const isRunning = typeof row?.started_at === 'number' && row.started_at > now - ABANDONED_AFTER
    return { position: isRunning ? row.position : 0, lookedAt: row?.looked_at ?? null }
  }

  snapshots(ids: string[]): SnapshotRow[] {
    return this.#sql.all<SnapshotRow>(
      `SELECT estate_id AS id, version, transaction_id AS transactionId, price, is_sold AS isSold, missing AS isUnlisted
      FROM estate_snapshot WHERE estate_id IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(ids),
    )
  }

  /** A page that was read: all of it or nothing. Whether, with the last one, the whole list was seen. */
  record(page: CrawledPage): boolean {
    return this.#sql.transaction(() => {
      this.#insertPage(page)
      this.#insertSnapshots(page)
      this.#insertChanges(page)
      return page.isLast && this.#finish()
    })
  }

  #insertPage({ position, next, total, ids, now }: CrawledPage): void {
    if (position === 0) {
      this.#sql.run('DELETE FROM crawl_page')
      this.#sql.run(
        'INSERT INTO crawl (id, started_at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET started_at = ?1',
        now,
      )
    }
    this.#sql.run(
      'INSERT OR REPLACE INTO crawl_page (position, total, estate_ids) VALUES (?1, ?2, ?3)',
      position,
      total,
      JSON.stringify(ids),
    )
    this.#sql.run('UPDATE crawl SET position = ?1', next)
  }

  #insertSnapshots({ snapshots }: CrawledPage): void {
    for (const rows of jsonSlices(snapshots))
      this.#sql.run(
        `INSERT INTO estate_snapshot (estate_id, version, transaction_id, price, is_sold)
        SELECT value ->> 'id', value ->> 'version', value ->> 'transactionId', value ->> 'price', value ->> 'isSold'
        FROM json_each(?1) WHERE true
        ON CONFLICT (estate_id) DO UPDATE SET version = excluded.version, transaction_id = excluded.transaction_id,
          price = excluded.price, is_sold = excluded.is_sold, missing = 0`,
        rows,
      )
  }

  #insertChanges({ changes, now }: CrawledPage): void {
    for (const rows of jsonSlices(changes))
      this.#sql.run(
        `INSERT OR IGNORE INTO estate_change (id, estate_id, reason, at, card, price_before,
          country, city, head_type, transaction_id, sub_type, bedrooms, price, lat, lon, facts)
        SELECT (value ->> 'estate') || '/' || (value ->> 'version') || '/' || (value ->> 'reason'), value ->> 'estate',
          value ->> 'reason', ?2, value ->> 'card', value ->> 'priceBefore', value ->> 'country', value ->> 'city',
          value ->> 'headType', value ->> 'transaction', value ->> 'subType', value ->> 'bedrooms', value ->> 'price',
          value ->> 'lat', value ->> 'lon', value ->> 'facts' FROM json_each(?1)`,
        rows,
        now,
      )
    if (changes.length > 0) this.#tasks.add('match', 'site', now)
  }

  /** Estates that left the list keep their snapshot, so that they can come back; only the whole list tells (SUBS-21). */
  #finish(): boolean {
    const seen = 'SELECT seen.value FROM crawl_page, json_each(crawl_page.estate_ids) AS seen'
    const { isWhole } = this.#sql.first<{ isWhole: number }>(
      `SELECT min(total) = max(total) AND max(total) = (SELECT count(DISTINCT value) FROM (${seen})) AS isWhole FROM crawl_page`,
    ) ?? { isWhole: 0 }
    if (isWhole)
      this.#sql.run(
        `UPDATE estate_snapshot SET missing = 1 WHERE missing = 0 AND estate_id NOT IN (${seen})`,
      )
    this.#sql.run('UPDATE crawl SET looked_at = started_at, started_at = NULL, position = 0')
    this.#sql.run('DELETE FROM crawl_page')
    return isWhole === 1
  }

  /** A slice of old changes (PRIV-9), and of what was seen for nobody; whether more is left. */
  deleteExpired(now: Millis): boolean {
    return this.#sql.transaction(() => {
      const hasMoreChanges = this.#sql.runSlice(
        'DELETE FROM estate_change WHERE at < ?1',
        now - RETENTION_DAYS.changes * DAY,
      )
      if (this.#sql.first('SELECT 1 AS found FROM subscription LIMIT 1')) return hasMoreChanges
      this.#sql.run('DELETE FROM crawl')
      this.#sql.run('DELETE FROM crawl_page')
      return this.#sql.runSlice('DELETE FROM estate_snapshot WHERE true') || hasMoreChanges
    })
  }
}
