import type { Context } from 'hono'
import * as v from 'valibot'
import type { Acting } from '../agency/access/audit.ts'
import { KEY_END, KEY_SCOPES } from '../agency/access/key-row.ts'
import { agencyOf } from '../agency/stub.ts'
import { issueKey, newKeyId } from '../agency/access/issue-key.ts'
import { KEY_REFUSALS } from '../agency/access/keys.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'
import { knownSite } from './known-site.ts'
import { readBody } from './read-body.ts'
import { accessMail } from './tell-of-access.ts'
import { statusOf } from '../store/refusal.ts'

const id = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,40}$/))

const ACT = v.variant('act', [
  v.strictObject({
    act: v.literal('add'),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    scopes: v.pipe(v.array(v.picklist(KEY_SCOPES)), v.minLength(1)),
    /** Absent: it has none. */
    until: v.optional(KEY_END),
  }),
  v.strictObject({ act: v.literal('revoke'), id }),
  v.strictObject({ act: v.literal('on'), id }),
])

type Act = v.InferOutput<typeof ACT>

const siteOf = async (c: Context<AdminEnv>): Promise<number | null> => {
  const site = Number(/^[1-9]\d{0,9}$/.exec(c.req.param('site') ?? ''))
  return site > 0 && (await knownSite(c, site)) ? site : null
}

/** GET /admin/agencies/{id}/keys: what there is of each but itself. */
export async function listKeys(c: Context<AdminEnv>): Promise<Response> {
  const site = await siteOf(c)
  if (site === null) return c.json({ error: 'site not found' }, 404)
  return c.json({ keys: await agencyOf(c.env, site).keys.list() })
}

/**
 * POST /admin/agencies/{id}/keys {act: 'add', name, scopes, until}: the key, once, and what to sign changes with where it
 * may tell of them; {act: 'revoke' | 'on', id} (KEY-5).
 */
export async function changeKeys(c: Context<AdminEnv>): Promise<Response> {
  const site = await siteOf(c)
  if (site === null) return c.json({ error: 'site not found' }, 404)
  const parsed = v.safeParse(ACT, (await readBody(c.req.raw)).body)
  if (!parsed.success) return c.json({ error: v.flatten(parsed.issues) }, 422)
  const act = parsed.output
  if (act.act === 'add') return addKey(c, site, act)
  const { keys } = agencyOf(c.env, site)
  const acting = actingIn(c)
  const isThere =
    act.act === 'revoke' ? await keys.revoke(act.id, acting) : await keys.turnOn(act.id, acting)
  if (!isThere)
    return c.json({ error: `key not found${act.act === 'on' ? ', or revoked' : ''}` }, 404)
  await audit(c, `key ${act.act}`, { site, key: act.id })
  return c.json({ id: act.id })
}

async function addKey(
  c: Context<AdminEnv>,
  site: number,
  { name, scopes, until }: Extract<Act, { act: 'add' }>,
): Promise<Response> {
  const wanted = { id: newKeyId(), name, scopes, endsAt: until ?? null }
  const mail = await accessMail(c, site, [{ what: 'key', name }])
  const issued = await issueKey(c.env, site, wanted, actingIn(c), mail ?? undefined)
  if (typeof issued === 'string')
    return c.json(
      { error: 'it has as many keys as it can; revoke one first' },
      statusOf(KEY_REFUSALS[issued]),
    )
  await audit(c, 'key add', { site, key: issued.id, name, scopes })
  return c.json(issued)
}

export const actingIn = (c: Context<AdminEnv>): Acting => ({
  actor: 'operator',
  request: c.var.trace.id,
  now: Date.now(),
})
