import type { OpenSession } from '../agency/people/sessions.ts'
import type { GatewayEnv } from '../site/hono-env.ts'

export interface DeskEnv {
  Bindings: GatewayEnv['Bindings']
  Variables: GatewayEnv['Variables'] & {
    /** Of who is signed in; null: nobody. */
    session: OpenSession | null
  }
}
