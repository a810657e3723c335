import type { Context } from 'hono'
import * as v from 'valibot'
import type { Millis } from '../../../shared/time/units.ts'
import { purgePages } from '../../page-cache/courtesy-purge.ts'
import { raiseVersions } from '../../purge/raise.ts'
import { PURGE_SCOPE, type PurgeScope } from '../../purge/scope.ts'
import { purgeTargets, type PurgeTarget, type SiteLookup } from '../../purge/targets.ts'
import { executionContext } from '../../site/hono-env.ts'
import { audit } from '../audit.ts'
import { isRateLimited } from '../auth/rate-limit.ts'
import type { AdminEnv } from '../env.ts'
import { readBody } from '../read-body.ts'
import { siteLookup } from '../site-lookup.ts'
import { isSigned } from './signature.ts'

const MAX_BYTES = 256 * 1024
const MAX_CHANGES = 2000
/** More estates of a site than this are all of its estates. */
const MAX_ESTATES = 50

/**
 * POST /admin/changes: what the back end changed, as {"changes": [scope, …]} with the scopes of a purge, signed
 * (worker/admin/purge/signature.ts). 202 when it holds here; what comes within seconds reaches the others together.
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
  const isSpread = await raiseChanges(c, changes, Date.now())
  await audit(c, 'changes', { changes: changes.length }, 'changes')
  if (isSpread) return c.json({ accepted: changes.length }, 202)
  return c.json({ error: 'holds here only; send it again' }, 503, { 'Retry-After': '10' })
}

const CHANGES = v.object({ changes: v.pipe(v.array(PURGE_SCOPE), v.maxLength(MAX_CHANGES)) })

/** Whether other places will learn of them. */
async function raiseChanges(
  c: Context<AdminEnv>,
  changes: readonly PurgeScope[],
  now: Millis,
): Promise<boolean> {
  const find = siteLookup(c)
  const [soft, hard] = await Promise.all(
    [false, true].map(isHard =>
      targetsOf(
        changes.filter(({ vanish = false }) => vanish === isHard),
        find,
      ),
    ),
  )
  const isSoftSpread = await raiseVersions(c.env, soft ?? [], { isAnnounced: true }, now)
  if (!hard?.length) return isSoftSpread
  const isHardSpread = await raiseVersions(c.env, hard, { isAnnounced: true, hard: true }, now)
  const tags = [...new Set(hard.flatMap(target => target.tags))]
  await purgePages(c.env, executionContext(c), { tags, everything: tags.includes('everything') })
  return isSoftSpread && isHardSpread
}

/** A bulk import is one change of all estates, not thousands of single ones. */
async function targetsOf(changes: readonly PurgeScope[], find: SiteLookup): Promise<PurgeTarget[]> {
  const estates = Map.groupBy(
    changes.filter(scope => 'estate' in scope),
    scope => scope.site ?? scope.hostname ?? '',
  )
  const isBulk = (scope: PurgeScope): boolean =>
    'estate' in scope &&
    (estates.get(scope.site ?? scope.hostname ?? '')?.length ?? 0) > MAX_ESTATES
  const single = changes.filter(scope => !isBulk(scope))
  const bulk = [...estates.values()].flatMap(([first]) => (first && isBulk(first) ? [first] : []))
  const targets = await Promise.all([
    ...single.map(scope => purgeTargets(scope, find)),
    ...bulk.map(async scope =>
      (await purgeTargets(scope, find)).map(target => ({
        ...target,
        scopes: ['estates', 'lists'] as const,
        tags: [`site-${target.site}`],
      })),
    ),
  ])
  return targets.flat()
}
