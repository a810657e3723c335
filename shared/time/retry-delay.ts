const FIRST_SECONDS = 30
const LONGEST_SECONDS = 3600

/** How long a message of a queue waits after it failed for the nth time, counted from 1; seconds. */
export const retryDelay = (attempts: number): number =>
  Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.max(0, attempts - 1))
