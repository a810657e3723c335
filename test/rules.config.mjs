import { defineConfig } from 'vitest/config'

/** The rules by themselves, for `npm run mutation`: no Worker, no browser. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    testTimeout: 60_000,
    include: ['test/shared/**/*.test.ts', 'test/client/**/*.test.{ts,tsx}'],
  },
})
