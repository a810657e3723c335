import type { Context } from 'hono'
import { insertAudit, type Actor } from '../directory/audit.ts'
import { describeError, log } from '../http/log.ts'
import type { AdminEnv } from './env.ts'

/** Records what an operator did, for good. When the database fails, the action still happens. */
export async function audit(
  c: Context<AdminEnv>,
  action: string,
  detail: unknown,
  actor: Actor = c.var.actor,
): Promise<void> {
  const request = c.var.trace.id
  await insertAudit(c.env, { at: Date.now(), actor, request, act: action, detail }).catch(
    (error: unknown) =>
      log({ event: 'audit-failed', request, action, error: describeError(error) }),
  )
}
