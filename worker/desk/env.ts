import type { Context } from 'hono'
import type { OpenSession } from '../agency/people/sessions.ts'
import type { GatewayEnv } from '../site/hono-env.ts'

/** What the gateway found before it handed the request over. */
export type Found = Pick<GatewayEnv['Variables'], 'trace' | 'host' | 'site'>

export interface DeskEnv {
  Bindings: GatewayEnv['Bindings'] & { FOUND: Found }
  Variables: Found & {
    /** Of who is signed in; null: nobody. */
    session: OpenSession | null
  }
}

export type Desk = Context<DeskEnv>
