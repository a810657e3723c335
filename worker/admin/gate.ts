import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isSameOrigin } from '../document/same-origin.ts'
import type { AdminEnv } from './admin-env.ts'
import { isOneTooMany } from './attempts.ts'
import { areEqualSecrets } from './equal-secrets.ts'
import { hasSession } from './session.ts'
import { tokenForm } from './token-form.tsx'

/** The bearer's token, or a console's cookie; what changes something with a cookie comes from our own page. */
export const gate = createMiddleware<AdminEnv>(async (c, next) => {
  const now = c.var.trace.startedAt
  const bearer = /^bearer +([^\s]{1,512}) *$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (c.req.header('Authorization') !== undefined) {
    if (!(await areEqualSecrets(bearer ?? '', c.env.ADMIN_TOKEN)))
      return refuse(c, (await isOneTooMany(c.env, c.req.raw, now)) ? 429 : 401)
    c.set('actor', 'token')
    return next()
  }
  if (!(await hasSession(c, now))) return refuse(c, 401)
  if (!['GET', 'HEAD'].includes(c.req.method) && !isSameOrigin(c.req.raw)) return refuse(c, 403)
  c.set('actor', 'console')
  return next()
})

const WORDS = { 401: 'unauthorized', 403: 'foreign origin', 429: 'too many attempts' } as const

/** A browser gets the form for the token, anything else JSON; neither tells what was wrong. */
export function refuse(
  c: Context<AdminEnv>,
  status: keyof typeof WORDS,
): Response | Promise<Response> {
  if (status === 429) c.header('Retry-After', '60')
  if (status === 401) c.header('WWW-Authenticate', 'Bearer realm="admin"')
  if (c.req.header('Accept')?.includes('text/html')) return tokenForm(c, status)
  return c.json({ error: WORDS[status] }, status)
}
