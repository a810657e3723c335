import type { PageCacheBindings } from '../env.ts'
import { countedSubject, countVisit } from '../figures/count.ts'
import { setSiteHeaders } from '../http/site-headers.ts'
import type { HostFacts } from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import { versionOf } from '../versions/table.ts'
import { showsHome } from './refresh-versions.ts'
import { browserHeaders, isNotModified, withoutRenderHeaders } from './browser-response.ts'
import { pageKey } from './call-page.ts'
import { countResponse } from './counts.ts'
import { knownAddress, type KnownAddress } from './known-address.ts'
import { pageAge, storedPage, type StoredPage } from './memory-cache.ts'

/** Of a stored page, the same for everybody. */
interface FinalHeaders {
  site: HostFacts
  https: boolean
  /** Copied, never changed. */
  headers: Headers
  /** What is counted when somebody looks at it. */
  subject: string | null
}

/** A stored page's headers as browsers get them, computed once for each reading of the host's facts. */
const finalHeaders = new WeakMap<StoredPage, FinalHeaders>()

/**
 * Most visits, where the memory cache is in use: site and page are in this isolate and fresh, so there is nothing to wait
 * for and no middleware to run. null where anything has to be looked up or rendered, and for homes (PURGE-52).
 */
export function serveFastPath(
  request: Request,
  env: PageCacheBindings,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  now: number,
): Response | null {
  if (env.PAGE_CACHE !== 'isolate' || request.method !== 'GET') return null
  const address = knownAddress(request, env, now)
  if (!address || showsHome(address.hangsOn)) return null
  const { site } = address
  const version = versionOf(knownVersions(site.id), address.hangsOn)
  const { format, canonical } = address
  const page = storedPage(pageKey({ site: site.id, format, canonical }, version))
  if (!page || pageAge(page, now) !== 'fresh') return null
  const { headers, subject } = finalHeadersOf(page, address)
  const response = fastResponse(page, request, headers)
  if (subject !== null) countVisit({ request, site: site.id, now, env, ctx }, subject)
  countResponse(env, site, response, Date.now() - now)
  return response
}

function fastResponse(page: StoredPage, request: Request, headers: Headers): Response {
  const hasIt = isNotModified(request, page)
  const response = hasIt
    ? new Response(null, { status: 304, headers })
    : new Response(page.body, { status: page.status, headers })
  // Headers that are made already are copied by the platform in one go; a list of them costs more than the page.
  response.headers.set('X-Request-Id', crypto.randomUUID())
  if (hasIt) response.headers.delete('Content-Length')
  return response
}

function finalHeadersOf(page: StoredPage, { site, https, pathname }: KnownAddress): FinalHeaders {
  const known = finalHeaders.get(page)
  if (known?.site === site && known.https === https) return known
  const headers = browserHeaders(withoutRenderHeaders(page.headers, page.status), 'page; hit')
  headers.set('Server-Timing', 'gateway;dur=0')
  setSiteHeaders(headers, site, https)
  const subject = countedSubject(pathname, { status: page.status, headers })
  const final = { site, https, headers, subject }
  finalHeaders.set(page, final)
  return final
}
