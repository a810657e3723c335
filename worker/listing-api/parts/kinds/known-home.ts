import type { Seconds } from '../../../../shared/time/units.ts'
import type { Database } from '../../db/database.ts'
import { isNumberTaken, LAST_NUMBER, nextNumber } from '../../db/estate-number.ts'
import { raw, sql } from '../../../store/sql.ts'
import { ApiError } from '../../http/errors.ts'

/** Kept and on offer, though it may be held back. */
const ACTIVE = raw('(archived_at IS NULL OR held IS NOT NULL)')

export interface KnownHome {
  id: number
  publicId: string
  parentId: string | null
  updatedAt: Seconds | null
  isActive: boolean
  doc: string
  /** As its sender has it, without what people know better. */
  said: string
  digest: string | null
}

/** A home by the sender's id, archived ones too. */
export function knownHome(db: Database, externalId: string): KnownHome | null {
  const row = db.first<Omit<KnownHome, 'isActive'> & { active: number }>(
    sql`SELECT id, public_id AS publicId, parent_id AS parentId, estate_doc.doc->>'$.updatedAt' AS updatedAt, ${ACTIVE} AS active, digest,
      estate_doc.doc, COALESCE(estate_source.doc, estate_doc.doc) AS said
    FROM estate JOIN estate_doc USING (id) LEFT JOIN estate_source USING (id) WHERE external_id = ${externalId}`,
  )
  return row && { ...row, isActive: row.active === 1 }
}

/** The public id of the project that a home names by any id of it. Throws an ApiError of 400 where that is none, as the home itself. */
export function projectOf(
  db: Database,
  parent: string | null,
  { externalId, coming }: { externalId: string; coming: ReadonlySet<string> },
): string | null {
  if (parent === null) return null
  const found = db.first<{ id: string }>(
    sql`SELECT public_id AS id FROM estate
    WHERE (external_id = ${parent} OR public_id = ${parent} OR CAST(id AS TEXT) = ${parent}) AND external_id <> ${externalId} AND parent_id IS NULL AND ${ACTIVE}
    ORDER BY external_id = ${parent} DESC LIMIT 1`,
  )
  if (!found && (parent === externalId || !coming.has(parent)))
    throw new ApiError(400, `is no project here: ${parent}`, 'general.parentId')
  return found?.id ?? parent
}

/** The number that is asked for, if it is free and not too long, else the next. */
export const numberFor = (db: Database, wanted: number | null | undefined): number =>
  wanted && wanted <= LAST_NUMBER && !isNumberTaken(db, wanted) ? wanted : nextNumber(db)

/** Archives a home, a project with its homes; returns the public ids of these. */
export function archive(db: Database, home: string, now: Seconds): string[] {
  const archived = db.rows<{ id: string }>(
    sql`UPDATE estate SET archived_at = ${now}, updated_at = ${now}, held = NULL, missing_since = NULL
    WHERE (public_id = ${home} OR parent_id = ${home}) AND ${ACTIVE} RETURNING public_id AS id`,
  )
  return archived.map(({ id }) => id).filter(id => id !== home)
}
