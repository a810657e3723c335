import type { Millis } from '../../../shared/time/units.ts'
import { countSignInAttempt } from '../../directory/operators.ts'
import type { Bindings } from '../../env.ts'
import { visitorKey } from '../../forms/limits.ts'

const WINDOW_MS = 60_000
/** Wrong ones a minute: a program with an old key tries more often than a person. */
const MAX_FAILURES = { token: 5, key: 20 } as const

/**
 * Counts a wrong token or key of a network; whether it exceeds the limit of this minute. The right one is never limited:
 * it is too long to guess, and no one may lock its holder out. Without the database nothing is counted.
 */
export async function isRateLimited(
  env: Bindings,
  request: Request,
  now: Millis,
  kind: keyof typeof MAX_FAILURES = 'token',
): Promise<boolean> {
  const start = Math.floor(now / WINDOW_MS) * WINDOW_MS
  const network = await visitorKey(env, request, now).catch(() => 'unknown')
  const bucket = `${kind === 'token' ? '' : `${kind}/`}${network}/${start}`
  const count = await countSignInAttempt(env, bucket, start + WINDOW_MS).catch(() => 0)
  return count > MAX_FAILURES[kind]
}
