import type { Context } from 'hono'
import type { Site } from '../../shared/site/site.ts'
import type { Bindings } from '../env.ts'
import type { HostFacts } from '../versions/host-entry.ts'
import type { RequestTrace } from '../http/trace.ts'
import type { WorkContext } from '../http/work-context.ts'
import type { RequestContext } from './request-context.ts'

/** What the gateway's handlers find in `c.env` and `c.var`. */
export interface GatewayEnv {
  Bindings: Bindings
  Variables: {
    trace: RequestTrace
    host: HostFacts
    /** Of what is no page. */
    site: Site
  }
}

/** What the handlers under /{lang}/ajax/ find besides. */
export interface AjaxEnv {
  Bindings: Bindings
  Variables: GatewayEnv['Variables'] & { context: RequestContext }
}

/** What any handler of ours has. */
export type TracedEnv = { Bindings: Bindings; Variables: { trace: RequestTrace } }

/** The platform's context; Hono's own type of it knows no `exports`. */
export const executionContext = (c: Context): ExecutionContext => c.executionCtx as ExecutionContext

export const workContext = <E extends TracedEnv>(c: Context<E>): WorkContext => ({
  env: c.env,
  trace: c.var.trace,
  now: c.var.trace.startedAt,
  waitUntil: work => c.executionCtx.waitUntil(work),
})
