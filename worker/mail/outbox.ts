import type { Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import type { StoredMail } from '../agency/outbox.ts'

export interface OutgoingMail {
  id: string
  siteId: number
  kind: string
  /** A second mail with the same key cannot be stored: the insert fails, and its batch with it. */
  dedupeKey: string
  /** As emailAddress returns it. */
  recipient: string
  message: StoredMail
  /** Whether address and text are wiped as soon as it is sent. */
  wipeAfterSending?: boolean
  now: Millis
}

/** The mail as a row of the outbox, for the batch of what it reports: both are stored, or neither. */
export const insertMail = (db: D1Database, mail: OutgoingMail): D1PreparedStatement =>
  insertMailWhere(db, mail, 'true')

/** The same on an SQL condition, so that the batch decides whether it is sent. ?1 is the mail's id, ?2 the site's; values start at ?9. */
export const insertMailWhere = (
  db: D1Database,
  mail: OutgoingMail,
  condition: string,
  ...values: string[]
): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO outbox (id, site_id, kind, dedupe_key, recipient, message, forget, due_at, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8 WHERE ${condition}`)
    .bind(
      mail.id,
      mail.siteId,
      mail.kind,
      mail.dedupeKey,
      mail.recipient,
      JSON.stringify(mail.message),
      Number(mail.wipeAfterSending ?? false),
      mail.now,
      ...values,
    )

/** Enqueues stored mails. When the queue fails, the next sweep finds them. */
export async function enqueueMails(env: Bindings, ids: string[]): Promise<void> {
  const messages = ids.map(id => ({ body: { job: 'mail' as const, id } }))
  for (let at = 0; at < messages.length; at += QUEUE_BATCH)
    await env.JOBS.sendBatch(messages.slice(at, at + QUEUE_BATCH)).catch(() => undefined)
}

/** The most messages that the queue takes at once. */
const QUEUE_BATCH = 100

export interface OutboxRow {
  id: string
  site_id: number
  kind: string
  recipient: string
  message: string
  forget: number
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  attempts: number
  /** Of the attempts, those that were refused for a day. */
  refusals: number
  due_at: number
  sent_at: number | null
  error: string | null
  created_at: number
}

/** For the admin console: a failed mail is tried again. */
export const retryMail = (db: D1Database, id: string, now: Millis): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE outbox SET state = 'waiting', attempts = 0, refusals = 0, due_at = ?2, error = NULL WHERE id = ?1 AND state = 'failed' AND recipient <> ''`,
    )
    .bind(id, now)
