import * as v from 'valibot'
import type { Bindings } from '../env.ts'
import { estateScope } from '../versions/hangs-on.ts'
import { raiseVersions, type SiteChange } from './raise.ts'

const CHANGE = v.object({
  site: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  estates: v.union([
    v.literal('all'),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000)),
  ]),
  /** They are not shown any more: nothing from before may be served again. */
  hard: v.optional(v.boolean(), false),
})

/**
 * What the listing API says that it changed by itself: each site's estates and lists are made anew once a batch, and
 * the batch comes again where that could not be told (FETCH-14). */
export async function consumeChanges(
  batch: Pick<MessageBatch, 'messages' | 'ackAll' | 'retryAll'>,
  env: Bindings,
  now: number,
): Promise<void> {
  const changes = batch.messages.flatMap(({ body }): (SiteChange & { hard: boolean })[] => {
    const parsed = v.safeParse(CHANGE, body)
    if (!parsed.success) return []
    const { site, estates, hard } = parsed.output
    const changed = estates === 'all' ? (['estates'] as const) : estates.map(estateScope)
    return [{ site, hard, scopes: ['lists', ...changed] }]
  })
  const byKind = Map.groupBy(changes, ({ hard }) => hard)
  let isSpread = true
  for (const [hard, own] of byKind)
    isSpread = (await raiseVersions(env, own, { hard }, now)) && isSpread
  if (isSpread) batch.ackAll()
  else batch.retryAll()
}
