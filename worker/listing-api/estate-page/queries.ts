import type { SiteScope } from '../env.ts'
import { visible } from '../estate/conditions.ts'
import { keyOf } from '../estate-row.ts'
import { first, sql } from '../sql.ts'

export const findEstatePage = (db: D1Database, site: SiteScope, estate: string) =>
  first<{ doc: string }>(
    db,
    sql`
    SELECT doc FROM estate_page WHERE site_id = ${site.id}
    AND estate_id = (SELECT id FROM estate WHERE ${visible(site)} AND public_id = ${keyOf(estate)})`,
  )
