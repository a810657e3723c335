import type { Day } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

/**
 * Claims so many mails of news of a day's part that all agencies share; whether they were left. A day that is over has none
 * left. Throws when the database does.
 */
export async function claimDigests(
  { DB }: Directory,
  day: Day,
  count: number,
  max: number,
): Promise<boolean> {
  const { meta } = await DB.prepare(
    `UPDATE digest_quota SET claimed = iif(day = ?1, claimed, 0) + ?2, day = ?1
    WHERE only_row = 1 AND day <= ?1 AND iif(day = ?1, claimed, 0) + ?2 <= ?3`,
  )
    .bind(day, count, max)
    .run()
  return meta.changes > 0
}
