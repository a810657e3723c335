import type { Millis } from '../../../shared/time/units.ts'
import { countSignInAttempt } from '../../directory/operators.ts'
import type { Bindings } from '../../env.ts'
import { visitorKey } from '../../forms/limits.ts'

const WINDOW_MS = 60_000
const MAX_FAILURES = 5

/**
 * Counts a wrong token of a network; whether it exceeds the limit of this minute. The right token is never limited:
 * it is too long to guess, and no one may lock an operator out. Without the database nothing is counted.
 */
export async function isRateLimited(
  env: Bindings,
  request: Request,
  now: Millis,
): Promise<boolean> {
  const start = Math.floor(now / WINDOW_MS) * WINDOW_MS
  const network = await visitorKey(env, request, now).catch(() => 'unknown')
  const bucket = `${network}/${start}`
  const count = await countSignInAttempt(env, bucket, start + WINDOW_MS).catch(() => 0)
  return count > MAX_FAILURES
}
