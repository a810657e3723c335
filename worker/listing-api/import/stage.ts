import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import { namesIn } from './sources.ts'
import { continueRun } from './runs.ts'

/** Lines that are cleared or looked at in one call, so that a search in between waits for milliseconds. */
const SLICE = 500
/** A line bears a whole estate on pages of its own, each of which is freed. */
const CLEARED = 100

/**
 * A line by which an estate is found: the sender's id, the digest of its bytes, the sender's id of its project, the number it
 * asks for, and when its sender last changed it (0: not said).
 */
export type LineMark = [
  externalId: string,
  digest: string,
  parentExternalId: string | null,
  number: number,
  sentAt: Seconds,
]

/** What is here of a line: its estate, and whether bytes and project are as they were. */
export interface KnownLine {
  /** What home and project are called here. */
  externalId: string
  parentExternalId: string | null
  /** The sender's id is that of a home of another feed; and there is no other for it. */
  isTaken: boolean
  isRefused: boolean
  /** It asks for a number that another home has. */
  isNumberTaken: boolean
  knownId: number | null
  isSame: boolean
  hasProject: boolean
  /** It was made at the desk, and is no feed's. */
  isMadeHere: boolean
  /** Its sender changed it before the line that was last taken of it. */
  isOlder: boolean
}

/** Compares lines of a feed with what is here, in their order. Writes nothing. */
export function compareLines(db: Database, source: string, sent: LineMark[]): KnownLine[] {
  const names = namesIn(db, source, [
    ...new Set(sent.flatMap(([id, , parent]) => (parent === null ? [id] : [id, parent]))),
  ])
  const nameOf = (id: string): string => names.get(id)?.externalId ?? id
  const marks = sent.map(([id, digest, parent, number, sentAt]): LineMark => [
    nameOf(id),
    digest,
    parent === null ? null : nameOf(parent),
    number,
    sentAt,
  ])
  const rows = db.rows<{
    knownId: number | null
    same: number
    project: number
    own: number
    number: number
    older: number
  }>(
    sql`
    SELECT estate.id AS knownId, estate.id IS NOT NULL AND (estate.archived_at IS NULL OR estate.held IS NOT NULL) AND estate.digest IS mark.value->>1
        AND EXISTS (SELECT 1 FROM estate_feed WHERE estate_id = estate.id AND source = ${source}) AS same,
      mark.value->>2 IS NULL OR EXISTS (
        SELECT 1 FROM estate AS project WHERE project.external_id = mark.value->>2 AND project.parent_id IS NULL AND project.archived_at IS NULL
      ) AS project,
      estate.id IN (SELECT id FROM estate_decision WHERE made_here) AS own,
      estate.id IS NULL AND EXISTS (SELECT 1 FROM estate AS other WHERE other.id = mark.value->>3) AS number,
      mark.value->>4 > 0 AND EXISTS (SELECT 1 FROM estate_feed WHERE estate_id = estate.id AND source = ${source} AND sent_at > mark.value->>4) AS older
    FROM json_each(${JSON.stringify(marks)}) AS mark LEFT JOIN estate ON estate.external_id = mark.value->>0
    ORDER BY mark.key`,
  )
  return rows.map(({ knownId, same, project, own, number, older }, index) => {
    const [externalId, , parentExternalId] = marks[index]!
    const name = names.get(sent[index]![0])
    return {
      externalId,
      parentExternalId,
      isTaken: name?.isTaken ?? false,
      isRefused: name?.isRefused ?? false,
      isNumberTaken: number === 1,
      knownId,
      isSame: same === 1,
      hasProject: project === 1,
      isMadeHere: own === 1,
      isOlder: older === 1,
    }
  })
}

export interface StagedLine {
  line: number
  externalId: string
  parentExternalId: string | null
  knownId: number | null
  isSame: boolean
  digest: string
  /** The estate as JSON. */
  doc: string
}

/** Keeps lines until the whole feed is here. */
export function stageLines(db: Database, run: string, lines: StagedLine[]): void {
  continueRun(db, run)
  for (const line of lines)
    db.write(sql`
    INSERT OR REPLACE INTO import_line (line, external_id, parent_external_id, known_id, same, digest, doc)
    VALUES (${line.line}, ${line.externalId}, ${line.parentExternalId}, ${line.knownId}, ${Number(line.isSame)}, ${line.digest}, ${line.doc})`)
}

interface Orphan {
  line: number
  known: number
  same: number
}

/**
 * Drops entities whose project is neither in the feed nor here, from the line after `after` on; the estates they name
 * stay unchanged. Also returns where to go on, null at the end.
 */
export function dropOrphans(
  db: Database,
  run: string,
  after: number,
): { orphans: Orphan[]; next: number | null } {
  continueRun(db, run)
  const children = db.rows<Orphan & { orphan: number }>(sql`
    SELECT line, known_id IS NOT NULL AS known, same, NOT EXISTS (
      SELECT 1 FROM import_line AS project WHERE project.external_id = child.parent_external_id AND project.parent_external_id IS NULL
    ) AND NOT EXISTS (
      SELECT 1 FROM estate WHERE external_id = child.parent_external_id AND external_id <> child.external_id AND parent_id IS NULL AND archived_at IS NULL
    ) AS orphan
    FROM import_line AS child WHERE parent_external_id IS NOT NULL AND line > ${after} ORDER BY line LIMIT ${SLICE}`)
  const orphans = children.filter(({ orphan }) => orphan === 1)
  for (const { line } of orphans) db.write(sql`DELETE FROM import_line WHERE line = ${line}`)
  return { orphans, next: children.length < SLICE ? null : (children.at(-1)?.line ?? null) }
}

/** Deletes what is left of what a run staged, a slice at a time; returns how many rows it was. */
export function clearStaged(db: Database, run: string): number {
  continueRun(db, run)
  return clearSlice(db)
}

/** The same of a run that is over. */
export const clearSlice = (db: Database): number =>
  db.change(
    sql`DELETE FROM import_line WHERE line IN (SELECT line FROM import_line LIMIT ${CLEARED})`,
  ) +
  db.change(
    sql`DELETE FROM import_removal WHERE estate_id IN (SELECT estate_id FROM import_removal LIMIT ${SLICE})`,
  )
