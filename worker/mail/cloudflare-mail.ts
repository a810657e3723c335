import type { Bindings } from '../env.ts'
import { MailRefused, type MailService, type RefusalReason } from './mail-service.ts'

const REASONS: [RegExp, RefusalReason][] = [
  [/E_RECIPIENT_SUPPRESSED/, 'recipient'],
  [/E_DAILY_LIMIT_EXCEEDED/, 'quota'],
  [/E_SENDER_/, 'sender'],
  [
    /E_(VALIDATION_ERROR|FIELD_MISSING|TOO_MANY|RECIPIENT_NOT_ALLOWED|CONTENT_TOO_LARGE|HEADER)/,
    'message',
  ],
]

/**
 * Cloudflare Email Service. It writes `Message-ID` itself and refuses ours, so each mail refers to a message id that is
 * ours alone: two copies of one mail, sent because an answer was lost, fold into one conversation (MAIL-68), and so do those
 * of one conversation.
 */
export const cloudflareMail = ({ EMAIL }: Pick<Bindings, 'EMAIL'>): MailService => ({
  async send({ id, conversation, replyTo, attachments, headers, ...message }) {
    const domain = message.from.email.replace(/^.*@/, '')
    const references = [conversation, id].flatMap(each => (each ? [`<${each}@${domain}>`] : []))
    try {
      const { messageId } = await EMAIL.send({
        ...message,
        ...(replyTo && { replyTo }),
        ...(attachments.length > 0 && {
          attachments: attachments.map(file => ({ ...file, disposition: 'attachment' as const })),
        }),
        headers: { ...headers, References: references.join(' '), 'X-Entity-Ref-ID': id },
      })
      return { messageId }
    } catch (error) {
      throw refusalOf(error)
    }
  },
})

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const text = 'code' in error ? `${String(error.code)}: ${error.message}` : error.message
  const reason = REASONS.find(([pattern]) => pattern.test(text))?.[1]
  return reason ? new MailRefused(reason, text) : new Error(text, { cause: error })
}
