import { firstDay } from '../../../shared/figures/buckets.ts'
import { FIGURE_DAYS, type Counts } from '../../../shared/figures/figure.ts'
import { addDays, daysBetween } from '../../../shared/time/day.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import { DAY, type Day, type Millis } from '../../../shared/time/units.ts'
import { jsonSlices } from '../json-slices.ts'
import type { Sql } from '../sql.ts'

/** An isolate tries again for a minute. */
const BATCH_LIFE = DAY
const MAX_SUBJECTS = 5000

export interface CountedBatch {
  id: string
  day: Day
  rows: ({ subject: string } & Counts)[]
}

export type DayCounts = { day: Day } & Counts
export type SubjectCounts = { subject: string } & Counts

/** A range of days, both in it, of one subject or of all. */
export interface Range {
  from: Day
  to: Day
  subject?: string
}

const SUMS = 'sum(views) AS views, sum(saves) AS saves, sum(brochures) AS brochures'

/** How often pages were looked at, homes kept and printed, by day. */
export class Figures {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** One that came before counts no second time: the caller may not have had the answer. Whether it is new. */
  add({ id, day, rows }: CountedBatch, now: Millis): boolean {
    return this.#sql.transaction(() => {
      const isNew =
        this.#sql.run('INSERT OR IGNORE INTO figure_batch (id, at) VALUES (?1, ?2)', id, now) > 0
      if (isNew)
        for (const slice of jsonSlices(rows))
          this.#sql.run(
            `INSERT INTO figure (day, subject, views, saves, brochures)
            SELECT ?1, value ->> 'subject', value ->> 'views', value ->> 'saves', value ->> 'brochures'
            FROM json_each(?2) WHERE true
            ON CONFLICT (day, subject) DO UPDATE SET views = views + excluded.views,
              saves = saves + excluded.saves, brochures = brochures + excluded.brochures`,
            day,
            slice,
          )
      return isNew
    })
  }

  /** Day by day; a day without anything has no row. Each day is looked up by itself, so that one subject reads no others. */
  days({ from, to, subject }: Range): DayCounts[] {
    const days = JSON.stringify(daysBetween(from, addDays(to, 1)))
    return this.#sql.all<DayCounts>(
      `SELECT day, ${SUMS} FROM json_each(?1) AS asked JOIN figure ON day = asked.value
      ${subject === undefined ? '' : 'AND subject = ?2'} GROUP BY day ORDER BY day`,
      days,
      ...(subject === undefined ? [] : [subject]),
    )
  }

  /** What was looked at most, the most first. */
  subjects({ from, to }: Range): SubjectCounts[] {
    return this.#sql.all<SubjectCounts>(
      `SELECT subject, ${SUMS} FROM figure WHERE day BETWEEN ?1 AND ?2
      GROUP BY subject ORDER BY views DESC, subject LIMIT ${MAX_SUBJECTS}`,
      from,
      to,
    )
  }

  /** PRIV-9 */
  deleteExpired(now: Millis): boolean {
    const oldest = firstDay(toDay(now), FIGURE_DAYS)
    const isMore = this.#sql.runSlice('DELETE FROM figure WHERE day < ?1', oldest)
    const isMoreToo = this.#sql.runSlice('DELETE FROM figure_batch WHERE at < ?1', now - BATCH_LIFE)
    return isMore || isMoreToo
  }
}
