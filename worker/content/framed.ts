import { OWN_FRAMES } from '../http/security-headers.ts'

/**
 * In the desk's frame no script runs (DESK-127): a draft that is asked for by it comes without any, and without the header that
 * has one fetched, so that no browser reports what it blocks. Opened in a tab it has them.
 */
export function framed(request: Request, answer: Response): Response {
  if (answer.headers.get(OWN_FRAMES) !== 'inside') return answer
  if (request.headers.get('Sec-Fetch-Dest') !== 'iframe') return answer
  const headers = new Headers(answer.headers)
  const link = headers.get('Link')
  if (link) headers.set('Link', link.replace(SCRIPT_LINK, ''))
  return new HTMLRewriter()
    .on('script', { element: script => void script.remove() })
    .transform(new Response(answer.body, { status: answer.status, headers }))
}

const SCRIPT_LINK = /, <[^<>]*>; rel=modulepreload[^,<>]*/
