import { DAY, type Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

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

/**
 * Sites whose seven days are over, and those that are half erased; one that was made live again is not among them.
 */
export async function removalsDue({ DB }: Directory, now: Millis): Promise<number[]> {
  const { results } = await DB.prepare(
    `SELECT id FROM site WHERE remove_at IS NOT NULL AND (remove_at <= ?1 OR erasing_since IS NOT NULL)
    AND state = 'suspended' ORDER BY remove_at LIMIT 20`,
  )
    .bind(now)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}

/** The copy that an agency is left with. */
export interface LastCopy {
  /** In the bucket of copies; '': there is no such bucket. */
  name: string
  /** Its SHA-256, as hex. */
  digest: string
}

/** What was copied before a site that is to be removed began to be erased; null: nothing of it is erased yet. */
export async function lastCopyOf({ DB }: Directory, id: number): Promise<LastCopy | null> {
  return DB.prepare(
    `SELECT last_copy AS name, last_copy_digest AS digest FROM site
    WHERE id = ?1 AND erasing_since IS NOT NULL`,
  )
    .bind(id)
    .first<LastCopy>()
}

/**
 * From now on a site may be erased, and no copy of it is written. False: the removal was taken back, or another run
 * recorded its copy first.
 */
export async function beginErasing(
  { DB }: Directory,
  id: number,
  { name, digest }: LastCopy,
  now: Millis,
): Promise<boolean> {
  const { meta } = await DB.prepare(
    `UPDATE site SET erasing_since = ?2, last_copy = ?3, last_copy_digest = ?4
    WHERE id = ?1 AND state = 'suspended' AND remove_at IS NOT NULL AND erasing_since IS NULL`,
  )
    .bind(id, now, name, digest)
    .run()
  return meta.changes > 0
}

/** Whether a site is being erased, or was: nothing of it is copied any more. */
export async function isErased({ DB }: Directory, id: number): Promise<boolean> {
  const row = await DB.prepare(
    `SELECT 1 AS found FROM site WHERE id = ?1 AND (erasing_since IS NOT NULL OR state = 'removed')`,
  )
    .bind(id)
    .first()
  return row !== null
}

/** Removed sites whose copies are kept no longer. */
export async function copiesDue({ DB }: Directory, now: Millis): Promise<number[]> {
  const { results } = await DB.prepare(
    `SELECT id FROM site WHERE remove_at <= ?1 AND state = 'removed' ORDER BY remove_at LIMIT 20`,
  )
    .bind(now)
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
