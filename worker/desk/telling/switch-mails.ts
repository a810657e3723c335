import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'

/** POST /desk/telling: each switch that the form showed is as it was left; no other changes. */
export async function switchMails(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const wanted = fields.getAll('on')
  const unwanted = fields.getAll('shown').filter(name => !wanted.includes(name))
  const { mutedMails } = agencyOf(c.env, c.var.site.id)
  await mutedMails.set(wanted, unwanted, actingOf(c, session))
  return done(c, '/desk/telling', 'telling.saved')
}
