import type { Acting } from '../../agency/access/audit.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import type { Desk } from '../env.ts'

/** Whose name an act bears in the agency's audit. */
export const actingOf = ({ var: { trace } }: Desk, { member }: OpenSession): Acting => ({
  actor: `person ${member.id}`,
  request: trace.id,
  now: trace.startedAt,
})
