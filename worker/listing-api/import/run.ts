import { ApiError } from '../http/errors.ts'
import { batch, rows, sql } from '../db/sql.ts'
import { applyLines, archiveAbsent, countChanges } from './apply.ts'
import type { Rejection } from './feed-line.ts'
import { rejectOrphans, stage } from './stage.ts'

const DAY_SECONDS = 86_400
/** A run that began longer ago and has not ended was broken off: it blocks no other. */
const STALE_RUN_SECONDS = 15 * 60
const MAX_LISTED_RUNS = 50
/** Rejected lines that are stored with a run; the response has all of them. D1 takes values of 2 MB. */
const MAX_STORED_REJECTIONS = 500
/** A feed that would archive a larger share is more likely broken than right. */
const QUARANTINE_SHARE = 0.2

export interface ImportReport {
  created: number
  updated: number
  unchanged: number
  archived: number
  rejected: Rejection[]
  /** Nothing was applied, because too many estates would be archived: `archived` of them. */
  quarantined: boolean
}

/**
 * Replaces the site's estates by those of the feed: writes new and changed ones, archives absent ones (IMPORT-2). Throws an
 * ApiError of 409 while another run of the site is under way, since two would give their new estates the same numbers.
 */
export async function importFeed(
  db: D1Database,
  siteId: number,
  body: ReadableStream<Uint8Array>,
  now: number,
  mayRemove: boolean,
): Promise<ImportReport> {
  const runId = crypto.randomUUID()
  const [, begun] = await batch<[[], { id: string }[]]>(db, [
    sql`DELETE FROM import_line WHERE run_id IN (SELECT id FROM import_run WHERE started_at < ${now - DAY_SECONDS})`,
    sql`INSERT INTO import_run (id, site_id, started_at) SELECT ${runId}, ${siteId}, ${now}
    WHERE NOT EXISTS (SELECT 1 FROM import_run WHERE site_id = ${siteId} AND finished_at IS NULL AND started_at > ${now - STALE_RUN_SECONDS})
    RETURNING id`,
  ])
  if (begun.length === 0) throw new ApiError(409, 'Another import of this site is under way')
  try {
    const report = await runImport(db, siteId, runId, body, now, mayRemove)
    await finishRun(db, runId, report)
    return report
  } catch (error) {
    await finishRun(db, runId, null)
    throw error
  }
}

/** The report of a run that was broken off is null. */
const finishRun = (db: D1Database, runId: string, report: ImportReport | null) => {
  const stored = report && {
    ...report,
    rejected: report.rejected.slice(0, MAX_STORED_REJECTIONS),
  }
  return batch(db, [
    sql`UPDATE import_run SET finished_at = unixepoch(), report = ${stored && JSON.stringify(stored)} WHERE id = ${runId}`,
    sql`DELETE FROM import_line WHERE run_id = ${runId}`,
  ])
}

async function runImport(
  db: D1Database,
  siteId: number,
  runId: string,
  body: ReadableStream<Uint8Array>,
  now: number,
  mayRemove: boolean,
): Promise<ImportReport> {
  const { rejected, hasUnidentifiedLines: unnamed } = await stage(db, runId, body)
  rejected.push(...(await rejectOrphans(db, siteId, runId)))
  rejected.sort((a, b) => a.line - b.line)
  const { created, updated, unchanged, absent, active } = await countChanges(db, siteId, runId)
  const archived = unnamed ? 0 : absent
  const quarantined = !mayRemove && archived > active * QUARANTINE_SHARE
  if (!quarantined) {
    await applyLines(db, siteId, runId, now)
    if (archived > 0) await archiveAbsent(db, siteId, runId, now)
  }
  return { created, updated, unchanged, archived, rejected, quarantined }
}

export const listImports = async (db: D1Database, siteId: number) => {
  const found = await rows<{
    id: string
    startedAt: number
    finishedAt: number | null
    report: string | null
  }>(
    db,
    sql`
    SELECT id, started_at AS startedAt, finished_at AS finishedAt, report FROM import_run
    WHERE site_id = ${siteId} ORDER BY started_at DESC LIMIT ${MAX_LISTED_RUNS}`,
  )
  return found.map(row => ({
    ...row,
    report: parseReport(row.report),
  }))
}

const parseReport = (text: string | null): ImportReport | null =>
  text === null ? null : JSON.parse(text)
