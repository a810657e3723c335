import type { SitePurge } from './record.ts'
import { log } from '../http/log.ts'
import type { Bindings } from '../env.ts'
import { purge, type PurgeMessage } from './purge.ts'

const RETRY_AFTER_S = 20

/** The queue of purges: all that arrived together is one purge, so that a bulk import makes few. Twice is as once. */
export async function consumePurges(
  batch: MessageBatch<PurgeMessage>,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<void> {
  const messages = batch.messages.map(message => message.body)
  for (const isRepeat of [false, true]) {
    const same = messages.filter(message => Boolean(message.isRepeat) === isRepeat)
    if (same.length === 0) continue
    try {
      await purge(
        env,
        ctx,
        { purges: mergePurges(same), hard: same.some(message => message.hard), isRepeat },
        Date.now(),
      )
    } catch (error) {
      log({ event: 'purge-failed', error: String(error).slice(0, 200) })
      batch.retryAll({ delaySeconds: RETRY_AFTER_S })
    }
  }
}

/** The newest mark of each tag. */
export function mergePurges(messages: Pick<PurgeMessage, 'purges'>[]): SitePurge[] {
  const newest = new Map<string, SitePurge>()
  for (const mark of messages.flatMap(message => message.purges)) {
    const key = `${mark.site} ${mark.tag}`
    if (mark.at > (newest.get(key)?.at ?? 0)) newest.set(key, mark)
  }
  return [...newest.values()]
}
