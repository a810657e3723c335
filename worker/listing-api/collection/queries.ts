import type { SiteScope } from '../env.ts'
import { visible } from '../estate/conditions.ts'
import { first, sql } from '../db/sql.ts'

/** A collection with the public ids of its visible estates. */
export async function findCollection(db: D1Database, site: SiteScope, id: number) {
  const row = await first<{ name: string; estates: string }>(
    db,
    sql`
    SELECT name, (
      SELECT json_group_array(public_id) FROM estate
      WHERE ${visible(site)} AND id IN (SELECT estate_id FROM collection_estate WHERE site_id = ${site.id} AND collection_id = ${id})
    ) AS estates
    FROM collection WHERE site_id = ${site.id} AND id = ${id}`,
  )
  if (!row) return null
  const estateIds: string[] = JSON.parse(row.estates)
  return { id, name: row.name, estateIds }
}
