import * as v from 'valibot'
import { emailAddress } from '../../shared/forms/email-address.ts'
import type { MailReport } from '../agency/mail/bounces.ts'
import { agencyOf } from '../agency/stub.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { retryDelay } from '../../shared/time/retry-delay.ts'
import { MAX_REFUSALS, REFUSAL_DELAY } from './next-attempt.ts'
import { withoutAddresses } from './send-mail.ts'
import { siteOfSender } from './sender.ts'

const TEXT = v.pipe(v.string(), v.maxLength(10_000))
const REASON = v.optional(v.object({ reason: v.optional(TEXT) }))

/**
 * An event of Cloudflare Email Service, as its event subscription puts it into our queue
 * (developers.cloudflare.com/email-service/platform/event-subscriptions).
 */
const EVENT = v.object({
  type: v.picklist([
    'cf.email.sending.message.bounced',
    'cf.email.sending.message.failed',
    'cf.email.sending.message.rejected',
    'cf.email.sending.message.complained',
  ]),
  payload: v.object({
    messageId: v.pipe(TEXT, v.nonEmpty()),
    sender: v.pipe(TEXT, v.transform(siteOfSender), v.number()),
    recipient: v.pipe(TEXT, v.transform(emailAddress), v.string()),
    bounce: v.optional(v.object({ type: v.optional(TEXT), reason: v.optional(TEXT) })),
    failure: REASON,
    rejection: REASON,
    complaint: v.optional(v.object({ type: v.optional(TEXT) })),
  }),
})

/** What an event says of a mail, and of whose; null: it is none that we ask for. */
export function readMailEvent(body: unknown): { siteId: number; report: MailReport } | null {
  const parsed = v.safeParse(EVENT, body)
  if (!parsed.success) return null
  const { type, payload } = parsed.output
  const { messageId, sender, recipient, bounce, failure, rejection, complaint } = payload
  const kind = type.slice(type.lastIndexOf('.') + 1)
  const said = bounce?.reason ?? failure?.reason ?? rejection?.reason ?? complaint?.type ?? kind
  return {
    siteId: sender,
    report: {
      messageId,
      recipient,
      outcome: kind === 'complained' ? 'complaint' : bounce?.type === 'hard' ? 'hard' : 'soft',
      reason: withoutAddresses(said),
    },
  }
}

/**
 * Reads what the mail service reports: only mails that an agency sent, to whom it sent them (MAIL-62). Each message
 * succeeds or fails by itself; the queue brings one that failed again.
 */
export async function consumeMailEvents(
  batch: Pick<MessageBatch, 'messages'>,
  env: Bindings,
  now: number,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      await takeEvent(env, message.body, now)
      message.ack()
    } catch (error) {
      log({ event: 'mail-event-failed', error: describeError(error) })
      message.retry({ delaySeconds: retryDelay(message.attempts) })
    }
  }
}

async function takeEvent(env: Bindings, body: unknown, now: number): Promise<void> {
  const event = readMailEvent(body)
  if (!event) return
  const { siteId, report } = event
  const retry = { delay: REFUSAL_DELAY, max: MAX_REFUSALS }
  const isTaken = await agencyOf(env, siteId).bounces.report(report, retry, now)
  const { outcome, reason } = report
  log({ event: isTaken ? 'mail-bounced' : 'mail-event-unknown', site: siteId, outcome, reason })
}
