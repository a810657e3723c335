import { DAY, type Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

/** How long a removal can be taken back. */
const GRACE_MS = 7 * DAY

/** Suspends a site that will be erased in seven days. Gives when; null: there is no such site. */
export async function planRemoval(
  { DB }: Directory,
  id: number,
  now: Millis,
): Promise<Millis | null> {
  const removeAt = now + GRACE_MS
  const { meta } = await DB.prepare(
    `UPDATE site SET state = 'suspended', remove_at = coalesce(remove_at, ?2) WHERE id = ?1 AND state <> 'removed'`,
  )
    .bind(id, removeAt)
    .run()
  return meta.changes > 0 ? removeAt : null
}

/** Sites whose seven days are over; one that was made live again is not among them. */
export async function removalsDue({ DB }: Directory, now: Millis): Promise<number[]> {
  const { results } = await DB.prepare(
    `SELECT id FROM site WHERE remove_at <= ?1 AND state = 'suspended' ORDER BY remove_at LIMIT 20`,
  )
    .bind(now)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}

/** The last act of a removal: no hostname leads to the site any more. */
export async function finishRemoval({ DB }: Directory, id: number): Promise<void> {
  await DB.batch([
    DB.prepare('DELETE FROM hostname WHERE site_id = ?1').bind(id),
    DB.prepare('DELETE FROM erasure WHERE site_id = ?1').bind(id),
    DB.prepare(
      `UPDATE site SET state = 'removed', remove_at = NULL, next_due_at = NULL, oldest_mail_due_at = NULL,
      failed_mails = 0, waiting_mails = 0, stuck_tasks = 0, refused_imports = 0 WHERE id = ?1`,
    ).bind(id),
  ])
}
