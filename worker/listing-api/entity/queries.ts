import type { EntityCollection } from '../../../shared/content/entity.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export const listEntities = (db: Database) =>
  db.rows<EntityCollection>(sql`SELECT name, kind FROM entity ORDER BY name`)

export const findItems = (db: Database, name: string) =>
  db.first<{ items: string }>(sql`SELECT items FROM entity WHERE name = ${name}`)
