import type { Millis } from '../../../shared/time/units.ts'
import type { Ask } from '../store/ask.ts'

/** Rests for three times as long as a call took: most searches then come in between, and meet none. */
const REST = 3
const MAX_REST: Millis = 60

/** How long to rest after `took`. */
const restAfter = (took: Millis): Millis => Math.min(REST * took + 1, MAX_REST)

/** Rests after each call, so that whoever else asks this site comes in between. */
export const paced =
  (ask: Ask): Ask =>
  async (name, ...parameters) => {
    const began = Date.now()
    const result = await ask(name, ...parameters)
    await scheduler.wait(restAfter(Date.now() - began))
    return result
  }
