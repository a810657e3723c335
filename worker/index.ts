import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Bindings, PageProps } from './env.ts'
import { gateway } from './gateway.ts'
import { answerPage } from './page.tsx'

/** The gateway: every request comes in here, and nothing it answers is cached in front of it. */
export default {
  fetch: (request, env, ctx) => gateway.fetch(request, env, ctx),
} satisfies ExportedHandler<Bindings>

/** The cached entrypoint: called through ctx.exports with props, so that host and form are in the cache's key. */
export class Page extends WorkerEntrypoint<Bindings, PageProps> {
  override fetch(request: Request): Promise<Response> {
    return answerPage(request, this.env, this.ctx.props, this.ctx)
  }
}
