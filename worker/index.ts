import { WorkerEntrypoint } from 'cloudflare:workers'
import { consumePurges } from './purge/queue.ts'
import { purgePages, type PagesToPurge, type PurgeMessage } from './purge/purge.ts'
import { runSchedule, consumeJobs } from './jobs/queue.ts'
import { serveFastPath } from './page-cache/fast-path.ts'
import { addPurgeTags } from './page-cache/purge-tags.ts'
import type { Bindings, PageProps } from './env.ts'
import { gateway } from './gateway.ts'
import type { Job } from './job.ts'
import { handlePage } from './handle-page.tsx'

/** The gateway: every request comes in here, and nothing it answers is cached in front of it. */
export default {
  fetch: (request: Request, env, ctx) =>
    serveFastPath(request, env, Date.now()) ?? gateway.fetch(request, env, ctx),
  queue: (batch, env, ctx) =>
    batch.queue === 'baksteen-purges'
      ? consumePurges(batch as MessageBatch<PurgeMessage>, env, ctx)
      : consumeJobs(batch as MessageBatch<Job>, env),
  scheduled: (event, env) => runSchedule(event.cron, env, event.scheduledTime),
} satisfies ExportedHandler<Bindings, Job | PurgeMessage>

/** The cached entrypoint: called through ctx.exports with props, so that host and form are in the cache's key. */
export class Page extends WorkerEntrypoint<Bindings, PageProps> {
  override async fetch(request: Request): Promise<Response> {
    const answer = await handlePage(request, this.env, this.ctx.props, this.ctx)
    addPurgeTags(answer.headers, new URL(request.url).pathname)
    return answer
  }

  /** The cache in front of this entrypoint can only be purged from within it. */
  purge(pages: PagesToPurge): Promise<void> {
    return purgePages(this.ctx.cache, pages)
  }
}
