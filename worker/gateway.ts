import { Hono } from 'hono'
import { isLocale } from '../shared/locale.ts'
import { matchRoute, pageHref } from '../shared/routes.ts'
import { admin } from './admin/app.ts'
import { ajax } from './ajax.ts'
import { ApiError } from './api/errors.ts'
import { log } from './http/log.ts'
import { isPreview } from './content/preview.ts'
import { SPECULATION_RULES, speculationRules } from './http/speculation-rules.ts'
import { minimalErrorPage } from './page/minimal-error-page.ts'
import { countResponse } from './page-cache/counts.ts'
import { canonicalPath } from './http/canonical.ts'
import { servePage } from './page-cache/serve.ts'
import { CSP_REPORTS, receiveCspReports } from './csp-reports/receive.ts'
import { setSiteHeaders } from './http/site-headers.ts'
import { isSameOrigin } from './http/same-origin.ts'
import { apiCacheStatus, createTrace, serverTiming, timed } from './http/trace.ts'
import { wantsMarkdown } from './http/wants-markdown.ts'
import type { GatewayEnv } from './site/hono-env.ts'
import { mailExamplesPage } from './styleguide/mail-route.ts'
import { handlePage } from './handle-page.tsx'
import { PAGE_ROUTES } from './routes.ts'
import { styleguide } from './styleguide/route.ts'
import { rentalPhoto } from './rental/photo.ts'
import { serveAsset } from './site/assets/serve.ts'
import { siteByHostname } from './site/find.ts'
import { hostnameOf } from './site/hostname.ts'
import { preferredLocale } from './site/preferred-locale.ts'

/** From hostname to answer; nothing here is cached, and nothing below calls back up. */
export const gateway = new Hono<GatewayEnv>()

gateway.use(async (c, next) => {
  const trace = createTrace(crypto.randomUUID(), Date.now())
  c.set('trace', trace)
  await next()
  const answer = new Response(c.res.body, c.res)
  setSiteHeaders(answer.headers, c.var.site ?? null, c.req.url.startsWith('https:'))
  if (!answer.headers.has('X-Request-Id')) answer.headers.set('X-Request-Id', trace.id)
  const timing = [serverTiming(trace), answer.headers.get('Server-Timing')]
    .filter(Boolean)
    .join(', ')
  answer.headers.set('Server-Timing', timing || 'gateway;dur=0')
  if (!answer.headers.has('Cache-Status'))
    answer.headers.set('Cache-Status', apiCacheStatus(trace) ?? 'page; fwd=bypass')
  countResponse(c.env, c.var.site, answer, Date.now() - trace.startedAt)
  // Else Hono would have the headers of before win.
  c.res = undefined
  c.res = answer
})

gateway.route('/admin', admin)

gateway.use(async (c, next) => {
  const hostname = hostnameOf(c.req.raw)
  const { trace } = c.var
  const waitUntil = (work: Promise<unknown>): void => c.executionCtx.waitUntil(work)
  const find = () =>
    siteByHostname(hostname ?? '', { env: c.env, trace, now: trace.startedAt, waitUntil })
  const site = hostname ? await timed(trace, 'site', find) : null
  if (!site) return minimalErrorPage(404)
  if (site.movedTo && new URL(site.movedTo).hostname !== hostname)
    return redirectToCanonicalHost(site.movedTo, c.req.raw)
  c.set('site', site)
  await next()
})

gateway.get('/', c => {
  const { site } = c.var
  const locale = preferredLocale(c.req.header('Accept-Language') ?? null, site)
  return c.body(null, 302, {
    Location: pageHref(locale, ''),
    'Cache-Control': 'private, no-store',
    Vary: 'Accept-Language',
  })
})
gateway.get(SPECULATION_RULES, c =>
  c.body(speculationRules(), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=86400',
  }),
)
gateway.all(CSP_REPORTS, receiveCspReports)
gateway.get('/assets/:id', serveAsset)
gateway.get('/rental-units/photo/:unit/:photo', rentalPhoto)
gateway.get('/_patterns', styleguide)
gateway.get('/_patterns/mail', mailExamplesPage)
gateway.route('/', ajax)

gateway.all('*', async c => {
  const { site, trace } = c.var
  const { method } = c.req
  const reads = method === 'GET' || method === 'HEAD'
  const url = new URL(c.req.url)
  const canonical = canonicalPath(url)
  if ('redirect' in canonical && reads)
    return c.body(null, 301, { Location: canonical.redirect, 'Cache-Control': 'private, no-cache' })
  const match = matchRoute(url.pathname)
  const route = match ? PAGE_ROUTES[match.name] : undefined
  if (!reads && !(method === 'POST' && route?.post))
    return c.body(null, 405, { Allow: route?.post ? 'GET, HEAD, POST' : 'GET, HEAD' })
  if (!reads && !route?.anyOrigin && !isSameOrigin(c.req.raw)) return c.body(null, 403)
  const as = reads && wantsMarkdown(c.req.raw.headers.get('Accept')) ? 'markdown' : 'html'
  if (
    !reads ||
    route?.personal === true ||
    route?.personal?.(url.searchParams) ||
    (await isPreview(url, site, c.env, trace.startedAt))
  ) {
    return handlePage(c.req.raw, c.env, { site: site.id, format: as }, c.executionCtx, c.req.raw)
  }
  const locale = url.pathname.split('/')[1]
  if (isLocale(locale) && !site.locales.includes(locale))
    return minimalErrorPage(404, site.defaultLocale, site.name)
  return servePage({
    request: c.req.raw,
    url,
    site,
    format: as,
    now: trace.startedAt,
    env: c.env,
    ctx: c.executionCtx as ExecutionContext,
  })
})

/** The same address on another origin; a form keeps its method and fields. */
function redirectToCanonicalHost(origin: string, { url, method }: Request): Response {
  const { pathname, search } = new URL(url)
  const status = method === 'GET' || method === 'HEAD' ? 301 : 308
  return new Response(null, {
    status,
    headers: { Location: origin + pathname + search, 'Cache-Control': 'private, no-cache' },
  })
}

gateway.onError((error, c) => {
  const unavailable = error instanceof ApiError
  log({
    event: unavailable ? 'site-unavailable' : 'gateway-failed',
    request: c.var.trace?.id,
    error: `${error.name}: ${error.message}`.slice(0, 300),
  })
  return minimalErrorPage(unavailable ? 503 : 500, undefined, c.var.site?.name)
})
