import type { Bindings } from '../env.ts'
import { countedSubject, countVisit } from '../figures/count.ts'
import { classify } from '../http/classify.ts'
import { hostnameOf } from '../http/hostname.ts'
import { setSiteHeaders } from '../http/site-headers.ts'
import type { HostFacts } from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import { memoizedHost } from '../versions/read-host.ts'
import { versionOf } from '../versions/table.ts'
import { browserHeaders, isNotModified, withoutRenderHeaders } from './browser-response.ts'
import { pageKey } from './call-page.ts'
import { countResponse } from './counts.ts'
import { pageAge, storedPage, type StoredPage } from './memory-cache.ts'

/** Of a stored page, the same for everybody. */
interface FinalHeaders {
  site: HostFacts
  https: boolean
  headers: [string, string][]
  /** What is counted when somebody looks at it. */
  subject: string | null
}

/** A stored page's headers as browsers get them, computed once for each reading of the host's facts. */
const finalHeaders = new WeakMap<StoredPage, FinalHeaders>()

/**
 * Most visits, where the memory cache is in use: site and page are in this isolate and fresh, so there is nothing to wait
 * for and no middleware to run. null where anything has to be looked up or rendered.
 */
export function serveFastPath(
  request: Request,
  env: Bindings,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  now: number,
): Response | null {
  if (env.PAGE_CACHE !== 'isolate' || request.method !== 'GET') return null
  const url = new URL(request.url)
  if (url.search && url.searchParams.has('preview')) return null
  const host = memoizedHost(hostnameOf(url) ?? '', now)
  if (host?.site.state !== 'live') return null
  const { site } = host
  const decision = classify(request, site, { url, hasDesk: env.DESK === 'on' })
  if (decision.kind !== 'page' || !decision.cacheable) return null
  const { format, canonical, hangsOn } = decision
  const version = versionOf(knownVersions(site.id), hangsOn)
  const page = storedPage(pageKey({ site: site.id, format, canonical }, version))
  if (!page || pageAge(page, now) !== 'fresh') return null
  const { headers, subject } = finalHeadersOf(page, url, site)
  const response = fastResponse(page, request, headers)
  if (subject !== null) countVisit({ request, site: site.id, now, env, ctx }, subject)
  countResponse(env, site, response, Date.now() - now)
  return response
}

function fastResponse(page: StoredPage, request: Request, headers: [string, string][]): Response {
  const own: [string, string] = ['X-Request-Id', crypto.randomUUID()]
  if (!isNotModified(request, page))
    return new Response(page.body, { status: page.status, headers: [...headers, own] })
  return new Response(null, {
    status: 304,
    headers: [...headers.filter(([name]) => name !== 'content-length'), own],
  })
}

function finalHeadersOf(page: StoredPage, url: URL, site: HostFacts): FinalHeaders {
  const https = url.protocol === 'https:'
  const known = finalHeaders.get(page)
  if (known?.site === site && known.https === https) return known
  const headers = browserHeaders(withoutRenderHeaders(page.headers, page.status), 'page; hit')
  headers.set('Server-Timing', 'gateway;dur=0')
  setSiteHeaders(headers, site, https)
  const subject = countedSubject(url.pathname, { status: page.status, headers })
  const final = { site, https, headers: [...headers], subject }
  finalHeaders.set(page, final)
  return final
}
