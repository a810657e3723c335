import type { SiteMark } from '../api/write-marks.ts'
import { log } from '../api/log.ts'
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
  for (const again of [false, true]) {
    const same = messages.filter(message => Boolean(message.again) === again)
    if (same.length === 0) continue
    try {
      await purge(
        env,
        ctx,
        { marks: mergeMarks(same), vanish: same.some(message => message.vanish), again },
        Date.now(),
      )
    } catch (error) {
      log({ event: 'purge-failed', error: String(error).slice(0, 200) })
      batch.retryAll({ delaySeconds: RETRY_AFTER_S })
    }
  }
}

/** The newest mark of each tag. */
export function mergeMarks(messages: Pick<PurgeMessage, 'marks'>[]): SiteMark[] {
  const newest = new Map<string, SiteMark>()
  for (const mark of messages.flatMap(message => message.marks)) {
    const key = `${mark.site} ${mark.tag}`
    if (mark.at > (newest.get(key)?.at ?? 0)) newest.set(key, mark)
  }
  return [...newest.values()]
}
