import { classify } from '../http/classify.ts'
import { hostnameOf } from '../http/hostname.ts'
import { createTrace, timed } from '../http/trace.ts'
import { finishResponse, redirectResponse, sharedPage } from '../page-cache/responses.ts'
import type { Millis } from '../../shared/time/units.ts'
import type { HostEntry } from '../versions/host-entry.ts'
import { knownVersions } from '../versions/known.ts'
import { outdated, type Look } from '../versions/outdated.ts'
import { readHost } from '../versions/read-host.ts'
import { versionOf } from '../versions/table.ts'
import type { FrontBindings } from './env.ts'
import { setNewest } from '../cache/set-newest.ts'

const MAX_HOSTS = 2000

/** When a request last went on to the site Worker so that it looks up a host's facts. */
const looks = new Map<string, Look>()

/**
 * What can be answered from a host's entry in KV and the page cache: shared pages and redirects (OPS-150). null: for the site
 * Worker. 'held': the same, to refuse it, since this network has had too many pages made.
 */
export async function respond(
  request: Request,
  env: FrontBindings,
  ctx: ExecutionContext,
): Promise<Response | 'held' | null> {
  const url = new URL(request.url)
  const hostname = hostnameOf(url)
  if (hostname === null || url.searchParams.has('preview')) return null
  const trace = createTrace(crypto.randomUUID(), Date.now())
  const entry = await timed(trace, 'site', () => readHost(env.KV, hostname, trace.startedAt))
  if (!entry || !isCurrent(hostname, entry, env, trace.startedAt)) return null
  const decision = classify(request, entry.site, { url, hasDesk: env.DESK === 'on' })
  const isElsewhere = decision.kind === 'redirect' && decision.reason === 'moved'
  const context = { request, env, trace, host: entry.site }
  if (decision.kind === 'redirect')
    return finishResponse(redirectResponse(decision), {
      ...context,
      host: isElsewhere ? null : entry.site,
    })
  if (decision.kind !== 'page' || !decision.cacheable) return null
  const page = await sharedPage({ ...context, ctx }, decision)
  return page ? finishResponse(page, context) : 'held'
}

/** Whether the facts of a host can be used; where they have to be looked up, the next request is the site Worker's. */
function isCurrent(hostname: string, entry: HostEntry, env: FrontBindings, now: Millis): boolean {
  if (entry.site.state !== 'live') return false
  if (outdated(env, entry, looks.get(hostname), now) === null) return true
  setNewest(
    looks,
    hostname,
    { at: now, asOf: versionOf(knownVersions(entry.site.id), ['site']) },
    MAX_HOSTS,
  )
  return false
}
