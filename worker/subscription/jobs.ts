import type { Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import type { Job } from '../job.ts'
import { findDueSubscribers } from './digest.ts'
import { matchChanges } from './match.ts'
import { crawlSite } from './crawl.ts'

/** The most messages that a queue takes at once. */
const QUEUE_BATCH = 100

/** Scheduled: enqueues a crawl of every site with subscriptions, and every digest that is due. */
export async function crawlSubscribedSites(env: Bindings, now: Millis): Promise<void> {
  const { results } = await env.DB.prepare(
    'SELECT DISTINCT site_id AS site FROM subscription',
  ).all<{ site: number }>()
  await enqueueJobs(
    env,
    results.map(({ site }) => ({ job: 'scan', site })),
  )
  await enqueueDigests(env, now)
}

/** Crawls a site and matches its changes against its subscriptions; instant digests are enqueued at once. */
export async function crawlAndMatch(env: Bindings, site: number, now: Millis): Promise<void> {
  const failure = await crawlSite(env, site, now).then(
    () => null,
    (error: unknown) => error,
  )
  if ((await matchChanges(env.DB, site, now)) > 0) await enqueueDigests(env, now)
  if (failure) throw failure
}

/** A job lost here is enqueued again by the schedule: matches stay until they are sent. */
async function enqueueDigests(env: Bindings, now: Millis): Promise<void> {
  const due = await findDueSubscribers(env.DB, now)
  await enqueueJobs(
    env,
    due.map(subscriber => ({ job: 'digest', subscriber })),
  )
}

async function enqueueJobs(env: Bindings, jobs: Job[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += QUEUE_BATCH)
    await env.JOBS.sendBatch(jobs.slice(at, at + QUEUE_BATCH).map(body => ({ body })))
}
