import { wholeSeconds, type Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { ApiError } from '../http/errors.ts'
import { releaseHeld } from './held-estates.ts'
import type { ImportReport } from './report.ts'

/** A run of which nothing was heard for so long was broken off: it blocks no other. */
const STALE_RUN_SECONDS = 15 * 60
const MAX_LISTED_RUNS = 50

/** Opens a run. Throws an ApiError of 409 while another is under way (IMPORT-22). */
export function beginImport(db: Database, run: string, now: Seconds): void {
  db.change(
    sql`UPDATE import_run SET finished_at = ${now} WHERE finished_at IS NULL AND heard_at <= ${now - STALE_RUN_SECONDS}`,
  )
  const open = db.first<{ id: string }>(sql`SELECT id FROM import_run WHERE finished_at IS NULL`)
  if (open && open.id !== run) throw new ApiError(409, 'Another import of this site is under way')
  db.change(
    sql`INSERT OR IGNORE INTO import_run (id, started_at, heard_at) VALUES (${run}, ${now}, ${now})`,
  )
  releaseHeld(db, now)
  db.change(
    sql`DELETE FROM import_run WHERE id NOT IN (SELECT id FROM import_run ORDER BY started_at DESC LIMIT ${MAX_LISTED_RUNS})`,
  )
}

/** Every slice of a run says so first, so that one that was taken for dead writes nothing more. */
export function continueRun(db: Database, run: string): void {
  const now = wholeSeconds(Date.now())
  const changed = db.change(
    sql`UPDATE import_run SET heard_at = MAX(heard_at, ${now}) WHERE id = ${run} AND finished_at IS NULL`,
  )
  if (changed === 0) throw new ApiError(409, 'This import was broken off')
}

/** Closes a run; without a report it was broken off. */
export const finishImport = (db: Database, run: string, report: ImportReport | null): number =>
  db.change(
    sql`UPDATE import_run SET finished_at = ${wholeSeconds(Date.now())}, report = ${report && JSON.stringify(report)} WHERE id = ${run}`,
  )

/** The latest runs, newest first. */
export const listImports = (db: Database) =>
  db
    .rows<{ id: string; startedAt: Seconds; finishedAt: Seconds | null; report: string | null }>(
      sql`
    SELECT id, started_at AS startedAt, finished_at AS finishedAt, report FROM import_run
    ORDER BY started_at DESC LIMIT ${MAX_LISTED_RUNS}`,
    )
    .map(row => ({ ...row, report: parseReport(row.report) }))

const parseReport = (text: string | null): ImportReport | null =>
  text === null ? null : JSON.parse(text)
