import type { Millis } from '../../shared/time/units.ts'
import type { Directory } from './sites.ts'

/** Who acts: the holder of the token, or a console's session. */
export type Actor = 'token' | 'console'

export interface AuditRow {
  id: number
  at: Millis
  actor: string
  request: string
  act: string
  /** JSON, unless it was too long. */
  detail: string
}

const MAX_DETAIL = 2000

/** Throws when the database does. */
export async function insertAudit(
  { DB }: Directory,
  {
    at,
    actor,
    request,
    act,
    detail,
  }: { at: Millis; actor: Actor; request: string; act: string; detail: unknown },
): Promise<void> {
  await DB.prepare(
    'INSERT INTO audit (at, actor, request, act, detail) VALUES (?1, ?2, ?3, ?4, ?5)',
  )
    .bind(at, actor, request, act, JSON.stringify(detail).slice(0, MAX_DETAIL))
    .run()
}

/** The newest, older than the row `before`. */
export async function listAudit(
  { DB }: Directory,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number; limit: number },
): Promise<AuditRow[]> {
  const { results } = await DB.prepare(
    'SELECT id, at, actor, request, act, detail FROM audit WHERE id < ?1 ORDER BY id DESC LIMIT ?2',
  )
    .bind(before, limit)
    .all<AuditRow>()
  return results
}
