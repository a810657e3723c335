import type { GatewayEnv } from '../site/hono-env.ts'
import type { Actor } from './audit.ts'

export interface AdminEnv {
  Bindings: GatewayEnv['Bindings']
  Variables: GatewayEnv['Variables'] & { actor: Actor }
}
