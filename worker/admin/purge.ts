import type { Context } from 'hono'
import * as v from 'valibot'
import type { Millis } from '../../shared/time/units.ts'
import { purgePages } from '../page-cache/courtesy-purge.ts'
import { raiseVersions } from '../purge/raise.ts'
import { parsePurgeScope } from '../purge/scope.ts'
import { purgeTargets } from '../purge/targets.ts'
import { forgetHostname } from '../site/find-host.ts'
import { executionContext } from '../site/hono-env.ts'
import { audit } from './audit.ts'
import type { AdminEnv } from './env.ts'
import { readBody } from './read-body.ts'
import { hasEstate, namesNoSite, siteLookup } from './site-lookup.ts'

/** A version is in KV within 10 s, KV's copies elsewhere are 30 s old at most, and the memo of an isolate 5 s. */
const PROPAGATION_MS = 60_000

/** POST /admin/purge (PURGE-17, PURGE-18): JSON with a bearer, or a form of the console. */
export async function purgeRoute(c: Context<AdminEnv>): Promise<Response> {
  const { body, isForm } = await readBody(c.req.raw)
  const scope = parsePurgeScope(isForm ? scopeFromForm(body) : body)
  if (!scope)
    return isForm
      ? c.redirect('/admin?purged=no', 303)
      : c.json({ error: 'one of site, hostname, estate, path, everything' }, 422)
  const now = Date.now()
  if ('hostname' in scope && scope.hostname !== undefined) forgetHostname(scope.hostname)
  const find = siteLookup(c)
  await audit(c, 'purge', scope)
  if (await namesNoSite(c, scope))
    return isForm
      ? c.redirect('/admin?purged=no', 303)
      : c.json({ error: 'there is no such site or host' }, 404)
  const targets = await purgeTargets(scope, find)
  const hard = scope.vanish ?? false
  const isSpread = await raiseVersions(c.env, targets, { hard }, now)
  const tags = [...new Set(targets.flatMap(target => target.tags))]
  const pages = { tags, everything: 'everything' in scope }
  const isDeleted = hard && (await purgePages(c.env, executionContext(c), pages))
  if (isForm) return c.redirect(`/admin?purged=${isSpread ? 'yes' : 'later'}`, 303)
  if (!isSpread)
    return c.json(
      { error: 'purged in this location; telling the others failed and will be retried' },
      503,
      { 'Retry-After': '10' },
    )
  return c.json({
    purged: scope,
    tags,
    at: isoTime(now),
    everywhereBy: isoTime(now + PROPAGATION_MS),
    ...('estate' in scope && { matched: await hasEstate(c, targets[0]?.site, scope.estate) }),
    ...(hard && { deletedFromPageCache: isDeleted }),
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
