import { advertGap, ADVERT_GAPS, type AdvertGap } from '../../../shared/estate/legal/advert-gap.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import type { EstateWrite } from '../db/estate-row.ts'
import { sql, valuesOf } from '../db/sql.ts'
import type { Decision } from '../homes/decision.ts'
import type { Held } from './report.ts'

const MAX_LISTED = 500

/**
 * Why an estate is not shown: somebody decided so, or it lacks what the agency's setting does not show homes without;
 * null: it is shown (LAW-61, LAW-62, LAPI-127).
 */
export function heldBack(
  db: Database,
  { estate, parentId }: EstateWrite,
  decided: Decision,
): Held | null {
  if (decided.state) return decided.state
  if (decided.reason !== null) return null
  const gap = advertGap(estate, toDay(Date.now()), parentId != null)
  return gap && !shownWithout(db).includes(gap) ? gap : null
}

/** What homes of this site may lack and be shown all the same. */
function shownWithout(db: Database): string[] {
  const row = db.first<{ without: string | null }>(
    sql`SELECT doc->'$.settings.shownWithout' AS without FROM site`,
  )
  const without: unknown = row?.without ? JSON.parse(row.without) : []
  return Array.isArray(without) ? without : []
}

/** Shows what was held back for something that the agency's setting has come to allow (LAW-62). */
export function releaseHeld(db: Database, now: Seconds): void {
  const allowed = ADVERT_GAPS.filter(gap => shownWithout(db).includes(gap))
  db.change(
    sql`UPDATE estate SET held = NULL, archived_at = NULL, updated_at = ${now} WHERE held IN ${valuesOf(allowed)}`,
  )
}

/** The first estates that are held back, with the sender's id and why. */
export const listHeld = (db: Database) =>
  db.rows<{ externalId: string; reason: AdvertGap }>(
    sql`SELECT external_id AS externalId, held AS reason FROM estate WHERE held IN ${valuesOf(ADVERT_GAPS)} ORDER BY id LIMIT ${MAX_LISTED}`,
  )
