/** Where `npm test` prepares the demo databases, and the port that their absolute addresses name: below those that the system gives to clients. */
export const TEST_STATE = 'dist/test-state'
export const SEEDED_PORT = Number(process.env.TEST_PORT ?? 28787)

/** A journey's own, as several run at once; the listing API may have the next one. */
export const TEST_PORT = SEEDED_PORT + 2 * Number(process.env.VITEST_POOL_ID ?? 0)
