import { setSecurityHeaders } from '../http/security-headers.ts'

/** The listing API fetches pictures by their addresses: never from a host of ours, where they have names (FETCH-15). */
export function ownFetch(request: Request): Response | null {
  if (!request.headers.has('Baksteen-Fetch')) return null
  const headers = new Headers({ 'Baksteen-Own': '1' })
  setSecurityHeaders(headers, null, request.url.startsWith('https:'))
  return new Response(null, { status: 421, headers })
}
