import type { Context } from 'hono'
import { readBody } from '../admin/read-body.ts'
import { siteLookup } from '../admin/site-lookup.ts'
import { purgePages } from '../page-cache/courtesy-purge.ts'
import { raiseVersions } from '../purge/raise.ts'
import { parsePurgeScope } from '../purge/scope.ts'
import { purgeTargets } from '../purge/targets.ts'
import { executionContext } from '../site/hono-env.ts'
import { tooLong } from './body.ts'
import type { Entered, PublicApiEnv } from './env.ts'
import { ownScope } from './own-scope.ts'
import { CallRefused } from './refusal.ts'

const MAX_BYTES = 64 * 1024

/**
 * POST /sites/{id}/purge: one scope of a purge, by hand; unlike a change it does not say that the back end tells of its
 * changes by itself.
 */
export async function purge(c: Context<PublicApiEnv>, { siteId }: Entered): Promise<Response> {
  const { body, isTooLarge } = await readBody(c.req.raw, MAX_BYTES)
  if (isTooLarge) throw tooLong(MAX_BYTES)
  const wanted = parsePurgeScope(body)
  if (!wanted) throw new CallRefused('invalid', 'must be one of site, hostname, estate or path')
  const scope = await ownScope(c, siteId, wanted)
  const targets = await purgeTargets(scope, siteLookup(c))
  const hard = scope.vanish ?? false
  const isSpread = await raiseVersions(c.env, targets, { hard }, Date.now())
  const tags = [...new Set(targets.flatMap(target => target.tags))]
  if (hard) await purgePages(c.env, executionContext(c), { tags, everything: false })
  if (!isSpread) throw new CallRefused('unavailable', 'It holds here only; send it again')
  return Response.json({ purged: scope, tags })
}
