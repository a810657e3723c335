import { matchRoute, withoutAlias } from '../shared/routes.ts'
import type { Theme } from '../shared/site/site.ts'
import { AgencyUnavailable } from './agency/stub.ts'
import type { Millis } from '../shared/time/units.ts'
import { createDeadline } from './api/deadline.ts'
import { REQUEST_WAITS } from './http/deadline.ts'
import { ApiError } from './api/errors.ts'
import { loadReplacements } from './catalog/replacements.ts'
import { contentPage } from './content/content-page.tsx'
import type { Bindings, PageProps } from './env.ts'
import { SimilarEstates } from './estate/detail/similar-estates.tsx'
import { isAbsent, notFound } from './http/absence.ts'
import { pageRouteOf } from './http/classify.ts'
import { describeError, log } from './http/log.ts'
import { createTrace, timed } from './http/trace.ts'
import type { WorkContext } from './http/work-context.ts'
import { loadFrame } from './page/document.tsx'
import type { PageRoute } from './http/page-rules.ts'
import { archivedPage, type Missing, notFoundPage, unavailablePage } from './page/error-pages.tsx'
import { minimalErrorPage } from './page/minimal-error-page.ts'
import { respondWithPage, respondWithRedirect, respondWithText } from './page/respond.tsx'
import type { HtmlPage, PageRequest, PageResult } from './page/result.ts'
import { PAGE_ROUTES } from './routes.ts'
import { localeOf } from './site/locale-of.ts'
import { textFile } from './seo/text-files.ts'
import { TIME_LEFT_HEADER, VERSIONS_HEADER } from './page-cache/call-page.ts'
import { siteById } from './site/find.ts'
import { createRequestContext } from './site/request-context.ts'
import { scopesOfPage } from './versions/hangs-on.ts'
import { knownVersions, rememberVersions } from './versions/known.ts'
import { tableFromText } from './versions/table-text.ts'
import { merge, NO_VERSIONS, versionOf, type VersionTable } from './versions/table.ts'

/**
 * The Page entrypoint: from a canonical address and the props to a response with its policy for the cache. Shared
 * pages see no header of the visitor; a personal page and a posted form get `visitorRequest`, outside the cache. A
 * cache that revalidates sends If-None-Match. Everything that decides the status happens before the first byte.
 */
export async function handlePage(
  request: Request,
  env: Bindings,
  props: PageProps,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  visitorRequest?: Request,
): Promise<Response> {
  const now = Date.now()
  const url = new URL(request.url)
  const deadline = createDeadline(visitorRequest ? undefined : timeLeft(request))
  const trace = createTrace(crypto.randomUUID(), now, url.pathname, deadline)
  trace.isRevalidation = !visitorRequest && request.headers.has('If-None-Match')
  const versions = visitorRequest ? undefined : versionsFor(request, url, props)
  const waitUntil = (work: Promise<unknown>): void => ctx.waitUntil(work)
  const work = { env, trace, now, waitUntil, versions }
  const response = await handleForSite(work, { url, props, visitorRequest })
  response.headers.set('X-Request-Id', trace.id)
  return response
}

/**
 * What the gateway knows of the site's changes. Should it not say so, all that the page is made of has to be as new as the
 * page's own version.
 */
function versionsFor(request: Request, url: URL, { site, version }: PageProps): VersionTable {
  const gateways = tableFromText(request.headers.get(VERSIONS_HEADER))
  rememberVersions(site, gateways)
  const known = knownVersions(site)
  return versionOf(known, scopesOfPage(pageRouteOf(url), url.pathname)) >= version
    ? known
    : merge(known, { ...NO_VERSIONS, scopes: { all: [version] } })
}

/** Of the time that the gateway's request may wait. */
function timeLeft({ headers }: Request): Millis | undefined {
  const left = headers.get(TIME_LEFT_HEADER)
  return left === null ? undefined : Math.min(REQUEST_WAITS, Number(left))
}

/** A page as it would be in another look, for who works on that look: to be sent to nobody else. */
export function pageInLook(
  url: URL,
  env: Bindings,
  { site, theme }: { site: number; theme: Theme },
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): Promise<Response> {
  const now = Date.now()
  const trace = createTrace(crypto.randomUUID(), now, url.pathname)
  const work = { env, trace, now, waitUntil: (after: Promise<unknown>) => ctx.waitUntil(after) }
  const props = { site, format: 'html', version: 0 } as const
  return handleForSite(work, { url, props, visitorRequest: undefined, theme })
}

interface PageCall {
  url: URL
  props: PageProps
  visitorRequest: Request | undefined
  /** In the place of the site's own. */
  theme?: Theme
}

async function handleForSite(
  work: WorkContext,
  { url, props, visitorRequest, theme }: PageCall,
): Promise<Response> {
  const record = await siteById(props.site, work).catch(() => null)
  const site = record && theme ? { ...record, theme } : record
  if (!site) return minimalErrorPage(503, { locale: localeOf(url, null) })
  const context = await createRequestContext({ ...work, site, locale: localeOf(url, site) })
  try {
    return await respond({ ...context, url, visitorRequest }, props.format)
  } catch (error) {
    logFailure(context, url, error)
    const { name, agency } = site
    return minimalErrorPage(error instanceof ApiError ? 503 : 500, {
      locale: context.locale,
      agency: { name, phone: agency.phone },
    })
  }
}

async function respond(request: PageRequest, format: PageProps['format']): Promise<Response> {
  const [result, frame] = await timed(request.trace, 'data', () =>
    Promise.all([resolvePage(request), loadFrame(request)]),
  )
  if (result.kind === 'redirect') return respondWithRedirect(result, request)
  if (result.kind === 'text') return respondWithText(result, request)
  const page = result.kind === 'page' ? result : await absentPage(request, result.status)
  return respondWithPage(request, page, frame, format)
}

/** Text files and routes first, since their addresses are fixed; then the CMS. 503 where API or stores fail. */
export async function resolvePage(request: PageRequest): Promise<PageResult> {
  const { url, locale } = request
  const route = pageRouteOf(url)
  const file = textFile(url.pathname)
  try {
    if (file) return await file(request)
    if (route) {
      const { get, post } = PAGE_ROUTES[route.name]
      const handler = request.visitorRequest?.method === 'POST' ? post : get
      return (await handler?.(request, route.params)) ?? notFound()
    }
    const [, first, ...rest] = url.pathname.split('/')
    const page =
      first === locale ? await contentPage(request, decodePath(rest.join('/'))) : notFound()
    const alias = isAbsent(page) ? withoutAlias(url.pathname) : null
    return alias ? { kind: 'redirect', to: alias + url.search, status: 301 } : page
  } catch (error) {
    if (error instanceof ApiError) return unavailablePage(request)
    if (!isStoreError(error)) throw error
    logFailure(request, url, error)
    return unavailablePage(request)
  }
}

/** Routes that a mail leads to, and what is said where they lead nowhere any more (CONTENT-82, PAGE-96). */
const LINKS_OF_MAILS: Partial<Record<PageRoute, Missing>> = {
  cancelAppointment: 'appointment',
  afternoonTicket: 'appointment',
  editSubscriptions: 'link',
  unsubscribe: 'link',
  stay: 'link',
}

/** Where an estate was, or none ever, the most similar ones that are listed; a link of an appointment says what became of it. */
async function absentPage(request: PageRequest, status: 404 | 410): Promise<HtmlPage> {
  const route = pageRouteOf(request.url)?.name
  const sent = route && LINKS_OF_MAILS[route]
  if (status === 404 && sent) return notFoundPage(request, sent)
  const isEstate = route === 'estate' || route === 'estateDetail' || route === 'entityDetail'
  if (status === 404 && !isEstate) return notFoundPage(request)
  const cards = await loadReplacements(request).catch(() => [])
  if (status === 404)
    return notFoundPage(
      request,
      'estate',
      <SimilarEstates cards={cards} title={request.t('error.estate.others')} />,
    )
  return archivedPage(
    request,
    <SimilarEstates cards={cards} title={request.t('error.gone.others')} />,
  )
}

/** A backslash is in no page's url, so a path that cannot be decoded is not found. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\\'
  }
}

/** A database is locked or away: visitors are told to come back, as when the API is. */
const isStoreError = (error: unknown): boolean =>
  error instanceof AgencyUnavailable ||
  (error instanceof Error && error.message.startsWith('D1_ERROR'))

const logFailure = (
  { trace, site }: Pick<PageRequest, 'trace' | 'site'>,
  { pathname }: URL,
  error: unknown,
): void =>
  log({
    event: 'page-failed',
    request: trace.id,
    site: site.id,
    path: loggedPath(pathname),
    error: describeError(error),
  })

/** Without the token or appointment id that opens a page: it authorizes whoever reads it. */
function loggedPath(path: string): string {
  const { params = {} } = matchRoute(path) ?? {}
  return [params.token, params.appointmentId]
    .reduce<string>((shown, secret) => (secret ? shown.replace(secret, '…') : shown), path)
    .slice(0, 200)
}
