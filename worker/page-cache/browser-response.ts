import type { StoredPage } from './memory-cache.ts'

/** How a page says how long browsers may keep it, where that is not for them to ask each time. Never sent. */
export const FOR_BROWSERS = 'X-For-Browsers'

/** How a page says that what it is asked for is still to come, so that a kept one is shown in its place. Never sent. */
export const IS_LATE = 'X-Late'

/** A page that was not made for this request. */
export function cachedResponse(
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
export function browserResponse(request: Request, page: Response, cacheStatus: string): Response {
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
    headers.set('Cache-Control', headers.get(FOR_BROWSERS) ?? 'private, no-cache')
  headers.delete(FOR_BROWSERS)
  headers.delete(IS_LATE)
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
