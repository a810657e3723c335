import { DEFAULT_LOCALE, isLocale, type Locale } from '../shared/locale.ts'
import { matchRoute } from '../shared/routes.ts'
import type { Site } from '../shared/site/site.ts'
import { ApiError } from './api/errors.ts'
import { log } from './http/log.ts'
import { contentPage } from './content/content-page.tsx'
import { respondWithChunks } from './render/respond.ts'
import { minimalErrorPage } from './page/minimal-error-page.ts'
import { concat } from './http/bytes.ts'
import { renderChunks } from './render/stream.tsx'
import { setRetryAfter } from './http/retry-after.ts'
import { cacheControl, SHORT_LIVED } from './page-cache/policies.ts'
import { loadFrame, PageDocument, type Frame } from './page/document.tsx'
import {
  apiCacheStatus,
  createTrace,
  serverTiming,
  timed,
  type RequestTrace,
} from './http/trace.ts'
import type { Bindings, PageProps } from './env.ts'
import { absentPage, unavailablePage } from './page/error-pages.tsx'
import { textFile } from './seo/text-files.ts'
import type { PageResult, PageRequest, TextFile, Redirect, HtmlPage } from './page/result.ts'
import { PAGE_ROUTES } from './routes.ts'
import { siteById } from './site/find.ts'
import { createRequestContext } from './site/request-context.ts'

type Context = Pick<ExecutionContext, 'waitUntil'>

/**
 * The Page entrypoint: a canonical address and the props to an HTML answer with its policy for the cache.
 * Shared pages see no header of the visitor; a personal page or a posted form is called with the visitor's own
 * request, outside the cache. A cache that renews what it has says so by If-None-Match. Everything that decides the status happens before the first byte.
 */
export async function handlePage(
  request: Request,
  env: Bindings,
  props: PageProps,
  ctx: Context,
  visitor?: Request,
): Promise<Response> {
  const now = Date.now()
  const url = new URL(request.url)
  const trace = createTrace(crypto.randomUUID(), now, url.pathname)
  trace.isRevalidation = !visitor && request.headers.has('If-None-Match')
  const answered = await handleForSite(trace, {
    url,
    env,
    props,
    visitor,
    waitUntil: work => ctx.waitUntil(work),
  })
  answered.headers.set('X-Request-Id', trace.id)
  return answered
}

interface PageCall {
  url: URL
  env: Bindings
  props: PageProps
  visitor: Request | undefined
  waitUntil: (work: Promise<unknown>) => void
}

async function handleForSite(
  trace: RequestTrace,
  { url, env, props, visitor, waitUntil }: PageCall,
): Promise<Response> {
  const now = trace.startedAt
  const site = await siteById(props.site, { env, trace, now, waitUntil }).catch(() => null)
  if (!site) return minimalErrorPage(503, localeOf(url, null))
  const context = await createRequestContext({
    env,
    site,
    locale: localeOf(url, site),
    now,
    trace,
    waitUntil,
  })
  try {
    return await respond({ ...context, url, visitorRequest: visitor }, props.format)
  } catch (error) {
    log({
      event: 'page-failed',
      request: trace.id,
      site: site.id,
      path: loggedPath(url.pathname),
      error: describe(error),
    })
    return minimalErrorPage(error instanceof ApiError ? 503 : 500, context.locale, site.name)
  }
}

async function respond(request: PageRequest, as: PageProps['format']): Promise<Response> {
  const { trace, site } = request
  const [decided, frame] = await timed(trace, 'data', () =>
    Promise.all([resolvePage(request), loadFrame(request)]),
  )
  if (decided.kind === 'redirect') return redirect(decided, site)
  if (decided.kind === 'raw') return respondWithText(decided, request)
  const shown = decided.kind === 'page' ? decided : await absentPage(request, decided.status)
  return as === 'markdown'
    ? respondWithMarkdown(request, shown)
    : respondWithHtml(request, shown, frame)
}

/** A page that was decided elsewhere, such as a posted form that comes back with what is wrong. */
export const respondWithPage = async (request: PageRequest, shown: HtmlPage): Promise<Response> =>
  respondWithHtml(request, shown, await loadFrame(request))

async function respondWithHtml(
  request: PageRequest,
  shown: HtmlPage,
  frame: Frame,
): Promise<Response> {
  const { trace } = request
  const pieces = await timed(trace, 'render', async () =>
    renderChunks(
      request.view,
      <PageDocument request={request} page={shown} frame={frame} />,
      '<!DOCTYPE html>',
    ),
  )
  return respondWithChunks(pieces, {
    status: shown.status,
    headers: pageHeaders(request, shown, trace),
    waitUntil: request.waitUntil,
  })
}

/** Routes first, since their words are fixed; then the CMS. An API or a database that fails with nothing kept is a 503 page. */
export async function resolvePage(request: PageRequest): Promise<PageResult> {
  const { url, locale } = request
  const file = textFile(url.pathname)
  const match = matchRoute(url.pathname)
  const page = match ? PAGE_ROUTES[match.name] : undefined
  const handler = request.visitorRequest?.method === 'POST' ? page?.post : page?.get
  try {
    if (file) return await file(request)
    if (match) return (await handler?.(request, match.params)) ?? { kind: 'absent', status: 404 }
    const [, first, ...rest] = url.pathname.split('/')
    return first === locale
      ? await contentPage(request, decodePath(rest.join('/')))
      : { kind: 'absent', status: 404 }
  } catch (error) {
    if (error instanceof ApiError) return unavailablePage(request)
    if (!isDatabaseError(error)) throw error
    log({
      event: 'page-failed',
      request: request.trace.id,
      site: request.site.id,
      path: loggedPath(url.pathname),
      error: describe(error),
    })
    return unavailablePage(request)
  }
}

function pageHeaders({ site, locale }: PageRequest, page: HtmlPage, trace: RequestTrace): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    Vary: 'Accept',
    'Cache-Control':
      page.status >= 500
        ? 'no-store'
        : trace.servedStale && page.policy !== 'personal'
          ? SHORT_LIVED
          : cacheControl(page.policy, trace.api.has('stale')),
    'Cache-Tag': [`site-${site.id}`, ...page.tags].join(','),
    'Server-Timing': serverTiming(trace),
  })
  const api = apiCacheStatus(trace)
  if (api) headers.set('Cache-Status', api)
  setRetryAfter(headers, page.status)
  if (page.robots) headers.set('X-Robots-Tag', page.robots)
  for (const [name, value] of Object.entries(page.headers ?? {})) headers.set(name, value)
  return headers
}

/** The page's Markdown twin: what its main element shows, from the same data. */
async function respondWithMarkdown(request: PageRequest, page: HtmlPage): Promise<Response> {
  const pieces = await Promise.all(renderChunks(request.view, page.body))
  const html = new TextDecoder().decode(
    concat(pieces.map(piece => ('bytes' in piece ? piece.bytes : piece))),
  )
  // Its libraries are started when first needed: few ask, and every Worker would wait.
  const { toMarkdown } = await import('./render/markdown.ts')
  const headers = pageHeaders(request, page, request.trace)
  headers.set('Content-Type', 'text/markdown; charset=utf-8')
  return new Response(toMarkdown(html), { status: page.status, headers })
}

const respondWithText = (
  { text, contentType, policy, tags }: TextFile,
  { site }: PageRequest,
): Response =>
  new Response(text, {
    headers: {
      'Content-Type': contentType,
      'Cache-Control': cacheControl(policy),
      'Cache-Tag': [`site-${site.id}`, ...tags].join(','),
    },
  })

function redirect({ to, status }: Redirect, site: Site): Response {
  return new Response(null, {
    status,
    headers: {
      Location: to,
      'Cache-Control': cacheControl(status === 301 ? 'redirect' : 'personal'),
      'Cache-Tag': `site-${site.id},list-${site.id}`,
    },
  })
}

function localeOf(url: URL, site: Site | null): Locale {
  const first = url.pathname.split('/')[1]
  return isLocale(first) && (!site || site.locales.includes(first))
    ? first
    : (site?.defaultLocale ?? DEFAULT_LOCALE)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\\'
  }
}

/** D1 locked or away, for a page that is made of what visitors left: it comes back, as an API does. */
const isDatabaseError = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('D1_ERROR')

/** Without the token or the appointment's id that opens a page: whoever knows it may act. */
function loggedPath(path: string): string {
  const { params = {} } = matchRoute(path) ?? {}
  return [params.token, params.appointmentId]
    .reduce<string>((shown, secret) => (secret ? shown.replace(secret, '…') : shown), path)
    .slice(0, 200)
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown'
