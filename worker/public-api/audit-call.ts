import type { Context } from 'hono'
import { agencyOf } from '../agency/stub.ts'
import { insertAudit } from '../directory/audit.ts'
import { describeError, log } from '../http/log.ts'
import type { Entered, PublicApiEnv } from './env.ts'

/**
 * A row for a call that writes: an operator's in the directory's audit, a key's in the agency's own. Where it cannot be
 * written, the call is done all the same.
 */
export async function auditCall(
  c: Context<PublicApiEnv>,
  { caller, siteId }: Entered,
  { method, path, response }: { method: string; path: string; response: Response },
): Promise<void> {
  const request = c.var.trace.id
  const now = Date.now()
  const call = `${method} ${path}`.trim()
  const { status } = response
  const written =
    caller.by === 'operator'
      ? insertAudit(c.env, {
          at: now,
          actor: 'token',
          request,
          act: 'site call',
          detail: { site: siteId, call, status },
        })
      : agencyOf(c.env, siteId).audit.add({
          actor: `key ${caller.id}`,
          request,
          now,
          act: 'call',
          subject: call,
          after: { status },
        })
  await Promise.resolve(written).catch((error: unknown) =>
    log({ event: 'audit-failed', request, action: 'site call', error: describeError(error) }),
  )
}
