import type { Context } from 'hono'
import { isRecord } from '../../../shared/is-record.ts'
import type { AdminEnv } from '../env.ts'
import { audit } from '../audit.ts'
import { isRateLimited } from '../auth/rate-limit.ts'
import { mergePurges } from '../../purge/queue.ts'
import { parsePurgeScope, type PurgeScope } from '../../purge/scope.ts'
import { purgeTags, type SiteTag } from '../../purge/tags.ts'
import { readBody } from '../read-body.ts'
import { siteLookup } from '../site-lookup.ts'
import { isSigned } from './signature.ts'

const MAX_BYTES = 256 * 1024
const MAX_CHANGES = 2000
/** More estates of a site than this are the whole site. */
const MAX_ESTATES = 50

/**
 * POST /admin/changes: what the back end changed, as {"changes": [scope, …]} with the scopes of a purge, signed
 * (worker/admin/purge/signature.ts). 202 at once; all that arrives within seconds is one purge.
 */
export async function changesRoute(c: Context<AdminEnv>): Promise<Response> {
  const {
    env,
    var: { trace },
  } = c
  const now = trace.startedAt
  const { body, text, isTooLarge } = await readBody(c.req.raw, MAX_BYTES)
  if (isTooLarge) return c.json({ error: `at most ${MAX_BYTES / 1024} kB` }, 413)
  if (!(await isSigned(env.CHANGES_SECRET, c.req.header('X-Signature'), text, now))) {
    const tooMany = await isRateLimited(env, c.req.raw, now)
    if (tooMany) c.header('Retry-After', '60')
    return c.json({ error: tooMany ? 'too many attempts' : 'unauthorized' }, tooMany ? 429 : 401)
  }
  const scopes = parseChanges(body)
  if (!scopes) return c.json({ error: `changes: at most ${MAX_CHANGES} purge scopes` }, 422)
  const find = siteLookup(c)
  const tags = (await Promise.all(scopes.map(scope => purgeTags(scope, find)))).flat()
  const purges = mergePurges([
    { purges: collapseToSites(tags).map(tag => ({ ...tag, at: Date.now() })) },
  ])
  if (purges.length > 0) await env.PURGES.send({ purges })
  await audit(env, {
    actor: 'changes',
    request: trace.id,
    action: 'changes',
    detail: { changes: scopes.length, tags: purges.length },
    now,
  })
  return c.json({ accepted: scopes.length }, 202)
}

function parseChanges(body: unknown): PurgeScope[] | null {
  const changes = isRecord(body) ? body.changes : null
  if (!Array.isArray(changes) || changes.length > MAX_CHANGES) return null
  const scopes = changes.map(parsePurgeScope)
  return scopes.every(scope => scope !== null) ? scopes : null
}

/** A bulk import is one purge of its site, not thousands of its estates. */
export function collapseToSites(tags: SiteTag[]): SiteTag[] {
  const estates = Map.groupBy(
    tags.filter(tag => tag.tag.startsWith('estate-')),
    tag => tag.site,
  )
  const whole = new Set(
    [...estates]
      .filter(([site, own]) => site !== 0 && own.length > MAX_ESTATES)
      .map(([site]) => site),
  )
  return [
    ...tags.filter(tag => !whole.has(tag.site)),
    ...[...whole].map(site => ({ site, tag: `site-${site}` })),
  ]
}
