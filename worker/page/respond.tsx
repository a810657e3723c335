import type { PageProps } from '../env.ts'
import { concat, encode } from '../http/bytes.ts'
import { setRetryAfter } from '../http/retry-after.ts'
import { apiCacheStatus, serverTiming, timed } from '../http/trace.ts'
import { FOR_BROWSERS } from '../page-cache/browser-response.ts'
import { cacheControl, type PagePolicyName, shortLived } from '../page-cache/policies.ts'
import { respondWithChunks, strongETag } from '../render/respond.ts'
import { renderChunks } from '../render/stream.tsx'
import type { Millis } from '../../shared/time/units.ts'
import { pageLife } from './page-life.ts'
import { loadFrame, PageDocument, type Frame } from './document.tsx'
import { linkHeader } from './link-header.ts'
import type { HtmlPage, PageRequest, Redirect, TextFile } from './result.ts'

/** A page inside its frame (header, footer, offices), as HTML or as Markdown; one that failed is not to be found (PAGE-115). */
export function respondWithPage(
  request: PageRequest,
  made: HtmlPage,
  frame: Frame,
  format: PageProps['format'],
): Promise<Response> {
  const page = made.status < 400 ? made : { ...made, robots: made.robots ?? ('noindex' as const) }
  return (format === 'markdown' ? markdownResponse : htmlResponse)(request, page, frame)
}

/** A page that no route decided on, such as a posted form that comes back with its errors. */
export const respondWithOwnPage = async (request: PageRequest, page: HtmlPage): Promise<Response> =>
  respondWithPage(request, page, await loadFrame(request), 'html')

async function htmlResponse(request: PageRequest, page: HtmlPage, frame: Frame): Promise<Response> {
  const chunks = await timed(request.trace, 'render', async () =>
    renderChunks(
      request.view,
      <PageDocument request={request} page={page} frame={frame} />,
      '<!DOCTYPE html>',
    ),
  )
  const headers = pageHeaders(request, page, frame.notices.changesAt)
  headers.set('Link', linkHeader(request.site, frame.look, page.lead))
  return respondWithChunks(chunks, {
    status: page.status,
    headers,
    isLate: page.isLate,
    waitUntil: request.waitUntil,
    isTrue: () => !request.trace.servedStale && !request.trace.api.has('stale'),
  })
}

/** What the page's main element shows, from the same data. */
async function markdownResponse(request: PageRequest, page: HtmlPage): Promise<Response> {
  const chunks = await Promise.all(renderChunks(request.view, page.body))
  const html = new TextDecoder().decode(
    concat(chunks.map(chunk => ('bytes' in chunk ? chunk.bytes : chunk))),
  )
  // Imported on first use: few ask for it, and every Worker would start slower.
  const { toMarkdown } = await import('../render/markdown.ts')
  const headers = pageHeaders(request, page)
  headers.set('Content-Type', 'text/markdown; charset=utf-8')
  return new Response(toMarkdown(html), { status: page.status, headers })
}

/** What was made from the visitor's own request, a page that is not there too, is nobody else's (SEC-60). */
const policyFor = ({ visitorRequest }: PageRequest, policy: PagePolicyName): PagePolicyName =>
  visitorRequest ? 'personal' : policy

function pageHeaders(
  request: PageRequest,
  page: HtmlPage,
  noticesChangeAt: Millis = Infinity,
): Headers {
  const { site, locale, trace } = request
  const policy = policyFor(request, page.policy)
  const control = cacheControl(policy, pageLife(request, policy, noticesChangeAt))
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    Vary: 'Accept',
    'Cache-Control':
      page.status >= 500
        ? 'no-store'
        : trace.servedStale && policy !== 'personal'
          ? shortLived(control)
          : control,
    'Cache-Tag': [`site-${site.id}`, ...page.tags].join(','),
    'Server-Timing': serverTiming(trace),
  })
  const api = apiCacheStatus(trace)
  if (api) headers.set('Cache-Status', api)
  setRetryAfter(headers, page.status)
  if (page.robots) headers.set('X-Robots-Tag', page.robots)
  for (const [name, value] of Object.entries(page.headers ?? {})) headers.set(name, value)
  return headers
}

/** Who reads it again has to fetch it only where it changed (SEO-47). */
export async function respondWithText(
  { text, contentType, policy, tags, elsewhere, next }: TextFile,
  request: PageRequest,
): Promise<Response> {
  return new Response(text, {
    headers: {
      'Content-Type': contentType,
      ETag: await strongETag(encode(text)),
      'Cache-Control': cacheControl(policy, pageLife(request, policy)),
      'Cache-Tag': [`site-${request.site.id}`, ...tags].join(','),
      ...(next && { Link: `<${next}>; rel="next"` }),
      ...(elsewhere !== undefined && {
        [FOR_BROWSERS]: `public, max-age=${elsewhere}`,
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': "sandbox; default-src 'none'; img-src data:",
      }),
    },
  })
}

export function respondWithRedirect(
  { to, status, cookies = [] }: Redirect,
  request: PageRequest,
): Response {
  const policy = policyFor(request, status === 301 ? 'redirect' : 'personal')
  const headers = new Headers({
    Location: to,
    'Cache-Control': cacheControl(policy, pageLife(request, policy)),
    'Cache-Tag': `site-${request.site.id},list-${request.site.id}`,
  })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status, headers })
}
