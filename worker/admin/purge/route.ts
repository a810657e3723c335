import type { Context } from 'hono'
import * as v from 'valibot'
import type { Millis } from '../../../shared/time/units.ts'
import { purge } from '../../purge/purge.ts'
import { parsePurgeScope } from '../../purge/scope.ts'
import { purgeTags } from '../../purge/tags.ts'
import { executionContext } from '../../site/hono-env.ts'
import { audit } from '../audit.ts'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'
import { namesNoSite, siteLookup } from '../site-lookup.ts'

/** KV takes a minute and the memo five seconds. */
const PROPAGATION_MS = 65_000

/** POST /admin/purge (PURGE-17, PURGE-18): JSON with a bearer, or a form of the console. */
export async function purgeRoute(c: Context<AdminEnv>): Promise<Response> {
  const { body, isForm } = await readBody(c.req.raw)
  const scope = parsePurgeScope(isForm ? scopeFromForm(body) : body)
  if (!scope)
    return isForm
      ? c.redirect('/admin?purged=no', 303)
      : c.json({ error: 'one of site, hostname, estate, path, everything' }, 422)
  const now = Date.now()
  const purges = (await purgeTags(scope, siteLookup(c))).map(tag => ({ ...tag, at: now }))
  const isSpread = await purge(c.env, executionContext(c), { purges, hard: scope.vanish }, now)
  await audit(c, 'purge', scope)
  // Asked after the purge, so that a site that has just come to a host is found.
  if (await namesNoSite(c, scope))
    return isForm
      ? c.redirect('/admin?purged=no', 303)
      : c.json({ error: 'there is no such site or host' }, 404)
  if (isForm) return c.redirect(`/admin?purged=${isSpread ? 'yes' : 'later'}`, 303)
  if (!isSpread)
    return c.json(
      { error: 'purged in this location; telling the others failed and will be retried' },
      503,
      { 'Retry-After': '10' },
    )
  return c.json({
    purged: scope,
    tags: [...new Set(purges.map(({ tag }) => tag))],
    at: isoTime(now),
    everywhereBy: isoTime(now + PROPAGATION_MS),
  })
}

const isoTime = (time: Millis): string => new Date(time).toISOString()

const FORM = v.object({
  kind: v.string(),
  value: v.optional(v.string(), ''),
  site: v.optional(v.string(), ''),
  vanish: v.optional(v.string()),
})

/** The console's form has one field for the kind of scope and one for its value. */
function scopeFromForm(body: unknown): unknown {
  const form = v.safeParse(FORM, body)
  if (!form.success) return null
  const { kind, value, site, vanish } = form.output
  const hard = vanish === 'on' ? { vanish: true } : {}
  if (kind === 'everything') return { everything: true, ...hard }
  if (kind === 'site') return { site: Number(value), ...hard }
  return { ...(site ? { site: Number(site) } : {}), ...hard, [kind]: value }
}
