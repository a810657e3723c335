import { wallTime } from '../../../shared/time/time-zone.ts'
import type { Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** Far more than any agency has before it. */
const MAX = 10_000

/** A visit or a stay to come; nobody's data. */
export interface Upcoming {
  id: string
  kind: 'viewing' | 'stay'
  /** The slot, or the first night: 'YYYY-MM-DD…'. */
  start: string
}

/** Visits and stays that are not over and not cancelled. */
export const listUpcoming = (db: Database, now: Seconds): Upcoming[] => [
  ...db.rows<Upcoming>(
    sql`SELECT id, 'viewing' AS kind, strftime('%Y-%m-%dT%H:%M:%SZ', starts_at, 'unixepoch') AS start FROM appointment
    WHERE cancelled_at IS NULL AND ends_at > ${now} ORDER BY starts_at LIMIT ${MAX}`,
  ),
  ...db.rows<Upcoming>(
    sql`SELECT id, 'stay' AS kind, start FROM rental_reservation
    WHERE "end" >= ${wallTime(now).day} ORDER BY start LIMIT ${MAX}`,
  ),
]
