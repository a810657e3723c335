import type { Acting } from '../agency/access/audit.ts'
import type { OpenSession } from '../agency/people/sessions.ts'
import type { Desk } from './env.ts'

/** Who acts, for the agency's audit. */
export const actingOf = (c: Desk, { member }: Pick<OpenSession, 'member'>): Acting => ({
  actor: `person ${member.id}`,
  request: c.var.trace.id,
  now: c.var.trace.startedAt,
})
