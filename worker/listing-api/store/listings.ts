import { DurableObject } from 'cloudflare:workers'
import { instantOf, toDay } from '../../../shared/time/time-zone.ts'
import { millis, SECOND, wholeSeconds, type Millis } from '../../../shared/time/units.ts'
import type { Bindings } from '../bindings.ts'
import { Database } from '../db/database.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { NEVER } from '../homes/desk-row.ts'
import { endSetting } from '../import/end-of-setting.ts'
import { nextCheck, recheckHomes } from '../import/held-estates.ts'
import { continueLost, finishLost, giveUpLost } from '../import/lost.ts'
import { areFactsMade, hasHomes, makeFacts } from '../estate/pending-facts.ts'
import { LOST_AFTER } from '../import/runs.ts'
import { applySteps, SchemaRunner, StepFailed, type SchemaState } from '../../store/schema.ts'
import { LISTINGS_SCHEMA } from '../schema/steps.ts'
import { findSite } from '../site/queries.ts'
import { CALLS, RESTORE_CALLS } from './calls.ts'
import type { Outcome } from './outcome.ts'
import { RolledBack } from './rolled-back.ts'

/** The caller's parameters have the types of the table (store/ask.ts); here they have crossed a wire, and have none. */
type Call = (database: Database, ...parameters: never[]) => unknown

/** What an alarm does at most; the next one goes on. */
const TURN: Millis = 25 * SECOND
/** Between two slices of an import that the object finishes. */
const REST: Millis = 20
/** Public ids of homes that were held back, of which the site Worker was not told yet. */
const UNTOLD = 'hidden-homes'
/** Homes are found by facts that they were not found by before, of which the site Worker was not told yet. */
const UNTOLD_FACTS = 'made-facts'

/** What is answered while a step of the schema fails. */
const BEHIND: Outcome = {
  refused: { status: 503, message: 'This site cannot be read at the moment', code: 'schema' },
}

const calls = new Map<string, Call>(Object.entries(CALLS))
const restoreCalls = new Map<string, Call>(Object.entries(RESTORE_CALLS))

/** Everything of one site: its tables, and the one place where they are read and written. */
export class Listings extends DurableObject<Bindings> {
  readonly #database = new Database(this.ctx.storage.sql)
  readonly #schema = new SchemaRunner(this.ctx.storage, LISTINGS_SCHEMA, failure =>
    this.#noteFailure(failure),
  )
  /** When it rings next for homes, as far as this object knows. */
  #checksAt: Millis | null = null

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    // One that no site was put into has no tables, and makes none for being asked.
    if (this.#schema.passed > 0) this.#start()
  }

  /** Gives whether the tables are what the code needs. */
  #start(): boolean {
    if (!this.#schema.start()) return false
    this.ctx.storage.transactionSync(() => endSetting(this.#database))
    this.#watchHomes()
    this.#watchFacts()
    return true
  }

  #noteFailure({ step, message }: StepFailed): void {
    const site = this.ctx.id.name ?? null
    console.error(
      JSON.stringify({
        level: 'error',
        event: 'schema-step-failed',
        object: 'listings',
        site,
        step,
        error: message,
      }),
    )
  }

  /** Applies the steps of the schema that this object lacks, those marked late too. null: there is no site in here. */
  wakeSchema(): SchemaState | null {
    if (this.#schema.passed === 0) return null
    const wasBehind = this.#schema.isBehind
    const state = this.#schema.wake()
    if (wasBehind && !this.#schema.isBehind) this.#start()
    return state
  }

  /** Runs one of CALLS as one transaction: all of it, or nothing where it throws (LAPI-76). 404 without a site in here. */
  perform(name: string, parameters: never[]): Outcome {
    if (this.#schema.isBehind) return BEHIND
    try {
      const value = this.ctx.storage.transactionSync(() => this.#run(name, parameters))
      if (name === 'beginImport') this.#watchImport()
      else this.#watchHomes()
      if (restoreCalls.has(name)) this.#watchFacts()
      return { value }
    } catch (error) {
      if (error instanceof RolledBack) return { value: error.value }
      if (error instanceof StepFailed) {
        this.#noteFailure(error)
        return BEHIND
      }
      if (!(error instanceof ApiError)) throw error
      // A restored site may have a run that nobody goes on with: it refuses all others until it is over.
      if (error.status === 409 && name === 'beginImport') this.#watchImport()
      const { status, message, field } = error
      return { refused: { status, message, field } }
    }
  }

  /** Goes on with an import whose Worker is gone. Never throws: the platform would ring again six times and then give up. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    if (this.#schema.passed === 0 || (this.#schema.isBehind && !this.#start())) return
    const began = Date.now()
    try {
      // Before the work, which may be cut off.
      this.#watchImport()
      while (Date.now() - began < TURN) {
        const progress = storage.transactionSync(() =>
          continueLost(this.#database, wholeSeconds(Date.now())),
        )
        if (progress === 'idle') {
          await this.#makeFacts(began)
          return await this.#recheckHomes(began)
        }
        if (progress === 'heard') return
        if (progress === 'applied') await this.#finishImport()
        // Others ask in between.
        await scheduler.wait(REST)
      }
      void storage.setAlarm(Date.now() + SECOND)
    } catch (error) {
      console.error(
        JSON.stringify({ level: 'error', at: 'listings-alarm', message: String(error) }),
      )
      storage.transactionSync(() => giveUpLost(this.#database, wholeSeconds(Date.now())))
    }
  }

  /** Tells the site Worker before it is noted as done, since whoever sent the feed is gone. */
  async #finishImport(): Promise<void> {
    const { id } = JSON.parse(findSite(this.#database)?.doc ?? '{}')
    await this.env.CHANGES?.send({ site: id, estates: 'all' })
    this.ctx.storage.transactionSync(() => finishLost(this.#database))
  }

  /** Looks again at the homes whose day has come, and rings next on the day of the others. */
  async #recheckHomes(began: Millis): Promise<void> {
    const { storage } = this.ctx
    while (Date.now() - began < TURN) {
      const isDone = storage.transactionSync(() => {
        const { hidden, isDone: isAll } = recheckHomes(this.#database, wholeSeconds(Date.now()))
        const untold = storage.kv.get<string[]>(UNTOLD) ?? []
        if (hidden.length > 0) storage.kv.put(UNTOLD, [...untold, ...hidden])
        return isAll
      })
      await this.#tellHidden()
      if (isDone) {
        await storage.deleteAlarm()
        this.#checksAt = null
        return this.#watchHomes()
      }
      await scheduler.wait(REST)
    }
    void storage.setAlarm(Date.now() + SECOND)
  }

  /** Tells the site Worker what is not shown any more; where that fails it is told with the next turn. */
  async #tellHidden(): Promise<void> {
    const { kv } = this.ctx.storage
    const untold = kv.get<string[]>(UNTOLD) ?? []
    if (untold.length === 0) return
    const { id } = JSON.parse(findSite(this.#database)?.doc ?? '{}')
    await this.env.CHANGES?.send({ site: id, estates: untold, hard: true })
    kv.delete(UNTOLD)
  }

  /** Goes on with the facts of homes that were written before there was a criterion, and tells the site Worker of the last. */
  async #makeFacts(began: Millis): Promise<void> {
    const { storage } = this.ctx
    while (Date.now() - began < TURN) {
      const progress = storage.transactionSync(() => {
        const made = makeFacts(this.#database)
        if (made === 'made') storage.kv.put(UNTOLD_FACTS, true)
        return made
      })
      if (progress !== 'more') break
      await scheduler.wait(REST)
    }
    if (!storage.kv.get(UNTOLD_FACTS)) return
    const { id } = JSON.parse(findSite(this.#database)?.doc ?? '{}')
    await this.env.CHANGES?.send({ site: id, estates: 'all' })
    storage.kv.delete(UNTOLD_FACTS)
  }

  /** Rings at once where homes were not written by the facts of today; a site without homes has none to be made. */
  #watchFacts(): void {
    if (!findSite(this.#database) || areFactsMade(this.#database)) return
    if (hasHomes(this.#database)) void this.#wakeBy(Date.now())
    else this.ctx.storage.transactionSync(() => makeFacts(this.#database))
  }

  /** Rings when the day comes on which a home is to be looked at again. */
  #watchHomes(): void {
    const day = nextCheck(this.#database)
    if (day === null || day === NEVER) return
    const now = Date.now()
    const at = day <= toDay(now) ? now : millis(instantOf(day, '00:00'))
    if (this.#checksAt !== null && this.#checksAt <= at) return
    this.#checksAt = at
    void this.#wakeBy(at)
  }

  async #wakeBy(at: Millis): Promise<void> {
    const { storage } = this.ctx
    const set = await storage.getAlarm()
    if (set === null || set > at) await storage.setAlarm(at)
  }

  #watchImport(): void {
    void this.ctx.storage.setAlarm(Date.now() + LOST_AFTER * SECOND)
  }

  /** Deletes everything. What is called afterwards finds no site (LAPI-80). */
  async empty(): Promise<void> {
    await this.ctx.storage.deleteAll()
    this.#schema.forget()
  }

  #run(name: string, parameters: never[]): unknown {
    this.#database.startCall()
    const restoreCall = restoreCalls.get(name)
    if (restoreCall) {
      applySteps(this.ctx.storage, LISTINGS_SCHEMA)
      return restoreCall(this.#database, ...parameters)
    }
    const call = calls.get(name)
    // A newer Worker may call what this one does not have yet: it is asked again when this one is replaced.
    if (!call) throw new ApiError('unavailable', 'This call is not known here yet')
    if (this.#schema.passed === 0 || !findSite(this.#database)) throw notFound('site')
    return call(this.#database, ...parameters)
  }
}
