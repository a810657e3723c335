import { OWN_FRAMES } from '../http/security-headers.ts'

/**
 * In the desk's frame no script runs (DESK-127): a draft that is asked for by it comes without any, so that no browser reports
 * what it blocks. Opened in a tab it has them.
 */
export const framed = (request: Request, answer: Response): Response =>
  answer.headers.get(OWN_FRAMES) === 'inside' && request.headers.get('Sec-Fetch-Dest') === 'iframe'
    ? new HTMLRewriter().on('script', { element: script => void script.remove() }).transform(answer)
    : answer
