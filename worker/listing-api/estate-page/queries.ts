import type { SiteScope } from '../env.ts'
import { visible } from '../estate/conditions.ts'
import { normalizeId } from '../db/estate-row.ts'
import { first, sql } from '../db/sql.ts'

export const findEstatePage = (db: D1Database, site: SiteScope, estate: string) =>
  first<{ doc: string }>(
    db,
    sql`
    SELECT doc FROM estate_page WHERE site_id = ${site.id}
    AND estate_id = (SELECT id FROM estate WHERE ${visible(site)} AND public_id = ${normalizeId(estate)})`,
  )
