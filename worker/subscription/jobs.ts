import type { Bindings } from '../env.ts'
import type { Job } from '../job.ts'
import { dueSubscribers } from './digest.ts'
import { matchChanges } from './match.ts'
import { scanSite } from './scan.ts'

const BATCH = 100

/** By the clock: has the sites with subscribers looked at, and what is due told. */
export async function informSubscribers(env: Bindings, now: number): Promise<void> {
  const { results } = await env.DB.prepare(
    'SELECT DISTINCT site_id AS site FROM subscription',
  ).all<{ site: number }>()
  await sendJobs(
    env,
    results.map(({ site }) => ({ job: 'scan', site })),
  )
  await announceDigests(env, now)
}

/** Looks at a site and holds what changed against its subscriptions; who is due at once is told at once. */
export async function scanAndMatch(env: Bindings, site: number, now: number): Promise<void> {
  const failure = await scanSite(env, site, now).then(
    () => null,
    (error: unknown) => error,
  )
  if ((await matchChanges(env.DB, site, now)) > 0) await announceDigests(env, now)
  if (failure) throw failure
}

/** A job lost here is found again by the clock: hits stay until they are told. */
async function announceDigests(env: Bindings, now: number): Promise<void> {
  const due = await dueSubscribers(env.DB, now)
  await sendJobs(
    env,
    due.map(subscriber => ({ job: 'digest', subscriber })),
  )
}

async function sendJobs(env: Bindings, jobs: Job[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += BATCH)
    await env.JOBS.sendBatch(jobs.slice(at, at + BATCH).map(body => ({ body })))
}
