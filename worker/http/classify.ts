import { getPath } from 'hono/utils/url'
import { isLocale, LOCALES } from '../../shared/locale.ts'
import { matchRoute, pageHref } from '../../shared/routes.ts'
import type { PageProps } from '../env.ts'
import { scopesOfPage } from '../versions/hangs-on.ts'
import type { HostFacts } from '../versions/host-entry.ts'
import type { Scope } from '../versions/table.ts'
import { oEmbedFile } from './oembed.ts'
import { canonicalAddress, canonicalPath } from './canonical.ts'
import { hostnameOf } from './hostname.ts'
import { pageRule, type PageRoute } from './page-rules.ts'
import { preferredLocale } from './preferred-locale.ts'
import { isSameOrigin } from './same-origin.ts'
import { CSP_REPORTS } from './security-headers.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'
import { wantsMarkdown } from './wants-markdown.ts'

/** What a request is to the site Worker. All but pages have handlers that the gateway mounts. */
type Decision =
  | { kind: 'admin' | 'public-api' | 'desk' | 'asset' | 'ajax' }
  | PageDecision
  | RedirectDecision
  | RefusalDecision

export interface PageDecision {
  kind: 'page'
  /** Path and known query keys, sorted: its address in the page cache. */
  canonical: string
  format: PageProps['format']
  /** Whether all visitors get the same; else it is made from the visitor's own request. */
  cacheable: boolean
  /** The changes that it hangs on. */
  hangsOn: readonly Scope[]
}

export interface RedirectDecision {
  kind: 'redirect'
  /** The site moved to another origin; the browser's languages choose; the address has a canonical form. */
  reason: 'moved' | 'language' | 'canonical'
  status: 301 | 302 | 308
  to: string
}

/**
 * 404 is an unknown host or a language that the site lacks; pages that are not there are pages. 503 is a site that is
 * suspended.
 */
export interface RefusalDecision {
  kind: 'refusal'
  status: 403 | 404 | 405 | 501 | 503
  /** Methods that are allowed, with 405. */
  allow?: string
}

/** What of a host's facts decides. */
type Host = Pick<HostFacts, 'locales' | 'defaultLocale' | 'movedTo'> & { state: string }

interface Options {
  url?: URL
  /** Whether the address bears a valid preview token. */
  isPreview?: boolean
  /** Whether agencies have a desk here. */
  hasDesk?: boolean
}

const ADMIN = /^\/admin(\/|$)/
const DESK = /^\/desk(\/|$)/
const PUBLIC_API = /^\/sites(\/|$)/
const AJAX = new RegExp(`^/(${LOCALES.join('|')})/ajax(/|$)`)
/** Answered to GET and HEAD by a handler of their own. */
const ASSETS =
  /^\/(assets\/[^/]+|tiles(\/[^/]+){4}(\/[^/]+){0,2}|rental-units\/photo\/[^/]+\/[^/]+|_patterns(\/mail)?)$/

/**
 * The one decision on a request: what it is to a site, null where no site has its host. Pure, so that the fast path
 * and the gateway cannot differ; the Page entrypoint asks pageRouteOf.
 */
export function classify(
  request: Request,
  site: Host | null,
  { url = new URL(request.url), isPreview = false, hasDesk = false }: Options = {},
): Decision {
  // As Hono decodes it, which finds the handlers.
  const path = getPath(request)
  if (ADMIN.test(path)) return { kind: 'admin' }
  if (PUBLIC_API.test(path)) return { kind: 'public-api' }
  if (!site) return { kind: 'refusal', status: 404 }
  if (site.state === 'suspended') return { kind: 'refusal', status: 503 }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (site.movedTo && new URL(site.movedTo).hostname !== hostnameOf(url))
    return {
      kind: 'redirect',
      reason: 'moved',
      status: isRead ? 301 : 308,
      to: site.movedTo + url.pathname + url.search,
    }
  if (path === CSP_REPORTS) return { kind: 'asset' }
  // Another deployment writes (AGENCY-107): what is here can be read.
  if (site.state === 'moved' && !isRead) return { kind: 'refusal', status: 503 }
  if (hasDesk && DESK.test(path)) return { kind: 'desk' }
  if (isRead && (path === SPECULATION_RULES || ASSETS.test(path))) return { kind: 'asset' }
  if (AJAX.test(path)) return { kind: 'ajax' }
  return isRead ? classifyRead(request, site, url, isPreview) : classifyWrite(request, url)
}

/** What a quoted home's address stands for is a file of its own, one for all who ask. */
function classifyOEmbed({ defaultLocale }: Host, url: URL): Decision {
  const file = oEmbedFile(url)
  if (file === 501) return { kind: 'refusal', status: 501 }
  const canonical = file ?? `/${defaultLocale}/oembed`
  const hangsOn = scopesOfPage(null, canonical)
  return { kind: 'page', canonical, format: 'html', cacheable: true, hangsOn }
}

function classifyRead(request: Request, site: Host, url: URL, isPreview: boolean): Decision {
  if (url.pathname === '/') {
    const locale = preferredLocale(request.headers.get('Accept-Language'), site)
    return { kind: 'redirect', status: 302, to: pageHref(locale, ''), reason: 'language' }
  }
  if (url.pathname === '/oembed') return classifyOEmbed(site, url)
  const path = canonicalPath(url)
  if ('redirect' in path)
    return { kind: 'redirect', status: 301, to: path.redirect, reason: 'canonical' }
  const route = pageRouteOf(url)
  const cacheable = !isPreview && !pageRule(route?.name).personal
  const locale = url.pathname.split('/')[1]
  if (cacheable && isLocale(locale) && !site.locales.includes(locale))
    return { kind: 'refusal', status: 404 }
  const format = wantsMarkdown(request.headers.get('Accept')) ? 'markdown' : 'html'
  const hangsOn = scopesOfPage(route, url.pathname)
  return { kind: 'page', canonical: canonicalAddress(url), format, cacheable, hangsOn }
}

function classifyWrite(request: Request, url: URL): Decision {
  const { posts, anyOrigin } = pageRule(pageRouteOf(url)?.name)
  if (request.method !== 'POST' || !posts)
    return { kind: 'refusal', status: 405, allow: posts ? 'GET, HEAD, POST' : 'GET, HEAD' }
  if (!anyOrigin && !isSameOrigin(request)) return { kind: 'refusal', status: 403 }
  const canonical = canonicalAddress(url)
  return { kind: 'page', canonical, format: 'html', cacheable: false, hangsOn: [] }
}

/** The route of a page's address; null: a text file, a page of the CMS, or nothing. */
export function pageRouteOf(url: URL): { name: PageRoute; params: Record<string, string> } | null {
  const match = matchRoute(url.pathname)
  if (!match || match.name === 'ajax' || match.name === 'ajaxItem') return null
  const { name, params } = match
  const isViewing = url.search && ESTATE_ROUTES.has(name) && url.searchParams.has('viewing')
  return { name: isViewing ? 'viewing' : name, params }
}

const ESTATE_ROUTES: ReadonlySet<PageRoute> = new Set(['estate', 'estateDetail', 'entityDetail'])
