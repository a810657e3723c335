import * as v from 'valibot'
import { writeFinding, type FindingKind } from '../directory/findings.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { readMailEvent } from '../mail/mail-events.ts'
import { retryDelay } from '../../shared/time/retry-delay.ts'

interface DeadLetter {
  kind: FindingKind
  /** Of which site a message is; null: it does not say. */
  siteOf: (body: unknown) => number | null
}

const OF_SITE = v.object({ site: v.pipe(v.number(), v.safeInteger()) })

const siteOf = (body: unknown): number | null => {
  const parsed = v.safeParse(OF_SITE, body)
  return parsed.success ? parsed.output.site : null
}

/** By queue: what operators are shown of a message that was tried as often as it may be. */
const DEAD_LETTERS: Record<string, DeadLetter> = {
  'baksteen-changes-dead': { kind: 'change-lost', siteOf },
  'baksteen-pictures-dead': { kind: 'picture-lost', siteOf },
  'baksteen-mail-events-dead': {
    kind: 'mail-report-lost',
    siteOf: body => readMailEvent(body)?.siteId ?? null,
  },
}

const lettersOf = (queue: string): DeadLetter | undefined =>
  DEAD_LETTERS[queue.replace(/-staging$/, '')]

export const isDeadLetters = (queue: string): boolean => lettersOf(queue) !== undefined

/** Makes each message that a queue gave up a finding of operators, one a site and kind (OPS-156). */
export async function consumeDeadLetters(
  { queue, messages }: Pick<MessageBatch, 'queue' | 'messages'>,
  env: Bindings,
  now: number,
): Promise<void> {
  const letters = lettersOf(queue)
  if (!letters) throw new TypeError(`${queue} has no dead letters`)
  const { kind } = letters
  for (const message of messages) {
    const site = letters.siteOf(message.body)
    try {
      await writeFinding(env, kind, site === null ? queue : String(site), now)
      log({ event: 'message-lost', level: 'alert', finding: kind, site })
      message.ack()
    } catch (error) {
      log({ event: 'finding-lost', finding: kind, site, error: describeError(error) })
      message.retry({ delaySeconds: retryDelay(message.attempts) })
    }
  }
}
