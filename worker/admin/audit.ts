import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'

export type Actor = 'token' | 'console' | 'changes'

export interface AuditEntry {
  actor: Actor
  /** Of the request, as in its answer and in the log. */
  request: string
  action: string
  detail: unknown
  now: number
}

/** Every act of an operator is kept for good. A database that fails is no reason not to act. */
export async function audit(
  env: Pick<Bindings, 'DB'>,
  { actor, request, action: act, detail, now }: AuditEntry,
): Promise<void> {
  await env.DB.prepare('INSERT INTO audit (at, actor, request, act, detail) VALUES (?, ?, ?, ?, ?)')
    .bind(now, actor, request, act, JSON.stringify(detail).slice(0, 2000))
    .run()
    .catch((error: unknown) =>
      log({ event: 'audit-failed', request, act, error: String(error).slice(0, 200) }),
    )
}
