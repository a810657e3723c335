import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'

/** POST /desk/today/mail: a mail that failed is tried again. One that went meanwhile is as good as done. */
export async function retryMail(c: Desk, session: OpenSession): Promise<Response> {
  const { outbox, audit } = agencyOf(c.env, c.var.site.id)
  const id = (await readFields(c.req.raw)).get('id') ?? ''
  if (await outbox.retry(id, c.var.trace.startedAt))
    await audit.add({ ...actingOf(c, session), act: 'mail retried', subject: `mail ${id}` })
  return done(c, '/desk', 'today.mailed')
}
