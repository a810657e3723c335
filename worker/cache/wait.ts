import type { Millis } from '../../shared/time/units.ts'

const SLICES = 4

/**
 * Resolves to null after a time. It waits in slices, so that an isolate that was busy all the while still gets to
 * read what has arrived in the meantime.
 */
export async function wait(time: Millis): Promise<null> {
  for (let slice = 0; slice < SLICES; slice++)
    await new Promise(resolve => setTimeout(resolve, time / SLICES))
  return null
}

/** How often a request joins another's work before it starts its own, so that not all start at once. */
export const MAX_JOINS = 3
