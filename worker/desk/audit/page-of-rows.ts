import type { AuditRow } from '../../agency/access/audit.ts'
import type { Millis } from '../../../shared/time/units.ts'

const A_PAGE = 50

/** How many rows to ask for: a page, and what may be of the same moment as its last. */
export const ROWS_READ = 2 * A_PAGE

/** A page of rows; those of one moment stay together, so that the next page begins before it. */
export function pageOfRows(rows: readonly AuditRow[]): {
  rows: AuditRow[]
  earlier: Millis | null
} {
  const last = rows[A_PAGE - 1]
  if (!last) return { rows: [...rows], earlier: null }
  const page = rows.filter(({ at }, index) => index < A_PAGE || at === last.at)
  return { rows: page, earlier: page.length < rows.length ? last.at : null }
}
