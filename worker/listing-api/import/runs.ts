import { wholeSeconds, type Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { ApiError } from '../http/errors.ts'
import type { ImportReport } from './report.ts'

/** A run of which nothing was heard for so long has lost its Worker, which says every few seconds that it goes on. */
export const LOST_AFTER: Seconds = 30
const MAX_LISTED_RUNS = 50

interface OpenRun {
  id: string
  startedAt: Seconds
  heardAt: Seconds
  /** Its feed was read to its end, and what is to be done stands here. */
  sealed: number
}

/** The run that is under way. There is at most one. */
export const findOpenRun = (db: Database): OpenRun | null =>
  db.first<OpenRun>(
    sql`SELECT id, started_at AS startedAt, heard_at AS heardAt, outcome IS NOT NULL AS sealed FROM import_run WHERE finished_at IS NULL`,
  )

/** Whether nothing was heard of a run for so long that its Worker is gone. */
export const isLost = ({ heardAt }: OpenRun, now: Seconds): boolean => heardAt <= now - LOST_AFTER

/** Opens a run. Throws an ApiError of 409 while another is under way (IMPORT-22). */
export function beginImport(db: Database, run: string, now: Seconds, source: string): void {
  const open = findOpenRun(db)
  if (open && open.id !== run) {
    if (open.sealed || !isLost(open, now))
      throw new ApiError('conflict', 'Another import of this site is under way')
    finishImport(db, open.id, null)
  }
  db.change(
    sql`INSERT OR IGNORE INTO import_run (id, started_at, heard_at, source) VALUES (${run}, ${now}, ${now}, ${source})`,
  )
  dropOldRuns(db)
}

export const dropOldRuns = (db: Database): number =>
  db.change(
    sql`DELETE FROM import_run WHERE id NOT IN (SELECT id FROM import_run ORDER BY started_at DESC LIMIT ${MAX_LISTED_RUNS})`,
  )

/**
 * Says that a run goes on, and how many lines it has read; every slice does so first, so that one that was taken for lost
 * writes nothing more.
 */
export function continueRun(db: Database, run: string, readLines = 0): void {
  const now = wholeSeconds(Date.now())
  const changed = db.change(
    sql`UPDATE import_run SET heard_at = MAX(heard_at, ${now}), read_lines = MAX(read_lines, ${readLines}) WHERE id = ${run} AND finished_at IS NULL`,
  )
  if (changed === 0) throw new ApiError('conflict', 'This import was broken off')
}

/**
 * Keeps what will be reported once all that is staged is applied. From then on the object can finish the run without the
 * Worker that began it.
 */
export function sealImport(db: Database, run: string, outcome: ImportReport): void {
  continueRun(db, run)
  db.change(
    sql`UPDATE import_run SET outcome = ${JSON.stringify(outcome)}, staged = ${countStaged(db)} WHERE id = ${run}`,
  )
}

/** Closes a run with what it was sealed with. */
export const finishSealed = (db: Database, run: string): number =>
  db.change(
    sql`UPDATE import_run SET finished_at = ${wholeSeconds(Date.now())}, report = outcome WHERE id = ${run} AND finished_at IS NULL`,
  )

/** Whether a run was applied to its end. */
export const isApplied = (db: Database, run: string): boolean =>
  db.first(
    sql`SELECT 1 FROM import_run WHERE id = ${run} AND finished_at IS NOT NULL AND report IS NOT NULL`,
  ) !== null

/** Closes a run; without a report it was broken off, unless it is sealed: then the object goes on with it. */
export const finishImport = (db: Database, run: string, report: ImportReport | null): number =>
  db.change(
    sql`UPDATE import_run SET finished_at = ${wholeSeconds(Date.now())}, report = ${report && JSON.stringify(report)}
    WHERE id = ${run} AND finished_at IS NULL AND (outcome IS NULL OR ${report ? 1 : 0})`,
  )

/** Closes a sealed run that cannot be applied. */
export const giveUpImport = (db: Database, run: string): number =>
  db.change(
    sql`UPDATE import_run SET finished_at = ${wholeSeconds(Date.now())} WHERE id = ${run} AND finished_at IS NULL`,
  )

/** What is to be written and archived still. */
const countStaged = (db: Database): number =>
  db.first<{ n: number }>(
    sql`SELECT (SELECT COUNT(*) FROM import_line) + (SELECT COUNT(*) FROM import_removal) AS n`,
  )?.n ?? 0

/** How far a run is that is under way: lines read of a feed, then what of it is written. */
export type Progress =
  | { stage: 'reading'; lines: number }
  | { stage: 'writing'; done: number; of: number }

interface RunRow {
  id: string
  source: string
  startedAt: Seconds
  finishedAt: Seconds | null
  report: string | null
  readLines: number
  staged: number | null
}

/** The latest runs, newest first; of those of one second the one under way. */
export const listImports = (db: Database) =>
  db
    .rows<RunRow>(
      sql`
    SELECT id, source, started_at AS startedAt, finished_at AS finishedAt, report, read_lines AS readLines, staged FROM import_run
    ORDER BY started_at DESC, finished_at IS NULL DESC, finished_at DESC LIMIT ${MAX_LISTED_RUNS}`,
    )
    .map(({ readLines, staged, ...row }) => ({
      ...row,
      report: parseReport(row.report),
      progress: row.finishedAt === null ? progressOf(db, readLines, staged) : null,
    }))

const progressOf = (db: Database, lines: number, of: number | null): Progress =>
  of === null
    ? { stage: 'reading', lines }
    : { stage: 'writing', done: Math.max(0, of - countStaged(db)), of }

const parseReport = (text: string | null): ImportReport | null =>
  text === null ? null : JSON.parse(text)
