import type { Site } from '../../shared/site/site.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { arePurgesFresh, readPurges } from '../cache/known-purges.ts'
import type { Bindings, PageProps } from '../env.ts'
import {
  renderAndStore,
  isRendering,
  joinOrRender,
  pageAge,
  storedPage,
  type StoredPage,
} from './memory-cache.ts'

interface PageCacheRequest {
  request: Request
  path: string
  /** Path and known query keys: with site and format the page's name in the cache. */
  canonical: string
  site: Site
  format: PageProps['format']
  now: number
  env: Bindings
  ctx: ExecutionContext
}

/** What Workers Cache says of a response that Page did not make just now. */
const PLATFORM_HITS: ReadonlySet<string> = new Set(['HIT', 'STALE', 'UPDATING'])

/** A shared page: from the memory cache where that is in use, else from Page, behind Workers Cache. */
export async function servePage(call: PageCacheRequest): Promise<Response> {
  if (call.env.PAGE_CACHE === 'isolate') return serveFromMemory(call)
  const page = await callPage(call)
  const isHit = PLATFORM_HITS.has(page.headers.get('CF-Cache-Status') ?? '')
  return isHit
    ? cachedResponse(call.request, page, 'page; hit')
    : browserResponse(call.request, page, 'page; fwd=miss')
}

async function serveFromMemory(call: PageCacheRequest): Promise<Response> {
  const { request, path, canonical, site, format, now, env, ctx } = call
  const key = pageKey(site.id, format, canonical)
  if (!arePurgesFresh(site.id, now)) await readPurges(site.id, createKvReader(env.KV), now)
  const stored = storedPage(key)
  const age = stored ? pageAge(stored, now) : 'dead'
  const waitUntil = (work: Promise<unknown>): void => ctx.waitUntil(work)
  const task = { key, site: site.id, path, now, waitUntil, render: () => callPage(call) }
  if (stored && age === 'fresh') return cachedResponse(request, stored, 'page; hit')
  if (stored && age === 'stale') {
    const revalidation = { ...task, render: () => callPage(call, stored) }
    if (!isRendering(key)) waitUntil(drain(() => renderAndStore(revalidation)))
    return cachedResponse(request, stored, 'page; hit; detail=stale')
  }
  const rendered = await joinOrRender(task).catch(() => null)
  const failed = !rendered || rendered.page.status >= 500
  if (stored && age === 'expired' && failed) {
    if (rendered && !rendered.joined) await rendered.page.body?.cancel()
    return cachedResponse(request, stored, 'page; hit; detail=stale-if-error')
  }
  if (!rendered) return new Response(null, { status: 500 })
  return rendered.joined
    ? cachedResponse(request, rendered.page, 'page; fwd=miss; collapsed')
    : browserResponse(request, rendered.page, 'page; fwd=miss')
}

export const pageKey = (site: number, format: string, canonical: string): string =>
  `${site} ${format} ${canonical}`

/**
 * Asks the Page entrypoint with a new request: the canonical address, no header of the visitor, and If-None-Match where
 * a stored page is revalidated, as Workers Cache does. A redirect is passed on, not followed.
 */
async function callPage(
  { canonical, site, format, ctx }: PageCacheRequest,
  stored?: StoredPage,
): Promise<Response> {
  const headers = stored ? { 'If-None-Match': stored.etag ?? '"none"' } : undefined
  return ctx.exports
    .Page({ props: { site: site.id, format } })
    .fetch(new Request(`http://page${canonical}`, { redirect: 'manual', headers }))
}

/** Lets a render that no visitor reads run to its end. */
async function drain(render: () => Promise<Response>): Promise<void> {
  const response = await render().catch(() => null)
  await response?.body?.pipeTo(new WritableStream())
}

function cachedResponse(
  request: Request,
  { body, status, headers }: Pick<Response, 'body' | 'status' | 'headers'> | StoredPage,
  cacheStatus: string,
): Response {
  const page = new Response(body, { status, headers: withoutRenderHeaders(headers, status) })
  return browserResponse(request, page, cacheStatus)
}

/**
 * Headers of a page that was rendered for another request: without its timing, and without its id unless a log line
 * tells under it why the page failed.
 */
export function withoutRenderHeaders(own: HeadersInit, status: number): Headers {
  const headers = new Headers(own)
  headers.delete('Server-Timing')
  if (status < 500) headers.delete('X-Request-Id')
  return headers
}

/** What the browser gets: 304 for a page it has, no body for a HEAD. */
function browserResponse(request: Request, page: Response, cacheStatus: string): Response {
  const headers = browserHeaders(page.headers, cacheStatus)
  if (isNotModified(request, { status: page.status, etag: headers.get('ETag') })) {
    headers.delete('Content-Length')
    cancelBody(page)
    return new Response(null, { status: 304, headers })
  }
  if (request.method !== 'HEAD') return new Response(page.body, { status: page.status, headers })
  cancelBody(page)
  return new Response(null, { status: page.status, headers })
}

/** A page's headers for a browser, which is not told the cache's own policy. */
export function browserHeaders(own: HeadersInit, cacheStatus: string): Headers {
  const headers = new Headers(own)
  if (!headers.get('Cache-Control')?.includes('no-store'))
    headers.set('Cache-Control', 'private, no-cache')
  headers.delete('Cache-Tag')
  headers.set('Cache-Status', [cacheStatus, headers.get('Cache-Status')].filter(Boolean).join(', '))
  return headers
}

/** Whether the browser has this version already. Compared weakly, since compression on the way makes our ETag weak. */
export function isNotModified(
  { headers }: Request,
  { status, etag }: Pick<StoredPage, 'status' | 'etag'>,
): boolean {
  const sent = headers.get('If-None-Match')
  return (
    status === 200 &&
    sent !== null &&
    etag !== null &&
    sent.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  )
}

/** A body that is never read would block its writer. */
const cancelBody = (page: Response): void => void page.body?.cancel().catch(() => undefined)
