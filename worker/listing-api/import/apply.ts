import type { Estate } from '../../../shared/estate/estate.ts'
import type { EstateWrite } from '../db/estate-row.ts'
import { batch, first, raw, valuesOf, rows, sql, type Statement } from '../db/sql.ts'
import { writeEstates } from '../db/write-site.ts'

const BATCH_SIZE = 50

interface Counts {
  created: number
  updated: number
  unchanged: number
  /** Active here and absent from the feed. */
  absent: number
  active: number
}

/** What applying a staged feed would do. */
export async function countChanges(db: D1Database, siteId: number, runId: string): Promise<Counts> {
  const [[lines], [here]] = await batch<
    [[Pick<Counts, 'created' | 'updated' | 'unchanged'>], [Pick<Counts, 'absent' | 'active'>]]
  >(db, [
    sql`
      SELECT COUNT(*) FILTER (WHERE estate.id IS NULL) AS created,
        COUNT(*) FILTER (WHERE estate.id IS NOT NULL AND NOT (${isUnchanged})) AS updated,
        COUNT(*) FILTER (WHERE estate.id IS NOT NULL AND ${isUnchanged}) AS unchanged
      FROM import_line LEFT JOIN estate ON estate.site_id = ${siteId} AND estate.external_id = import_line.external_id
      WHERE run_id = ${runId} AND doc IS NOT NULL`,
    sql`
      SELECT COUNT(*) AS active, COUNT(*) FILTER (WHERE external_id NOT IN (SELECT external_id FROM import_line WHERE run_id = ${runId})) AS absent
      FROM estate WHERE site_id = ${siteId} AND archived_at IS NULL`,
  ])
  return { ...lines, ...here }
}

const isUnchanged: Statement = sql`estate.archived_at IS NULL AND estate.digest IS import_line.digest`

/** Writes new and changed estates: top-level ones first, then entities, whose projects must be known. */
export async function applyLines(
  db: D1Database,
  siteId: number,
  runId: string,
  now: number,
): Promise<void> {
  for (const level of [raw('parent_external_id IS NULL'), raw('parent_external_id IS NOT NULL')]) {
    let after = 0
    for (;;) {
      const lines = await rows<StagedLine>(
        db,
        sql`
        SELECT import_line.*, estate.id AS known_id
        FROM import_line LEFT JOIN estate ON estate.site_id = ${siteId} AND estate.external_id = import_line.external_id
        WHERE run_id = ${runId} AND doc IS NOT NULL AND ${level} AND line > ${after} AND (estate.id IS NULL OR NOT (${isUnchanged}))
        ORDER BY line LIMIT ${BATCH_SIZE}`,
      )
      const last = lines.at(-1)
      if (!last) break
      after = last.line
      await batch(db, writeEstates(siteId, await toWrites(db, siteId, lines, now)))
    }
  }
}

/** Archives what is absent from the feed. */
export const archiveAbsent = (db: D1Database, siteId: number, runId: string, now: number) =>
  batch(db, [
    sql`
  UPDATE estate SET archived_at = ${now}, updated_at = ${now} WHERE site_id = ${siteId} AND archived_at IS NULL
  AND external_id NOT IN (SELECT external_id FROM import_line WHERE run_id = ${runId})`,
  ])

interface StagedLine {
  line: number
  external_id: string
  parent_external_id: string | null
  digest: string
  doc: string
  known_id: number | null
}

/** A known estate keeps its id; a new one gets the id it asks for, if free, else the next. */
async function toWrites(
  db: D1Database,
  siteId: number,
  lines: StagedLine[],
  now: number,
): Promise<EstateWrite[]> {
  const estates = lines.map((line): Estate => JSON.parse(line.doc))
  const [taken, parents, highest] = await Promise.all([
    rows<{ id: number }>(
      db,
      sql`SELECT id FROM estate WHERE site_id = ${siteId} AND id IN ${valuesOf(estates.map(estate => estate.general.id ?? 0))}`,
    ),
    rows<{ name: string; id: string }>(
      db,
      sql`
      SELECT external_id AS name, public_id AS id FROM estate WHERE site_id = ${siteId}
      AND external_id IN ${valuesOf(lines.map(line => line.parent_external_id))}`,
    ),
    first<{ id: number }>(
      db,
      sql`SELECT COALESCE(MAX(id), 0) AS id FROM estate WHERE site_id = ${siteId}`,
    ),
  ])
  const used = new Set(taken.map(row => row.id))
  const publicIds = new Map(parents.map(row => [row.name, row.id]))
  let next = Math.max(highest?.id ?? 0, ...estates.map(estate => estate.general.id ?? 0))
  return lines.map((line, index) => {
    const estate = estates[index]!
    const requested = estate.general.id
    const id = line.known_id ?? (requested && !used.has(requested) ? requested : ++next)
    used.add(id)
    const parentId =
      line.parent_external_id === null ? null : (publicIds.get(line.parent_external_id) ?? null)
    const general = { ...estate.general, id, parentId }
    return {
      estate: { ...estate, general, updatedAt: now },
      externalId: line.external_id,
      parentId,
      digest: line.digest,
    }
  })
}
