import * as v from 'valibot'
import { emailAddress } from '../../shared/forms/email-address.ts'
import { isRecord } from '../../shared/is-record.ts'
import { HOUR, MINUTE, type Millis } from '../../shared/time/units.ts'
import type { OutboxRow, StoredMail } from '../agency/outbox.ts'
import type { Bindings } from '../env.ts'
import { headerText } from './header-text.ts'

/** A message column, which only the outbox writes. */
const storedMail = v.pipe(v.string(), v.parseJson(), v.custom<StoredMail>(isRecord))

/** Hands a mail to the mail service. Throws what the service throws, and for a recipient that is no single plain address. */
export async function sendMail(
  env: Pick<Bindings, 'EMAIL' | 'MAIL_FROM'>,
  { id, recipient, message }: Pick<OutboxRow, 'id' | 'recipient' | 'message'>,
): Promise<void> {
  const { fromName, subject, html, text, replyTo, attachments, headers } = v.parse(
    storedMail,
    message,
  )
  const to = emailAddress(recipient)
  if (!to) throw new Error('E_VALIDATION_ERROR: no usable recipient')
  await env.EMAIL.send({
    from: { name: headerText(fromName, 60), email: env.MAIL_FROM },
    to,
    subject: headerText(subject),
    html,
    text,
    ...(replyTo && emailAddress(replyTo) && { replyTo }),
    ...(attachments && {
      // As bytes, since a string may be read as base64.
      attachments: attachments.map(file => ({
        ...file,
        content: new TextEncoder().encode(file.content),
        disposition: 'attachment' as const,
      })),
    }),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': id },
  })
}

/** The delay after each failed attempt; after the last the mail has failed. */
const RETRY_DELAYS: Millis[] = [1, 5, 15, 60, 180, 360].map(minutes => minutes * MINUTE)

/** A full mailbox suppresses its address for a day, and a day's quota is new the next: the delay after each such refusal. */
const REFUSAL_DELAYS: Millis[] = [25, 25, 25].map(hours => hours * HOUR)
const REFUSALS = /E_(RECIPIENT_SUPPRESSED|DAILY_LIMIT_EXCEEDED)/

/** Errors that no retry can fix. */
const PERMANENT_ERRORS =
  /E_(VALIDATION_ERROR|FIELD_MISSING|TOO_MANY_RECIPIENTS|RECIPIENT_NOT_ALLOWED|CONTENT_TOO_LARGE|HEADER)/

/** After which time a mail that was not sent is tried again; `wait` null: never by itself. */
export function nextAttempt(
  { attempts, refusals }: Pick<OutboxRow, 'attempts' | 'refusals'>,
  error: string,
): { wait: Millis | null; isRefusal: boolean } {
  if (REFUSALS.test(error)) return { wait: REFUSAL_DELAYS[refusals] ?? null, isRefusal: true }
  const wait = PERMANENT_ERRORS.test(error) ? undefined : RETRY_DELAYS[attempts - refusals - 1]
  return { wait: wait ?? null, isRefusal: false }
}

/** The error's code and message, without addresses. */
export function describeSendError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? `${String(error.code)}: ` : ''
  return (code + (error instanceof Error ? error.message : 'unknown'))
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…@…')
    .slice(0, 300)
}
