import type { GatewayEnv } from '../site/hono-env.ts'

/** Who acts: the holder of the token, a console's session, or the back end that signs its changes. */
export type Actor = 'token' | 'console' | 'changes'

export interface AdminEnv {
  Bindings: GatewayEnv['Bindings']
  Variables: GatewayEnv['Variables'] & { actor: Actor }
}
