import type { Bindings, PagesToPurge } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { deletePages } from './memory-cache.ts'

/**
 * After a hard change, once: takes its pages out of the cache of this place. Nothing depends on it, since the platform
 * grants five purges a minute; whether it was granted. Behind the front it is the front's to ask.
 */
export async function purgePages(
  env: Pick<Bindings, 'PAGE_CACHE' | 'PASSED_ON'>,
  { exports }: Pick<ExecutionContext, 'exports'>,
  pages: PagesToPurge,
): Promise<boolean> {
  env.PASSED_ON?.purged.push(pages)
  if (env.PAGE_CACHE === 'isolate') deletePages(pages)
  if (env.PAGE_CACHE !== 'workers') return true
  try {
    await exports.Page({ props: { site: 0, format: 'html', version: 0 } }).purge(pages)
    return true
  } catch (error) {
    log({ event: 'purge-denied', error: describeError(error) })
    return false
  }
}

/** Within Page, whose cache can be purged from nowhere else. Throws when the platform refuses. */
export async function purgeWorkersCache(
  cache: CacheContext | undefined,
  { tags, everything }: PagesToPurge,
): Promise<void> {
  if (!cache) return
  const result = await cache.purge(everything ? { purgeEverything: true } : { tags })
  if (result.success) return
  const messages = result.errors.map(({ message }) => message).join(', ')
  throw new Error(`page cache not purged: ${messages.slice(0, 200)}`)
}
