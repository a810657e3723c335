import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.ts'
import { storeAsset } from './asset/store-asset.ts'
import type { Bindings } from './bindings.ts'
import { consumePictures } from './fetched/consume.ts'

export { Listings } from './store/listings.ts'

/** The listing API over HTTP; callers must send API_KEY, but where OPEN is 'yes' and none is set. */
export default {
  fetch: (request, env, ctx) => app.fetch(request, env, ctx),
  queue: (batch, env) => consumePictures(batch, env, storeAsset),
} satisfies ExportedHandler<Bindings>

/** The same behind a service binding (`entrypoint = "Bound"`), without a key: only our own Workers can have one. */
export class Bound extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Response | Promise<Response> {
    return app.fetch(request, { ...this.env, BOUND: true }, this.ctx)
  }
}
