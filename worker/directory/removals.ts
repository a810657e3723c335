import { DAY, type Millis } from '../../shared/time/units.ts'
import type { Directory, SiteState } from './sites.ts'

/** How long a removal can be taken back. */
const GRACE_MS = 7 * DAY

/** Suspends a site that will be erased in seven days, or as it was planned before. Gives when, and the number of the change; null: there is no such site. */
export const planRemoval = (
  { DB }: Directory,
  id: number,
  now: Millis,
): Promise<{ turn: number; removeAt: Millis } | null> =>
  DB.prepare(
    `UPDATE site SET state = 'suspended', turn = turn + 1, remove_at = coalesce(remove_at, ?2)
    WHERE id = ?1 AND state <> 'removed' RETURNING turn, remove_at AS removeAt`,
  )
    .bind(id, now + GRACE_MS)
    .first<{ turn: number; removeAt: Millis }>()

/** Sites whose seven days are over; one that was made live again is not among them. */
export async function removalsDue({ DB }: Directory, now: Millis): Promise<number[]> {
  return dueOf(DB, 'suspended', now)
}

/** Removed sites whose copies are kept no longer. */
export async function copiesDue({ DB }: Directory, now: Millis): Promise<number[]> {
  return dueOf(DB, 'removed', now)
}

async function dueOf(DB: Directory['DB'], state: SiteState, now: Millis): Promise<number[]> {
  const { results } = await DB.prepare(
    'SELECT id FROM site WHERE remove_at <= ?1 AND state = ?2 ORDER BY remove_at LIMIT 20',
  )
    .bind(now, state)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}

/** The copies of a removed site are gone. */
export async function forgetCopies({ DB }: Directory, id: number): Promise<void> {
  await DB.prepare(`UPDATE site SET remove_at = NULL WHERE id = ?1 AND state = 'removed'`)
    .bind(id)
    .run()
}

/**
 * The last act of a removal: no hostname leads to the site any more. Who was erased there stays so, should a copy be put back.
 * Its copies go at `copiesUntil`.
 */
export async function finishRemoval(
  { DB }: Directory,
  id: number,
  copiesUntil: Millis,
): Promise<void> {
  await DB.batch([
    DB.prepare('DELETE FROM hostname WHERE site_id = ?1').bind(id),
    DB.prepare(
      `UPDATE site SET state = 'removed', remove_at = ?2, next_due_at = NULL, oldest_mail_due_at = NULL,
      failed_mails = 0, waiting_mails = 0, stuck_tasks = 0, refused_imports = 0 WHERE id = ?1`,
    ).bind(id, copiesUntil),
  ])
}
