import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../bindings.ts'
import { Database } from '../db/database.ts'
import { applySteps, schemaStep } from '../db/schema/apply-steps.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { CALLS, RESTORE_CALLS } from './calls.ts'

/** What a call comes to. A refusal crosses as a value, since a thrown error loses its class on the way. */
export type Outcome = { value: unknown } | { refused: Refusal }

export interface Refusal {
  status: ApiError['status']
  message: string
  field?: string | undefined
}

type Call = (database: Database, ...parameters: unknown[]) => unknown

/** Everything of one site: its tables, and the one place where they are read and written. */
export class Listings extends DurableObject<Bindings> {
  readonly #database = new Database(this.ctx.storage.sql)

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    // One that no site was put into has no tables, and makes none for being asked.
    if (schemaStep(ctx.storage) > 0) applySteps(ctx.storage)
  }

  /** Runs one of CALLS as one transaction: all of it, or nothing where it throws (LAPI-76). 404 without a site in here. */
  perform(name: string, parameters: unknown[]): Outcome {
    try {
      return { value: this.ctx.storage.transactionSync(() => this.#run(name, parameters)) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, message, field } = error
      return { refused: { status, message, field } }
    }
  }

  /** Deletes everything. What is called afterwards finds no site (LAPI-80). */
  async empty(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  #run(name: string, parameters: unknown[]): unknown {
    this.#database.startCall()
    if (Object.hasOwn(RESTORE_CALLS, name)) {
      applySteps(this.ctx.storage)
      return callOf(RESTORE_CALLS, name)(this.#database, ...parameters)
    }
    // A newer Worker may call what this one does not have yet: it is asked again when this one is replaced.
    if (!Object.hasOwn(CALLS, name)) throw new ApiError(503, 'This call is not known here yet')
    if (schemaStep(this.ctx.storage) === 0 || !callOf(CALLS, 'findSite')(this.#database))
      throw notFound('site')
    return callOf(CALLS, name)(this.#database, ...parameters)
  }
}

/** The caller's parameters have the types of the table (store/ask.ts); here they have crossed a wire. */
const callOf = (calls: object, name: string): Call => (calls as Record<string, Call>)[name] as Call
