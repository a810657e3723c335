import { keyOf } from '../estate-row.ts'
import { first, sql } from '../sql.ts'

export const findEstatePage = (db: D1Database, site: number, estate: string) =>
  first<{ doc: string }>(db, sql`
    SELECT doc FROM estate_page WHERE site_id = ${site}
    AND estate_id = (SELECT id FROM estate WHERE site_id = ${site} AND public_id = ${keyOf(estate)})`)
