import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { hasEncodedBody } from '../../../shared/encoded-body.ts'
import type { Bindings } from '../bindings.ts'
import type { ListingEnv } from '../env.ts'
import { askListings } from '../store/ask.ts'
import { ApiError, notFound } from './errors.ts'
import { isKnownSite } from './known-sites.ts'

/** Responses are UTF-8 JSON and not stored, unless the operation says otherwise. */
export const setResponseHeaders = createMiddleware(async (c, next) => {
  await next()
  const type = c.res.headers.get('content-type')
  if (type === 'application/json')
    c.res.headers.set('content-type', 'application/json; charset=utf-8')
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  c.res.headers.set('x-content-type-options', 'nosniff')
})

/** No body here comes compressed. */
export const refuseEncoded = createMiddleware<ListingEnv>(async (c, next) => {
  if (hasEncodedBody(c.req.raw))
    throw new ApiError(415, 'The body must not be encoded', 'Content-Encoding')
  await next()
})

/** Bound Workers and callers that send the API key may call; everyone may where the API stands open, as in development. */
export const requireKey = createMiddleware<ListingEnv>(async (c, next) => {
  const isOpen = c.env.OPEN === 'yes' && !c.env.API_KEY
  if (!isOpen && !(await isTrustedCaller(c))) throw unauthorized()
  await next()
})

/** Bound Workers and callers that send the API key, wherever it runs. */
export const requireTrust = createMiddleware<ListingEnv>(async (c, next) => {
  if (!(await isTrustedCaller(c))) throw unauthorized()
  await next()
})

/** Whether the caller is a bound Worker or sends the API key; such callers may read drafts. */
export const isTrustedCaller = async ({ env, req }: Context<ListingEnv>): Promise<boolean> =>
  env.BOUND === true || hasKey(req.header('authorization'), env)

/** Imports always need the API key or the import key; without either configured there are no imports. */
export const requireImportKey = createMiddleware<ListingEnv>(async (c, next) => {
  const header = c.req.header('authorization')
  if (!(await hasKey(header, c.env)) && !(await hasKey(header, { API_KEY: c.env.IMPORT_KEY })))
    throw unauthorized()
  await next()
})

/** Bound Workers and callers that send the API key or the import key. */
export const requireFeedKey = createMiddleware<ListingEnv>(async (c, next) => {
  const isFeed = await hasKey(c.req.header('authorization'), { API_KEY: c.env.IMPORT_KEY })
  if (!isFeed && !(await isTrustedCaller(c))) throw unauthorized()
  await next()
})

/** The site of the path; X-SITE must name the same one where it is sent (LAPI-1). */
export const namedSite = createMiddleware<ListingEnv>(async (c, next) => {
  const id = c.req.param('siteId') ?? ''
  const header = c.req.header('x-site')
  if (header !== undefined && header !== id)
    throw new ApiError(400, 'X-SITE does not match the site in the path', 'X-SITE')
  c.set('siteId', Number(id))
  c.set('ask', askListings(c.env, c.var.siteId))
  await next()
})

/** No object is asked about a site that the directory has not (LAPI-74). */
export const knownSite = createMiddleware<ListingEnv>(async (c, next) => {
  if (!(await isKnownSite(c.env.DB, c.var.siteId))) throw notFound('site')
  await next()
})

/** Refuses a call that means another agency than the one that has this number by now (LAPI-201). */
export const meantAgency = createMiddleware<ListingEnv>(async (c, next) => {
  const { siteId, ask } = c.var
  const meant = c.req.query('agency')
  if (meant !== undefined && (await isKnownSite(c.env.DB, siteId))) {
    const agency = await ask('findAgency')
    if (agency.id !== meant)
      throw new ApiError(
        'conflict',
        `is another one than site ${siteId}, which is ${agency.name}`,
        'agency',
      )
  }
  await next()
})

/** Rejects other content types with 415. */
export const requireContentType = (...media: string[]) =>
  createMiddleware(async (c, next) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!media.includes(type))
      throw new ApiError(415, `The body must be ${media.join(' or ')}`, 'Content-Type')
    await next()
  })

const MAX_BODY = 64 * 1024

/** Rejects larger bodies with 413. */
export function bodyAtMost(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('too-large', 'The body is too large')
    },
  })
}

/** A JSON body of at most 64 kB. */
export const jsonBody = every(requireContentType('application/json'), bodyAtMost(MAX_BODY))

const unauthorized = () => new ApiError(401, 'A bearer key is required')

/** Compares digests in constant time. */
async function hasKey(
  authorization: string | undefined,
  env: Pick<Bindings, 'API_KEY'>,
): Promise<boolean> {
  if (!env.API_KEY) return false
  const [given, expected] = await Promise.all([
    digest(authorization ?? ''),
    digest(`Bearer ${env.API_KEY}`),
  ])
  return (
    given.reduce((difference, byte, index) => difference | (byte ^ (expected[index] ?? 0)), 0) === 0
  )
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
