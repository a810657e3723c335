import { batch, rows, sql } from '../sql.ts'
import { applyLines, archiveAbsent, countChanges } from './apply.ts'
import type { Rejection } from './line.ts'
import { refuseOrphans, stage } from './stage.ts'

const DAY = 86_400
const SHOWN_RUNS = 50
/** Refused lines that are kept of a run; its answer tells them all. D1 takes values of 2 MB. */
const KEPT_REJECTIONS = 500
/** A feed that would remove more than this share is more often broken than true. */
const QUARANTINE = 0.2

export interface ImportReport {
  created: number
  updated: number
  unchanged: number
  archived: number
  rejected: Rejection[]
  /** Nothing was applied, since too much would go; `archived` says how many. */
  quarantined: boolean
}

/** Makes the site's estates those of the feed: what is new or changed is written, what is absent archived (issue 8, import). */
export async function importFeed(
  db: D1Database,
  siteId: number,
  body: ReadableStream<Uint8Array>,
  now: number,
  mayRemove: boolean,
): Promise<ImportReport> {
  const runId = crypto.randomUUID()
  await batch(db, [
    sql`DELETE FROM import_line WHERE run_id IN (SELECT id FROM import_run WHERE started_at < ${now - DAY})`,
    sql`INSERT INTO import_run (id, site_id, started_at) VALUES (${runId}, ${siteId}, ${now})`,
  ])
  const report = await run(db, siteId, runId, body, now, mayRemove)
  const kept = { ...report, rejected: report.rejected.slice(0, KEPT_REJECTIONS) }
  await batch(db, [
    sql`UPDATE import_run SET finished_at = unixepoch(), report = ${JSON.stringify(kept)} WHERE id = ${runId}`,
    sql`DELETE FROM import_line WHERE run_id = ${runId}`,
  ])
  return report
}

async function run(
  db: D1Database,
  siteId: number,
  runId: string,
  body: ReadableStream<Uint8Array>,
  now: number,
  mayRemove: boolean,
): Promise<ImportReport> {
  const { rejected, unnamed } = await stage(db, runId, body)
  rejected.push(...(await refuseOrphans(db, siteId, runId)))
  rejected.sort((a, b) => a.line - b.line)
  const { created, updated, unchanged, absent, active } = await countChanges(db, siteId, runId)
  const archived = unnamed ? 0 : absent
  const quarantined = !mayRemove && archived > active * QUARANTINE
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
    WHERE site_id = ${siteId} ORDER BY started_at DESC LIMIT ${SHOWN_RUNS}`,
  )
  return found.map(row => ({
    ...row,
    report: row.report === null ? null : (JSON.parse(row.report) as ImportReport),
  }))
}
