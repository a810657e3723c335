import type { Context } from 'hono'
import * as v from 'valibot'
import { agencyOf, agencyStub } from '../agency/stub.ts'
import { exportAgency } from '../backup/export.ts'
import { removeAgency } from '../backup/remove.ts'
import { restoreAgency } from '../backup/restore.ts'
import { planRemoval } from '../directory/removals.ts'
import type { DirectorySite } from '../directory/sites.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'
import { actingIn } from './keys.ts'
import { knownSite } from './known-site.ts'
import { purgeSite } from '../domains/purge-site.ts'
import { readBody } from './read-body.ts'

type Handler = (c: Context<AdminEnv>) => Promise<Response>

/** Only a site that is known has an object. */
const ofSite =
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

/** POST /admin/agencies/{id}/restore: an export into an empty agency. 409: it is not empty; 422: it is no export. */
export const restoreRoute = ofSite(async (c, { id, hostnames }) => {
  if (!c.req.raw.body) return c.json({ error: 'no export' }, 422)
  await audit(c, 'restore agency', { site: id })
  const now = Date.now()
  const target = { env: c.env, siteId: id, agency: agencyOf(c.env, id), now }
  const restored = await restoreAgency(target, c.req.raw.body)
  await purgeSite(c, id, hostnames, { hard: true })
  if (restored.outcome === 'not-empty')
    return c.json({ error: `the ${restored.part} has rows of its own` }, 409)
  if (restored.outcome === 'unreadable') return c.json({ error: restored.message }, 422)
  return c.json(restored)
})

const REMOVAL = v.object({ confirm: v.string(), now: v.optional(v.boolean(), false) })

/**
 * POST /admin/agencies/{id}/remove {confirm: one of its hostnames, now}: suspends it, and erases it in seven days, or now.
 * Making it live again meanwhile takes it back.
 */
export const removeRoute = ofSite(async (c, site) => {
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(REMOVAL, body)
  const back = (outcome: string): Response =>
    c.redirect(`/admin/agencies/${site.id}?removal=${outcome}`, 303)
  const hosts = [site.recordHostname, ...site.hostnames].filter(Boolean)
  if (!parsed.success || !hosts.includes(parsed.output.confirm))
    return isForm
      ? back('no')
      : c.json({ error: `confirm by one of its hostnames: ${hosts.join(', ')}` }, 422)
  await audit(c, 'remove agency', { site: site.id, ...parsed.output })
  const removeAt = await planRemoval(c.env, site.id, Date.now())
  if (removeAt === null)
    return isForm ? back('no') : c.json({ error: 'it is removed already' }, 409)
  await purgeSite(c, site.id, hosts, { hard: true })
  if (isForm) return back('yes')
  if (parsed.output.now) await removeAgency(c.env, site.id, Date.now())
  return c.json(
    parsed.output.now
      ? { removed: true }
      : { removed: false, at: new Date(removeAt).toISOString() },
  )
})

const MOMENT = v.object({
  to: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform(text => Date.parse(text)),
  ),
})

/** POST /admin/agencies/{id}/rewind {to}: its store as it was then, within 30 days. 501 where the platform cannot. */
export const rewindRoute = ofSite(async (c, { id, hostnames }) => {
  const parsed = v.safeParse(MOMENT, (await readBody(c.req.raw)).body)
  if (!parsed.success || parsed.output.to > Date.now())
    return c.json({ error: 'to: a moment that is over, such as 2027-01-31T08:30:00Z' }, 422)
  await audit(c, 'rewind agency', { site: id, ...parsed.output })
  try {
    const undo = await agencyStub(c.env, id).rewind(parsed.output.to)
    await purgeSite(c, id, hostnames, { hard: true })
    // One that was revoked since is back otherwise.
    const { keys } = agencyOf(c.env, id)
    const heldKeys = await Promise.resolve(keys.holdAll(actingIn(c))).catch(() => null)
    if (heldKeys === null)
      return c.json({ error: 'rewound, but its keys are not on hold: revoke them', undo }, 503)
    return c.json({ rewound: true, undo, heldKeys })
  } catch (error) {
    return c.json({ error: String(error).slice(0, 300) }, 501)
  }
})
