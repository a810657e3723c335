import { toDay } from '../../../shared/time/time-zone.ts'
import { millis, type Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { emptyFeed } from './feed.ts'
import { reportOf, type ImportReport } from './report.ts'
import { dropOldRuns } from './runs.ts'

/** Among the names of feeds: homes that a program sent one by one. */
const CALLS = 'calls'

export type SingleChange = 'created' | 'updated' | 'unchanged' | 'archived'

/** Counts a home that a program sent or took off by itself, with the others of its day (IMPORT-97). */
export function countSingle(db: Database, change: SingleChange, now: Seconds): void {
  const id = `${CALLS} ${toDay(millis(now))}`
  const known = db.first<{ report: string }>(sql`SELECT report FROM import_run WHERE id = ${id}`)
  const report: ImportReport = known ? JSON.parse(known.report) : reportOf(emptyFeed(CALLS))
  report[change]++
  db.write(
    sql`INSERT INTO import_run (id, started_at, heard_at, finished_at, report, source)
    VALUES (${id}, ${now}, ${now}, ${now}, ${JSON.stringify(report)}, ${CALLS})
    ON CONFLICT (id) DO UPDATE SET heard_at = excluded.heard_at, finished_at = excluded.finished_at, report = excluded.report`,
  )
  if (!known) dropOldRuns(db)
}
