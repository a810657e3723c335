import type { PageCacheBindings } from '../env.ts'
import { countedSubject, countVisit } from '../figures/count.ts'
import type { PageDecision, RedirectDecision } from '../http/classify.ts'
import { setSiteHeaders } from '../http/site-headers.ts'
import { apiCacheStatus, serverTiming, type RequestTrace } from '../http/trace.ts'
import type { HostFacts } from '../versions/host-entry.ts'
import { refreshVersions, showsHome } from './refresh-versions.ts'
import { countResponse } from './counts.ts'
import { servePage } from './serve.ts'

/** What gateway and front need for what they answer alike. */
interface ResponseContext {
  request: Request
  env: PageCacheBindings
  host: HostFacts
  trace: RequestTrace
}

/** A shared page, looked at by a visitor. null: this network has had too many pages made, and this one is not kept. */
export async function sharedPage(
  { request, env, host, trace, ctx }: ResponseContext & { ctx: ExecutionContext },
  { canonical, hangsOn, format }: PageDecision,
): Promise<Response | null> {
  const site = host.id
  const now = trace.startedAt
  if (showsHome(hangsOn)) await refreshVersions(env, site, now, ctx)
  // In half seconds, so that a page hangs on it only where the back end is slow.
  const timeLeft = Math.ceil(trace.deadline.left() / 500) * 500
  const page = await servePage({
    request,
    canonical,
    hangsOn,
    format,
    site,
    now,
    timeLeft,
    env,
    ctx,
  })
  const subject = page && countedSubject(new URL(request.url).pathname, page)
  if (subject) countVisit({ request, site, now, env, ctx }, subject)
  return page
}

export function redirectResponse({ reason, status, to }: RedirectDecision): Response {
  const headers = new Headers({ Location: to, 'Cache-Control': 'private, no-cache' })
  if (reason === 'language') {
    headers.set('Cache-Control', 'private, no-store')
    headers.set('Vary', 'Accept-Language')
  }
  return new Response(null, { status, headers })
}

/** An answer with the headers that every one bears, whoever made it; counted where it is a site's. */
export function finishResponse(
  made: Response,
  { request, env, host, trace }: Omit<ResponseContext, 'host'> & { host: HostFacts | null },
): Response {
  const response = new Response(made.body, made)
  const { headers } = response
  setSiteHeaders(headers, host, request.url.startsWith('https:'))
  if (!headers.has('X-Request-Id')) headers.set('X-Request-Id', trace.id)
  const timing = [serverTiming(trace), headers.get('Server-Timing')].filter(Boolean).join(', ')
  headers.set('Server-Timing', timing || 'gateway;dur=0')
  if (!headers.has('Cache-Status'))
    headers.set('Cache-Status', apiCacheStatus(trace) ?? 'page; fwd=bypass')
  countResponse(env, host ?? undefined, response, Date.now() - trace.startedAt)
  return response
}
