import type { Day } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** What a site may keep, in bytes, and be sent in a day by hand or program. */
export const MAX_BYTES = 20_000_000_000
const MAX_FILES_A_DAY = 2_000

/** What a site keeps, and how much of what it may that is. */
export function usage(db: Database): { bytes: number; of: number; files: number } {
  const row = db.first<{ bytes: number; files: number }>(
    sql`SELECT COALESCE(SUM(bytes), 0) AS bytes, COUNT(*) AS files FROM (SELECT MAX(bytes) AS bytes FROM asset WHERE object IS NOT NULL GROUP BY object)`,
  )
  return { bytes: row?.bytes ?? 0, of: MAX_BYTES, files: row?.files ?? 0 }
}

/** Counts a file that is sent; whether the day has room for it (UPLOAD-46). */
export function countUpload(db: Database, day: Day): boolean {
  db.change(sql`DELETE FROM upload_day WHERE day < ${day}`)
  return (
    db.change(
      sql`INSERT INTO upload_day (day, files) VALUES (${day}, 1)
      ON CONFLICT (day) DO UPDATE SET files = files + 1 WHERE files < ${MAX_FILES_A_DAY}`,
    ) > 0
  )
}
