import { visible } from '../estate/conditions.ts'
import { hiddenStatuses } from '../site/queries.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** A collection with the public ids of its visible estates. */
export function findCollection(db: Database, id: number) {
  const row = db.first<{ name: string; estates: string }>(
    sql`
    SELECT name, (
      SELECT json_group_array(public_id ORDER BY position, estate.id) FROM estate JOIN collection_estate ON estate_id = estate.id
      WHERE ${visible(hiddenStatuses(db))} AND collection_id = ${id}
    ) AS estates
    FROM collection WHERE id = ${id}`,
  )
  if (!row) return null
  const estateIds: string[] = JSON.parse(row.estates)
  return { id, name: row.name, estateIds }
}
