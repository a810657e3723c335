import { WorkerEntrypoint } from 'cloudflare:workers'
import { AgencyObject } from './agency/agency-object.ts'
import type { Bindings, PageProps } from './env.ts'
import { gateway } from './gateway.ts'
import { handlePage } from './handle-page.tsx'
import { runSchedule } from './jobs/cron.ts'
import { TASK_HANDLERS } from './jobs/task-handlers.ts'
import { consumeMailEvents } from './mail/mail-events.ts'
import { serveFastPath } from './page-cache/fast-path.ts'
import { addPurgeTags } from './page-cache/purge-tags.ts'
import { purgePages, type PagesToPurge, type PurgeMessage } from './purge/purge.ts'
import { consumePurges } from './purge/queue.ts'

/** The gateway: every request comes in here, and nothing is cached in front of it. */
export default {
  fetch: (request: Request, env, ctx) =>
    serveFastPath(request, env, Date.now()) ?? gateway.fetch(request, env, ctx),
  queue: (batch, env, ctx) =>
    // The platform types a batch by all queues; its name says which messages it holds.
    batch.queue.endsWith('-mail-events')
      ? consumeMailEvents(batch, env, Date.now())
      : consumePurges(batch as MessageBatch<PurgeMessage>, env, ctx),
  scheduled: (event, env) => runSchedule(event.cron, env, event.scheduledTime),
} satisfies ExportedHandler<Bindings, PurgeMessage>

/** The cached entrypoint: called through ctx.exports with props, so that site and format are in the cache's key. */
export class Page extends WorkerEntrypoint<Bindings, PageProps> {
  override async fetch(request: Request): Promise<Response> {
    const response = await handlePage(request, this.env, this.ctx.props, this.ctx)
    addPurgeTags(response.headers, new URL(request.url).pathname)
    return response
  }

  /** The cache in front of this entrypoint can be purged only from within it. */
  purge(pages: PagesToPurge): Promise<void> {
    return purgePages(this.ctx.cache, pages)
  }
}

/** The store of one agency, with what its tasks do. */
export class Agency extends AgencyObject {
  protected override readonly handlers = TASK_HANDLERS
}
