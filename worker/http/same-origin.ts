/**
 * Whether a request that changes something comes from a page of this site: Sec-Fetch-Site says so, and Origin, where
 * sent, is the site's; an old browser must send Origin. There is no CSRF token, so that forms work in cached pages. A
 * page with `Referrer-Policy: no-referrer` posts with Origin 'null'; so does a sandboxed frame, but it is not same-origin.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  const own = isOwnOrigin(request)
  return site === null
    ? own
    : site === 'same-origin' && (origin === null || origin === 'null' || own)
}

/** Whether Origin is sent and the site's, as a browser's is that opens a socket. */
export const isOwnOrigin = (request: Request): boolean =>
  request.headers.get('Origin') === new URL(request.url).origin
