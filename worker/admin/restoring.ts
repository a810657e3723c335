import type { Context } from 'hono'
import * as v from 'valibot'
import { agencyOf, agencyStub } from '../agency/stub.ts'
import { compareBookings } from '../backup/compare-bookings.ts'
import { restoreAgency } from '../backup/restore.ts'
import { settle } from '../backup/settle.ts'
import { setSiteState } from '../directory/site-changes.ts'
import type { DirectorySite } from '../directory/sites.ts'
import { purgeSite } from '../domains/purge-site.ts'
import { forgetUnknownHosts } from '../site/find-host.ts'
import { audit } from './audit.ts'
import { ofSite } from './copies.ts'
import type { AdminEnv } from './env.ts'
import { actingIn } from './keys.ts'
import { readBody } from './read-body.ts'
import { statusOf } from '../store/refusal.ts'

/**
 * Works on an agency while its addresses answer 503 and its mails wait. Should it throw, they go on doing so until an operator
 * makes it live.
 */
async function whileSuspended(
  c: Context<AdminEnv>,
  { id, state, recordHostname, hostnames }: DirectorySite,
  work: (turn: number | null) => Promise<Response>,
): Promise<Response> {
  const isLive = state === 'live'
  const hosts = [recordHostname, ...hostnames].filter(Boolean)
  let turn: number | null = null
  if (isLive) {
    turn = await setSiteState(c.env, id, 'suspended')
    await purgeSite(c, id, hosts, { hard: true })
  }
  const response = await work(turn)
  if (isLive && response.status !== 503) await setSiteState(c.env, id, 'live')
  await purgeSite(c, id, hosts, { hard: true })
  return response
}

/** POST /admin/agencies/{id}/restore: an export into an empty agency. 409: it is not empty; 422: it is no export. */
export const restoreRoute = ofSite(async (c, site) => {
  const { body } = c.req.raw
  if (!body) return c.json({ error: 'no export' }, 422)
  const agency = agencyOf(c.env, site.id)
  // Who still sends when the answer is there may take it for a connection that broke.
  const readOut = (): Promise<void> => body.pipeTo(new WritableStream()).catch(() => undefined)
  if (!(await agency.transfer.isEmpty())) {
    await readOut()
    return c.json({ error: 'the agency has rows of its own' }, statusOf('conflict'))
  }
  await audit(c, 'restore agency', { site: site.id })
  return whileSuspended(c, site, async () => {
    const target = { env: c.env, siteId: site.id, agency, now: Date.now() }
    const restored = await restoreAgency(target, body)
    await readOut()
    if (restored.outcome === 'not-empty')
      return c.json({ error: `the ${restored.part} has rows of its own` }, statusOf('conflict'))
    if (restored.outcome === 'unreadable')
      return c.json({ error: restored.message }, statusOf('invalid'))
    // While it was empty, visitors were told that its hostnames are nobody's.
    forgetUnknownHosts()
    return c.json(restored)
  })
})

const MOMENT = v.object({
  to: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform(text => Date.parse(text)),
  ),
})

/**
 * POST /admin/agencies/{id}/rewind {to}: its store as it was then, within 30 days, and settled. 501 where the platform cannot;
 * 503: it is rewound and not settled, so it stays suspended.
 */
export const rewindRoute = ofSite(async (c, site) => {
  const parsed = v.safeParse(MOMENT, (await readBody(c.req.raw)).body)
  if (!parsed.success || parsed.output.to > Date.now())
    return c.json({ error: 'to: a moment that is over, such as 2027-01-31T08:30:00Z' }, 422)
  const { to } = parsed.output
  await audit(c, 'rewind agency', { site: site.id, to })
  return whileSuspended(c, site, async turn => {
    let undo: string
    try {
      undo = await agencyStub(c.env, site.id).rewind(to)
    } catch (error) {
      return c.json({ error: String(error).slice(0, 300) }, 501)
    }
    const agency = agencyOf(c.env, site.id)
    try {
      // It knows no newer change than that moment did.
      if (turn !== null) await agencyStub(c.env, site.id).setMoved(turn, false)
      const settled = await settle({ env: c.env, siteId: site.id, agency, now: Date.now() })
      // What was revoked or ended since is back otherwise.
      const heldKeys = await agency.keys.holdAll(actingIn(c))
      const endedSessions = await agency.sessions.endAll()
      return c.json({ rewound: true, undo, heldKeys, endedSessions, ...settled })
    } catch {
      return c.json(
        { error: 'rewound, but not settled: it stays suspended, rewind it again', undo },
        503,
      )
    }
  })
})

/** GET /admin/agencies/{id}/held: what waits for a person after a restore, and how the bookings of both stores differ. */
export const heldRoute = ofSite(async (c, { id }) => {
  const agency = agencyOf(c.env, id)
  const [held, bookings] = await Promise.all([
    agency.held.counts(),
    compareBookings({ env: c.env, siteId: id, agency, now: Date.now() }),
  ])
  return c.json({ ...held, bookings })
})

const DECISION = v.object({ act: v.picklist(['release', 'drop']) })

/** POST /admin/agencies/{id}/held {act: 'release' | 'drop'}: sends and does what was held, or leaves it undone. */
export const decideHeldRoute = ofSite(async (c, { id }) => {
  const { body, isForm } = await readBody(c.req.raw)
  const parsed = v.safeParse(DECISION, body)
  if (!parsed.success) return c.json({ error: v.flatten(parsed.issues) }, 422)
  const { held } = agencyOf(c.env, id)
  const isYes = parsed.output.act === 'release'
  await audit(c, isYes ? 'release held' : 'drop held', { site: id })
  const decided = isYes ? await held.release(Date.now()) : await held.drop()
  return isForm ? c.redirect(`/admin/agencies/${id}?held=yes`, 303) : c.json(decided)
})
