import type { Site } from '../../shared/site/site.ts'
import { createKvReader } from '../cache/kv-reader.ts'
import { arePurgesFresh, readPurges } from '../cache/known-purges.ts'
import type { Bindings, PageProps } from '../env.ts'
import { canonicalQuery } from '../http/canonical.ts'
import {
  renderAndStore,
  isRendering,
  joinOrRender,
  pageAge,
  storedPage,
  type StoredPage,
} from './memory-cache.ts'

export interface PageCacheRequest {
  request: Request
  url: URL
  site: Site
  format: PageProps['format']
  now: number
  env: Bindings
  ctx: ExecutionContext
}

/** What Workers Cache says of an answer that Page did not make just now. */
const PLATFORM_HITS: ReadonlySet<string> = new Set(['HIT', 'STALE', 'UPDATING'])

/** A shared page: from the stand-in where it is the cache, else through the hop, where Workers Cache stands. */
export async function servePage(question: PageCacheRequest): Promise<Response> {
  const { url, site, format: as, now, env, ctx } = question
  const address = canonicalAddress(url)
  const render = (renews?: StoredPage): Promise<Response> =>
    callPage(address, { site: site.id, format: as }, ctx, renews)
  if (env.PAGE_CACHE !== 'isolate') {
    const page = await render()
    const isHit = PLATFORM_HITS.has(page.headers.get('CF-Cache-Status') ?? '')
    return isHit
      ? cachedResponse(question, page, 'page; hit')
      : browserResponse(question, page, 'page; fwd=miss')
  }
  const key = pageKey(site.id, as, address)
  if (!arePurgesFresh(site.id, now)) await readPurges(site.id, createKvReader(env.KV), now)
  const stored = storedPage(key)
  const age = stored ? pageAge(stored, now) : 'gone'
  const waitUntil = (work: Promise<unknown>): void => ctx.waitUntil(work)
  const fill = { key, site: site.id, path: url.pathname, now, waitUntil, render }
  if (stored && (age === 'fresh' || age === 'stale')) {
    if (age === 'stale' && !isRendering(key))
      waitUntil(drain(() => renderAndStore({ ...fill, render: () => render(stored) })))
    return cachedResponse(
      question,
      stored,
      age === 'fresh' ? 'page; hit' : 'page; hit; detail=stale',
    )
  }
  const answer = await joinOrRender(fill).catch(() => null)
  const { status } = (answer && ('joined' in answer ? answer.joined : answer.made)) ?? {
    status: 500,
  }
  if (stored && age === 'old' && status >= 500) {
    if (answer && 'made' in answer) await answer.made.body?.cancel()
    return cachedResponse(question, stored, 'page; hit; detail=stale-if-error')
  }
  if (!answer) return new Response(null, { status: 500 })
  return 'joined' in answer
    ? cachedResponse(question, answer.joined, 'page; fwd=miss; collapsed')
    : browserResponse(question, answer.made, 'page; fwd=miss')
}

export const pageKey = (site: number, as: string, address: string): string =>
  `${site} ${as} ${address}`

export function canonicalAddress(url: URL): string {
  const query = canonicalQuery(url.search)
  return query ? `${url.pathname}?${query}` : url.pathname
}

/** Built new: canonical address, no header of the visitor, and as Workers Cache renews; a redirect of Page is passed on, not followed. */
async function callPage(
  address: string,
  props: PageProps,
  ctx: ExecutionContext,
  renews?: StoredPage,
): Promise<Response> {
  const headers = renews ? { 'If-None-Match': renews.etag ?? '"none"' } : undefined
  return ctx.exports
    .Page({ props })
    .fetch(new Request(`http://page${address}`, { redirect: 'manual', headers }))
}

async function drain(fill: () => Promise<Response>): Promise<void> {
  const response = await fill().catch(() => null)
  await response?.body?.pipeTo(new WritableStream())
}

function cachedResponse(
  question: PageCacheRequest,
  { body, status, headers }: Pick<Response, 'body' | 'status' | 'headers'> | StoredPage,
  cacheStatus: string,
): Response {
  return browserResponse(
    question,
    new Response(body, { status, headers: withoutRenderHeaders(headers, status) }),
    cacheStatus,
  )
}

/** The headers of a page that was made for another request: less its times, and its id unless a line of the log tells by it why it failed. */
export function withoutRenderHeaders(own: HeadersInit, status: number): Headers {
  const headers = new Headers(own)
  headers.delete('Server-Timing')
  if (status < 500) headers.delete('X-Request-Id')
  return headers
}

/** What the browser gets: an unchanged page is a 304, a HEAD has no body. */
function browserResponse(
  { request }: PageCacheRequest,
  page: Response,
  cacheStatus: string,
): Response {
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

/** A page's headers for a browser: the policy for the cache stays inside. */
export function browserHeaders(own: HeadersInit, cacheStatus: string): Headers {
  const headers = new Headers(own)
  if (!headers.get('Cache-Control')?.includes('no-store'))
    headers.set('Cache-Control', 'private, no-cache')
  headers.delete('Cache-Tag')
  headers.set('Cache-Status', [cacheStatus, headers.get('Cache-Status')].filter(Boolean).join(', '))
  return headers
}

/** Whether the browser has this very page already. Weak comparison: compression on the way marks our tag weak. */
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

/** A body that nobody reads would hold up whoever writes it. */
const cancelBody = (page: Response): void => void page.body?.cancel().catch(() => undefined)
