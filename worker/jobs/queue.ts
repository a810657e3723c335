import { HOUR, seconds } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import type { Job } from '../job.ts'
import { deliverMailFromD1 } from '../mail/deliver-from-d1.ts'

/** The longest that the queue keeps a message; a mail that waits longer is found by the clock. */
const LONGEST_DELAY = seconds(12 * HOUR)

/** What each job does. Seconds mean 'again, after that time'; a job that throws is retried by the queue's own rule. */
const JOBS: {
  [K in Job['job']]: (
    env: Bindings,
    job: Extract<Job, { job: K }>,
    now: number,
  ) => Promise<number | void>
} = {
  mail: async (env, { id }, now) => {
    const delivery = await deliverMailFromD1(env, id, now)
    return delivery.outcome === 'later' && delivery.delay <= LONGEST_DELAY
      ? delivery.delay
      : undefined
  },
}

/** Each message succeeds or fails by itself. */
export async function consumeJobs(batch: MessageBatch<Job>, env: Bindings): Promise<void> {
  for (const message of batch.messages) {
    try {
      const seconds = await runJob(env, message.body)
      if (seconds) message.retry({ delaySeconds: seconds })
      else message.ack()
    } catch (error) {
      log({ event: 'job-failed', job: message.body?.job, error: describeError(error) })
      message.retry()
    }
  }
}

async function runJob(env: Bindings, body: Job): Promise<number | void> {
  // TypeScript cannot follow that the row is the one of this very job.
  const run = JOBS[body.job] as (env: Bindings, job: Job, now: number) => Promise<number | void>
  return run(env, body, Date.now())
}
