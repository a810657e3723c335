import type { Millis } from '../../shared/time/units.ts'
import { EVERYTHING } from '../cache/known-purges.ts'
import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'
import { forgetSites } from '../site/find.ts'
import { recordPurges, type SitePurge } from './record.ts'

/** In the queue: purges to be made, or to be repeated. */
export interface PurgeMessage {
  purges: SitePurge[]
  /** Deletes pages in place of expiring them. */
  hard?: boolean
  /** Was purged before, and is not repeated again. */
  isRepeat?: boolean
}

/** Elsewhere a page may be rendered from an old copy in KV for 60 s and from a memo for 5 s more. */
const REPEAT_AFTER_SECONDS = 75
/** When KV could not be told. */
const RETRY_AFTER_SECONDS = 10

export interface PagesToPurge {
  tags: string[]
  everything: boolean
  hard: boolean
}

type PurgeContext = Pick<ExecutionContext, 'exports'>

/**
 * Expires all that has these tags: here and in Workers Cache at once, elsewhere within a minute; and once more later.
 * Whether other locations will have learned of it by then.
 */
export async function purge(
  env: Bindings,
  ctx: PurgeContext,
  message: PurgeMessage,
  now: Millis,
): Promise<boolean> {
  if (message.purges.length === 0) return true
  const isSpread = await recordPurges(env, message.purges, now)
  forgetSites()
  const tags = message.purges.map(({ tag }) => tag)
  if (env.PAGE_CACHE === 'workers') {
    await ctx.exports
      .Page({ props: { site: 0, format: 'html' } })
      .purge({ tags, everything: tags.includes(EVERYTHING), hard: message.hard ?? false })
  }
  if (!isSpread)
    await env.PURGES.send({ ...message, isRepeat: false }, { delaySeconds: RETRY_AFTER_SECONDS })
  else if (!message.isRepeat)
    await env.PURGES.send({ ...message, isRepeat: true }, { delaySeconds: REPEAT_AFTER_SECONDS })
  log({
    event: 'purged',
    tags: tags.slice(0, 20),
    count: tags.length,
    repeat: message.isRepeat ?? false,
  })
  return isSpread
}

/**
 * Pages in Workers Cache: expired, so that they can still be served when a render fails, or deleted. Throws when the
 * platform refuses.
 */
export async function purgePages(
  cache: CacheContext | undefined,
  { tags, everything, hard }: PagesToPurge,
): Promise<void> {
  if (!cache) return
  const options = everything ? { purgeEverything: true } : { tags }
  const result = await (hard ? cache.purge(options) : cache.invalidate(options))
  if (result.success) return
  const messages = result.errors.map(({ message }) => message).join(', ')
  throw new Error(`page cache not purged: ${messages.slice(0, 200)}`)
}
