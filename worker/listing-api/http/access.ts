import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { Bindings, ListingEnv } from '../env.ts'
import { ApiError, notFound } from './errors.ts'
import { findScope } from '../site/queries.ts'

/** Every answer is JSON of this moment unless its call says otherwise. */
export const setResponseHeaders = createMiddleware(async (c, next) => {
  await next()
  const type = c.res.headers.get('content-type')
  if (type === 'application/json')
    c.res.headers.set('content-type', 'application/json; charset=utf-8')
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  c.res.headers.set('x-content-type-options', 'nosniff')
})

/** Open without a key; with one, for bound Workers and for those who bear it. */
export const requireKey = createMiddleware<ListingEnv>(async (c, next) => {
  if (c.env.API_KEY && !(await isTrustedCaller(c))) throw unauthorized()
  await next()
})

/** Whether a bound Worker or a bearer of the key asks: they may see what is not published yet. */
export const isTrustedCaller = async ({ env, req }: Context<ListingEnv>): Promise<boolean> =>
  env.BOUND === true || hasKey(req.header('authorization'), env)

/** Imports bear the key, or one for imports alone, whoever calls; without either there are none. */
export const requireImportKey = createMiddleware<ListingEnv>(async (c, next) => {
  const header = c.req.header('authorization')
  if (!(await hasKey(header, c.env)) && !(await hasKey(header, { API_KEY: c.env.IMPORT_KEY })))
    throw unauthorized()
  await next()
})

/** The site of the address: X-SITE agrees with it where it is sent, and it exists (LAPI-1). */
export const resolveSite = createMiddleware<ListingEnv>(async (c, next) => {
  const id = c.req.param('siteId') ?? ''
  const header = c.req.header('x-site')
  if (header !== undefined && header !== id)
    throw new ApiError(400, 'X-SITE is not the site of the address', 'X-SITE')
  const scope = await findScope(c.env.DB, Number(id))
  if (!scope) throw notFound('site')
  c.set('site', scope)
  await next()
})

/** Bodies come in the one form their call takes. */
export const requireContentType = (...media: string[]) =>
  createMiddleware(async (c, next) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!media.includes(type))
      throw new ApiError(415, `The body must be ${media.join(' or ')}`, 'Content-Type')
    await next()
  })

const MAX_BODY = 64 * 1024

/** A body of JSON, of 64 kB at most. */
export const jsonBody = every(
  requireContentType('application/json'),
  bodyLimit({
    maxSize: MAX_BODY,
    onError: () => {
      throw new ApiError(413, 'The body is too long')
    },
  }),
)

const unauthorized = () => new ApiError(401, 'A bearer key is needed')

/** Of equal length and compared whole, so that the time taken tells nothing. */
async function hasKey(
  authorization: string | undefined,
  env: Pick<Bindings, 'API_KEY'>,
): Promise<boolean> {
  if (!env.API_KEY) return false
  const [given, wanted] = await Promise.all([
    digest(authorization ?? ''),
    digest(`Bearer ${env.API_KEY}`),
  ])
  return (
    given.reduce((difference, byte, index) => difference | (byte ^ (wanted[index] ?? 0)), 0) === 0
  )
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
