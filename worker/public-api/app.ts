import { Hono, type Context } from 'hono'
import { AgencyUnavailable } from '../agency/stub.ts'
import { ApiError } from '../api/errors.ts'
import { ACCESS_KEY_PREFIX } from '../crypto/access-key.ts'
import { describeError, log } from '../http/log.ts'
import { minimalErrorPage } from '../page/minimal-error-page.ts'
import { auditCall } from './audit-call.ts'
import { authenticate } from './authenticate.ts'
import { refuseBody } from './body.ts'
import type { Call } from './calls.ts'
import { readChanges } from './changes.ts'
import { listEnquiries } from './enquiries.ts'
import type { Entered, PublicApiEnv } from './env.ts'
import { findCall } from './find-call.ts'
import { listSites, makeSite } from './operators.ts'
import { passOn } from './pass-on.ts'
import { purge } from './purge.ts'
import { CallRefused, refusalResponse } from './refusal.ts'

/** `/sites/{id}/…`: where programs write and read what an agency publishes, by a key; never cached, never indexed. */
export const publicApi = new Hono<PublicApiEnv>()

publicApi.use(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Referrer-Policy', 'no-referrer')
})

publicApi.all('*', async c => {
  const url = new URL(c.req.url)
  // Whoever sends a key in an address has it in histories and logs already.
  if (url.search.includes(ACCESS_KEY_PREFIX))
    throw new CallRefused(400, 'A key belongs into the header Authorization: Bearer bk_…')
  const [, site = '', path = ''] = /^\/sites(?:\/([^/]*))?(?:\/(.*))?$/.exec(url.pathname) ?? []
  const entered = await authenticate(c, site, path)
  if (entered === 'unknown-host') return minimalErrorPage(404)
  if (entered === 'suspended') return minimalErrorPage('suspended')
  if (site === '' && entered.caller.by === 'operator')
    return c.req.method === 'POST' ? makeSite(c) : listSites(c)
  const call = allowedCall(c, entered, path)
  const response = await perform(c, call, entered)
  if (call.isAudited) await auditCall(c, entered, { method: call.method, path, response })
  return response
})

/** Throws CallRefused where there is no such call, or not for this caller. */
function allowedCall(
  c: Context<PublicApiEnv>,
  { caller, siteId, isKnown }: Entered,
  path: string,
): Call {
  const found = findCall(c.req.method === 'HEAD' ? 'GET' : c.req.method, path)
  if ('allowed' in found) {
    if (found.allowed.length === 0) throw new CallRefused('not-found', 'There is no such call')
    const headers = { Allow: found.allowed.join(', ') }
    throw new CallRefused(405, `Only ${found.allowed.join(', ')} here`, { headers })
  }
  const { call } = found
  if (siteId === 0 || (!isKnown && !call.makesSite))
    throw new CallRefused('not-found', 'There is no such site')
  if (caller.by === 'key' && !call.scopes.some(scope => caller.scopes.includes(scope))) {
    log({
      event: 'access-refused',
      site: siteId,
      key: caller.id,
      call: `${call.method} ${call.path}`,
    })
    throw new CallRefused(
      'forbidden',
      `This key may not; it takes one for ${call.scopes.join(' or ')}`,
    )
  }
  return call
}

async function perform(c: Context<PublicApiEnv>, call: Call, entered: Entered): Promise<Response> {
  if (call.here) refuseBody(c.req.raw, call)
  if (call.here === 'changes') return readChanges(c, entered)
  if (call.here === 'purge') return purge(c, entered)
  if (call.here === 'enquiries') return listEnquiries(c, entered)
  if (entered.isElsewhere)
    throw new CallRefused(
      'external',
      'The content of this site is kept at a back end of its own; change it there',
    )
  return passOn(c, call, entered)
}

publicApi.onError((error, c) => {
  if (error instanceof CallRefused) return refusalResponse(error)
  const isUnavailable = error instanceof ApiError || error instanceof AgencyUnavailable
  log({ event: 'public-api-failed', request: c.var.trace?.id, error: describeError(error) })
  return refusalResponse(
    isUnavailable
      ? new CallRefused('unavailable', 'Not available; try again')
      : new CallRefused(500, `Failed; the request was ${c.var.trace?.id}`),
  )
})
