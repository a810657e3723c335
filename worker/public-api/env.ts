import type { KeyScope } from '../agency/access/key-row.ts'
import type { GatewayEnv } from '../site/hono-env.ts'

export interface PublicApiEnv {
  Bindings: GatewayEnv['Bindings']
  Variables: GatewayEnv['Variables']
}

/** Who calls: operators by their token, or an agency's program by its key. */
type Caller = { by: 'operator' } | { by: 'key'; id: string; scopes: readonly KeyScope[] }

/** A caller whom the door let in, and the site of the address. */
export interface Entered {
  caller: Caller
  siteId: number
  /** false: nobody knows the site yet; only operators get here then. */
  isKnown: boolean
  /** Whether its content is kept at a back end of its own. */
  isElsewhere: boolean
  /** The body, where it had to be read for its signature. */
  signedBody?: string
}
