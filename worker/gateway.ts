import { Hono, type Context } from 'hono'
import { hasEncodedBody } from '../shared/encoded-body.ts'
import { isAdminHost } from './admin/admin-host.ts'
import { admin } from './admin/app.ts'
import { AgencyUnavailable } from './agency/stub.ts'
import { ajax } from './ajax.ts'
import { createDeadline } from './api/deadline.ts'
import { ApiError } from './api/errors.ts'
import { isDeskPreview } from './content/desk-preview.ts'
import { framed } from './content/framed.ts'
import { isPreview, pageUrlOf } from './content/preview.ts'
import { receiveCspReports } from './csp-reports/receive.ts'
import { handlePage } from './handle-page.tsx'
import { classify, type PageDecision, type RefusalDecision } from './http/classify.ts'
import { describeError, log } from './http/log.ts'
import { CSP_REPORTS } from './http/security-headers.ts'
import { SPECULATION_RULES, speculationRules } from './http/speculation-rules.ts'
import { createTrace, timed } from './http/trace.ts'
import { hostnameOf } from './http/hostname.ts'
import { preferredLocale } from './http/preferred-locale.ts'
import { finishResponse, redirectResponse, sharedPage } from './page-cache/responses.ts'
import { minimalErrorPage } from './page/minimal-error-page.ts'
import { publicApi } from './public-api/app.ts'
import { rentalPhoto } from './rental/photo.ts'
import { serveAsset } from './site/assets/serve.ts'
import { localeOf } from './site/locale-of.ts'
import { siteById } from './site/find.ts'
import { findHost } from './site/find-host.ts'
import { executionContext, workContext, type GatewayEnv } from './site/hono-env.ts'
import { mailExamplesPage } from './styleguide/mail-route.ts'
import { styleguide } from './styleguide/route.ts'
import { serveStill } from './tiles/still/route.ts'
import { serveTile } from './tiles/route.ts'
import type { HostFacts } from './versions/host-entry.ts'

/** From hostname to response. Nothing here is cached, and nothing below calls back up. */
export const gateway = new Hono<GatewayEnv>()

gateway.use(async (c, next) => {
  const trace = createTrace(crypto.randomUUID(), Date.now(), undefined, createDeadline())
  c.set('trace', trace)
  // Calls of keys say so as they say all that is wrong.
  if (hasEncodedBody(c.req.raw) && !/^\/sites(\/|$)/.test(c.req.path))
    c.res = c.text('The body must not be compressed', 415, { 'Accept-Encoding': 'identity' })
  else await next()
  const host = c.var.host ?? null
  const response = finishResponse(c.res, { request: c.req.raw, env: c.env, host, trace })
  // Without this Hono would put the earlier headers back over these.
  c.res = undefined
  c.res = response
})

gateway.use('/admin/*', async (c, next) =>
  isAdminHost(c.env, hostnameOf(new URL(c.req.url))) ? next() : minimalErrorPage(404),
)
// Before the site is looked up: the console works while the listing API does not.
gateway.route('/admin', admin)
gateway.route('/sites', publicApi)

gateway.use(async (c, next) => {
  const url = new URL(c.req.url)
  const hostname = hostnameOf(url)
  const find = () => findHost(hostname ?? '', workContext(c))
  const site = hostname ? await timed(c.var.trace, 'site', find) : null
  const decision = classify(c.req.raw, site, {
    url,
    hasDesk: c.env.DESK === 'on',
    isPreview: site !== null && (await isAnyPreview(c, url, site)),
  })
  const isElsewhere = decision.kind === 'redirect' && decision.reason === 'moved'
  if (site && site.state !== 'suspended' && !isElsewhere) c.set('host', site)
  if (decision.kind === 'redirect') return redirectResponse(decision)
  if (decision.kind === 'refusal') return refuse(c, decision)
  if (decision.kind === 'page') return respondWithPage(c, decision)
  // What is no page may need all of the site's record.
  const record = site && (await siteById(site.id, workContext(c)))
  if (!record) return refuse(c, { kind: 'refusal', status: 404 })
  c.set('site', record)
  await next()
})

gateway.get(SPECULATION_RULES, c =>
  c.body(speculationRules(), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=86400',
  }),
)
// Loaded when first asked: no visitor waits for it.
gateway.all('/desk/*', async c => {
  const { desk } = await import('./desk/app.ts')
  const { trace, host, site } = c.var
  return desk.fetch(c.req.raw, { ...c.env, FOUND: { trace, host, site } }, executionContext(c))
})
gateway.all(CSP_REPORTS, receiveCspReports)
gateway.get('/assets/:id', serveAsset)
gateway.get('/tiles/:archive/:z/:x/:y', serveTile)
gateway.get('/tiles/:archive/still/:zoom/:x/:y/:file', serveStill)
gateway.get('/rental-units/photo/:unit/:photo', rentalPhoto)
gateway.get('/_patterns', styleguide)
gateway.get('/_patterns/mail', mailExamplesPage)
gateway.route('/', ajax)

async function isAnyPreview(c: Context<GatewayEnv>, url: URL, site: HostFacts): Promise<boolean> {
  const token = url.searchParams.get('preview')
  if (token === null) return false
  const now = c.var.trace.startedAt
  const viewing = { site: site.id, url: pageUrlOf(url.pathname), token, request: c.req.raw, now }
  return (await isPreview(url, site, c.env, now)) || isDeskPreview(c.env, viewing)
}

async function respondWithPage(c: Context<GatewayEnv>, decision: PageDecision): Promise<Response> {
  const { host, trace } = c.var
  const ctx = executionContext(c)
  const request = c.req.raw
  const props = { site: host.id, format: decision.format, version: 0 }
  if (!decision.cacheable)
    return framed(request, await handlePage(request, c.env, props, ctx, request))
  const isHeld = c.env.PASSED_ON?.isHeld ?? false
  const page = isHeld ? null : await sharedPage({ request, env: c.env, host, trace, ctx }, decision)
  // Only what is kept is served to a network that had too many pages made.
  return page ?? minimalErrorPage(429, placeOf(c))
}

/** For an error page: the language of the address, and whose host it is, where that is known. */
function placeOf(c: Context<GatewayEnv>): Parameters<typeof minimalErrorPage>[1] {
  const { host } = c.var
  return { locale: localeOf(new URL(c.req.url), host ?? null), agency: host }
}

function refuse(c: Context<GatewayEnv>, { status, allow }: RefusalDecision): Response {
  const { host } = c.var
  // A suspended site is nobody's here.
  if (status === 503) return minimalErrorPage(host ? 503 : 'suspended', placeOf(c))
  if (status === 404)
    return host
      ? minimalErrorPage('unknownLanguage', placeOf(c))
      : minimalErrorPage(404, { locale: preferredLocale(c.req.header('Accept-Language') ?? null) })
  return c.body(null, status, allow ? { Allow: allow } : {})
}

gateway.onError((error, c) => {
  const isUnavailable = error instanceof ApiError || error instanceof AgencyUnavailable
  log({
    event: isUnavailable ? 'site-unavailable' : 'gateway-failed',
    request: c.var.trace?.id,
    error: describeError(error),
  })
  return minimalErrorPage(isUnavailable ? 503 : 500, placeOf(c))
})
