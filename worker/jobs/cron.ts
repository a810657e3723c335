import { deleteRemovedCopies, removeDueAgencies } from '../backup/remove.ts'
import { deleteOldReports } from '../directory/content-reports.ts'
import { deleteExpiredErasures } from '../directory/erasures.ts'
import { deleteExpiredSignIns } from '../directory/operators.ts'
import { checkProofs } from '../domains/check-proofs.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { reportDrift, wakeLateAgencies } from './watch-agencies.ts'

type Task = (env: Bindings, now: number) => Promise<void>

/** What must not wait for a visitor. */
const EVERY_FIVE_MINUTES: Task[] = [removeDueAgencies, wakeLateAgencies, checkProofs]

/** Deletes what may not be stored any longer. */
const NIGHTLY: Task[] = [
  deleteExpiredSignIns,
  deleteExpiredErasures,
  deleteOldReports,
  deleteRemovedCopies,
  reportDrift,
]

const NIGHTLY_CRON = '17 3 * * *'

/** Each task succeeds or fails by itself; the next turn tries again. */
export async function runSchedule(cron: string, env: Bindings, now: number): Promise<void> {
  for (const task of cron === NIGHTLY_CRON ? NIGHTLY : EVERY_FIVE_MINUTES) {
    await task(env, now).catch((error: unknown) =>
      log({ event: 'task-failed', task: task.name, error: describeError(error) }),
    )
  }
}
