import type { SiteScope } from '../env.ts'
import { normalizeId } from '../db/estate-row.ts'
import { first, raw, rows, sql, type Statement } from '../db/sql.ts'
import { visible } from './conditions.ts'

export type EstateLookup = { doc: string } | 'gone' | null

/** An estate by its number (v2) or public id; archived is 'gone', hidden is not there. */
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
  return row.archived === null ? { doc: row.doc } : 'gone'
}

/** Number or guid, as it stands in addresses. */
const byAnyId = (id: string): Statement =>
  /^\d{1,15}$/.test(id)
    ? sql`(id = ${Number(id)} OR public_id = ${id})`
    : sql`public_id = ${normalizeId(id)}`

/** The children of a project as cards, by floor; null when there is no such project. */
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

/** What changed from a second on, oldest first; `after` is the last estate already seen of that second. */
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
