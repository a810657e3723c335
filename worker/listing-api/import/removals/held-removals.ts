import type { Seconds } from '../../../../shared/time/units.ts'
import type { Database } from '../../db/database.ts'
import { sql, valuesOf } from '../../../store/sql.ts'
import { archiveEstates, forgiveMissing } from './removals.ts'
import { continueRun } from '../runs.ts'

const LISTED = 500
/** Of an estate that is archived every index entry goes. */
const ARCHIVED_AT_ONCE = 20

/** Keeps which homes a feed that is held back would take off; what an earlier one would have, nobody is asked of any more. */
export function holdRemovals(db: Database, run: string, ids: number[], isFirst: boolean): void {
  continueRun(db, run)
  if (isFirst) db.change(sql`DELETE FROM import_held`)
  db.change(
    sql`INSERT OR IGNORE INTO import_held (estate_id, run) SELECT value, ${run} FROM json_each(${JSON.stringify(ids)})`,
  )
}

/** The homes that somebody has to decide about, the first of them by name; null: none wait. */
export function findHeldRemovals(db: Database) {
  const found = db.first<{ run: string; total: number }>(
    sql`SELECT run, COUNT(*) AS total FROM import_held GROUP BY run`,
  )
  if (!found) return null
  const homes = db.rows<{
    externalId: string
    id: string
    title: string | null
    place: string | null
  }>(
    sql`SELECT external_id AS externalId, public_id AS id, doc->'$.general.title' AS title, city AS place
    FROM import_held JOIN estate ON estate.id = estate_id JOIN estate_doc ON estate_doc.id = estate_id WHERE archived_at IS NULL OR held IS NOT NULL
    ORDER BY estate_id LIMIT ${LISTED}`,
  )
  return {
    ...found,
    homes: homes.map(({ title, place, ...home }) => ({
      ...home,
      title: parsed(title),
      place: place ?? '',
    })),
  }
}

/** Takes the next of them off, as somebody said; how many are left. */
export function removeHeld(db: Database, now: Seconds): number {
  const ids = db
    .rows<{ id: number }>(
      sql`SELECT estate_id AS id FROM import_held ORDER BY estate_id LIMIT ${ARCHIVED_AT_ONCE}`,
    )
    .map(({ id }) => id)
  if (ids.length > 0) {
    archiveEstates(db, ids, now)
    db.write(sql`DELETE FROM import_held WHERE estate_id IN ${valuesOf(ids)}`)
    forgiveMissing(db)
  }
  return db.first<{ n: number }>(sql`SELECT COUNT(*) AS n FROM import_held`)?.n ?? 0
}

/** They stay, though the next feeds lack them too; how many. */
export function keepHeld(db: Database): number {
  db.change(sql`INSERT OR IGNORE INTO import_spared SELECT estate_id FROM import_held`)
  return db.change(sql`DELETE FROM import_held`)
}

/** A feed has them again: from now on they go as any other. */
export const releaseSpared = (db: Database, ids: number[]): number =>
  db.change(sql`DELETE FROM import_spared WHERE estate_id IN ${valuesOf(ids)}`)

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
