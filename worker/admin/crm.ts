import type { Context } from 'hono'
import * as v from 'valibot'
import { agencyOf } from '../agency/stub.ts'
import { connectSite } from '../crm/connect.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'
import { actingIn } from './keys.ts'
import { knownSite } from './known-site.ts'
import { readBody } from './read-body.ts'
import { accessMail } from './tell-of-access.ts'

type Handler = (c: Context<AdminEnv>) => Promise<Response>

/** Only a site that is known has an object. */
const ofSite =
  (handle: (c: Context<AdminEnv>, siteId: number) => Promise<Response>): Handler =>
  async c => {
    const id = Number(/^[1-9]\d{0,14}$/.exec(c.req.param('site') ?? ''))
    const site = id > 0 ? await knownSite(c, id) : null
    return site ? handle(c, site.id) : c.json({ error: 'site not found' }, 404)
  }

const CONNECTION = v.object({
  crm: v.pipe(v.string(), v.maxLength(40)),
  credentials: v.record(v.string(), v.unknown()),
})

/** GET /admin/agencies/{id}/crm: which CRM it has and how that does; `crm: null` without one. No credential is in it. */
export const crmState = ofSite(async (c, id) =>
  c.json({ crm: await agencyOf(c.env, id).crm.state() }),
)

/** PUT /admin/agencies/{id}/crm {crm, credentials}: connects it. 422: the CRM does not take them, and in what words. */
export const connectCrm = ofSite(async (c, id) => {
  const parsed = v.safeParse(CONNECTION, (await readBody(c.req.raw)).body)
  // Never what was sent: it is secret, however wrong.
  if (!parsed.success) return c.json({ error: 'crm and credentials' }, 422)
  const { crm: kind, credentials } = parsed.output
  const connected = await connectSite(c.env, id, { kind, credentials }, actingIn(c), name =>
    accessMail(c, id, [{ what: 'crm', name }]),
  )
  await audit(c, 'connect crm', { site: id, crm: kind, ...connected })
  if ('refusal' in connected) return c.json({ error: connected.refusal }, 422)
  return c.json({ crm: await agencyOf(c.env, id).crm.state() })
})

/** DELETE /admin/agencies/{id}/crm: forgets the credentials; the homes stay. 404: none is connected. */
export const disconnectCrm = ofSite(async (c, id) => {
  const isForgotten = await agencyOf(c.env, id).crm.disconnect()
  await audit(c, 'disconnect crm', { site: id })
  return isForgotten ? c.json({ crm: null }) : c.json({ error: 'no CRM is connected' }, 404)
})

const ACT = v.object({ act: v.literal('pull'), confirmRemoval: v.optional(v.boolean(), false) })

/** POST /admin/agencies/{id}/crm {act: 'pull', confirmRemoval}: reads everything now. 404: none is connected. */
export const changeCrm = ofSite(async (c, id) => {
  const parsed = v.safeParse(ACT, (await readBody(c.req.raw)).body)
  if (!parsed.success) return c.json({ error: v.flatten(parsed.issues) }, 422)
  const { confirmRemoval } = parsed.output
  const isConnected = await agencyOf(c.env, id).crm.pullNow(confirmRemoval, Date.now())
  await audit(c, 'pull crm', { site: id, confirmRemoval })
  return isConnected
    ? c.json({ crm: await agencyOf(c.env, id).crm.state() })
    : c.json({ error: 'no CRM is connected' }, 404)
})
