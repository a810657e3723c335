import { first, sql } from '../db/sql.ts'

interface Asset {
  hash: string
  version: number
  kind: 'drawing' | 'file'
  contentType: string
  recipe: string
}

export const findAsset = (db: D1Database, site: number, id: string) =>
  first<Asset>(
    db,
    sql`
    SELECT hash, version, kind, content_type AS contentType, recipe FROM asset WHERE site_id = ${site} AND id = ${id}`,
  )
