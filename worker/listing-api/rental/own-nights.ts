import { daysBetween } from '../../../shared/time/day.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** Nights that an owner keeps, from the first to the day after the last; `reason` is for the agency's own eyes. */
export interface Block {
  start: Day
  end: Day
  reason?: string | null
}

export const blocksOf = (db: Database, unit: number): Block[] =>
  db
    .rows<Required<Block>>(
      sql`SELECT start, "end", reason FROM rental_block WHERE unit_id = ${unit} ORDER BY start, "end"`,
    )
    .map(({ reason, ...block }) => (reason ? { ...block, reason } : block))

export const nightsOfBlocks = (blocks: readonly Block[]): Day[] => [
  ...new Set(blocks.flatMap(({ start, end }) => daysBetween(start, end))),
]

/** Gives nights that have become free to who wants them besides: the owner's blocks first, then other calendars. */
export function refillNights(db: Database, unit: number): void {
  const blocked = JSON.stringify(nightsOfBlocks(blocksOf(db, unit)))
  db.change(
    sql`INSERT OR IGNORE INTO rental_night (unit_id, night) SELECT ${unit}, value FROM json_each(${blocked})`,
  )
  db.change(
    sql`INSERT OR IGNORE INTO rental_night (unit_id, night, outside)
    SELECT DISTINCT unit_id, night, 1 FROM rental_outside_night WHERE unit_id = ${unit}`,
  )
}
