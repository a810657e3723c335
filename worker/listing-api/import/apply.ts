import type { Estate } from '../../../shared/estate/estate.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { LAST_NUMBER, nextNumber } from '../db/estate-number.ts'
import type { EstateWrite } from '../db/estate-row.ts'
import { sql, valuesOf } from '../../store/sql.ts'
import { archiveStaged } from './removals/removals.ts'
import { continueRun, isApplied } from './runs.ts'
import { claim } from './sources.ts'
import { writeEstate } from './write-estate.ts'

/** Estates a slice writes: less than the time of one search, which may be waiting. */
const SLICE_LINES = 3
const SLICE_CHARACTERS = 80_000

interface StoredLine {
  line: number
  external_id: string
  parent_external_id: string | null
  known_id: number | null
  digest: string
  doc: string
}

/**
 * Does the next slice of a sealed run: staged estates, top-level ones before entities, whose projects must be known; then
 * what is archived. What is done is no longer staged, so whoever goes on goes on there. Returns whether something was done.
 */
export function applyNext(db: Database, run: string, now: Seconds): boolean {
  // The object may have finished it meanwhile.
  if (isApplied(db, run)) return false
  continueRun(db, run)
  return applySlice(db, now)
}

/** The same, without saying that the run's own Worker goes on. */
export const applySlice = (db: Database, now: Seconds): boolean =>
  applyLines(db, now) > 0 || archiveStaged(db, now) > 0

function applyLines(db: Database, now: Seconds): number {
  const lines = nextLines(db)
  if (lines.length === 0) return 0
  const writes = toWrites(db, lines, now)
  for (const write of writes) writeEstate(db, write)
  claim(
    db,
    writes.map(({ estate, sentAt }) => [estate.general.id, sentAt]),
  )
  db.write(sql`DELETE FROM import_line WHERE line IN ${valuesOf(lines.map(({ line }) => line))}`)
  return lines.length
}

function nextLines(db: Database): StoredLine[] {
  const top = db.rows<StoredLine>(
    sql`SELECT * FROM import_line WHERE parent_external_id IS NULL ORDER BY line LIMIT ${SLICE_LINES}`,
  )
  const lines =
    top.length > 0
      ? top
      : db.rows<StoredLine>(
          sql`SELECT * FROM import_line WHERE parent_external_id IS NOT NULL ORDER BY line LIMIT ${SLICE_LINES}`,
        )
  let characters = 0
  return lines.filter(
    ({ doc }, index) => (characters += doc.length) < SLICE_CHARACTERS || index === 0,
  )
}

/** A known estate keeps its id; a new one gets the id it asks for, if free and not too long, else the next. */
function toWrites(
  db: Database,
  lines: StoredLine[],
  now: Seconds,
): (EstateWrite & { sentAt: Seconds | null })[] {
  const estates = lines.map((line): Estate => JSON.parse(line.doc))
  const taken = db.rows<{ id: number }>(
    sql`SELECT id FROM estate WHERE id IN ${valuesOf(estates.map(estate => estate.general.id ?? 0))}`,
  )
  const projects = db.rows<{ name: string; id: string }>(
    sql`SELECT external_id AS name, public_id AS id FROM estate
    WHERE external_id IN ${valuesOf(lines.map(line => line.parent_external_id))}`,
  )
  const used = new Set(taken.map(row => row.id))
  const publicIds = new Map(projects.map(row => [row.name, row.id]))
  return lines.map((line, index) => {
    const estate = estates[index]!
    const requested = estate.general.id
    const mayHave = requested && requested <= LAST_NUMBER && !used.has(requested)
    const id = line.known_id ?? (mayHave ? requested : nextNumber(db, used))
    used.add(id)
    const parentId =
      line.parent_external_id === null ? null : (publicIds.get(line.parent_external_id) ?? null)
    const general = { ...estate.general, id, parentId }
    return {
      estate: { ...estate, general, updatedAt: now },
      externalId: line.external_id,
      parentId,
      digest: line.digest,
      sentAt: estate.updatedAt ?? null,
    }
  })
}
