import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { purge, type PurgeMessage } from './purge.ts'
import type { SitePurge } from './record.ts'

const RETRY_AFTER_SECONDS = 20

/** Makes one purge of all messages that arrive together, so that a bulk import makes few. Purging twice is harmless. */
export async function consumePurges(
  batch: MessageBatch<PurgeMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> {
  const messages = batch.messages.map(({ body }) => body)
  for (const isRepeat of [false, true]) {
    const group = messages.filter(message => Boolean(message.isRepeat) === isRepeat)
    if (group.length === 0) continue
    try {
      const hard = group.some(message => message.hard)
      await purge(env, ctx, { purges: mergePurges(group), hard, isRepeat }, Date.now())
    } catch (error) {
      log({ event: 'purge-failed', error: describeError(error) })
      batch.retryAll({ delaySeconds: RETRY_AFTER_SECONDS })
    }
  }
}

/** The newest purge of each tag. */
export function mergePurges(messages: Pick<PurgeMessage, 'purges'>[]): SitePurge[] {
  const newest = new Map<string, SitePurge>()
  for (const purge of messages.flatMap(({ purges }) => purges)) {
    const key = `${purge.site} ${purge.tag}`
    if (purge.at > (newest.get(key)?.at ?? 0)) newest.set(key, purge)
  }
  return [...newest.values()]
}
