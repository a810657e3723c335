import { WorkerEntrypoint } from 'cloudflare:workers'
import type { PageProps, PagesToPurge } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { notCached } from '../page-cache/call-page.ts'
import { purgeWorkersCache } from '../page-cache/courtesy-purge.ts'
import { serveFastPath } from '../page-cache/fast-path.ts'
import { ownFetch } from '../page-cache/own-fetch.ts'
import { respond } from './respond.ts'
import type { FrontBindings } from './env.ts'
import { passOn } from './pass-on.ts'
import { withProps } from './headers.ts'

/**
 * The front Worker, where a deployment has one: what visitors reach first. Small, so that an isolate of it starts at once; it
 * answers what the page cache has and passes everything else on to the site Worker, which is whole without it.
 */
export default {
  async fetch(request: Request, env, ctx) {
    const own = ownFetch(request) ?? serveFastPath(request, env, ctx, Date.now())
    if (own) return own
    const response = await respond(request, env, ctx).catch(notResponding)
    if (response instanceof Response) return response
    return passOn(request, env, ctx, response === 'held')
  },
} satisfies ExportedHandler<FrontBindings>

/** What went wrong here need not go wrong there. */
function notResponding(error: unknown): null {
  log({ event: 'front-failed', error: describeError(error) })
  return null
}

/** The cached entrypoint, as the site Worker has one of its own: what the cache lacks, that one makes. */
export class Page extends WorkerEntrypoint<FrontBindings, PageProps> {
  override async fetch(request: Request): Promise<Response> {
    return notCached(request) ?? this.env.PAGES.fetch(withProps(request, this.ctx.props))
  }

  /** The cache in front of this entrypoint can be purged only from within it. */
  purge(pages: PagesToPurge): Promise<void> {
    return purgeWorkersCache(this.ctx.cache, pages)
  }
}
