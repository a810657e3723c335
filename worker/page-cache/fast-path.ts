import type { Site } from '../../shared/site/site.ts'
import { arePurgesFresh } from '../cache/known-purges.ts'
import type { Bindings } from '../env.ts'
import { memoizedSite } from '../site/find.ts'
import { hostnameOf } from '../site/hostname.ts'
import { countResponse } from './counts.ts'
import {
  canonicalAddress,
  isNotModified,
  pageKey,
  browserHeaders,
  withoutRenderHeaders,
} from './serve.ts'
import { setSiteHeaders } from '../http/site-headers.ts'
import { pageAge, storedPage, type StoredPage } from './memory-cache.ts'
import { wantsMarkdown } from '../http/wants-markdown.ts'

interface FinalHeaders {
  site: Site
  https: boolean
  headers: [string, string][]
}

/** A kept page's headers as browsers get them: made once, until the site's record is read anew. */
const finalHeaders = new WeakMap<StoredPage, FinalHeaders>()

/**
 * The way of most visits, where the stand-in is the cache: site and page at hand in this isolate and fresh, nothing to wait
 * for and no middleware to pass. null where anything has to be asked or decided.
 */
export function serveFastPath(request: Request, env: Bindings, now: number): Response | null {
  if (env.PAGE_CACHE !== 'isolate' || request.method !== 'GET') return null
  const url = new URL(request.url)
  if (url.searchParams.has('preview')) return null
  const site = memoizedSite(hostnameOf(request) ?? '', now)
  if (!site || site.movedTo || !arePurgesFresh(site.id, now)) return null
  const as = wantsMarkdown(request.headers.get('Accept')) ? 'markdown' : 'html'
  const page = storedPage(pageKey(site.id, as, canonicalAddress(url)))
  if (!page || pageAge(page, now) !== 'fresh') return null
  const answer = fastResponse(page, request, finalHeadersOf(page, site, url.protocol === 'https:'))
  countResponse(env, site, answer, Date.now() - now)
  return answer
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

function finalHeadersOf(page: StoredPage, site: Site, https: boolean): [string, string][] {
  const known = finalHeaders.get(page)
  if (known?.site === site && known.https === https) return known.headers
  const headers = browserHeaders(withoutRenderHeaders(page.headers, page.status), 'page; hit')
  headers.set('Server-Timing', 'gateway;dur=0')
  setSiteHeaders(headers, site, https)
  const made = { site, https, headers: [...headers] }
  finalHeaders.set(page, made)
  return made.headers
}
