import { defineConfig } from 'vitest/config'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'

const root = new URL('..', import.meta.url).pathname
const siteMigrations = await readD1Migrations(`${root}worker/migrations`)
const listingMigrations = await readD1Migrations(`${root}worker/listing-api/migrations`)
const fuzz = 'test/support/fuzz.ts'
const env = { FUZZ: process.env.FUZZ ?? '' }

/** One project a runtime: rules in Node, the two Workers in workerd, journeys against the built product in Chromium. */
export default defineConfig({
  root,
  test: {
    expect: { poll: { timeout: 15_000 } },
    silent: 'passed-only',
    maxWorkers: 4,
    testTimeout: 30_000 * (Number(env.FUZZ) || 1),
    hookTimeout: 60_000,
    projects: [
      {
        root,
        test: {
          name: 'rules',
          env,
          setupFiles: [fuzz],
          isolate: false,
          include: [
            'test/shared/**/*.test.ts',
            'test/client/**/*.test.{ts,tsx}',
            'test/locales/**/*.test.ts',
            'test/worker/listing-api/{demo,packs,place}/**/*.test.ts',
            'test/worker/commands/**/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        root,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: `${root}worker/listing-api/wrangler.toml` },
            miniflare: {
              bindings: { MIGRATIONS: listingMigrations, OPEN: 'yes', JURISDICTION: '' },
            },
          }),
        ],
        test: {
          name: 'listing-api',
          // Each file writes its agencies anew, so that all can share a worker.
          isolate: false,
          env,
          setupFiles: [fuzz],
          include: ['test/worker/listing-api/**/*.test.ts'],
          exclude: ['test/worker/listing-api/{demo,packs,place}/**'],
        },
      },
      {
        root,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: `${root}wrangler.toml` },
            miniflare: {
              bindings: { MIGRATIONS: siteMigrations },
              serviceBindings: { API: () => new Response(null, { status: 599 }) },
            },
          }),
        ],
        test: {
          name: 'site',
          env,
          setupFiles: [fuzz, 'test/support/migrate.ts', 'test/support/stop-alarms.ts'],
          include: ['test/worker/**/*.test.{ts,tsx}', 'test/scenarios/**/*.test.{ts,tsx}'],
          exclude: ['test/worker/listing-api/**', 'test/worker/commands/**'],
        },
      },
      {
        root,
        // Two workers for two cores: each has one browser and one product, which its files share.
        test: {
          name: 'journeys',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          maxConcurrency: 2,
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
