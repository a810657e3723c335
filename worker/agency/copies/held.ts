import type { Millis } from '../../../shared/time/units.ts'
import { taskOfMail } from '../mail/digest-kind.ts'
import { HAS_TEXT } from '../outbox.ts'
import type { Sql } from '../sql.ts'
import { TASK_KINDS, type Tasks } from '../tasks.ts'
import { PERIODIC } from './transfer.ts'

/** What a mail's error says that waits for a person. */
const HELD = 'held: restored from a backup'

/** How much waits for a person's yes. */
export type HeldCounts = { mails: number; tasks: number }

/** A booking that both stores have; `id` is the appointment's or the reservation's. */
export type StandingBooking = { kind: 'viewing' | 'stay'; id: string; startsAt: Millis }

/** After a restore or a rewind: what may have left or been done already waits for a person's yes or no. */
export class Held {
  readonly #sql: Sql
  readonly #tasks: Tasks

  constructor(sql: Sql, tasks: Tasks) {
    this.#sql = sql
    this.#tasks = tasks
  }

  /** Holds mails that had not left, and what was due by now; what comes again by itself, and what is due later, goes on. */
  hold(now: Millis): HeldCounts {
    return this.#sql.transaction(() => {
      this.#sql.run(
        `UPDATE outbox SET state = 'failed', error = '${HELD}'
        WHERE state IN ('waiting', 'sending') AND created_at <= ?1`,
        now,
      )
      this.#sql.run(`DELETE FROM task WHERE kind IN ('mail', 'digest-mail')`)
      const isOld = `kind NOT IN ${PERIODIC} AND due_at <= ?1`
      this.#sql.run(
        `INSERT OR REPLACE INTO held_task (kind, key, due_at) SELECT kind, key, due_at FROM task WHERE ${isOld}`,
        now,
      )
      this.#sql.run(`DELETE FROM task WHERE ${isOld}`, now)
      this.#tasks.add('crawl', 'site', now)
      this.#tasks.setAlarm()
      return this.counts()
    })
  }

  counts(): HeldCounts {
    return (
      this.#sql.first<HeldCounts>(
        `SELECT (SELECT count(*) FROM outbox WHERE state = 'failed' AND error = '${HELD}') AS mails,
          (SELECT count(*) FROM held_task) AS tasks`,
      ) ?? { mails: 0, tasks: 0 }
    )
  }

  /** Bookings that the API has to have too: it said yes, nobody cancelled, and they are not over. */
  bookings(now: Millis): StandingBooking[] {
    return this.#sql.all<StandingBooking>(
      `SELECT kind, booked_id AS id, starts_at AS startsAt FROM booking
      WHERE state = 'booked' AND booked_id IS NOT NULL AND cancel_asked_at IS NULL AND ends_at > ?1 ORDER BY starts_at`,
      now,
    )
  }

  /**
   * Yes: all of it is due now. A mail that came out of a copy, which holds no text of one, stays as failed and is not counted. A task
   * that was added meanwhile stays as it is.
   */
  release(now: Millis): HeldCounts {
    return this.#sql.transaction(() => {
      const counts = this.counts()
      const mails = this.#sql.all<{ id: string; kind: string }>(
        `UPDATE outbox SET state = 'waiting', attempts = 0, refusals = 0, due_at = ?1, error = NULL
        WHERE state = 'failed' AND error = '${HELD}' AND recipient <> '' AND ${HAS_TEXT} RETURNING id, kind`,
        now,
      )
      for (const { id, kind } of mails) this.#tasks.add(taskOfMail(kind), id, now)
      this.#sql.run(
        `UPDATE outbox SET error = 'its text is in no copy' WHERE state = 'failed' AND error = '${HELD}'`,
      )
      const tasks = this.#sql.all<{ kind: string; key: string }>(
        'DELETE FROM held_task RETURNING kind, key',
      )
      for (const kind of TASK_KINDS)
        this.#tasks.addAll(
          kind,
          tasks.filter(task => task.kind === kind).map(({ key }) => ({ key, dueAt: now })),
        )
      return { ...counts, mails: mails.length }
    })
  }

  /** No: the mails stay failed, each to be sent by hand, and the tasks are not done. */
  drop(): HeldCounts {
    return this.#sql.transaction(() => {
      const counts = this.counts()
      this.#sql.run(
        `UPDATE outbox SET error = 'not sent after a restore' WHERE state = 'failed' AND error = '${HELD}'`,
      )
      this.#sql.run('DELETE FROM held_task')
      return counts
    })
  }
}
