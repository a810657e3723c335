import * as v from 'valibot'
import { emailAddress } from '../../shared/forms/email-address.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { StoredMail } from '../agency/mail/stored-mail.ts'
import type { OutboxRow } from '../agency/outbox.ts'
import type { Bindings } from '../env.ts'
import { cloudflareMail } from './cloudflare-mail.ts'
import { headerText } from './header-text.ts'
import { MailRefused, type MailService } from './mail-service.ts'
import { senderAddress, senderName } from './sender.ts'

/** The one place that chooses who sends. */
const mailService = (env: Pick<Bindings, 'EMAIL'>): MailService => cloudflareMail(env)

/** A message column, which only the outbox writes. */
const storedMail = v.pipe(v.string(), v.parseJson(), v.custom<StoredMail>(isRecord))

interface Sender {
  siteId: number
  /** The agency's own domain, once it is proven; null: the platform's. */
  ownDomain: string | null
}

/**
 * Hands a mail to the mail service, and gives the service's name of it. Throws what the service throws, and MailRefused
 * for a recipient that is no single plain address or is an address of ours (MAIL-69).
 */
export async function sendMail(
  env: Pick<Bindings, 'EMAIL' | 'MAIL_DOMAIN'>,
  { id, recipient, message }: Pick<OutboxRow, 'id' | 'recipient' | 'message'>,
  { siteId, ownDomain }: Sender,
): Promise<string> {
  const { fromName, subject, html, text, replyTo, attachments, conversation, headers } = v.parse(
    storedMail,
    message,
  )
  const from = senderAddress(fromName, siteId, ownDomain ?? env.MAIL_DOMAIN)
  const to = emailAddress(recipient)
  if (!to || to === from || to.endsWith(`@${env.MAIL_DOMAIN}`))
    throw new MailRefused('message', 'no usable recipient')
  const { messageId } = await mailService(env).send({
    id,
    ...(conversation && { conversation }),
    from: { name: senderName(fromName), email: from },
    to,
    replyTo: emailAddress(replyTo ?? ''),
    subject: headerText(subject),
    html,
    text,
    // As bytes, since a string may be read as base64.
    attachments: (attachments ?? []).map(file => ({
      ...file,
      content: new TextEncoder().encode(file.content),
    })),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  })
  return messageId
}

/** The error's message, without addresses. */
export const describeSendError = (error: unknown): string =>
  withoutAddresses(error instanceof Error ? error.message : 'unknown')

export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…@…').slice(0, 300)
