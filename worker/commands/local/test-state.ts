/** Where `npm test` prepares the demo databases. */
export const TEST_STATE = 'dist/test-state'

/** The port that the demo's absolute addresses name; below the range that systems give to clients. */
export const SEEDED_PORT = Number(process.env.TEST_PORT ?? 28787)

/** The first of this test worker's four ports, since several workers run at once. */
export const TEST_PORT = SEEDED_PORT + 4 * Number(process.env.VITEST_POOL_ID ?? 0)
