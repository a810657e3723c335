import { WorkerEntrypoint } from 'cloudflare:workers'
import { AgencyObject } from './agency/agency-object.ts'
import type { Bindings, PageProps, PagesToPurge } from './env.ts'
import { heardBySite, propsOf, tellFront } from './front/headers.ts'
import { gateway } from './gateway.ts'
import { handlePage } from './handle-page.tsx'
import { ownFetch } from './page-cache/own-fetch.ts'
import { runSchedule } from './jobs/cron.ts'
import { consumeDeadLetters, isDeadLetters } from './jobs/dead-letters.ts'
import { TASK_HANDLERS } from './jobs/task-handlers.ts'
import { consumeMailEvents } from './mail/mail-events.ts'
import { consumeChanges } from './purge/consume-changes.ts'
import { serveFastPath } from './page-cache/fast-path.ts'
import { notCached } from './page-cache/call-page.ts'
import { purgeWorkersCache } from './page-cache/courtesy-purge.ts'
import { addPurgeTags } from './page-cache/page-tags.ts'

/** The gateway: every request comes in here, and nothing is cached in front of it. */
export default {
  fetch: (request: Request, env, ctx) =>
    ownFetch(request) ??
    serveFastPath(request, env, ctx, Date.now()) ??
    gateway.fetch(request, env, ctx),
  queue: (batch, env) => {
    const consume = isDeadLetters(batch.queue)
      ? consumeDeadLetters
      : batch.queue.startsWith('baksteen-changes')
        ? consumeChanges
        : consumeMailEvents
    return consume(batch, env, Date.now())
  },
  scheduled: (event, env) => runSchedule(event.cron, env, event.scheduledTime),
} satisfies ExportedHandler<Bindings>

/** The cached entrypoint: called through ctx.exports with props, so that site, format and version are in the cache's key. */
export class Page extends WorkerEntrypoint<Bindings, PageProps> {
  override async fetch(request: Request): Promise<Response> {
    return notCached(request) ?? makePage(request, this.env, this.ctx.props, this.ctx)
  }

  /** The cache in front of this entrypoint can be purged only from within it. */
  purge(pages: PagesToPurge): Promise<void> {
    return purgeWorkersCache(this.ctx.cache, pages)
  }
}

/** Page for the front Worker, which keeps what this makes. */
export class PageForFront extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Promise<Response> {
    return makePage(request, this.env, propsOf(request), this.ctx)
  }
}

/** The gateway for the front Worker, to which it tells what a request changed. */
export class BehindFront extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    const passedOn = heardBySite(request)
    const env: Bindings = { ...this.env, PASSED_ON: passedOn }
    return tellFront(await gateway.fetch(request, env, this.ctx), passedOn)
  }
}

async function makePage(
  request: Request,
  env: Bindings,
  props: PageProps,
  ctx: ExecutionContext,
): Promise<Response> {
  const response = await handlePage(request, env, props, ctx)
  addPurgeTags(response.headers, new URL(request.url).pathname)
  return response
}

export { SharedListObject as SharedList } from './shared-list/shared-list-object.ts'

/** The store of one agency, with what its tasks do. */
export class Agency extends AgencyObject {
  protected override readonly handlers = TASK_HANDLERS
}
