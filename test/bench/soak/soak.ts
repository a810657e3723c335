import { createHash } from 'node:crypto'
import { Model } from './model.ts'
import type { Visits } from './visit.ts'
import type { Home } from './agencies.ts'

/** What all that act in a run share. */
export class Soak {
  readonly model = new Model()
  readonly visits: Visits
  readonly sites: readonly number[]
  readonly homes: readonly Home[]
  /** By agency: the cookie of its owner at the desk. */
  readonly cookies = new Map<number, string>()
  /** By agency: the addresses of a photograph in its widths. */
  readonly pictures = new Map<number, string[]>()
  /** The line of a home in a feed, by its id there. */
  readonly lines = new Map<string, Record<string, unknown>>()
  readonly #queues = new Map<string, Promise<unknown>>()
  #number = 0

  constructor(visits: Visits, sites: readonly number[], homes: readonly Home[]) {
    this.visits = visits
    this.sites = sites
    this.homes = homes
  }

  nextNumber(): number {
    return ++this.#number
  }

  /** The key of a form, the same however often it is sent. */
  keyOf(email: string): string {
    return createHash('sha256').update(email).digest('hex').slice(0, 32)
  }

  /** One after the other for the same name, so that it is known which write is the last. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#queues.get(name) ?? Promise.resolve()
    const own = before.then(work)
    this.#queues.set(
      name,
      own.catch(() => undefined),
    )
    return own
  }
}
