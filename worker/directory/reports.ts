import { MINUTE, type Millis } from '../../shared/time/units.ts'
import { recordFinding } from './findings.ts'
import type { Directory } from './sites.ts'

/** How an agency's object does. */
export interface AgencyReport {
  /** When its next task is due; null: it has none. */
  nextDueAt: Millis | null
  failedMails: number
  waitingMails: number
  oldestMailDueAt: Millis | null
  /** Tasks that failed again and again. */
  stuckTasks: number
}

/** An object whose time passed so long ago has lost its alarm. */
export const LATE_AFTER_MS: Millis = 15 * MINUTE

/** Stores what an object reports; of a removed site nothing, nor of 0, which stands for all sites. Throws when the database does. */
export async function storeReport(
  env: Directory,
  siteId: number,
  report: AgencyReport,
  now: Millis,
): Promise<void> {
  if (siteId === 0) return
  const { meta } = await env.DB.prepare(
    `UPDATE site SET next_due_at = ?2, failed_mails = ?3, waiting_mails = ?4, oldest_mail_due_at = ?5,
    stuck_tasks = ?6, reported_at = ?7 WHERE id = ?1 AND state <> 'removed'`,
  )
    .bind(
      siteId,
      report.nextDueAt,
      report.failedMails,
      report.waitingMails,
      report.oldestMailDueAt,
      report.stuckTasks,
      now,
    )
    .run()
  if (meta.changes > 0) return
  const known = await env.DB.prepare('SELECT 1 FROM site WHERE id = ?1').bind(siteId).first()
  // Never deleted by itself: somebody may have been in the middle of restoring it.
  if (!known) await recordFinding(env, 'unlisted-object', String(siteId), now)
}

/** Whether an import of a site was refused; one that was applied ends the row of refused ones. */
export async function countImport(
  { DB }: Directory,
  siteId: number,
  isRefused: boolean,
): Promise<void> {
  await DB.prepare(
    `UPDATE site SET refused_imports = iif(?2, refused_imports + 1, 0)
    WHERE id = ?1 AND (?2 OR refused_imports > 0)`,
  )
    .bind(siteId, Number(isRefused))
    .run()
}

/** Sites whose objects are late and were not woken lately, the latest first; from now on they count as woken. */
export async function takeLateSites(
  { DB }: Directory,
  now: Millis,
  limit: number,
): Promise<number[]> {
  const { results } = await DB.prepare(
    `UPDATE site SET woken_at = ?1 WHERE id IN (
      SELECT id FROM site WHERE next_due_at < ?2 AND (woken_at IS NULL OR woken_at < ?2)
      ORDER BY next_due_at LIMIT ?3) RETURNING id`,
  )
    .bind(now, now - LATE_AFTER_MS, limit)
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
