import { hasAgenda } from '../agenda/queries.ts'
import { completedOne } from '../asset/complete.ts'
import { completedCards } from './cards.ts'
import type { Database } from '../db/database.ts'
import { normalizeId } from '../db/estate-row.ts'
import { raw, sql, type Statement } from '../../store/sql.ts'
import { hiddenStatuses } from '../site/queries.ts'
import { visible } from './conditions.ts'

export type EstateLookup = { doc: string } | 'archived' | null

/** An estate by its id (v2) or public id; null when it is unknown, hidden or held back, unless `drafts` is asked for. */
export function findEstate(
  db: Database,
  key: { id: number } | { publicId: string },
  drafts = false,
): EstateLookup {
  const condition =
    'id' in key ? sql`estate.id = ${key.id}` : sql`estate.public_id = ${normalizeId(key.publicId)}`
  const row = db.first<{
    doc: string
    publicId: string
    transaction: number
    archived: number | null
    held: string | null
  }>(
    sql`
    SELECT estate_doc.doc, public_id AS publicId, estate.transaction_id AS "transaction", estate.archived_at AS archived, estate.held
    FROM estate JOIN estate_doc USING (id) WHERE ${condition}`,
  )
  if (!row) return null
  if (!drafts) {
    if (row.held === 'withdrawn') return 'archived'
    if (row.held !== null || hiddenStatuses(db).includes(row.transaction)) return null
    if (row.archived !== null) return 'archived'
  }
  const doc = completedOne(db, row.doc)
  return { doc: hasAgenda(db, row.publicId) ? doc : `${doc.slice(0, -1)},"viewings":false}` }
}

/** An id or guid, as URLs have it. */
const byAnyId = (id: string): Statement =>
  /^\d{1,15}$/.test(id)
    ? sql`(id = ${Number(id)} OR public_id = ${id})`
    : sql`public_id = ${normalizeId(id)}`

/** A project's children as cards, by floor; null for an unknown project. */
export function findGroup(db: Database, id: string): string[] | null {
  const seen = visible(hiddenStatuses(db))
  const project = db.first<{ publicId: string }>(
    sql`SELECT public_id AS publicId FROM estate WHERE ${seen} AND ${byAnyId(id)}`,
  )
  if (!project) return null
  const found = db.rows<{ card: string }>(
    sql`SELECT card FROM estate WHERE ${seen} AND parent_id = ${project.publicId} ORDER BY id`,
  )
  return completedCards(
    db,
    found.map(row => row.card),
  )
}

/** The agent of an estate, as JSON text. */
export function findContact(db: Database, id: string): { contact: string | null } | null {
  const found = db.first<{ contact: string | null }>(
    sql`
    SELECT doc->'$.salesRep' AS contact FROM estate JOIN estate_doc USING (id)
    WHERE ${visible(hiddenStatuses(db))} AND ${byAnyId(id)}`,
  )
  return found?.contact ? { contact: completedOne(db, found.contact) } : found
}

/** Estates changed since a Unix second, oldest first; `after` is the last id already read of that second. */
export const findChanges = (db: Database, since: number, after: number, limit: number) =>
  db.rows<{
    id: number
    publicId: string
    parentId: string | null
    updatedAt: number
    gone: number
  }>(
    sql`
    SELECT id, public_id AS publicId, parent_id AS parentId, updated_at AS updatedAt,
      ${raw('archived_at IS NOT NULL')} OR transaction_id IN (SELECT value FROM json_each(${JSON.stringify(hiddenStatuses(db))})) AS gone
    FROM estate WHERE (updated_at, id) > (${since}, ${after})
    ORDER BY updated_at, id LIMIT ${limit}`,
  )
