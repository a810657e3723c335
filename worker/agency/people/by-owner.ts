import type { Acting } from '../access/audit.ts'
import type { Sql } from '../sql.ts'

/** Whether an act is an owner's at this moment, or an operator's; asked in the transaction of the act (DESK-17). */
export function isByOwner(sql: Sql, { actor }: Pick<Acting, 'actor'>): boolean {
  if (actor === 'operator') return true
  const [kind, id = ''] = actor.split(' ')
  return (
    kind === 'person' &&
    sql.first(`SELECT 1 AS found FROM member WHERE id = ?1 AND role = 'owner'`, id) !== null
  )
}
