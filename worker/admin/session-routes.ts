import type { Context } from 'hono'
import { isRecord } from '../api/answers.ts'
import { isSameOrigin } from '../document/same-origin.ts'
import type { AdminEnv } from './admin-env.ts'
import { isOneTooMany } from './attempts.ts'
import { audit } from './audit.ts'
import { areEqualSecrets } from './equal-secrets.ts'
import { readBody } from './read-body.ts'
import { closeSession, openSession } from './session.ts'
import { tokenForm } from './token-form.tsx'

/** POST /admin/session: the token for a cookie. */
export async function enter(c: Context<AdminEnv>): Promise<Response> {
  const now = c.var.trace.startedAt
  if (!isSameOrigin(c.req.raw)) return tokenForm(c, 403)
  const { body } = await readBody(c.req.raw)
  const token = isRecord(body) && typeof body.token === 'string' ? body.token : ''
  if (!(await areEqualSecrets(token, c.env.ADMIN_TOKEN))) {
    return (await isOneTooMany(c.env, c.req.raw, now))
      ? (c.header('Retry-After', '60'), tokenForm(c, 429))
      : tokenForm(c, 401, true)
  }
  await openSession(c, now)
  await audit(c.env, { actor: 'console', request: c.var.trace.id, act: 'enter', detail: {}, now })
  return c.redirect('/admin', 303)
}

export async function leave(c: Context<AdminEnv>): Promise<Response> {
  const { trace, actor } = c.var
  await closeSession(c)
  await audit(c.env, { actor, request: trace.id, act: 'leave', detail: {}, now: trace.startedAt })
  return c.redirect('/admin', 303)
}
