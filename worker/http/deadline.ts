import type { Millis } from '../../shared/time/units.ts'

/** How long a request waits for its back end, all its calls together. */
export const REQUEST_WAITS: Millis = 4500

/** What a request may yet wait for its back end, however many calls it makes. */
export interface Deadline {
  /**
   * Begins the work unless the time is over, and waits for it no longer than that; then it throws. The work may go on. It
   * calls `answered` where the back end has answered and the rest is our own.
   */
  within<T>(work: (answered: () => void) => Promise<T>): Promise<T>
  /** How much of the time is left, in ms. */
  left(): Millis
}

/** For work that no visitor waits for. */
export const NO_DEADLINE: Deadline = Object.freeze({
  within: <T>(work: (answered: () => void) => Promise<T>) => work(() => undefined),
  left: () => Infinity,
})
