import { DAY, type Millis } from '../../../shared/time/units.ts'
import { HAS_TEXT } from '../outbox.ts'
import type { PersonRows } from '../persons.ts'
import type { Sql } from '../sql.ts'
import type { Tasks } from '../tasks.ts'
import { taskOfMail } from './digest-kind.ts'

/** An address that gets no mail of this agency any more. */
export type Bounce = {
  address: string
  /** What the mail service said. */
  reason: string
  created_at: Millis
}

/** What the mail service says of a mail after it took it. */
export type MailReport = {
  messageId: string
  /** As emailAddress returns it. */
  recipient: string
  /** 'hard': there is no such mailbox; 'soft': given up after many tries; 'complaint': its reader called it spam. */
  outcome: 'hard' | 'soft' | 'complaint'
  /** Without addresses. */
  reason: string
}

/** When a mail that came back is tried again, and how often. */
interface Retry {
  delay: Millis
  max: number
}

type ReportedMail = {
  id: string
  kind: string
  recipient: string
  wipe: number
  refusals: number
  hasText: 0 | 1
}

/** Mails that came back, and the addresses that are spared since. */
export class Bounces {
  readonly #sql: Sql
  readonly #tasks: Tasks

  constructor(sql: Sql, tasks: Tasks) {
    this.#sql = sql
    this.#tasks = tasks
  }

  find(address: string): Bounce | null {
    return this.#sql.first<Bounce>(
      'SELECT address, reason, created_at FROM bounce WHERE address = ?1',
      address,
    )
  }

  /** The newest. */
  list(limit: number): Bounce[] {
    return this.#sql.all<Bounce>(
      'SELECT address, reason, created_at FROM bounce ORDER BY created_at DESC LIMIT ?1',
      limit,
    )
  }

  /** Mails to the address leave again. */
  lift(address: string): boolean {
    return this.#sql.run('DELETE FROM bounce WHERE address = ?1', address) > 0
  }

  /**
   * Takes a report on a mail of ours to that very recipient, once; any other changes nothing and gives null. One hard
   * bounce or complaint stops its address; what came back for another reason is tried again.
   */
  report(
    { messageId, recipient, outcome, reason }: MailReport,
    retry: Retry,
    now: Millis,
  ): 'taken' | null {
    return this.#sql.transaction(() => {
      const mail = this.#sql.first<ReportedMail>(
        `SELECT id, kind, recipient, wipe, refusals, ${HAS_TEXT} AS hasText FROM outbox WHERE message_id = ?1`,
        messageId,
      )
      // The address of a mail that nobody asked for is wiped when it leaves.
      if (!mail || (mail.wipe === 0 && mail.recipient !== recipient)) return null
      this.#sql.run('UPDATE outbox SET message_id = NULL WHERE id = ?1', mail.id)
      if (outcome !== 'soft' && mail.wipe === 0) this.#stop(recipient, reason, now)
      if (outcome === 'complaint') this.#setError(mail.id, `called spam: ${reason}`)
      else if (outcome === 'soft' && mail.hasText === 1 && mail.refusals < retry.max)
        this.#sendAgain(mail, reason, now + retry.delay)
      else this.#fail(mail.id, `bounced: ${reason}`)
      return 'taken'
    })
  }

  /** PRIV-6: after a year an address may be tried again. */
  deleteExpired(now: Millis): boolean {
    return this.#sql.runSlice('DELETE FROM bounce WHERE created_at < ?1', now - 365 * DAY)
  }

  exportPerson(email: string): PersonRows {
    return { bounce: this.#sql.all('SELECT * FROM bounce WHERE address = ?1', email) }
  }

  erasePerson(email: string): number {
    return this.#sql.run('DELETE FROM bounce WHERE address = ?1', email)
  }

  #stop(address: string, reason: string, now: Millis): void {
    this.#sql.run(
      'INSERT OR IGNORE INTO bounce (address, reason, created_at) VALUES (?1, ?2, ?3)',
      address,
      reason,
      now,
    )
  }

  #fail(id: string, error: string): void {
    this.#sql.run(`UPDATE outbox SET state = 'failed', error = ?2 WHERE id = ?1`, id, error)
  }

  #setError(id: string, error: string): void {
    this.#sql.run('UPDATE outbox SET error = ?2 WHERE id = ?1', id, error)
  }

  #sendAgain({ id, kind }: ReportedMail, reason: string, dueAt: Millis): void {
    this.#sql.run(
      `UPDATE outbox SET state = 'waiting', due_at = ?2, refusals = refusals + 1, error = ?3 WHERE id = ?1`,
      id,
      dueAt,
      `bounced: ${reason}`,
    )
    this.#tasks.add(taskOfMail(kind), id, dueAt)
  }
}
