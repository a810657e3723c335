/**
 * Null after a while of waiting on another request. In slices: an isolate that was busy for so long has not waited at
 * all, and gets to read what has arrived in the meantime.
 */
export async function wait(ms: number): Promise<null> {
  for (let slice = 0; slice < SLICES; slice++)
    await new Promise(resolve => setTimeout(resolve, ms / SLICES))
  return null
}

const SLICES = 4

/** Waiting in vain, one joins who began in the meantime, so that not all begin at once; but no more often than this. */
export const MAX_JOINS = 3
