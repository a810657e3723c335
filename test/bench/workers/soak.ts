import site, {
  Agency as SiteAgency,
  BehindFront as SiteBehindFront,
  Page as SitePage,
  PageForFront as SitePageForFront,
  SharedList as SiteSharedList,
} from '../../../worker/index.ts'
import type { Bindings, PageProps } from '../../../worker/env.ts'
import type { Faults } from '../soak/faults.ts'
import { faulty, played, playFaults } from './faulty.ts'

/**
 * Stands around the built site Worker, which is as it is deployed, and hands it bindings that fail when they are told to: the
 * listing API, KV, D1, agencies' objects and R2. `POST /soak/faults` sets which fail, and answers how often each did.
 */
export default {
  fetch: (request: Request, env, ctx) => site.fetch(request, faulty(env), ctx),
  queue: (batch, env) => site.queue(batch, faulty(env)),
  scheduled: (event, env) => site.scheduled(event, faulty(env)),
} satisfies ExportedHandler<Bindings>

export class BehindFront extends SiteBehindFront {
  constructor(ctx: ExecutionContext, env: Bindings) {
    super(ctx, faulty(env))
  }

  override async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).hostname !== 'soak.test') return super.fetch(request)
    playFaults(await request.json<Faults>())
    return Response.json(played)
  }
}

export class PageForFront extends SitePageForFront {
  constructor(ctx: ExecutionContext, env: Bindings) {
    super(ctx, faulty(env))
  }
}

export class Page extends SitePage {
  constructor(ctx: ExecutionContext<PageProps>, env: Bindings) {
    super(ctx, faulty(env))
  }
}

export class Agency extends SiteAgency {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, faulty(env))
  }
}

export class SharedList extends SiteSharedList {}
