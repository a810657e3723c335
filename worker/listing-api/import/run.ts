import { batch, rows, sql } from '../db/sql.ts'
import { applyLines, archiveAbsent, countChanges } from './apply.ts'
import type { Rejection } from './feed-line.ts'
import { rejectOrphans, stage } from './stage.ts'

const DAY_SECONDS = 86_400
const MAX_LISTED_RUNS = 50
/** Refused lines that are kept of a run; its answer tells them all. D1 takes values of 2 MB. */
const MAX_STORED_REJECTIONS = 500
/** A feed that would remove more than this share is more often broken than true. */
const QUARANTINE_SHARE = 0.2

export interface ImportReport {
  created: number
  updated: number
  unchanged: number
  archived: number
  rejected: Rejection[]
  /** Nothing was applied, since too much would go; `archived` says how many. */
  quarantined: boolean
}

/** Makes the site's estates those of the feed: what is new or changed is written, what is absent archived (IMPORT-2). */
export async function importFeed(
  db: D1Database,
  siteId: number,
  body: ReadableStream<Uint8Array>,
  now: number,
  mayRemove: boolean,
): Promise<ImportReport> {
  const runId = crypto.randomUUID()
  await batch(db, [
    sql`DELETE FROM import_line WHERE run_id IN (SELECT id FROM import_run WHERE started_at < ${now - DAY_SECONDS})`,
    sql`INSERT INTO import_run (id, site_id, started_at) VALUES (${runId}, ${siteId}, ${now})`,
  ])
  const report = await runImport(db, siteId, runId, body, now, mayRemove)
  const kept = { ...report, rejected: report.rejected.slice(0, MAX_STORED_REJECTIONS) }
  await batch(db, [
    sql`UPDATE import_run SET finished_at = unixepoch(), report = ${JSON.stringify(kept)} WHERE id = ${runId}`,
    sql`DELETE FROM import_line WHERE run_id = ${runId}`,
  ])
  return report
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
    report: row.report === null ? null : (JSON.parse(row.report) as ImportReport),
  }))
}
