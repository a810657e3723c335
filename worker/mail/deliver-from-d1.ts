import { MINUTE, seconds, type Millis, type Seconds } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { log } from '../http/log.ts'
import { enqueueMails, type OutboxRow } from './outbox.ts'
import { describeSendError, nextAttempt, sendMail } from './send-mail.ts'

/** A mail claimed longer ago than this was being sent when its Worker stopped. */
const STALE_CLAIM_MS = 10 * MINUTE

const SWEEP_SIZE = 500

type Delivery = { outcome: 'sent' | 'failed' | 'nothing' } | { outcome: 'later'; delay: Seconds }

/**
 * Sends one mail of the outbox, once: the Worker that claims its row sends it. When sending throws it is retried later.
 * When the Worker stops in between, the mail may or may not have been sent, so it is shown as failed rather than sent
 * twice. Throws when the database fails before the
 * claim; nothing has happened then.
 */
export async function deliverMailFromD1(env: Bindings, id: string, now: Millis): Promise<Delivery> {
  const row =
    await env.DB.prepare(`UPDATE outbox SET state = 'sending', claimed_at = ?2, attempts = attempts + 1
    WHERE id = ?1 AND state = 'waiting' AND due_at <= ?2 RETURNING *`)
      .bind(id, now)
      .first<OutboxRow>()
  if (!row) return { outcome: 'nothing' }
  try {
    await sendMail(env, row)
  } catch (error) {
    return postpone(env, row, describeSendError(error), now)
  }
  await retryWrite(() =>
    env.DB.prepare(`UPDATE outbox SET state = 'sent', sent_at = ?2, error = NULL,
    recipient = iif(forget, '', recipient), message = iif(forget, '{}', message) WHERE id = ?1`)
      .bind(id, now)
      .run(),
  )
  return { outcome: 'sent' }
}

async function postpone(
  env: Bindings,
  row: OutboxRow,
  error: string,
  now: Millis,
): Promise<Delivery> {
  const { wait, isRefusal } = nextAttempt(row, error)
  const state = wait === null ? 'failed' : 'waiting'
  log({
    event: wait === null ? 'mail-failed' : 'mail-waiting',
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
  return wait === null ? { outcome: 'failed' } : { outcome: 'later', delay: seconds(wait) }
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
