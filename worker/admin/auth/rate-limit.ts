import { isLimitExceeded, visitorKey } from '../../forms/limits.ts'
import type { Bindings } from '../../env.ts'

const WINDOW_MS = 60_000
const MAX_FAILURES = 5

/**
 * Counts a wrong token of one network; whether it was one too many this minute. The right token always passes:
 * it is too long to guess, and nobody may lock an operator out. Without its database it counts nothing.
 */
export async function isRateLimited(
  env: Bindings,
  request: Request,
  now: number,
): Promise<boolean> {
  const start = Math.floor(now / WINDOW_MS) * WINDOW_MS
  const network = await visitorKey(env, request, now).catch(() => 'unknown')
  try {
    await env.DB.prepare(
      'INSERT INTO counter (bucket, count, most, until) VALUES (?1, 1, ?2, ?3) ON CONFLICT (bucket) DO UPDATE SET count = count + 1',
    )
      .bind(`0/admin/${network}/${start}`, MAX_FAILURES, start + WINDOW_MS)
      .run()
    return false
  } catch (error) {
    return isLimitExceeded(error)
  }
}
