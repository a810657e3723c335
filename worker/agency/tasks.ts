import { HOUR, MINUTE, type Millis } from '../../shared/time/units.ts'
import { jsonSlices } from './json-slices.ts'
import type { Sql } from './sql.ts'

/** What can be due, in the order in which it is done: KV hears of a change first, and nobody's enquiry waits behind a digest. */
export const TASK_KINDS = [
  'publish-versions',
  'mail',
  'booking',
  'reminder',
  'waitlist',
  'digest-mail',
  'crawl',
  'match',
  'digest',
  'retention',
  'backup',
  'crm-contact',
  'crm-pull',
  'export',
  'stay',
  'calendars',
  'afternoon',
] as const

export type TaskKind = (typeof TASK_KINDS)[number]

/** Kinds that wait for no others, and those that may take long; each lane is gone through beside the other (turn.ts). */
export const LANES = { urgent: TASK_KINDS.slice(0, 2), rest: TASK_KINDS.slice(2) } as const

const isUrgent = (kind: TaskKind): boolean => LANES.urgent.includes(kind)

/** Something that must happen later. Kind and key name rows; a task never bears their contents. */
export type Task = {
  kind: TaskKind
  key: string
  due_at: Millis
  failures: number
  error: string | null
  /** How often it was added since it was last done: one that is added while it runs is not done. */
  adds: number
}

/** After each failure in a row; the last one from then on. */
const RETRY_DELAYS: readonly Millis[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR]

/** Failing so often in a row makes a task stuck: operators see it. */
const STUCK_AFTER = 4

/** The error of a task that runs now, or whose object went away while it ran. */
const STARTED = 'begun, and not ended'

/** Of a task as it was taken: its object went away while it ran before. */
export const wasCutOff = ({ error }: Task): boolean => error === STARTED

/** The due rows of an agency, and the one alarm that is the earliest of them. */
export class Tasks {
  readonly #sql: Sql
  readonly #storage: DurableObjectStorage
  #soonest: Millis | null = null
  /** By kind and key: what runs now in this object is not taken twice. */
  readonly #running = new Map<string, TaskKind>()
  #urgent = Promise.withResolvers<void>()

  constructor(sql: Sql, storage: DurableObjectStorage) {
    this.#sql = sql
    this.#storage = storage
  }

  /**
   * Makes a task due, in the transaction of its cause. One of the same kind and key becomes due at the earlier of both
   * times, unless `moves` it.
   */
  add(kind: TaskKind, key: string, dueAt: Millis, { moves = false } = {}): void {
    this.#sql.run(
      `INSERT INTO task (kind, key, rank, due_at, created_at) VALUES (?1, ?2, ?3, ?4, ?4)
      ON CONFLICT (kind, key) DO UPDATE SET adds = adds + 1, due_at = ${moves ? 'excluded.due_at' : 'min(due_at, excluded.due_at)'}`,
      kind,
      key,
      TASK_KINDS.indexOf(kind),
      dueAt,
    )
    this.#added(kind)
  }

  /** The same for many at once, in one statement for each megabyte of keys. */
  addAll(kind: TaskKind, tasks: { key: string; dueAt: Millis }[]): void {
    for (const slice of jsonSlices(tasks))
      this.#sql.run(
        `INSERT INTO task (kind, key, rank, due_at, created_at)
        SELECT ?1, value ->> 'key', ?2, value ->> 'dueAt', value ->> 'dueAt' FROM json_each(?3) WHERE true
        ON CONFLICT (kind, key) DO UPDATE SET adds = adds + 1, due_at = min(due_at, excluded.due_at)`,
        kind,
        TASK_KINDS.indexOf(kind),
        slice,
      )
    if (tasks.length > 0) this.#added(kind)
  }

  #added(kind: TaskKind): void {
    this.setAlarm()
    if (!isUrgent(kind)) return
    this.#urgent.resolve()
    this.#urgent = Promise.withResolvers()
  }

  /** Resolves when something urgent is added next. */
  untilUrgent(): Promise<void> {
    return this.#urgent.promise
  }

  /** All of a kind that are due sooner are due then. */
  hold(kind: TaskKind, until: Millis): void {
    this.#sql.run(
      'UPDATE task SET due_at = ?2 WHERE rank = ?1 AND due_at < ?2',
      TASK_KINDS.indexOf(kind),
      until,
    )
    this.setAlarm()
  }

  /** How many of a kind are due, those that run now too; counted up to a limit. */
  countDue(kind: TaskKind, now: Millis, limit: number): number {
    const running = [...this.#running.values()].filter(each => each === kind).length
    const due = this.#sql.first<{ count: number }>(
      'SELECT count(*) AS count FROM (SELECT 1 FROM task WHERE rank = ?1 AND due_at <= ?2 LIMIT ?3)',
      TASK_KINDS.indexOf(kind),
      now,
      limit,
    )
    return Math.min(limit, running + (due?.count ?? 0))
  }

  remove(kind: TaskKind, key: string): void {
    this.#sql.run('DELETE FROM task WHERE kind = ?1 AND key = ?2', kind, key)
  }

  /** What is due of some kinds and does not run, by rank and then by time. A rank at a time, so that any number of due tasks costs no more to read. */
  due(now: Millis, limit: number, kinds: readonly TaskKind[] = TASK_KINDS): Task[] {
    const found: Task[] = []
    for (const kind of kinds) {
      if (found.length >= limit) break
      const rows = this.#sql.all<Task>(
        `SELECT kind, key, due_at, failures, adds, error FROM task
        WHERE rank = ?1 AND due_at <= ?2 ORDER BY due_at LIMIT ?3`,
        TASK_KINDS.indexOf(kind),
        now,
        limit - found.length + this.#running.size,
      )
      found.push(...rows.filter(task => !this.#running.has(nameOf(task))))
    }
    return found.slice(0, limit)
  }

  /**
   * Takes what is due, to be run: until it ends, each counts as one that failed. So one that takes its object down with it
   * backs off like any other; it is taken again only while nothing else runs (`isIdle`), and alone.
   */
  take(now: Millis, limit: number, kinds: readonly TaskKind[], isIdle: boolean): Task[] {
    return this.#sql.transaction(() => {
      const due = this.due(now, limit, kinds)
      const whole = due.filter(task => !wasCutOff(task))
      const taken = whole.length > 0 || !isIdle ? whole : due.slice(0, 1)
      for (const task of taken) {
        this.postpone(task, STARTED, now)
        this.#running.set(nameOf(task), task.kind)
      }
      return taken
    })
  }

  /** It runs no more, whatever came of it. */
  end(task: Task): void {
    this.#running.delete(nameOf(task))
  }

  /** Done: gone, or due again at a time. What was added meanwhile is due as it was added. */
  finish({ kind, key, adds }: Task, againAt: Millis | null): void {
    if (againAt === null) {
      this.#sql.run('DELETE FROM task WHERE kind = ?1 AND key = ?2 AND adds = ?3', kind, key, adds)
      this.#sql.run(
        'UPDATE task SET failures = 0, error = NULL WHERE kind = ?1 AND key = ?2',
        kind,
        key,
      )
    } else
      this.#sql.run(
        `UPDATE task SET due_at = iif(adds = ?3, ?4, min(due_at, ?4)), adds = 0, failures = 0, error = NULL
        WHERE kind = ?1 AND key = ?2`,
        kind,
        key,
        adds,
        againAt,
      )
  }

  /** Failed: backs off alone. */
  postpone({ kind, key, failures }: Task, error: string, now: Millis): void {
    const delay = RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)] ?? HOUR
    this.#sql.run(
      'UPDATE task SET due_at = ?3, failures = ?5, error = ?4 WHERE kind = ?1 AND key = ?2',
      kind,
      key,
      now + delay,
      error,
      failures + 1,
    )
  }

  /** When the next urgent task is due that does not run; null: there is none. */
  nextUrgentAt(): Millis | null {
    const rows = this.#sql.all<Task>(
      `SELECT kind, key, due_at, failures, adds, error FROM task
      WHERE rank < ?1 ORDER BY due_at LIMIT ?2`,
      LANES.urgent.length,
      this.#running.size + 1,
    )
    return rows.find(task => !this.#running.has(nameOf(task)))?.due_at ?? null
  }

  /** When the next task is due; null: there is none. */
  nextDueAt(): Millis | null {
    return (
      this.#sql.first<{ due: number | null }>('SELECT min(due_at) AS due FROM task')?.due ?? null
    )
  }

  /** How many tasks have failed again and again. */
  countStuck(): number {
    return (
      this.#sql.first<{ count: number }>(
        'SELECT count(*) AS count FROM task WHERE failures >= ?1',
        STUCK_AFTER,
      )?.count ?? 0
    )
  }

  /** What nextDueAt gave when the alarm was last set, without asking again. */
  soonest(): Millis | null {
    return this.#soonest
  }

  /** Part of the transaction that it is called in. The promise only tells of the disk, which the platform waits for. */
  setAlarm(notBefore: Millis = 0): void {
    const due = this.nextDueAt()
    this.#soonest = due
    if (due === null) void this.#storage.deleteAlarm()
    else void this.#storage.setAlarm(Math.max(due, notBefore))
  }
}

const nameOf = ({ kind, key }: Task): string => `${kind}/${key}`
