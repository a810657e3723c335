import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

interface Asset {
  hash: string
  version: number
  kind: 'drawing' | 'file'
  contentType: string
  recipe: string
}

export const findAsset = (db: Database, id: string) =>
  db.first<Asset>(
    sql`SELECT hash, version, kind, content_type AS contentType, recipe FROM asset WHERE id = ${id}`,
  )
