import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.ts'
import type { Bindings } from './env.ts'

/** The listing API over HTTP: with API_KEY set, its callers bear it. */
export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
} satisfies ExportedHandler<Bindings>

/** The same behind a service binding (`entrypoint = "Bound"`), which needs no key: only our own Workers can hold one. */
export class Bound extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Response | Promise<Response> {
    return app.fetch(request, { ...this.env, BOUND: true }, this.ctx)
  }
}
