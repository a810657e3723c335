import * as v from 'valibot'
import { isRecord } from '../../shared/is-record.ts'
import { HOUR, MINUTE, seconds, type Millis, type Seconds } from '../../shared/time/units.ts'
import { emailAddress } from '../../shared/forms/email-address.ts'
import { log } from '../http/log.ts'
import { isSuppressed } from './suppression.ts'
import type { Bindings } from '../env.ts'
import { headerText } from './header-text.ts'
import type { RenderedMail } from './mail.ts'
import { enqueueMails, type OutboxRow } from './outbox.ts'

/** The delay after each failed attempt; after the last the mail has failed. */
const RETRY_DELAYS: Millis[] = [1, 5, 15, 60, 180, 360].map(minutes => minutes * MINUTE)

/** A full mailbox suppresses its address for a day, and a day's quota is new the next: the delay after each such refusal. */
const REFUSAL_DELAYS: Millis[] = [25, 25, 25].map(hours => hours * HOUR)
const REFUSALS = /E_(RECIPIENT_SUPPRESSED|DAILY_LIMIT_EXCEEDED)/

/** A mail claimed longer ago than this was being sent when its Worker stopped. */
const STALE_CLAIM_MS = 10 * MINUTE

const SWEEP_SIZE = 500

/** Errors that no retry can fix. */
const PERMANENT_ERRORS =
  /E_(VALIDATION_ERROR|FIELD_MISSING|TOO_MANY_RECIPIENTS|RECIPIENT_NOT_ALLOWED|CONTENT_TOO_LARGE|HEADER)/

type Delivery = { outcome: 'sent' | 'failed' | 'nothing' } | { outcome: 'later'; delay: Seconds }

/**
 * Sends one mail of the outbox, once: the Worker that claims its row sends it. When sending throws it is retried later.
 * When the Worker stops in between, the mail may or may not have been sent, so it is shown as failed rather than sent
 * twice. A mail to a friend whose address was suppressed meanwhile is deleted. Throws when the database fails before the
 * claim; nothing has happened then.
 */
export async function deliverMail(env: Bindings, id: string, now: Millis): Promise<Delivery> {
  const row =
    await env.DB.prepare(`UPDATE outbox SET state = 'sending', claimed_at = ?2, attempts = attempts + 1
    WHERE id = ?1 AND state = 'waiting' AND due_at <= ?2 RETURNING *`)
      .bind(id, now)
      .first<OutboxRow>()
  if (!row) return { outcome: 'nothing' }
  try {
    if (row.kind === 'friend' && (await isSuppressed(env, row.site_id, row.recipient))) {
      await env.DB.prepare('DELETE FROM outbox WHERE id = ?1').bind(id).run()
      return { outcome: 'nothing' }
    }
    await sendMail(env, row)
  } catch (error) {
    return postpone(env, row, describe(error), now)
  }
  await retryWrite(() =>
    env.DB.prepare(`UPDATE outbox SET state = 'sent', sent_at = ?2, error = NULL,
    recipient = iif(forget, '', recipient), message = iif(forget, '{}', message) WHERE id = ?1`)
      .bind(id, now)
      .run(),
  )
  return { outcome: 'sent' }
}

/** A message column, which only the outbox writes. */
const storedMail = v.pipe(v.string(), v.parseJson(), v.custom<RenderedMail>(isRecord))

async function sendMail(env: Bindings, row: OutboxRow): Promise<void> {
  const { fromName, subject, html, text, replyTo, attachments, headers } = v.parse(
    storedMail,
    row.message,
  )
  const to = emailAddress(row.recipient)
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
    headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': row.id },
  })
}

async function postpone(
  env: Bindings,
  row: OutboxRow,
  error: string,
  now: Millis,
): Promise<Delivery> {
  const isRefusal = REFUSALS.test(error)
  const wait = isRefusal
    ? REFUSAL_DELAYS[row.refusals]
    : PERMANENT_ERRORS.test(error)
      ? undefined
      : RETRY_DELAYS[row.attempts - row.refusals - 1]
  const state = wait === undefined ? 'failed' : 'waiting'
  log({
    event: wait === undefined ? 'mail-failed' : 'mail-waiting',
    mail: row.id,
    site: row.site_id,
    kind: row.kind,
    attempts: row.attempts,
    error,
  })
  await retryWrite(() =>
    env.DB.prepare(
      'UPDATE outbox SET state = ?2, due_at = ?3, error = ?4, refusals = refusals + ?5 WHERE id = ?1',
    )
      .bind(row.id, state, now + (wait ?? 0), error, Number(isRefusal))
      .run(),
  )
  return wait === undefined ? { outcome: 'failed' } : { outcome: 'later', delay: seconds(wait) }
}

/** Three attempts to store the outcome. If all fail, the sweep reports the mail as lost. */
async function retryWrite(write: () => Promise<unknown>): Promise<void> {
  for (let attempts = 3; attempts > 0; attempts--) {
    const isStored = await write().then(
      () => true,
      () => false,
    )
    if (isStored) return
  }
}

/** Scheduled: mails in an unknown state become failed, and mails that are due are enqueued again. */
export async function sweepOutbox(env: Bindings, now: Millis): Promise<void> {
  const lost =
    await env.DB.prepare(`UPDATE outbox SET state = 'failed', error = 'ended while sending: it may have left'
    WHERE state = 'sending' AND claimed_at < ?1`)
      .bind(now - STALE_CLAIM_MS)
      .run()
  if (lost.meta.changes > 0) log({ event: 'mail-lost', count: lost.meta.changes })
  const { results } = await env.DB.prepare(
    `SELECT id FROM outbox WHERE state = 'waiting' AND due_at <= ?1 ORDER BY due_at LIMIT ?2`,
  )
    .bind(now, SWEEP_SIZE)
    .all<{ id: string }>()
  await enqueueMails(
    env,
    results.map(({ id }) => id),
  )
}

/** The error's code and message, without addresses. */
function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? `${String(error.code)}: ` : ''
  return (code + (error instanceof Error ? error.message : 'unknown'))
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…@…')
    .slice(0, 300)
}
