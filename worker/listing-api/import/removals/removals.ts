import { DAY, seconds, type Seconds } from '../../../../shared/time/units.ts'
import type { Database } from '../../db/database.ts'
import { raw, sql, valuesOf } from '../../../store/sql.ts'
import { continueRun } from '../runs.ts'
import { namesIn, ofSource } from '../sources.ts'

const LISTED = 500
/** Of an estate that is archived every index entry goes. */
const ARCHIVED_AT_ONCE = 20

/** Removals that nobody asked for count together for so long, so that a feed drained a little each time is drained too. */
const WINDOW: Seconds = seconds(DAY)

/** Kept and on offer, though it may be held back, and not made at the desk, which no feed touches (LAPI-128). */
const ACTIVE = raw(
  '(archived_at IS NULL OR held IS NOT NULL) AND estate.id NOT IN (SELECT id FROM estate_decision WHERE made_here)',
)

/** Active estates of a feed, by id from the one after `after` on; `next`: where to go on, null at the end. */
export function listActive(
  db: Database,
  source: string,
  after: number,
): { estates: { id: number; externalId: string; spared: number }[]; next: number | null } {
  const estates = db.rows<{ id: number; externalId: string; spared: number }>(
    sql`SELECT id, external_id AS externalId, id IN (SELECT estate_id FROM import_spared) AS spared FROM estate WHERE ${ACTIVE} AND ${ofSource(source)} AND id > ${after} ORDER BY id LIMIT ${LISTED}`,
  )
  return { estates, next: estates.length < LISTED ? null : (estates.at(-1)?.id ?? null) }
}

/**
 * Active estates of a feed that lines take off by name, with the entities of such a project; a line's id without one is in `unknown`.
 * `spared`: of those the ones that somebody keeps whatever feeds say.
 */
export function findDeleted(
  db: Database,
  source: string,
  sent: string[],
): { ids: number[]; unknown: string[]; spared: number[] } {
  const names = namesIn(db, source, sent)
  const externalIds = [...names.values()].map(({ externalId }) => externalId)
  const found = db.rows<{ id: number; externalId: string; publicId: string }>(
    sql`SELECT id, external_id AS externalId, public_id AS publicId FROM estate WHERE ${ACTIVE} AND external_id IN ${valuesOf(externalIds)}`,
  )
  const entities = db.rows<{ id: number }>(
    sql`SELECT id FROM estate WHERE ${ACTIVE} AND parent_id IN ${valuesOf(found.map(({ publicId }) => publicId))}`,
  )
  const known = new Set(found.map(({ externalId }) => externalId))
  const ids = [...new Set([...found, ...entities].map(({ id }) => id))]
  const spared = db.rows<{ id: number }>(
    sql`SELECT estate_id AS id FROM import_spared WHERE estate_id IN ${valuesOf(ids)}`,
  )
  return {
    ids,
    spared: spared.map(({ id }) => id),
    unknown: sent.filter(id => !known.has(names.get(id)?.externalId ?? id)),
  }
}

/** How many estates went within 24 hours because feeds lacked them. */
export const countMissing = (db: Database, now: Seconds): number =>
  db.first<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM estate WHERE missing_since > ${now - WINDOW}`,
  )?.count ?? 0

/** Keeps which estates are to be archived once all lines are applied; `isMissing`: because a feed lacks them and nobody said so. */
export function stageRemovals(db: Database, run: string, ids: number[], isMissing: boolean): void {
  continueRun(db, run)
  db.write(
    sql`INSERT OR IGNORE INTO import_removal (estate_id, missing) SELECT value, ${isMissing ? 1 : 0} FROM json_each(${JSON.stringify(ids)})`,
  )
}

/** Archives the next of them; returns how many, 0 at the end. */
export function archiveStaged(db: Database, now: Seconds): number {
  const staged = db.rows<{ id: number; missing: number }>(
    sql`SELECT estate_id AS id, missing FROM import_removal LIMIT ${ARCHIVED_AT_ONCE}`,
  )
  if (staged.length === 0) return 0
  archiveEstates(
    db,
    staged.map(({ id }) => id),
    now,
  )
  db.write(
    sql`DELETE FROM import_removal WHERE estate_id IN ${valuesOf(staged.map(({ id }) => id))}`,
  )
  return staged.length
}

/** Takes estates off; of those that are staged as missing it is noted since when. */
export const archiveEstates = (db: Database, ids: number[], now: Seconds): void =>
  db.write(
    sql`UPDATE estate SET archived_at = ${now}, updated_at = ${now}, held = NULL,
      missing_since = (SELECT iif(missing, ${now}, NULL) FROM import_removal WHERE estate_id = estate.id)
    WHERE id IN ${valuesOf(ids)} AND ${ACTIVE}`,
  )

/** Somebody said that what went is meant to be gone: it counts no more. */
export const forgiveMissing = (db: Database): number =>
  db.change(sql`UPDATE estate SET missing_since = NULL WHERE missing_since IS NOT NULL`)
