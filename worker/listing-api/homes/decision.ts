import type { Day, Seconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import type { HomeDecision } from '../../../shared/homes/home-change.ts'

/** What people decided of a home. */
export interface Decision {
  /** Not shown, whatever a feed brings; null: it is. */
  state: 'draft' | 'withdrawn' | null
  /** Why it is shown with legal gaps. */
  reason: string | null
  /** The last day on which it is shown without what its advert may not be without; null: it is not. */
  until: Day | null
  /** How many of its fields somebody knows better than its feed. */
  overrides: number
}

export const decisionOf = (db: Database, id: number): Decision =>
  db.first<Decision>(
    sql`SELECT state, reason, shown_until AS until, (SELECT COUNT(*) FROM estate_override WHERE estate_id = ${id}) AS overrides
    FROM (SELECT ${id} AS id) LEFT JOIN estate_decision USING (id)`,
  ) ?? { state: null, reason: null, until: null, overrides: 0 }

interface Decided {
  id: number
  /** It is made by this. */
  isNew: boolean
  state?: HomeDecision | undefined
  reason?: string | undefined
  until?: Day | undefined
  by: { name: string }
  now: Seconds
}

/** Keeps what was decided; a new home is a draft. */
export function keepDecision(
  db: Database,
  { id, isNew, state, reason, until, by, now }: Decided,
): void {
  if (isNew)
    db.write(
      sql`INSERT OR REPLACE INTO estate_decision (id, made_here, state) VALUES (${id}, 1, 'draft')`,
    )
  if (state === undefined) return
  db.write(sql`INSERT OR IGNORE INTO estate_decision (id) VALUES (${id})`)
  const lasting = state === 'published' || state === 'archived' ? null : state
  db.write(sql`UPDATE estate_decision SET state = ${lasting} WHERE id = ${id}`)
  if (reason !== undefined)
    db.write(
      sql`UPDATE estate_decision SET reason = ${reason}, shown_until = ${until ?? null}, reason_by = ${by.name}, reason_at = ${now} WHERE id = ${id}`,
    )
}
