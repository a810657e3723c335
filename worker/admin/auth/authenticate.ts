import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { areEqualSecrets } from '../../crypto/equal-secrets.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import type { AdminEnv } from '../env.ts'
import { isRateLimited } from './rate-limit.ts'
import { hasSession } from './session.ts'
import { signInForm } from './sign-in-form.tsx'
import { NOTHING_WAITS, whatWaits } from './waiting-form.tsx'

/** Lets in the bearer of the token, or a session of the console; the latter changes nothing from another origin. */
export const authenticate = createMiddleware<AdminEnv>(async (c, next) => {
  const now = c.var.trace.startedAt
  const authorization = c.req.header('Authorization')
  if (authorization !== undefined) {
    const bearer = /^bearer +([^\s]{1,512}) *$/i.exec(authorization)?.[1] ?? ''
    if (!(await areEqualSecrets(bearer, c.env.ADMIN_TOKEN)))
      return reject(c, (await isRateLimited(c.env, c.req.raw, now)) ? 429 : 401)
    c.set('actor', 'token')
    return next()
  }
  if (!(await hasSession(c, now))) return reject(c, 401)
  if (!['GET', 'HEAD'].includes(c.req.method) && !isSameOrigin(c.req.raw)) return reject(c, 403)
  c.set('actor', 'console')
  return next()
})

const ERRORS = { 401: 'unauthorized', 403: 'cross-origin', 429: 'too many attempts' } as const

/** A browser gets the form for the token, anything else JSON; neither tells what was wrong. */
async function reject(c: Context<AdminEnv>, status: keyof typeof ERRORS): Promise<Response> {
  if (status === 429) c.header('Retry-After', '60')
  if (status === 401) c.header('WWW-Authenticate', 'Bearer realm="admin"')
  if (!c.req.header('Accept')?.includes('text/html'))
    return c.json({ error: ERRORS[status] }, status)
  const waiting = status === 401 ? await whatWaits(c) : NOTHING_WAITS
  return signInForm(c, status, { waiting })
}
