import type { SiteScope } from '../env.ts'
import { normalizeId } from '../db/estate-row.ts'
import { first, raw, rows, sql, type Statement } from '../db/sql.ts'
import { visible } from './conditions.ts'

export type EstateLookup = { doc: string } | 'archived' | null

/** An estate by its id (v2) or public id; null when it is unknown or hidden. */
export async function findEstate(
  db: D1Database,
  site: SiteScope,
  key: { id: number } | { publicId: string },
): Promise<EstateLookup> {
  const condition =
    'id' in key ? sql`estate.id = ${key.id}` : sql`estate.public_id = ${normalizeId(key.publicId)}`
  const row = await first<{ doc: string; transaction: number; archived: number | null }>(
    db,
    sql`
    SELECT estate_doc.doc, estate.transaction_id AS "transaction", estate.archived_at AS archived
    FROM estate JOIN estate_doc USING (site_id, id) WHERE estate.site_id = ${site.id} AND ${condition}`,
  )
  if (!row || site.hidden.includes(row.transaction)) return null
  return row.archived === null ? { doc: row.doc } : 'archived'
}

/** An id or guid, as URLs have it. */
const byAnyId = (id: string): Statement =>
  /^\d{1,15}$/.test(id)
    ? sql`(id = ${Number(id)} OR public_id = ${id})`
    : sql`public_id = ${normalizeId(id)}`

/** A project's children as cards, by floor; null for an unknown project. */
export async function findGroup(
  db: D1Database,
  site: SiteScope,
  id: string,
): Promise<string[] | null> {
  const project = await first<{ id: number; publicId: string }>(
    db,
    sql`
    SELECT id, public_id AS publicId FROM estate WHERE ${visible(site)} AND ${byAnyId(id)}`,
  )
  if (!project) return null
  const found = await rows<{ card: string }>(
    db,
    sql`
    SELECT card FROM estate WHERE ${visible(site)} AND parent_id = ${project.publicId} ORDER BY id`,
  )
  return found.map(row => row.card)
}

/** The agent of an estate, as JSON text. */
export const findContact = (db: D1Database, site: SiteScope, id: string) =>
  first<{ contact: string | null }>(
    db,
    sql`
    SELECT doc->'$.salesRep' AS contact FROM estate JOIN estate_doc USING (site_id, id)
    WHERE ${visible(site)} AND ${byAnyId(id)}`,
  )

/** Estates changed since a Unix second, oldest first; `after` is the last id already read of that second. */
export const findChanges = (
  db: D1Database,
  site: SiteScope,
  since: number,
  after: number,
  limit: number,
) =>
  rows<{ id: number; publicId: string; parentId: string | null; updatedAt: number; gone: number }>(
    db,
    sql`
    SELECT id, public_id AS publicId, parent_id AS parentId, updated_at AS updatedAt,
      ${raw('archived_at IS NOT NULL')} OR transaction_id IN (SELECT value FROM json_each(${JSON.stringify(site.hidden)})) AS gone
    FROM estate WHERE site_id = ${site.id} AND (updated_at, id) > (${since}, ${after})
    ORDER BY updated_at, id LIMIT ${limit}`,
  )
