import { DAY, type Millis } from '../../shared/time/units.ts'
import type { LimitCount } from '../agency/limits.ts'
import { agencyOf } from '../agency/stub.ts'
import { keyedHash } from '../crypto/hash.ts'
import type { Bindings } from '../env.ts'
import { networkOf } from '../http/network.ts'
import { LIMIT_WINDOWS, type LimitName } from './limit-windows.ts'

type Scope = { env: Bindings; site: { id: number }; now: Millis }

/**
 * One more against each of these limits, by whom it counts ('' for the whole site), for the transaction of what is
 * limited. RATE_LIMITS = "off" counts nothing.
 */
export function limitCounts(
  { env, now }: Pick<Scope, 'env' | 'now'>,
  subjects: Partial<Record<LimitName, string>>,
): LimitCount[] {
  if (env.RATE_LIMITS === 'off') return []
  return Object.entries(subjects).flatMap(([limit, subject]) => {
    if (!isLimit(limit)) return []
    const window = LIMIT_WINDOWS[limit]
    const start = Math.floor(now / window) * window
    return {
      bucket: `${limit}/${subject}/${start}`,
      max: env.LIMITS[limit],
      until: start + window,
    }
  })
}

const isLimit = (name: string): name is LimitName => Object.hasOwn(LIMIT_WINDOWS, name)

/** Counts at once, for what writes nothing else: whether it is within the limit. */
export async function isWithinLimit(
  scope: Scope,
  limit: LimitName,
  subject: string,
): Promise<boolean> {
  for (const count of limitCounts(scope, { [limit]: subject }))
    if (!(await agencyOf(scope.env, scope.site.id).limits.tryCount(count))) return false
  return true
}

/** A coarse check before any work: per data centre and not exact, so nothing relies on it. Unbound or failing, it lets pass. */
export async function isThrottled(
  { env, site }: Pick<Scope, 'env' | 'site'>,
  form: string,
  visitor: string,
): Promise<boolean> {
  if (env.RATE_LIMITS === 'off') return false
  const outcome = await env.SHIELD?.limit({ key: `${site.id}/${form}/${visitor}` }).catch(
    () => null,
  )
  return outcome?.success === false
}

/** Identifies a visitor's network for counting, by a hash that changes daily: no address is stored. */
export async function visitorKey(env: Bindings, request: Request, now: Millis): Promise<string> {
  const network = networkOf(request)
  return (await keyedHash(env, `visitor/${Math.floor(now / DAY)}/${network}`)).slice(0, 22)
}
