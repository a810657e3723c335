/** Where `npm test` prepares the demo databases, and the port that their absolute addresses name. */
export const TEST_STATE = 'dist/test-state'
export const TEST_PORT = Number(process.env.TEST_PORT ?? 48787)
