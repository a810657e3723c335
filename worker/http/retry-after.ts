/** In seconds: limits are counted over ten minutes; a failing API is usually back soon. */
const SECONDS: Partial<Record<number, string>> = { 429: '600', 503: '30' }

export function setRetryAfter(headers: Headers, status: number): void {
  const seconds = SECONDS[status]
  if (seconds) headers.set('Retry-After', seconds)
}
