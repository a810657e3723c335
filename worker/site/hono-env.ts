import type { Site } from '../../shared/site/site.ts'
import type { Bindings } from '../env.ts'
import type { RequestTrace } from '../http/trace.ts'
import type { RequestContext } from './request-context.ts'

/** What the gateway's handlers find in `c.env` and `c.var`. */
export interface GatewayEnv {
  Bindings: Bindings
  Variables: { trace: RequestTrace; site: Site }
}

/** What the handlers under /{lang}/ajax/ find besides. */
export interface AjaxEnv {
  Bindings: Bindings
  Variables: GatewayEnv['Variables'] & { context: RequestContext }
}
