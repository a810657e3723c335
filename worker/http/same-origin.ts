/**
 * Whether a request that changes something comes from our own page: Sec-Fetch-Site says so, and Origin,
 * where sent, is ours; an old browser must send Origin. No token, so that forms work in cached pages. A page with
 * `Referrer-Policy: no-referrer` posts with the origin 'null'; a sandboxed frame does too, but is not same-origin.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  const own = origin === new URL(request.url).origin
  return site === null
    ? own
    : site === 'same-origin' && (origin === null || origin === 'null' || own)
}
