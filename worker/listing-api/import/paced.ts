import type { Millis } from '../../../shared/time/units.ts'
import type { Ask } from '../store/ask.ts'

const MAX_PAUSE: Millis = 30

/** Rests after each call about twice as long as it took, so that whoever else asks this site comes in between. */
export const paced =
  (ask: Ask): Ask =>
  async (name, ...parameters) => {
    const began = Date.now()
    const result = await ask(name, ...parameters)
    await scheduler.wait(Math.min(2 * (Date.now() - began) + 1, MAX_PAUSE))
    return result
  }
