import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** The site's record, as JSON text; null in an object without a site. */
export const findSite = (db: Database) => db.first<{ doc: string }>(sql`SELECT doc FROM site`)

/** The record as callers get it: also whether pictures of it are drawn (PACK-112). */
export const findSiteRecord = (db: Database) =>
  db.first<{ doc: string }>(
    sql`SELECT iif(EXISTS (SELECT 1 FROM asset WHERE kind = 'drawing'), json_set(doc, '$.isIllustrated', json('true')), doc)
      AS doc FROM site`,
  )

/** Transaction ids whose estates are hidden (LAPI-19). */
export function hiddenStatuses(db: Database): number[] {
  const row = db.first<{ hidden: string }>(sql`SELECT hidden_status AS hidden FROM site`)
  return row ? JSON.parse(row.hidden) : []
}
