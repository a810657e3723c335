import * as v from 'valibot'
import type { Bindings } from '../env.ts'
import { retryDelay } from '../../shared/time/retry-delay.ts'
import { estateScope } from '../versions/hangs-on.ts'
import { raiseSites, type SiteChange } from './raise.ts'

const CHANGE = v.object({
  site: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  estates: v.union([
    v.literal('all'),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000)),
  ]),
  /** They are not shown any more: nothing from before may be served again. */
  hard: v.optional(v.boolean(), false),
})

interface MessageOfSite extends SiteChange {
  message: Message
  hard: boolean
}

/**
 * What the listing API says that it changed by itself: each site's estates and lists are made anew once a batch. What could
 * not be told of a site comes again later, by itself (FETCH-14, FETCH-17).
 */
export async function consumeChanges(
  { messages }: Pick<MessageBatch, 'messages'>,
  env: Bindings,
  now: number,
): Promise<void> {
  const changes = messages.flatMap((message): MessageOfSite[] => {
    const parsed = v.safeParse(CHANGE, message.body)
    if (!parsed.success) {
      message.ack()
      return []
    }
    const { site, estates, hard } = parsed.output
    const changed = estates === 'all' ? (['estates'] as const) : estates.map(estateScope)
    return [{ message, site, hard, scopes: ['lists', ...changed] }]
  })
  for (const [hard, own] of Map.groupBy(changes, each => each.hard)) {
    const failed = await raiseSites(env, own, { hard }, now)
    for (const { message, site } of own)
      if (failed.has(site)) message.retry({ delaySeconds: retryDelay(message.attempts) })
      else message.ack()
  }
}
