import { EVERYTHING } from '../api/marks.ts'
import { log } from '../api/log.ts'
import { writeMarks, type SiteMark } from '../api/write-marks.ts'
import type { Bindings } from '../env.ts'
import { forgetSites } from '../site/find-site.ts'

/** In the queue: purges to be made, or made before and to be made again. */
export interface PurgeMessage {
  marks: SiteMark[]
  vanish?: boolean
  /** Not the first time, so not to be repeated. */
  again?: boolean
}

/** A page may be rendered elsewhere from an old copy in KV for 60 s and 5 s of memo; then it is purged once more. */
const AGAIN_AFTER_S = 75
/** When KV could not be told. */
const SPREAD_AFTER_S = 10

export interface PagesToPurge {
  tags: string[]
  everything: boolean
  vanish: boolean
}

type Context = Pick<ExecutionContext, 'exports'>

/** Makes everything of these tags old: here at once, in Workers Cache, everywhere within a minute; and once more later. Whether the other places will know by then. */
export async function purge(
  env: Bindings,
  ctx: Context,
  message: PurgeMessage,
  now: number,
): Promise<boolean> {
  if (message.marks.length === 0) return true
  const isSpread = await writeMarks(env, message.marks, now)
  forgetSites()
  const tags = message.marks.map(mark => mark.tag)
  if (env.PAGE_CACHE === 'workers') {
    await ctx.exports
      .Page({ props: { site: 0, as: 'html' } })
      .purge({ tags, everything: tags.includes(EVERYTHING), vanish: message.vanish ?? false })
  }
  if (!isSpread)
    await env.PURGES.send({ ...message, again: false }, { delaySeconds: SPREAD_AFTER_S })
  else if (!message.again)
    await env.PURGES.send({ ...message, again: true }, { delaySeconds: AGAIN_AFTER_S })
  log({
    event: 'purged',
    tags: tags.slice(0, 20),
    count: tags.length,
    again: message.again ?? false,
  })
  return isSpread
}

/** Pages in Workers Cache: aged, so that they can stand in when a render fails, or deleted. Throws when the platform refuses. */
export async function purgePages(
  cache: CacheContext | undefined,
  { tags, everything, vanish }: PagesToPurge,
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
