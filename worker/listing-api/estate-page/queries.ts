import { completedOne } from '../asset/complete.ts'
import { visible } from '../estate/conditions.ts'
import { normalizeId } from '../db/estate-row.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import { hiddenStatuses } from '../site/queries.ts'

export function findEstatePage(db: Database, estate: string): { doc: string } | null {
  const found = db.first<{ doc: string }>(
    sql`
    SELECT doc FROM estate_page
    WHERE estate_id = (SELECT id FROM estate WHERE ${visible(hiddenStatuses(db))} AND public_id = ${normalizeId(estate)})`,
  )
  return found && { doc: completedOne(db, found.doc) }
}
