import { log } from '../http/log.ts'
import {
  deleteExpiredBookings,
  sendReminders,
  reconcileBookings,
  notifyWaitlist,
} from '../booking/scheduled.ts'
import { deleteExpiredRows } from '../privacy/retention.ts'
import type { Bindings } from '../env.ts'
import type { Job } from '../job.ts'
import { deliverMail, sweepOutbox } from '../mail/deliver.ts'
import { sendDigest } from '../subscription/digest.ts'
import { crawlSubscribedSites, crawlAndMatch } from '../subscription/jobs.ts'

/** Every job, and what it does; an answer in seconds means 'again, then'. A job that throws comes again by the queue's own rule. */
const JOBS: {
  [K in Job['job']]: (
    env: Bindings,
    job: Extract<Job, { job: K }>,
    now: number,
  ) => Promise<number | void>
} = {
  mail: async (env, { id }, now) => {
    const delivery = await deliverMail(env, id, now)
    return delivery.outcome === 'later' ? delivery.seconds : undefined
  },
  scan: (env, { site }, now) => crawlAndMatch(env, site, now),
  digest: async (env, { subscriber }, now) => void (await sendDigest(env, subscriber, now)),
}

/** By the clock, every five minutes: what must not wait for a visitor. */
const EVERY_FIVE_MINUTES: ((env: Bindings, now: number) => Promise<void>)[] = [
  sweepOutbox,
  crawlSubscribedSites,
  reconcileBookings,
  sendReminders,
  notifyWaitlist,
]

/** Once a night: what must not be kept. */
const NIGHTLY: ((env: Bindings, now: number) => Promise<void>)[] = [
  deleteExpiredBookings,
  deleteExpiredRows,
]

const NIGHTLY_CRON = '17 3 * * *'

/** Each message stands and fails alone. */
export async function consumeJobs(batch: MessageBatch<Job>, env: Bindings): Promise<void> {
  for (const message of batch.messages) {
    try {
      const again = await runJob(env, message.body)
      if (again) message.retry({ delaySeconds: again })
      else message.ack()
    } catch (error) {
      log({ event: 'job-failed', job: message.body?.job, error: describeError(error) })
      message.retry()
    }
  }
}

async function runJob(env: Bindings, body: Job): Promise<number | void> {
  const run = JOBS[body.job] as (env: Bindings, job: Job, now: number) => Promise<number | void>
  return run(env, body, Date.now())
}

/** Tasks of the clock stand and fail alone too: the next turn tries again. */
export async function runSchedule(cron: string, env: Bindings, now: number): Promise<void> {
  for (const task of cron === NIGHTLY_CRON ? NIGHTLY : EVERY_FIVE_MINUTES) {
    await task(env, now).catch((error: unknown) =>
      log({ event: 'task-failed', task: task.name, error: describeError(error) }),
    )
  }
}

const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown'
