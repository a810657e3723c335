import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../bindings.ts'
import { Database } from '../db/database.ts'
import { applySteps, schemaStep } from '../db/schema/apply-steps.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { findSite } from '../site/queries.ts'
import { CALLS, RESTORE_CALLS } from './calls.ts'
import type { Outcome } from './outcome.ts'
import { RolledBack } from './rolled-back.ts'

/** The caller's parameters have the types of the table (store/ask.ts); here they have crossed a wire, and have none. */
type Call = (database: Database, ...parameters: never[]) => unknown

const calls = new Map<string, Call>(Object.entries(CALLS))
const restoreCalls = new Map<string, Call>(Object.entries(RESTORE_CALLS))

/** Everything of one site: its tables, and the one place where they are read and written. */
export class Listings extends DurableObject<Bindings> {
  readonly #database = new Database(this.ctx.storage.sql)

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    // One that no site was put into has no tables, and makes none for being asked.
    if (schemaStep(ctx.storage) > 0) applySteps(ctx.storage)
  }

  /** Runs one of CALLS as one transaction: all of it, or nothing where it throws (LAPI-76). 404 without a site in here. */
  perform(name: string, parameters: never[]): Outcome {
    try {
      return { value: this.ctx.storage.transactionSync(() => this.#run(name, parameters)) }
    } catch (error) {
      if (error instanceof RolledBack) return { value: error.value }
      if (!(error instanceof ApiError)) throw error
      const { status, message, field } = error
      return { refused: { status, message, field } }
    }
  }

  /** Deletes everything. What is called afterwards finds no site (LAPI-80). */
  async empty(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  #run(name: string, parameters: never[]): unknown {
    this.#database.startCall()
    const restoreCall = restoreCalls.get(name)
    if (restoreCall) {
      applySteps(this.ctx.storage)
      return restoreCall(this.#database, ...parameters)
    }
    const call = calls.get(name)
    // A newer Worker may call what this one does not have yet: it is asked again when this one is replaced.
    if (!call) throw new ApiError(503, 'This call is not known here yet')
    if (schemaStep(this.ctx.storage) === 0 || !findSite(this.#database)) throw notFound('site')
    return call(this.#database, ...parameters)
  }
}
