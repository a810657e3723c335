import type { Context } from 'hono'
import * as v from 'valibot'
import { areEqualSecrets } from '../../crypto/equal-secrets.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'
import { isRateLimited } from './rate-limit.ts'
import { closeSession, openSession } from './session.ts'
import { signInForm } from './sign-in-form.tsx'

const SIGN_IN = v.fallback(v.object({ token: v.string() }), { token: '' })

/** POST /admin/session: exchanges the token for a cookie. */
export async function signIn(c: Context<AdminEnv>): Promise<Response> {
  const now = c.var.trace.startedAt
  if (!isSameOrigin(c.req.raw)) return signInForm(c, 403)
  const { token } = v.parse(SIGN_IN, (await readBody(c.req.raw)).body)
  if (!(await areEqualSecrets(token, c.env.ADMIN_TOKEN))) {
    if (!(await isRateLimited(c.env, c.req.raw, now))) return signInForm(c, 401, true)
    c.header('Retry-After', '60')
    return signInForm(c, 429)
  }
  await openSession(c, now)
  await audit(c, 'enter', {}, 'console')
  return c.redirect('/admin', 303)
}

export async function signOut(c: Context<AdminEnv>): Promise<Response> {
  await closeSession(c)
  await audit(c, 'leave', {})
  return c.redirect('/admin', 303)
}
