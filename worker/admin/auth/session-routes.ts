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
import { addressHere, waitingFormPage } from './waiting-form.tsx'

const TEXT = v.optional(v.string(), '')
const SIGN_IN = v.fallback(v.object({ token: TEXT, to: TEXT, fields: TEXT }), {
  token: '',
  to: '',
  fields: '',
})

/** POST /admin/session: exchanges the token for a cookie, and leads to what was asked for before. */
export async function signIn(c: Context<AdminEnv>): Promise<Response> {
  const now = c.var.trace.startedAt
  if (!isSameOrigin(c.req.raw)) return signInForm(c, 403)
  const { token, to, fields } = v.parse(SIGN_IN, (await readBody(c.req.raw)).body)
  const waiting = { to: addressHere(to), fields }
  if (!(await areEqualSecrets(token, c.env.ADMIN_TOKEN))) {
    if (!(await isRateLimited(c.env, c.req.raw, now)))
      return signInForm(c, 401, { wrong: true, waiting })
    c.header('Retry-After', '60')
    return signInForm(c, 429, { waiting })
  }
  await openSession(c, now)
  await audit(c, 'enter', {}, 'console')
  c.set('actor', 'console')
  return fields ? waitingFormPage(c, waiting) : c.redirect(waiting.to, 303)
}

export async function signOut(c: Context<AdminEnv>): Promise<Response> {
  await closeSession(c)
  await audit(c, 'leave', {})
  return c.redirect('/admin', 303)
}
