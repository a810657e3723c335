import type { Actor } from '../directory/audit.ts'
import type { GatewayEnv } from '../site/hono-env.ts'

export interface AdminEnv {
  Bindings: GatewayEnv['Bindings']
  Variables: GatewayEnv['Variables'] & { actor: Actor }
}
