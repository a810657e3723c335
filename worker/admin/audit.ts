import type { Context } from 'hono'
import { describeError, log } from '../http/log.ts'
import type { Actor, AdminEnv } from './env.ts'

const MAX_DETAIL = 2000

/** Records what an operator did, for good. When the database fails, the action still happens. */
export async function audit(
  c: Context<AdminEnv>,
  action: string,
  detail: unknown,
  actor: Actor = c.var.actor,
): Promise<void> {
  const request = c.var.trace.id
  await c.env.DB.prepare(
    'INSERT INTO audit (at, actor, request, act, detail) VALUES (?, ?, ?, ?, ?)',
  )
    .bind(Date.now(), actor, request, action, JSON.stringify(detail).slice(0, MAX_DETAIL))
    .run()
    .catch((error: unknown) =>
      log({ event: 'audit-failed', request, action, error: describeError(error) }),
    )
}
