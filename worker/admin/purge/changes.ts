import type { Context } from 'hono'
import * as v from 'valibot'
import { NO_SITE } from '../../cache/known-purges.ts'
import { mergePurges } from '../../purge/queue.ts'
import { PURGE_SCOPE } from '../../purge/scope.ts'
import { purgeTags, type SiteTag } from '../../purge/tags.ts'
import { audit } from '../audit.ts'
import { isRateLimited } from '../auth/rate-limit.ts'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'
import { siteLookup } from '../site-lookup.ts'
import { isSigned } from './signature.ts'

const MAX_BYTES = 256 * 1024
const MAX_CHANGES = 2000
/** More estates of a site than this purge the whole site. */
const MAX_ESTATES = 50

/**
 * POST /admin/changes: what the back end changed, as {"changes": [scope, …]} with the scopes of a purge, signed
 * (worker/admin/purge/signature.ts). 202 at once; all changes that arrive within seconds become one purge.
 */
export async function changesRoute(c: Context<AdminEnv>): Promise<Response> {
  const { env } = c
  const now = c.var.trace.startedAt
  const { body, text, isTooLarge } = await readBody(c.req.raw, MAX_BYTES)
  if (isTooLarge) return c.json({ error: `at most ${MAX_BYTES / 1024} kB` }, 413)
  if (!(await isSigned(env.CHANGES_SECRET, c.req.header('X-Signature'), text, now))) {
    const tooMany = await isRateLimited(env, c.req.raw, now)
    if (tooMany) c.header('Retry-After', '60')
    return c.json({ error: tooMany ? 'too many attempts' : 'unauthorized' }, tooMany ? 429 : 401)
  }
  const parsed = v.safeParse(CHANGES, body)
  if (!parsed.success) return c.json({ error: `changes: at most ${MAX_CHANGES} purge scopes` }, 422)
  const { changes } = parsed.output
  const find = siteLookup(c)
  const tags = (await Promise.all(changes.map(scope => purgeTags(scope, find)))).flat()
  const purges = mergePurges([
    { purges: collapseToSites(tags).map(tag => ({ ...tag, at: Date.now() })) },
  ])
  if (purges.length > 0) await env.PURGES.send({ purges })
  await audit(c, 'changes', { changes: changes.length, tags: purges.length }, 'changes')
  return c.json({ accepted: changes.length }, 202)
}

const CHANGES = v.object({ changes: v.pipe(v.array(PURGE_SCOPE), v.maxLength(MAX_CHANGES)) })

/** A bulk import becomes one purge of its site, not thousands of its estates. */
function collapseToSites(tags: SiteTag[]): SiteTag[] {
  const estates = Map.groupBy(
    tags.filter(tag => tag.tag.startsWith('estate-')),
    tag => tag.site,
  )
  const sites = new Set(
    [...estates]
      .filter(([site, own]) => site !== NO_SITE && own.length > MAX_ESTATES)
      .map(([site]) => site),
  )
  return [
    ...tags.filter(tag => !sites.has(tag.site)),
    ...[...sites].map(site => ({ site, tag: `site-${site}` })),
  ]
}
