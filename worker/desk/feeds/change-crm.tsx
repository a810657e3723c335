import * as v from 'valibot'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { connectSite } from '../../crm/connect.ts'
import { CREDENTIAL_FIELDS } from '../../crm/credential-fields.ts'
import { rowOf } from '../../../shared/table.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { isFresh } from '../fresh.tsx'
import { done } from '../page/done.tsx'
import { readFields } from '../read-fields.ts'
import { writerOf } from '../sign-in/letter.ts'
import { accessLetter } from '../sign-in/letters.ts'
import { feedsPage } from './feeds.tsx'

const ACT = v.variant('act', [
  v.object({ act: v.literal('connect'), crm: v.pipe(v.string(), v.maxLength(40)) }),
  v.object({ act: v.literal('pull') }),
  v.object({ act: v.literal('disconnect') }),
])

/** POST /desk/feeds/crm: connects the agency's CRM, reads all of it now, or forgets it. What was typed as a secret never comes back. */
export async function changeCrm(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const parsed = v.safeParse(ACT, Object.fromEntries(fields))
  if (!parsed.success) return feedsPage(c, session, { refused: 'passed', status: 422 })
  const act = parsed.output
  const { crm, audit } = agencyOf(c.env, c.var.site.id)
  const acting = actingOf(c, session)
  if (act.act === 'pull') {
    if (!(await crm.pullNow(false, acting.now)))
      return feedsPage(c, session, { refused: 'passed', status: 409 })
    await audit.add({ ...acting, act: 'crm pull', subject: 'crm' })
    return done(c, '/desk/feeds', 'feeds.pull')
  }
  const wanted = act.act === 'connect' ? (rowOf(CREDENTIAL_FIELDS, act.crm) ?? []) : []
  const given = Object.fromEntries(wanted.map(({ name }) => [name, fields.get(name) ?? '']))
  const shown = Object.fromEntries(
    wanted.filter(({ isSecret }) => !isSecret).map(({ name }) => [name, given[name] ?? '']),
  )
  if (!isFresh(c, session)) return feedsPage(c, session, { given: shown, status: 403 })
  if (act.act === 'disconnect') {
    await crm.disconnect()
    await audit.add({ ...acting, act: 'crm disconnected', subject: 'crm' })
    return done(c, '/desk/feeds', 'feeds.disconnect')
  }
  const missing = wanted.filter(({ name, isOptional }) => !isOptional && !given[name]?.trim())
  if (wanted.length === 0 || missing.length > 0)
    return feedsPage(c, session, {
      given: shown,
      wrong: missing.map(({ name }) => name),
      status: 422,
    })
  const credentials = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim()))
  const connected = await connectSite(
    c.env,
    c.var.site.id,
    { kind: act.crm, credentials },
    acting,
    name =>
      accessLetter(writerOf(c), {
        id: crypto.randomUUID(),
        made: [{ what: 'crm', name }],
        by: session.member.name,
      }),
  )
  if ('refusal' in connected)
    return feedsPage(c, session, { given: shown, refusal: connected.refusal, status: 422 })
  return done(c, '/desk/feeds', 'feeds.connect')
}
