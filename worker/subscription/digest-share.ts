import { addDays } from '../../shared/time/day.ts'
import { instantOf, toDay } from '../../shared/time/time-zone.ts'
import { millis, type Millis } from '../../shared/time/units.ts'
import type { TaskContext } from '../agency/agency-object.ts'
import { TASKS_AT_ONCE } from '../agency/turn.ts'
import type { DigestWrites } from '../agency/subscription/digests.ts'
import { claimDigests } from '../directory/digest-quota.ts'
import { describeError, log } from '../http/log.ts'

/** When those who had to wait for tomorrow are due: before that day's own at seven, so that nobody waits for ever. */
const WAITED_TIME = '06:55'

/** The most digests that are claimed at once. */
const MAX_CLAIM = 50

/**
 * Writes a digest where the agency's share of the day, and what all agencies share, has one left; else all of the agency wait.
 * Until when; null: none need wait.
 */
export async function writeWithinShare(
  context: TaskContext,
  writes: Omit<DigestWrites, 'share' | 'claimed'>,
): Promise<Millis | null> {
  const { env, agency, now } = context
  if (env.RATE_LIMITS === 'off') {
    await agency.digests.write({ ...writes, share: null })
    return null
  }
  const day = toDay(now)
  const until = tomorrow(now, '00:00')
  const limited = {
    ...writes,
    share: { bucket: `digests/${day}`, max: env.LIMITS.digests, until },
  }
  const claimed = { bucket: `digests-claimed/${day}`, max: 0, until }
  let outcome = await agency.digests.write({ ...limited, claimed })
  if (outcome === 'unclaimed') {
    const claim = await claimMore(context)
    if (claim === 'unknown') outcome = await agency.digests.write(limited)
    if (typeof claim === 'number')
      outcome = await agency.digests.write({ ...limited, claimed: { ...claimed, max: claim } })
  }
  if (outcome === 'written' || outcome === 'changed') return null
  const again = tomorrow(now, WAITED_TIME)
  await agency.digests.hold(again)
  return again
}

const tomorrow = (now: Millis, time: string): Millis =>
  millis(instantOf(addDays(toDay(now), 1), time))

/**
 * Claims for what is due: as many tasks ask beside each other as run at once, so each asks for its part. 'unknown': nobody
 * can say, so the agency's own share must do.
 */
async function claimMore({
  env,
  siteId,
  agency,
  now,
}: TaskContext): Promise<number | 'none' | 'unknown'> {
  const due = await agency.tasks.countDue('digest', now, MAX_CLAIM * TASKS_AT_ONCE)
  const count = Math.max(1, Math.ceil(due / TASKS_AT_ONCE))
  try {
    const isGranted = await claimDigests(env, toDay(now), count, env.LIMITS.digestsOfAll)
    if (!isGranted) log({ event: 'digests-spent', site: siteId })
    return isGranted ? count : 'none'
  } catch (error) {
    log({ event: 'digests-uncounted', site: siteId, error: describeError(error) })
    return 'unknown'
  }
}
