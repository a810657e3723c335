import { RETENTION_DAYS, type KEEP_DAYS } from '../../../shared/privacy/retention-periods.ts'
import { DAY, type Millis } from '../../../shared/time/units.ts'
import type { Acting, Audit } from '../access/audit.ts'
import { enquiryKind, type Enquiry } from '../enquiries.ts'
import { isByOwner } from '../people/by-owner.ts'
import type { PersonRows } from '../persons.ts'
import type { Sql } from '../sql.ts'
import { keepDaysOf } from './keep-days.ts'
import {
  findThreads,
  homesOfThreads,
  type FoundThreads,
  type HomeOfThreads,
  type ThreadQuery,
} from './thread-search.ts'
import {
  isSeenBy,
  THREAD_COLUMNS,
  THREADS,
  type Thread,
  type ThreadMessage,
  type Viewer,
} from './thread-rows.ts'

/** What people wrote, a thread for each person and home. */
export class Inbox {
  readonly #sql: Sql
  readonly #audit: Audit

  constructor(sql: Sql, audit: Audit) {
    this.#sql = sql
    this.#audit = audit
  }

  /** Part of the transaction that stores an enquiry: it waits for an answer, but for what a robot wrote (INBOX-1, INBOX-2). */
  take(enquiry: Enquiry): void {
    const { fields } = enquiry
    this.#sql.run(
      `INSERT INTO thread (id, email, estate_id, estate, name, phone, locale, recipient, kind, state, written_at, created_at,
        address, reference)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, iif(?11, 'closed', 'new'), ?10, ?10, ?12, ?13)
      ON CONFLICT (email, estate_id) DO UPDATE SET name = excluded.name, phone = ifnull(nullif(excluded.phone, ''), phone),
        estate = ifnull(nullif(excluded.estate, ''), estate), address = ifnull(nullif(excluded.address, ''), address),
        reference = ifnull(nullif(excluded.reference, ''), reference), locale = excluded.locale, recipient = excluded.recipient,
        kind = excluded.kind, state = 'new', changes = changes + 1, written_at = excluded.written_at WHERE NOT ?11`,
      crypto.randomUUID(),
      enquiry.email,
      enquiry.estateId,
      fields.estate ?? '',
      fields.name ?? '',
      fields.phone ?? '',
      enquiry.locale,
      enquiry.recipient,
      enquiryKind(fields),
      enquiry.createdAt,
      Number(enquiry.flag === 'trap'),
      enquiry.home?.address ?? '',
      enquiry.home?.reference ?? '',
    )
  }

  list(viewer: Viewer, query: ThreadQuery): FoundThreads {
    return findThreads(this.#sql, viewer, query)
  }

  homes(viewer: Viewer): HomeOfThreads[] {
    return homesOfThreads(this.#sql, viewer)
  }

  /** By its id or that of one of its enquiries. 'erased': its person wished to be forgotten; 'unseen': it is a colleague's. */
  find(id: string, viewer: Viewer): Thread | 'unknown' | 'erased' | 'unseen' {
    const { condition, values } = isSeenBy(viewer, 2)
    const row = this.#sql.first<Thread & { isSeen: 0 | 1 }>(
      `SELECT ${THREAD_COLUMNS}, ${condition} AS isSeen FROM ${THREADS} WHERE thread.id = ?1
      OR (thread.email, thread.estate_id) IN (SELECT email, ifnull(estate_id, '') FROM enquiry WHERE id = ?1)`,
      id,
      ...values,
    )
    if (!row)
      return this.#sql.first('SELECT 1 AS found FROM erased_thread WHERE id = ?1', id)
        ? 'erased'
        : 'unknown'
    const { isSeen, ...thread } = row
    return isSeen ? thread : 'unseen'
  }

  /** What was written in a thread, the oldest first. */
  messages({ id, email, estateId }: Pick<Thread, 'id' | 'email' | 'estateId'>): ThreadMessage[] {
    return this.#sql.all<ThreadMessage>(
      `SELECT enquiry.id AS id, 'person' AS author, NULL AS member, ifnull(fields ->> 'text', '') AS text, fields, flag, outbox.state AS mailState,
        outbox.error AS mailError, enquiry.created_at AS at
      FROM enquiry LEFT JOIN outbox ON outbox.enquiry_id = enquiry.id AND outbox.id NOT LIKE '%-copy'
      WHERE enquiry.email = ?2 AND ifnull(enquiry.estate_id, '') = ?3
      UNION ALL
      SELECT reply.id, 'desk', member.name, reply.text, NULL, NULL, outbox.state, outbox.error, reply.created_at
      FROM reply LEFT JOIN member ON member.id = member_id LEFT JOIN outbox ON outbox.id = reply.id WHERE thread_id = ?1
      ORDER BY at, id`,
      id,
      email,
      estateId,
    )
  }

  /** The searches that a person wants news of. */
  searchesOf(email: string): { name: string; since: Millis }[] {
    return this.#sql.all<{ name: string; since: Millis }>(
      `SELECT name, confirmed_at AS since FROM subscription WHERE confirmed_at IS NOT NULL
      AND subscriber_id = (SELECT id FROM subscriber WHERE email = ?1) ORDER BY since`,
      email,
    )
  }

  /** Whoever confirmed that they want to be kept informed stands here too, and asks for no answer (INBOX-3). */
  takeSubscriber(subscriberId: string, now: Millis): void {
    this.#sql.run(
      `INSERT INTO thread (id, email, estate_id, locale, recipient, kind, state, written_at, created_at)
      SELECT ?2, email, '', locale, '', 'subscription', 'closed', ?3, ?3 FROM subscriber WHERE id = ?1
      ON CONFLICT (email, estate_id) DO NOTHING`,
      subscriberId,
      crypto.randomUUID(),
      now,
    )
  }

  keepDays(): number {
    return keepDaysOf(this.#sql)
  }

  setKeepDays(days: (typeof KEEP_DAYS)[number], acting: Acting): 'set' | 'no-owner' {
    return this.#sql.transaction(() => {
      if (!isByOwner(this.#sql, acting)) return 'no-owner'
      const before = this.keepDays()
      this.#sql.run(
        `INSERT INTO inbox_setting (only_row, keep_days) VALUES (1, ?1)
        ON CONFLICT (only_row) DO UPDATE SET keep_days = excluded.keep_days`,
        days,
      )
      this.#audit.add({ ...acting, act: 'term set', subject: 'inbox', before, after: days })
      return 'set'
    })
  }

  /** A slice of threads of which nothing is left: no enquiry, no subscription (PRIV-5); whether more may be. */
  deleteExpired(now: Millis): boolean {
    const isMoreLeft = this.#sql.runSlice(
      `DELETE FROM thread WHERE written_at < ?1
      AND NOT EXISTS (SELECT 1 FROM enquiry WHERE enquiry.email = thread.email AND ifnull(enquiry.estate_id, '') = thread.estate_id)
      AND (estate_id <> '' OR NOT EXISTS (SELECT 1 FROM subscriber WHERE subscriber.email = thread.email))`,
      now - DAY,
    )
    this.#sql.run('DELETE FROM reply WHERE thread_id NOT IN (SELECT id FROM thread)')
    this.#sql.run(
      'DELETE FROM erased_thread WHERE erased_at < ?1',
      now - RETENTION_DAYS.leads * DAY,
    )
    return isMoreLeft
  }

  exportPerson(email: string): PersonRows {
    return {
      thread: this.#sql.all('SELECT * FROM thread WHERE email = ?1', email),
      reply: this.#sql.all(
        'SELECT reply.* FROM reply JOIN thread ON thread.id = thread_id WHERE email = ?1',
        email,
      ),
    }
  }

  erasePerson(email: string): number {
    this.#sql.run(
      `INSERT OR IGNORE INTO erased_thread (id, erased_at) SELECT id, ?2 FROM thread WHERE email = ?1
      UNION SELECT id, ?2 FROM enquiry WHERE email = ?1`,
      email,
      Date.now(),
    )
    return (
      this.#sql.run(
        'DELETE FROM reply WHERE thread_id IN (SELECT id FROM thread WHERE email = ?1)',
        email,
      ) + this.#sql.run('DELETE FROM thread WHERE email = ?1', email)
    )
  }
}
