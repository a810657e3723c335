import { RETENTION_DAYS } from '../../shared/privacy/retention-periods.ts'
import { DAY, type Millis } from '../../shared/time/units.ts'
import { DIGEST_KIND, taskOfMail } from './mail/digest-kind.ts'
import { isMuted } from './mail/muted-mails.ts'
import type { StoredMail } from './mail/stored-mail.ts'
import type { MailKind } from './mail/tellings.ts'
import type { PersonRows } from './persons.ts'
import type { Sql } from './sql.ts'
import type { Tasks } from './tasks.ts'

export interface OutgoingMail {
  id: string
  kind: MailKind
  /** A second mail with the same key cannot be stored, and what is written with it neither. */
  dedupeKey: string
  /** As emailAddress returns it; '' fails in sight. */
  recipient: string
  message: StoredMail
  /** Whether address and text are wiped as soon as it is sent. */
  wipeAfterSending?: boolean
  /** A mail to the agency: its second address gets it too. */
  isToAgency?: boolean
  /** The enquiry that it tells of. */
  enquiryId?: string
  /** The afternoon of which it tells that all is cancelled: not written while another of its viewings has still to be. */
  endOf?: string
  now: Millis
}

export type OutboxRow = {
  id: string
  kind: string
  recipient: string
  /** A StoredMail as JSON; of one that has left what REMAINS. */
  message: string
  /** The message of one that has left, encrypted, should it come back; null: it is gone. */
  sealed: string | null
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  attempts: number
  /** Of the attempts, those that were refused for a day. */
  refusals: number
  due_at: Millis
  sent_at: Millis | null
  error: string | null
  created_at: Millis
}

/** As it is listed. */
export type ListedMail = Omit<OutboxRow, 'message' | 'sealed'> & {
  /** null: it was wiped. */
  subject: string | null
  /** null: it was wiped, or has left where mail does leave. It may hold personal links: nobody but its reader is shown it. */
  text: string | null
  /** 1: it can be sent again. */
  hasText: 0 | 1
}

/** What stays of a message that has left, and leaves in a copy: no link and no code. By the reply address a person is found. */
export const REMAINS = `json_object('subject', message ->> 'subject', 'replyTo', message ->> 'replyTo')`

/** Whether there is still something to send. */
export const HAS_TEXT = `(message ->> 'html' IS NOT NULL OR sealed IS NOT NULL)`

const REST = 'id, kind, recipient, state, attempts, refusals, due_at, sent_at, error, created_at'
const COLUMNS = `${REST}, message, sealed`
const LISTED_COLUMNS = `${REST}, message ->> 'subject' AS subject, message ->> 'text' AS text,
  ${HAS_TEXT} AS hasText`

/** How long a text may stay after its mail left: it left before texts were sealed, or on a machine of one's own. */
const CLEAR_FOR: Millis = 7 * DAY

/** A mail to the agency bears the sender's address as its reply address. */
const OF_PERSON = `(recipient = ?1 OR message ->> 'replyTo' = ?1)`

const UNKNOWN_OUTCOME = 'ended while sending: it may have left'

/** Mail that must leave, has left, or could not. One row is one mail; its task sends it (worker/mail/deliver.ts). */
export class Outbox {
  readonly #sql: Sql
  readonly #tasks: Tasks

  constructor(sql: Sql, tasks: Tasks) {
    this.#sql = sql
    this.#tasks = tasks
  }

  /**
   * Part of the transaction of what it reports. Throws for a dedupe key that is known. One that the agency switched off is not
   * written (TELL-3).
   */
  insert(mail: OutgoingMail): void {
    if (isMuted(this.#sql, mail)) return
    const copyTo = mail.isToAgency ? this.#copyTo() : ''
    this.#insertOne(mail.recipient ? mail : { ...mail, recipient: copyTo })
    if (copyTo && mail.recipient && copyTo !== mail.recipient)
      this.#insertOne({
        ...mail,
        id: `${mail.id}-copy`,
        dedupeKey: `${mail.dedupeKey}/copy`,
        recipient: copyTo,
      })
  }

  #copyTo(): string {
    return this.#sql.first<{ copy_to: string }>('SELECT copy_to FROM mail_setting')?.copy_to ?? ''
  }

  #insertOne(mail: OutgoingMail): void {
    this.#sql.run(
      `INSERT INTO outbox (id, kind, dedupe_key, recipient, message, wipe, enquiry_id, due_at, created_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)`,
      mail.id,
      mail.kind,
      mail.dedupeKey,
      mail.recipient,
      JSON.stringify(mail.message),
      Number(mail.wipeAfterSending ?? false),
      mail.enquiryId ?? null,
      mail.now,
    )
    this.#tasks.add(taskOfMail(mail.kind), mail.id, mail.now)
  }

  /** Fails a mail that was being sent when its object stopped: only its own task calls it. Whether it was. */
  failCutOff(id: string): boolean {
    const rows = this.#sql.run(
      `UPDATE outbox SET state = 'failed', error = ?2 WHERE id = ?1 AND state = 'sending'`,
      id,
      UNKNOWN_OUTCOME,
    )
    return rows > 0
  }

  /** Takes a mail that is due, to be sent once; null: there is nothing to send. */
  claim(id: string, now: Millis): OutboxRow | null {
    return this.#sql.first<OutboxRow>(
      `UPDATE outbox SET state = 'sending', attempts = attempts + 1
      WHERE id = ?1 AND state = 'waiting' AND due_at <= ?2 RETURNING ${COLUMNS}`,
      id,
      now,
    )
  }

  /** When a mail that waits is due; null: it does not wait. */
  waitsUntil(id: string): Millis | null {
    return (
      this.#sql.first<{ due_at: number }>(
        `SELECT due_at FROM outbox WHERE id = ?1 AND state = 'waiting'`,
        id,
      )?.due_at ?? null
    )
  }

  /** `messageId`: the mail service's name of it. `remains`: what stays of its text; 'clear' in a sink (worker/mail/sink.ts). */
  sent(
    id: string,
    now: Millis,
    messageId: string,
    remains: { sealed: string | null } | 'clear' = { sealed: null },
  ): void {
    this.#sql.run(
      `UPDATE outbox SET state = 'sent', sent_at = ?2, error = NULL, message_id = nullif(?3, ''),
      recipient = iif(wipe, '', recipient),
      message = CASE WHEN wipe THEN '{}' WHEN ?4 THEN message ELSE ${REMAINS} END,
      sealed = iif(wipe, NULL, ?5) WHERE id = ?1`,
      id,
      now,
      messageId,
      Number(remains === 'clear'),
      remains === 'clear' ? null : remains.sealed,
    )
  }

  /** `dueAt` null: not tried again by itself. */
  notSent(id: string, error: string, dueAt: Millis | null, { isRefusal = false } = {}): void {
    this.#sql.run(
      `UPDATE outbox SET state = ?2, due_at = coalesce(?3, due_at), error = ?4, refusals = refusals + ?5 WHERE id = ?1`,
      id,
      dueAt === null ? 'failed' : 'waiting',
      dueAt,
      error,
      Number(isRefusal),
    )
  }

  /** Digests wait until then; their tasks find it out when they run. */
  holdDigests(until: Millis): void {
    this.#sql.run(
      `UPDATE outbox SET due_at = ?1 WHERE state = 'waiting' AND kind = ?2 AND due_at < ?1`,
      until,
      DIGEST_KIND,
    )
  }

  /** PRIV-6: texts and recipients go long before the mails. */
  wipeExpired(now: Millis): boolean {
    const isMoreLeft = this.#sql.runSlice(
      `UPDATE outbox SET message = ${REMAINS}
      WHERE state = 'sent' AND created_at < ?1 AND message ->> 'html' IS NOT NULL`,
      now - CLEAR_FOR,
    )
    return (
      this.#sql.runSlice(
        `UPDATE outbox SET message = '{}', sealed = NULL, recipient = ''
        WHERE state IN ('sent', 'failed') AND created_at < ?1 AND message <> '{}'`,
        now - RETENTION_DAYS.mailBodies * DAY,
      ) || isMoreLeft
    )
  }

  /** PRIV-6 */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice(
      `DELETE FROM outbox WHERE state IN ('sent', 'failed') AND created_at < ?1`,
      now - RETENTION_DAYS.mails * DAY,
    )
  }

  exportPerson(email: string): PersonRows {
    return {
      outbox: this.#sql.all(
        `SELECT ${REST}, message ->> 'subject' AS subject FROM outbox WHERE ${OF_PERSON}`,
        email,
      ),
    }
  }

  erasePerson(email: string): number {
    return this.#sql.run(`DELETE FROM outbox WHERE ${OF_PERSON}`, email)
  }

  delete(id: string): void {
    this.#sql.run('DELETE FROM outbox WHERE id = ?1', id)
  }

  /** A failed mail is tried again; whether there was one that still has its text. */
  retry(id: string, now: Millis): boolean {
    return this.#sql.transaction(() => {
      const rows = this.#sql.run(
        `UPDATE outbox SET state = 'waiting', attempts = 0, refusals = 0, due_at = ?2, error = NULL
        WHERE id = ?1 AND state = 'failed' AND recipient <> '' AND ${HAS_TEXT}`,
        id,
        now,
      )
      if (rows > 0) this.#tasks.add('mail', id, now)
      return rows > 0
    })
  }

  find(id: string): OutboxRow | null {
    return this.#sql.first<OutboxRow>(`SELECT ${COLUMNS} FROM outbox WHERE id = ?1`, id)
  }

  /** Failed ones first, then those that wait, then the newest of the rest. */
  list(limit: number): ListedMail[] {
    const found: ListedMail[] = []
    for (const states of ["= 'failed'", "= 'waiting'", "IN ('sent', 'sending')"])
      found.push(
        ...this.#sql.all<ListedMail>(
          `SELECT ${LISTED_COLUMNS} FROM outbox WHERE state ${states}
          ORDER BY created_at DESC, rowid DESC LIMIT ?1`,
          limit - found.length,
        ),
      )
    return found
  }

  /** By partial indexes: it reads no mail that left. */
  counts(): { waiting: number; failed: number; oldestDueAt: Millis | null } {
    const row = this.#sql.first<{ waiting: number; failed: number; oldest: number | null }>(
      `SELECT (SELECT count(*) FROM outbox WHERE state = 'waiting') AS waiting,
        (SELECT count(*) FROM outbox WHERE state = 'failed') AS failed,
        (SELECT min(due_at) FROM outbox WHERE state = 'waiting') AS oldest`,
    )
    return {
      waiting: row?.waiting ?? 0,
      failed: row?.failed ?? 0,
      oldestDueAt: row?.oldest ?? null,
    }
  }
}
