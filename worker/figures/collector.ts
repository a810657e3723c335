import { NO_COUNTS, type Counts, type Figure } from '../../shared/figures/figure.ts'
import { MINUTE, SECOND, type Millis } from '../../shared/time/units.ts'

/** So long counts wait at most, in this isolate alone (FIGURE-8). */
export const WINDOW: Millis = 10 * SECOND
/** What could not be handed over is tried again with the next counts, so long. */
const RETRIED_FOR: Millis = MINUTE
/** A window whose request was cut off is another's from then on. */
const OVERDUE: Millis = 2 * WINDOW
const MAX_SUBJECTS = 2000
const MAX_FAILED = 200

/** What an isolate has counted of one site, for its agency's object: one that comes twice counts once, by its id. */
export interface Batch {
  id: string
  site: number
  /** When the first of it was counted. */
  since: Millis
  counts: Map<string, Counts>
}

/** What to do after counting: nothing; hand over in a while, since nobody else will; or hand over now. */
type Next = 'wait' | 'start' | 'full'

/** The counts of an isolate between two calls of the agencies' objects: bounded, and nothing of who was counted. */
export class Collector {
  #batches = new Map<number, Batch>()
  #failed: Batch[] = []
  #subjects = 0
  #promisedAt: Millis | null = null

  add(site: number, subject: string, figure: Figure, now: Millis): Next {
    const { counts } = this.#batchOf(site, now)
    const known = counts.get(subject)
    if (known) known[figure]++
    else {
      counts.set(subject, { ...NO_COUNTS, [figure]: 1 })
      this.#subjects++
    }
    if (this.#subjects >= MAX_SUBJECTS) return 'full'
    if (this.#promisedAt !== null && now - this.#promisedAt < OVERDUE) return 'wait'
    this.#promisedAt = now
    return 'start'
  }

  /** What is there to be handed over, and what could not be before; from now on it is the caller's. */
  take(): Batch[] {
    const taken = [...this.#failed, ...this.#batches.values()]
    this.#batches = new Map()
    this.#failed = []
    this.#subjects = 0
    this.#promisedAt = null
    return taken
  }

  /** Keeps what could not be handed over for the next time; false: it is too old, or there is too much of it, and is lost. */
  giveBack(batch: Batch, now: Millis): boolean {
    const isRetried = now - batch.since < RETRIED_FOR && this.#failed.length < MAX_FAILED
    if (isRetried) this.#failed.push(batch)
    return isRetried
  }

  #batchOf(site: number, now: Millis): Batch {
    const open = this.#batches.get(site)
    if (open) return open
    const batch = { id: crypto.randomUUID(), site, since: now, counts: new Map<string, Counts>() }
    this.#batches.set(site, batch)
    return batch
  }
}
