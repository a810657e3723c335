import type { Context } from 'hono'
import { isRecord } from '../../../shared/is-record.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { AdminEnv } from '../env.ts'
import { isRateLimited } from './rate-limit.ts'
import { audit } from '../audit.ts'
import { areEqualSecrets } from '../../crypto/equal-secrets.ts'
import { readBody } from '../read-body.ts'
import { closeSession, openSession } from './session.ts'
import { signInForm } from './sign-in-form.tsx'

/** POST /admin/session: the token for a cookie. */
export async function signIn(c: Context<AdminEnv>): Promise<Response> {
  const now = c.var.trace.startedAt
  if (!isSameOrigin(c.req.raw)) return signInForm(c, 403)
  const { body } = await readBody(c.req.raw)
  const token = isRecord(body) && typeof body.token === 'string' ? body.token : ''
  if (!(await areEqualSecrets(token, c.env.ADMIN_TOKEN))) {
    return (await isRateLimited(c.env, c.req.raw, now))
      ? (c.header('Retry-After', '60'), signInForm(c, 429))
      : signInForm(c, 401, true)
  }
  await openSession(c, now)
  await audit(c.env, {
    actor: 'console',
    request: c.var.trace.id,
    action: 'enter',
    detail: {},
    now,
  })
  return c.redirect('/admin', 303)
}

export async function signOut(c: Context<AdminEnv>): Promise<Response> {
  const { trace, actor } = c.var
  await closeSession(c)
  await audit(c.env, {
    actor,
    request: trace.id,
    action: 'leave',
    detail: {},
    now: trace.startedAt,
  })
  return c.redirect('/admin', 303)
}
