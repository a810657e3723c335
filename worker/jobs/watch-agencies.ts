import type { Millis } from '../../shared/time/units.ts'
import { agencyStub } from '../agency/stub.ts'
import { findDrift } from '../directory/findings.ts'
import { takeLateSites } from '../directory/reports.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'

/** Woken in one turn, and how many at once: a turn's calls are limited, and the next turn goes on. */
const MAX_WOKEN = 500
const AT_ONCE = 20

/** Wakes objects whose next task has been due for more than 15 minutes: their alarm was lost. One that fails stops no other. */
export async function wakeLateAgencies(env: Bindings, now: Millis): Promise<void> {
  const late = await takeLateSites(env, now, MAX_WOKEN)
  if (late.length === 0) return
  log({ event: 'alarm-late', count: late.length, sites: late.slice(0, 20) })
  for (let at = 0; at < late.length; at += AT_ONCE)
    await Promise.all(late.slice(at, at + AT_ONCE).map(site => wake(env, site, now)))
}

const wake = async (env: Bindings, site: number, now: Millis): Promise<void> => {
  try {
    await agencyStub(env, site).wake(now)
  } catch (error) {
    log({ event: 'wake-failed', site, error: describeError(error) })
  }
}

/** Compares what the directory says with itself; the console shows what it finds. */
export async function reportDrift(env: Bindings, now: Millis): Promise<void> {
  const count = await findDrift(env, now)
  if (count > 0) log({ event: 'directory-drift', count })
}
