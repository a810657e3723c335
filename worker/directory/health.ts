import type { Millis } from '../../shared/time/units.ts'
import { latestFindings, type Finding } from './findings.ts'
import { LATE_AFTER_MS } from './reports.ts'
import type { Directory } from './sites.ts'

/** All agencies together. */
export interface DirectoryHealth {
  sites: number
  failedMails: number
  waitingMails: number
  oldestMailDueAt: Millis | null
  stuckTasks: number
  refusedImports: number
  /** Objects whose next task has been due for more than 15 minutes; counted up to a thousand. */
  lateAgencies: number
  lastPurgeAt: Millis | null
  /** The newest. */
  findings: Finding[]
}

type Totals = Pick<
  DirectoryHealth,
  'sites' | 'failedMails' | 'waitingMails' | 'stuckTasks' | 'refusedImports'
>
type Moments = Pick<DirectoryHealth, 'oldestMailDueAt' | 'lateAgencies' | 'lastPurgeAt'>

const MAX_LATE = 1000
const MAX_FINDINGS = 20

/** Reads a few rows, however many agencies there are. Throws when the database does. */
export async function directoryHealth({ DB }: Directory, now: Millis): Promise<DirectoryHealth> {
  const [totals, moments, findings] = await Promise.all([
    DB.prepare(
      `SELECT sites, failed_mails AS failedMails, waiting_mails AS waitingMails, stuck_tasks AS stuckTasks,
      refused_imports AS refusedImports FROM totals WHERE only_row = 1`,
    ).first<Totals>(),
    DB.prepare(
      `SELECT (SELECT min(oldest_mail_due_at) FROM site WHERE oldest_mail_due_at IS NOT NULL) AS oldestMailDueAt,
      (SELECT count(*) FROM (SELECT 1 FROM site WHERE next_due_at < ?1 LIMIT ${MAX_LATE})) AS lateAgencies,
      (SELECT max(at) FROM audit WHERE act = 'purge') AS lastPurgeAt`,
    )
      .bind(now - LATE_AFTER_MS)
      .first<Moments>(),
    latestFindings(DB, MAX_FINDINGS),
  ])
  if (!totals || !moments) throw new Error('the directory has no totals')
  return { ...totals, ...moments, findings }
}
