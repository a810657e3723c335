import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** The site's record, as JSON text; null in an object without a site. */
export const findSite = (db: Database) => db.first<{ doc: string }>(sql`SELECT doc FROM site`)

/** The record as callers get it: also whether pictures of it are drawn, all or some (PACK-112). */
export const findSiteRecord = (db: Database) =>
  db.first<{ doc: string }>(
    sql`SELECT CASE
        WHEN NOT EXISTS (SELECT 1 FROM asset WHERE kind = 'drawing') THEN doc
        WHEN EXISTS (SELECT 1 FROM asset WHERE kind = 'picture')
          THEN json_set(doc, '$.isIllustrated', json('true'), '$.hasPhotographs', json('true'))
        ELSE json_set(doc, '$.isIllustrated', json('true'))
      END AS doc FROM site`,
  )

/** Transaction ids whose estates are hidden (LAPI-19). */
export function hiddenStatuses(db: Database): number[] {
  const row = db.first<{ hidden: string }>(sql`SELECT hidden_status AS hidden FROM site`)
  return row ? JSON.parse(row.hidden) : []
}

/** An agency as folders are bound to it. */
export interface Agency {
  /** Its own id, which stays the same when it moves. */
  id: string
  name: string
  hostnames: string[]
}

export function findAgency(db: Database): Agency {
  const { name, hostnames } = JSON.parse(findSite(db)?.doc ?? '{}')
  const own = db.first<{ id: string }>(sql`SELECT own_id AS id FROM site_own_id`)
  return { id: own?.id ?? '', name, hostnames }
}

/** Gives a site that is just being made the own id of the agency that it is elsewhere. */
export function takeOwnId(db: Database, id: string): void {
  db.change(sql`UPDATE site_own_id SET own_id = ${id}`)
}
