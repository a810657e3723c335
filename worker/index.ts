import { WorkerEntrypoint } from 'cloudflare:workers'
import { AgencyObject } from './agency/agency-object.ts'
import type { Bindings, PageProps } from './env.ts'
import { gateway } from './gateway.ts'
import { handlePage } from './handle-page.tsx'
import { runSchedule } from './jobs/cron.ts'
import { TASK_HANDLERS } from './jobs/task-handlers.ts'
import { consumeMailEvents } from './mail/mail-events.ts'
import { consumeChanges } from './purge/consume-changes.ts'
import { serveFastPath } from './page-cache/fast-path.ts'
import { notCached } from './page-cache/call-page.ts'
import { purgeWorkersCache, type PagesToPurge } from './page-cache/courtesy-purge.ts'
import { addPurgeTags } from './page-cache/page-tags.ts'

/** The gateway: every request comes in here, and nothing is cached in front of it. */
export default {
  fetch: (request: Request, env, ctx) =>
    ownFetch(request) ??
    serveFastPath(request, env, ctx, Date.now()) ??
    gateway.fetch(request, env, ctx),
  queue: (batch, env) =>
    batch.queue.startsWith('baksteen-changes')
      ? consumeChanges(batch, env, Date.now())
      : consumeMailEvents(batch, env, Date.now()),
  scheduled: (event, env) => runSchedule(event.cron, env, event.scheduledTime),
} satisfies ExportedHandler<Bindings>

/** The listing API fetches pictures by their addresses: never from a host of ours, where they have names (FETCH-15). */
const ownFetch = (request: Request): Response | null =>
  request.headers.has('Baksteen-Fetch')
    ? new Response(null, { status: 421, headers: { 'Baksteen-Own': '1' } })
    : null

/** The cached entrypoint: called through ctx.exports with props, so that site, format and version are in the cache's key. */
export class Page extends WorkerEntrypoint<Bindings, PageProps> {
  override async fetch(request: Request): Promise<Response> {
    const absent = notCached(request)
    if (absent) return absent
    const response = await handlePage(request, this.env, this.ctx.props, this.ctx)
    addPurgeTags(response.headers, new URL(request.url).pathname)
    return response
  }

  /** The cache in front of this entrypoint can be purged only from within it. */
  purge(pages: PagesToPurge): Promise<void> {
    return purgeWorkersCache(this.ctx.cache, pages)
  }
}

export { SharedListObject as SharedList } from './shared-list/shared-list-object.ts'

/** The store of one agency, with what its tasks do. */
export class Agency extends AgencyObject {
  protected override readonly handlers = TASK_HANDLERS
}
