import type { Context } from 'hono'
import * as v from 'valibot'
import { MINUTE, type Millis } from '../../shared/time/units.ts'
import { readBody } from '../admin/read-body.ts'
import { siteLookup } from '../admin/site-lookup.ts'
import { agencyOf } from '../agency/stub.ts'
import { sha256 } from '../crypto/hash.ts'
import { purgePages } from '../page-cache/courtesy-purge.ts'
import { raiseVersions } from '../purge/raise.ts'
import { PURGE_SCOPE, type PurgeScope } from '../purge/scope.ts'
import { purgeTargets, type PurgeTarget, type SiteLookup } from '../purge/targets.ts'
import { executionContext } from '../site/hono-env.ts'
import type { Entered, PublicApiEnv } from './env.ts'
import { ownScope } from './own-scope.ts'
import { CallRefused } from './refusal.ts'

const MAX_BYTES = 256 * 1024
const MAX_CHANGES = 2000
/** More estates than this are all of them. */
const MAX_ESTATES = 50
/** How long a signed body is remembered: longer than its signature is good for. */
const REPLAY_WINDOW: Millis = 10 * MINUTE

const CHANGES = v.object({ changes: v.pipe(v.array(PURGE_SCOPE), v.maxLength(MAX_CHANGES)) })

/**
 * POST /sites/{id}/changes: what the site's back end changed, as {"changes": [scope, …]} with the scopes of a purge. 202
 * when it holds here; what comes within seconds reaches the others together (PURGE-21).
 */
export async function readChanges(
  c: Context<PublicApiEnv>,
  { siteId, signedBody }: Entered,
): Promise<Response> {
  const { body, isTooLarge } =
    signedBody === undefined
      ? await readBody(c.req.raw, MAX_BYTES)
      : { body: parsedJson(signedBody), isTooLarge: false }
  if (isTooLarge) throw new CallRefused('too-large', `The body has at most ${MAX_BYTES / 1024} kB`)
  const parsed = v.safeParse(CHANGES, body)
  if (!parsed.success)
    throw new CallRefused('invalid', `must be at most ${MAX_CHANGES} scopes of a purge`, {
      field: 'changes',
    })
  const changes = await Promise.all(parsed.output.changes.map(scope => ownScope(c, siteId, scope)))
  const accepted = (): Response => Response.json({ accepted: changes.length }, { status: 202 })
  const release = signedBody === undefined ? null : await noted(c, siteId)
  if (release === 'replayed') return accepted()
  if (await raiseChanges(c, siteId, changes, Date.now())) return accepted()
  await release?.()
  throw new CallRefused('unavailable', 'It holds here only; send it again')
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Notes a signature, so that sent again it does nothing more; gives what forgets it (KEY-21). */
async function noted(
  c: Context<PublicApiEnv>,
  siteId: number,
): Promise<'replayed' | (() => Promise<void>)> {
  const { limits } = agencyOf(c.env, siteId)
  const bucket = `signed/${await sha256(c.req.header('X-Signature') ?? '')}`
  const isNew = await limits.tryCount({ bucket, max: 1, until: Date.now() + REPLAY_WINDOW })
  return isNew ? async () => void (await limits.forget(bucket)) : 'replayed'
}

/** Whether other places will learn of them. */
async function raiseChanges(
  c: Context<PublicApiEnv>,
  siteId: number,
  changes: readonly PurgeScope[],
  now: Millis,
): Promise<boolean> {
  const find = siteLookup(c)
  const [soft, hard] = await Promise.all(
    [false, true].map(isHard =>
      targetsOf(
        siteId,
        changes.filter(({ vanish = false }) => vanish === isHard),
        find,
      ),
    ),
  )
  const isSoftSpread = await raiseVersions(c.env, soft ?? [], { isAnnounced: true }, now)
  if (!hard?.length) return isSoftSpread
  const isHardSpread = await raiseVersions(c.env, hard, { isAnnounced: true, hard: true }, now)
  const tags = [...new Set(hard.flatMap(target => target.tags))]
  await purgePages(c.env, executionContext(c), { tags, everything: false })
  return isSoftSpread && isHardSpread
}

/** A bulk import is one change of all estates, not thousands of single ones (PURGE-24). */
async function targetsOf(
  site: number,
  changes: readonly PurgeScope[],
  find: SiteLookup,
): Promise<PurgeTarget[]> {
  const isBulk = changes.filter(scope => 'estate' in scope).length > MAX_ESTATES
  const single = isBulk ? changes.filter(scope => !('estate' in scope)) : changes
  const targets = await Promise.all(single.map(scope => purgeTargets(scope, find)))
  return [
    ...targets.flat(),
    ...(isBulk ? [{ site, scopes: ['estates', 'lists'] as const, tags: [`site-${site}`] }] : []),
  ]
}
