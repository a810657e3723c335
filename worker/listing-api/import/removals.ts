import { DAY, seconds, type Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { raw, sql, valuesOf } from '../db/sql.ts'
import { continueRun } from './runs.ts'

const LISTED = 500

/** Removals that nobody asked for count together for so long, so that a feed drained a little each time is drained too. */
const WINDOW: Seconds = seconds(DAY)

/** Kept and on offer, though it may be held back. */
const ACTIVE = raw('(archived_at IS NULL OR held IS NOT NULL)')

/** Active estates, by id from the one after `after` on; `next`: where to go on, null at the end. */
export function listActive(
  db: Database,
  after: number,
): { estates: { id: number; externalId: string }[]; next: number | null } {
  const estates = db.rows<{ id: number; externalId: string }>(
    sql`SELECT id, external_id AS externalId FROM estate WHERE ${ACTIVE} AND id > ${after} ORDER BY id LIMIT ${LISTED}`,
  )
  return { estates, next: estates.length < LISTED ? null : (estates.at(-1)?.id ?? null) }
}

/** Active estates that lines take off by name, with the entities of such a project; a line's id without one is in `unknown`. */
export function findDeleted(
  db: Database,
  externalIds: string[],
): { ids: number[]; unknown: string[] } {
  const found = db.rows<{ id: number; externalId: string; publicId: string }>(
    sql`SELECT id, external_id AS externalId, public_id AS publicId FROM estate WHERE ${ACTIVE} AND external_id IN ${valuesOf(externalIds)}`,
  )
  const entities = db.rows<{ id: number }>(
    sql`SELECT id FROM estate WHERE ${ACTIVE} AND parent_id IN ${valuesOf(found.map(({ publicId }) => publicId))}`,
  )
  const known = new Set(found.map(({ externalId }) => externalId))
  return {
    ids: [...new Set([...found, ...entities].map(({ id }) => id))],
    unknown: externalIds.filter(externalId => !known.has(externalId)),
  }
}

/** How many estates went within 24 hours because feeds lacked them. */
export const countMissing = (db: Database, now: Seconds): number =>
  db.first<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM estate WHERE missing_since > ${now - WINDOW}`,
  )?.count ?? 0

/** Archives estates; `isMissing`: because a feed lacks them and nobody said so. */
export function archiveEstates(
  db: Database,
  run: string,
  ids: number[],
  now: Seconds,
  isMissing = false,
): void {
  continueRun(db, run)
  db.change(
    sql`UPDATE estate SET archived_at = ${now}, updated_at = ${now}, held = NULL, missing_since = ${isMissing ? now : null}
    WHERE id IN ${valuesOf(ids)} AND ${ACTIVE}`,
  )
}

/** Somebody said that what went is meant to be gone: it counts no more. */
export const forgiveMissing = (db: Database): number =>
  db.change(sql`UPDATE estate SET missing_since = NULL WHERE missing_since IS NOT NULL`)
