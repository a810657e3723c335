import type { EntityCollection } from '../../../shared/content/entity.ts'
import { first, rows, sql } from '../db/sql.ts'

export const listEntities = (db: D1Database, site: number) =>
  rows<EntityCollection>(
    db,
    sql`SELECT name, kind FROM entity WHERE site_id = ${site} ORDER BY name`,
  )

export const findItems = (db: D1Database, site: number, name: string) =>
  first<{ items: string }>(
    db,
    sql`SELECT items FROM entity WHERE site_id = ${site} AND name = ${name}`,
  )
