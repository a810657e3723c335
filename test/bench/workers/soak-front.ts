import type { PageProps } from '../../../worker/env.ts'
import type { FrontBindings } from '../../../worker/front/env.ts'
import front, { Page as FrontPage } from '../../../worker/front/index.ts'
import type { Faults } from '../soak/faults.ts'
import { faulty, played, playFaults } from './faulty.ts'

/** The built front Worker, likewise: its KV and its objects fail together with the site's. */
export default {
  async fetch(request: Request, env, ctx) {
    if (new URL(request.url).hostname !== 'soak.test') return front.fetch(request, faulty(env), ctx)
    playFaults(await request.clone().json<Faults>())
    const bySite = await (await front.fetch(request, env, ctx)).json<Record<string, number>>()
    const names = Object.keys({ ...bySite, ...played })
    return Response.json(
      Object.fromEntries(names.map(name => [name, (bySite[name] ?? 0) + (played[name] ?? 0)])),
    )
  },
} satisfies ExportedHandler<FrontBindings>

export class Page extends FrontPage {
  constructor(ctx: ExecutionContext<PageProps>, env: FrontBindings) {
    super(ctx, faulty(env))
  }
}
