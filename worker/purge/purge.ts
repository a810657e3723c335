import { EVERYTHING } from '../cache/known-purges.ts'
import { log } from '../http/log.ts'
import { recordPurges, type SitePurge } from './record.ts'
import type { Bindings } from '../env.ts'
import { forgetSites } from '../site/find.ts'

/** In the queue: purges to be made, or made before and to be made again. */
export interface PurgeMessage {
  purges: SitePurge[]
  hard?: boolean
  /** Not the first time, so not to be repeated. */
  isRepeat?: boolean
}

/** A page may be rendered elsewhere from an old copy in KV for 60 s and 5 s of memo; then it is purged once more. */
const REPEAT_AFTER_SECONDS = 75
/** When KV could not be told. */
const RETRY_AFTER_SECONDS = 10

export interface PagesToPurge {
  tags: string[]
  everything: boolean
  hard: boolean
}

type PurgeContext = Pick<ExecutionContext, 'exports'>

/** Makes everything of these tags old: here at once, in Workers Cache, everywhere within a minute; and once more later. Whether the other places will know by then. */
export async function purge(
  env: Bindings,
  ctx: PurgeContext,
  message: PurgeMessage,
  now: number,
): Promise<boolean> {
  if (message.purges.length === 0) return true
  const isSpread = await recordPurges(env, message.purges, now)
  forgetSites()
  const tags = message.purges.map(mark => mark.tag)
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
    again: message.isRepeat ?? false,
  })
  return isSpread
}

/** Pages in Workers Cache: aged, so that they can stand in when a render fails, or deleted. Throws when the platform refuses. */
export async function purgePages(
  cache: CacheContext | undefined,
  { tags, everything, hard: vanish }: PagesToPurge,
): Promise<void> {
  if (!cache) return
  const options = everything ? { purgeEverything: true } : { tags }
  const result = await (vanish ? cache.purge(options) : cache.invalidate(options))
  if (!result.success)
    throw new Error(
      `page cache not purged: ${result.errors
        .map(error => error.message)
        .join(', ')
        .slice(0, 200)}`,
    )
}
