import { DurableObject } from 'cloudflare:workers'
import { rowOf } from '../../shared/table.ts'
import { MINUTE, SECOND, type Millis } from '../../shared/time/units.ts'
import type { Bindings } from '../env.ts'
import { describeError, log } from '../http/log.ts'
import { SCHEMA_BEHIND, SchemaRunner, type SchemaState } from '../store/schema.ts'
import { Reporter } from './report.ts'
import { nextBackupAt, nextRetentionAt } from './retention.ts'
import { AGENCY_SCHEMA } from './schema/steps.ts'
import { Sql } from './sql.ts'
import { createStore, type AgencyCalls, type AgencyStore } from './store.ts'
import type { Task } from './tasks.ts'
import { runTurn } from './turn.ts'
import { Writer } from './copies/writer.ts'

/** When the alarm rings again, should this turn be cut off. */
const WATCHDOG_MS = 2 * MINUTE

/** What a task works with. */
export interface TaskContext {
  env: Bindings
  siteId: number
  agency: AgencyCalls
  now: Millis
}

/** Does a task; gives when it is due again, or null when it is done. What it throws makes it due later. */
export type TaskHandler = (context: TaskContext, key: string) => Promise<Millis | null>

export type TaskHandlers = Readonly<Record<Task['kind'], TaskHandler>>

/**
 * One agency: all that visitors leave with it, and what must happen with that later. Named by the id of its site, which
 * no statement in it knows.
 */
export abstract class AgencyObject extends DurableObject<Bindings> {
  /** What each kind of task does; given by the Worker's entry, so that the store depends on no feature. */
  protected abstract readonly handlers: TaskHandlers
  readonly #store: AgencyStore
  readonly #writer: Writer
  readonly #reporter: Reporter
  readonly #schema: SchemaRunner

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    const sql = new Sql(ctx.storage)
    this.#schema = new SchemaRunner(ctx.storage, AGENCY_SCHEMA, ({ step, message }) =>
      log({
        event: 'schema-step-failed',
        object: 'agency',
        site: this.#siteId,
        step,
        error: message,
      }),
    )
    this.#store = createStore(sql, ctx.storage)
    this.#writer = new Writer(ctx.storage, sql, this.#store.tasks)
    this.#reporter = new Reporter(ctx.storage, this.#store)
    this.#start()
  }

  /** Gives whether the tables are what the code needs. */
  #start(): boolean {
    if (!this.#schema.start()) return false
    const { id, storage } = this.ctx
    // An object that its alarm wakes is not told its name.
    if (id.name !== undefined && storage.kv.get('site') === undefined)
      storage.transactionSync(() => this.#begin(Number(id.name)))
    return true
  }

  #begin(siteId: number): void {
    this.ctx.storage.kv.put('site', siteId)
    const now = Date.now()
    this.#store.tasks.add('retention', 'nightly', nextRetentionAt(siteId, now))
    this.#store.tasks.add('backup', 'nightly', nextBackupAt(siteId, now))
  }

  /** One call of a part of the store (worker/agency/stub.ts). Throws for one that there is not. Without its schema: SCHEMA_BEHIND. */
  call(part: string, method: string, args: unknown[]): unknown {
    if (this.#schema.isBehind) return SCHEMA_BEHIND
    const owner = rowOf(this.#store, part)
    const found: unknown = owner && Reflect.get(Object.getPrototypeOf(owner), method)
    if (typeof found !== 'function') throw new TypeError(`an agency has no ${part}.${method}`)
    const result: unknown = Reflect.apply(found, owner, args)
    this.ctx.waitUntil(this.#reporter.reportIfEarlier(this.env, this.#siteId))
    return result
  }

  /**
   * For one that is late by the directory: sets the alarm that was lost, and corrects the directory. It runs no turn itself,
   * since one may be under way.
   */
  async wake(now: Millis): Promise<void> {
    if (this.#writer.isMoved || (this.#schema.isBehind && !this.#start())) return
    this.#store.tasks.setAlarm(now)
    await this.#reporter.report(this.env, this.#siteId, now, { always: true })
  }

  /** Applies the steps of the schema that this object lacks, those marked late too. */
  wakeSchema(): SchemaState {
    const state = this.#schema.wake()
    if (!this.#schema.isBehind) this.#start()
    return state
  }

  /** Whether the site has moved, by the directory's number of that change. */
  setMoved(turn: number, isMoved: boolean): boolean {
    return this.#writer.set(turn, isMoved)
  }

  /** Leaves nothing but empty tables, and no alarm. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAll()
    this.#writer.forget()
    this.#schema.start()
  }

  /**
   * Makes the object start anew as it was at a time in the last 30 days. Gives the bookmark that undoes it. The platform
   * does it; a local workerd throws.
   */
  async rewind(to: Millis): Promise<string> {
    const { storage } = this.ctx
    const undo = await storage.onNextSessionRestoreBookmark(await storage.getBookmarkForTime(to))
    // After the answer has left: an object that starts anew answers no more.
    setTimeout(() => this.ctx.abort('rewound'), 0)
    return undo
  }

  /** Never throws: the platform would ring again six times and then give up. */
  override async alarm(): Promise<void> {
    try {
      await this.runDueTasks(this.env, Date.now())
    } catch (error) {
      log({ event: 'alarm-failed', error: describeError(error) })
    }
  }

  /** One turn (turn.ts): what is due, mails first. Gives how many tasks were done or postponed. */
  async runDueTasks(env: Bindings, now: Millis): Promise<number> {
    if (this.#writer.isMoved) return 0
    if (this.#schema.isBehind && !this.#start()) return 0
    const startedAt = Date.now()
    void this.ctx.storage.setAlarm(startedAt + WATCHDOG_MS)
    const siteId = this.#siteId
    const { tasks } = this.#store
    let ran = 0
    try {
      if (siteId !== undefined)
        ran = await runTurn({
          tasks,
          now,
          sync: () => this.ctx.storage.sync(),
          run: (task, at) => this.#run(task, { env, siteId, agency: this.#store, now: at }),
        })
    } catch (error) {
      log({ event: 'agency-turn-failed', site: siteId, error: describeError(error) })
    } finally {
      tasks.setAlarm(startedAt + SECOND)
    }
    await this.#reporter.report(env, siteId, now)
    return ran
  }

  /** As it was told first; an object that was erased is told again by whoever calls it. */
  get #siteId(): number | undefined {
    const { name } = this.ctx.id
    return (
      this.ctx.storage.kv.get<number>('site') ?? (name === undefined ? undefined : Number(name))
    )
  }

  async #run(task: Task, context: TaskContext): Promise<void> {
    const { tasks } = this.#store
    try {
      tasks.finish(task, await this.handlers[task.kind](context, task.key))
    } catch (error) {
      const { siteId, now } = context
      log({ event: 'task-failed', task: task.kind, site: siteId, error: describeError(error) })
      tasks.postpone(task, describeError(error), now)
    }
  }
}
