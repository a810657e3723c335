import type { Bindings } from '../env.ts'
import type { RenderedMail } from './mail.ts'

export interface OutgoingMail {
  id: string
  siteId: number
  kind: string
  /** A second mail with the same key never comes to be: the insert fails, and its batch with it. */
  dedupeKey: string
  /** Checked by emailAddress. */
  recipient: string
  message: RenderedMail
  /** Address and text are wiped as soon as it is sent. */
  wipeAfterSending?: boolean
  now: number
}

/** The mail as a row of the outbox, for the batch of what it tells of: both are kept, or neither. */
export const insertMail = (db: D1Database, mail: OutgoingMail): D1PreparedStatement =>
  insertMailWhere(db, mail, 'true')

/** The same on a condition, so that whether it is sent is decided within the batch. ?1 is the mail's id, ?2 the site's; values follow from ?9. */
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

/** Has mails sent soon. The rows are safe already: when the queue fails, the next sweep finds them. */
export async function enqueueMails(env: Bindings, ids: string[]): Promise<void> {
  const messages = ids.map(id => ({ body: { job: 'mail' as const, id } }))
  for (let at = 0; at < messages.length; at += QUEUE_BATCH)
    await env.JOBS.sendBatch(messages.slice(at, at + QUEUE_BATCH)).catch(() => undefined)
}

/** The queue takes at most a hundred messages at once. */
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
  due_at: number
  sent_at: number | null
  error: string | null
  created_at: number
}

/** For the admin console: the newest mails of a site, or only those in one state. */
export async function listMails(
  db: D1Database,
  site: number,
  state: OutboxRow['state'] | null = null,
  most = 100,
): Promise<OutboxRow[]> {
  const { results } = await db
    .prepare(
      'SELECT * FROM outbox WHERE site_id = ?1 AND (?2 IS NULL OR state = ?2) ORDER BY created_at DESC LIMIT ?3',
    )
    .bind(site, state, most)
    .all<OutboxRow>()
  return results
}

/** For the admin console: a failed mail tries again. */
export const retryMail = (db: D1Database, id: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE outbox SET state = 'waiting', attempts = 0, due_at = ?2, error = NULL WHERE id = ?1 AND state = 'failed' AND recipient <> ''`,
    )
    .bind(id, now)
