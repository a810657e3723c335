import type { EntityCollection } from '../../../shared/content/entity.ts'
import { completedOne } from '../asset/complete.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

export const listEntities = (db: Database) =>
  db.rows<EntityCollection>(sql`SELECT name, kind FROM entity ORDER BY name`)

export function findItems(db: Database, name: string): { items: string } | null {
  const found = db.first<{ items: string }>(sql`SELECT items FROM entity WHERE name = ${name}`)
  return found && { items: completedOne(db, found.items) }
}
