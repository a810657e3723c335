import type { Context } from 'hono'
import { isRecord } from '../../../shared/is-record.ts'
import type { AdminEnv } from '../env.ts'
import { audit } from '../audit.ts'
import { parsePurgeScope } from '../../purge/scope.ts'
import { purgeTags } from '../../purge/tags.ts'
import { purge } from '../../purge/purge.ts'
import { readBody } from '../read-body.ts'
import { siteLookup } from '../site-lookup.ts'
import { executionContext } from '../../site/hono-env.ts'

/** Purges are known everywhere after KV's minute and the memo's five seconds. */
const PROPAGATION_MS = 65_000

/** POST /admin/purge (PURGE-17, PURGE-18): JSON with a bearer, or a form of the console. */
export async function purgeRoute(c: Context<AdminEnv>): Promise<Response> {
  const {
    env,
    var: { trace, actor },
  } = c
  const { body, isForm } = await readBody(c.req.raw)
  const scope = parsePurgeScope(isForm && isRecord(body) ? scopeFromForm(body) : body)
  if (!scope)
    return isForm
      ? c.redirect('/admin?purged=no', 303)
      : c.json({ error: 'one of site, hostname, estate, path, everything' }, 422)
  const now = Date.now()
  const marks = (await purgeTags(scope, siteLookup(c))).map(tag => ({ ...tag, at: now }))
  const isSpread = await purge(env, executionContext(c), { purges: marks, hard: scope.vanish }, now)
  await audit(env, { actor, request: trace.id, action: 'purge', detail: scope, now })
  if (isForm) return c.redirect(`/admin?purged=${isSpread ? 'yes' : 'later'}`, 303)
  if (!isSpread)
    return c.json(
      { error: 'purged here; the other places could not be told, which is tried again' },
      503,
      { 'Retry-After': '10' },
    )
  return c.json({
    purged: scope,
    tags: [...new Set(marks.map(mark => mark.tag))],
    at: isoTime(now),
    everywhereBy: isoTime(now + PROPAGATION_MS),
  })
}

const isoTime = (time: number): string => new Date(time).toISOString()

/** The console's form has one field for the kind and one for its value. */
function scopeFromForm({ kind, value, site, vanish }: Record<string, unknown>): unknown {
  const common = {
    ...(site ? { site: Number(site) } : {}),
    ...(vanish === 'on' ? { vanish: true } : {}),
  }
  if (kind === 'everything')
    return { everything: true, ...(vanish === 'on' ? { vanish: true } : {}) }
  if (kind === 'site') return { ...common, site: Number(value) }
  return typeof kind === 'string' ? { ...common, [kind]: value } : null
}
