import type { SiteScope } from '../env.ts'
import { first, sql } from '../db/sql.ts'

/** What operations need to know about their site; null: unknown. */
export async function findScope(db: D1Database, id: number): Promise<SiteScope | null> {
  const row = await first<{ hidden: string }>(
    db,
    sql`SELECT hidden_status AS hidden FROM site WHERE id = ${id}`,
  )
  return row && { id, hidden: JSON.parse(row.hidden) }
}

export const findSite = (db: D1Database, id: number) =>
  first<{ doc: string }>(db, sql`SELECT doc FROM site WHERE id = ${id}`)

export const findSiteByHostname = (db: D1Database, hostname: string) =>
  first<{ doc: string }>(
    db,
    sql`SELECT doc FROM site WHERE id = (SELECT site_id FROM hostname WHERE hostname = ${hostname})`,
  )
