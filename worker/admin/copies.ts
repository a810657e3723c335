import type { Context } from 'hono'
import * as v from 'valibot'
import { agencyOf, agencyStub } from '../agency/stub.ts'
import { exportAgency } from '../backup/export.ts'
import { removeAgency } from '../backup/remove.ts'
import { planRemoval } from '../directory/removals.ts'
import type { DirectorySite } from '../directory/sites.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'
import { knownSite } from './known-site.ts'
import { purgeSite } from '../domains/purge-site.ts'
import { readBody } from './read-body.ts'

type Handler = (c: Context<AdminEnv>) => Promise<Response>

/** Only a site that is known has an object. */
export const ofSite =
  (handle: (c: Context<AdminEnv>, site: DirectorySite) => Promise<Response>): Handler =>
  async c => {
    const id = Number(/^[1-9]\d{0,14}$/.exec(c.req.param('site') ?? ''))
    const site = id > 0 ? await knownSite(c, id) : null
    return site ? handle(c, site) : c.json({ error: 'site not found' }, 404)
  }

/** GET /admin/agencies/{id}/export: all that an agency has, as NDJSON. */
export const exportRoute = ofSite(async (c, { id }) => {
  await audit(c, 'export agency', { site: id })
  const body = exportAgency({ env: c.env, siteId: id, agency: agencyOf(c.env, id) })
  return c.body(body, 200, {
    'Content-Type': 'application/x-ndjson',
    'Content-Disposition': `attachment; filename="agency-${id}.ndjson"`,
  })
})

const REMOVAL = v.object({ confirm: v.string(), now: v.optional(v.boolean(), false) })

/**
 * POST /admin/agencies/{id}/remove {confirm: one of its hostnames, its name where it has none, now}: suspends it, and erases it in seven days, or now.
 * Making it live again meanwhile takes it back.
 */
export const removeRoute = ofSite(async (c, site) => {
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(REMOVAL, body)
  const back = (outcome: string): Response =>
    c.redirect(`/admin/agencies/${site.id}?removal=${outcome}`, 303)
  const hosts = [site.recordHostname, ...site.hostnames].filter(Boolean)
  // One that was entered under a wrong number has none.
  const words = hosts.length > 0 ? hosts : [site.name]
  if (!parsed.success || !words.includes(parsed.output.confirm.trim()))
    return isForm
      ? back('no')
      : c.json(
          {
            error: `confirm by ${hosts.length > 0 ? 'one of its hostnames' : 'its name'}: ${words.join(', ')}`,
          },
          422,
        )
  await audit(c, 'remove agency', { site: site.id, ...parsed.output })
  const planned = await planRemoval(c.env, site.id, Date.now())
  if (!planned) return isForm ? back('no') : c.json({ error: 'it is removed already' }, 409)
  // A store whose site has moved deletes nothing.
  await agencyStub(c.env, site.id).setMoved(planned.turn, false)
  await purgeSite(c, site.id, hosts, { hard: true })
  if (isForm) return back('yes')
  if (!parsed.output.now)
    return c.json({ removed: false, at: new Date(planned.removeAt).toISOString() })
  const copy = await removeAgency(c.env, site.id, Date.now())
  return copy
    ? c.json({ removed: true, copy: copy.name })
    : c.json({ removed: false, erasing: true }, 202)
})
