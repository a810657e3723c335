import { prepare, rows, sql, type Statement } from '../db/sql.ts'
import { parseLine, type Rejection } from './feed-line.ts'
import { inBatches, readLines, type NumberedLine } from './line-reader.ts'

const BATCH_LINES = 100
/** D1 takes values of 2 MB; a character may take three bytes. */
const BATCH_CHARACTERS = 300_000

interface Staged {
  rejected: Rejection[]
  /** A rejected line had no id, so no estate may be considered absent. */
  hasUnidentifiedLines: boolean
}

/** Stages a whole feed, line by line, before any of it is applied. */
export async function stage(
  db: D1Database,
  runId: string,
  body: ReadableStream<Uint8Array>,
): Promise<Staged> {
  const staged: Staged = { rejected: [], hasUnidentifiedLines: false }
  const seen = new Map<string, number>()
  for await (const lines of inBatches(readLines(body), BATCH_LINES, BATCH_CHARACTERS)) {
    const entries = await Promise.all(lines.map(line => toEntry(line, seen, staged)))
    await prepare(
      db,
      insert(
        runId,
        entries.filter(entry => entry !== null),
      ),
    ).run()
  }
  return staged
}

type Entry = [
  line: number,
  externalId: string,
  parentExternalId: string | null,
  digest: string | null,
  estate: unknown,
]

async function toEntry(
  { number, text }: NumberedLine,
  seen: Map<string, number>,
  staged: Staged,
): Promise<Entry | null> {
  const line = parseLine(text)
  const earlier = line.externalId === null ? undefined : seen.get(line.externalId)
  if (line.externalId === null) staged.hasUnidentifiedLines = true
  else if (earlier === undefined) seen.set(line.externalId, number)
  if ('message' in line) {
    staged.rejected.push({ line: number, field: line.field, message: line.message })
    return line.externalId === null || earlier !== undefined
      ? null
      : [number, line.externalId, null, null, null]
  }
  if (earlier !== undefined) {
    staged.rejected.push({
      line: number,
      field: 'externalId',
      message: `Duplicate of line ${earlier}`,
    })
    return null
  }
  return [number, line.externalId, line.parentExternalId, await digestOf(text), line.estate]
}

const insert = (runId: string, entries: Entry[]): Statement => sql`
  INSERT INTO import_line (run_id, line, external_id, parent_external_id, digest, doc)
  SELECT ${runId}, value->>0, value->>1, value->>2, value->>3, NULLIF(value->4, 'null') FROM json_each(${JSON.stringify(entries)})`

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Rejects entities whose project is neither in the feed nor here; the estates they name stay unchanged. */
export async function rejectOrphans(
  db: D1Database,
  siteId: number,
  runId: string,
): Promise<Rejection[]> {
  const orphans = await rows<{ line: number }>(
    db,
    sql`
    UPDATE import_line SET doc = NULL WHERE run_id = ${runId} AND doc IS NOT NULL AND parent_external_id IS NOT NULL
    AND parent_external_id NOT IN (
      SELECT external_id FROM import_line WHERE run_id = ${runId} AND doc IS NOT NULL AND parent_external_id IS NULL
      UNION SELECT external_id FROM estate WHERE site_id = ${siteId} AND parent_id IS NULL AND archived_at IS NULL
    ) RETURNING line`,
  )
  return orphans.map(({ line }) => ({
    line,
    field: 'general.parentId',
    message: 'Project not found',
  }))
}
