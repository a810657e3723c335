import type { Bindings } from '../env.ts'
import type { Job } from '../job.ts'
import { findDueSubscribers } from './digest.ts'
import { matchChanges } from './match.ts'
import { crawlSite } from './crawl.ts'

const BATCH = 100

/** By the clock: has the sites with subscribers looked at, and what is due told. */
export async function crawlSubscribedSites(env: Bindings, now: number): Promise<void> {
  const { results } = await env.DB.prepare(
    'SELECT DISTINCT site_id AS site FROM subscription',
  ).all<{ site: number }>()
  await enqueueJobs(
    env,
    results.map(({ site }) => ({ job: 'scan', site })),
  )
  await enqueueDigests(env, now)
}

/** Looks at a site and holds what changed against its subscriptions; who is due at once is told at once. */
export async function crawlAndMatch(env: Bindings, site: number, now: number): Promise<void> {
  const failure = await crawlSite(env, site, now).then(
    () => null,
    (error: unknown) => error,
  )
  if ((await matchChanges(env.DB, site, now)) > 0) await enqueueDigests(env, now)
  if (failure) throw failure
}

/** A job lost here is found again by the clock: hits stay until they are told. */
async function enqueueDigests(env: Bindings, now: number): Promise<void> {
  const due = await findDueSubscribers(env.DB, now)
  await enqueueJobs(
    env,
    due.map(subscriber => ({ job: 'digest', subscriber })),
  )
}

async function enqueueJobs(env: Bindings, jobs: Job[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += BATCH)
    await env.JOBS.sendBatch(jobs.slice(at, at + BATCH).map(body => ({ body })))
}
