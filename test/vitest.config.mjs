import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { SlowFirst } from './slow-first.mjs'

const root = new URL('..', import.meta.url).pathname
const siteMigrations = await readD1Migrations(`${root}worker/migrations`)
const listingMigrations = await readD1Migrations(`${root}worker/listing-api/migrations`)
const fuzz = 'test/support/fuzz.ts'
const env = { FUZZ: process.env.FUZZ ?? '' }

/** Of the site Worker what needs nothing of workerd: there each file starts a runtime of its own, which takes longer than it. */
const PURE = [
  'test/scenarios/{estate-facts,texts/card-texts}.test.ts',
  'test/worker/admin/console/law-warnings.test.tsx',
  'test/worker/agency/json-slices.test.ts',
  'test/worker/api/{clean-html,clean-page,unimplemented}.test.ts',
  'test/worker/cache/{known-entry,lru-cache,set-newest,single-flight}.test.ts',
  'test/worker/catalog/public-estate.test.ts',
  'test/worker/content/estate-sections.test.ts',
  'test/worker/crm/whise/to-line.test.ts',
  'test/worker/csp-reports/parse.test.ts',
  'test/worker/desk/{pages/unchanged,rich-text/tangled}.test.{ts,tsx}',
  'test/worker/estate/{costs/every-home,project/elevation}.test.{ts,tsx}',
  'test/worker/forms/submission.test.ts',
  'test/worker/http/{canonical,classify,retry-after,wants-markdown}.test.ts',
  'test/worker/mail/{mail-look,mail-text,messages/subscription-mails}.test.ts',
  'test/worker/purge/scope.test.ts',
  'test/worker/tiles/paths.test.ts',
  'test/worker/page/{shell,link-sinks}.test.tsx',
  'test/worker/places/{file-loader,find-spots}.test.ts',
  'test/worker/render/island.test.tsx',
  'test/worker/sections/sections.test.tsx',
  'test/worker/seo/{indexing,json-ld,native-texts,xml}.test.ts',
  'test/worker/site/parse.test.ts',
  'test/worker/store/*.test.ts',
  'test/worker/versions/table.test.ts',
]

/** Of the site Worker what loads its modules anew, or counts on a memory that no other file has filled. */
const ALONE = [
  'test/scenarios/faults/{api,hard-change,purge-race,stores}.test.ts',
  'test/worker/desk/figures.test.ts',
  'test/worker/places/missing-files.test.ts',
]

/** The site Worker in workerd. */
const site = {
  root,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [
    cloudflareTest({
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: {
        // React as it is deployed, which renders faster than its development build.
        bindings: { MIGRATIONS: siteMigrations, NODE_ENV: 'production', SHELL_AFTER: '20000' },
        serviceBindings: { API: () => new Response(null, { status: 599 }) },
      },
    }),
  ],
}
const siteTests = {
  env,
  // The last one: of `npm run mutation -- worker` alone.
  setupFiles: [
    fuzz,
    'test/support/fresh-start.ts',
    ...(process.env.MUTATION ? ['worker/commands/mutation/mutant.ts'] : []),
  ],
}

/** Files of SQL as text, which Node does not load by itself. */
const sqlAsText = {
  name: 'sql-as-text',
  load: id =>
    id.endsWith('.sql') ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))}` : null,
}

/** One project a runtime: rules in Node, the two Workers in workerd, journeys against the built product in Chromium. */
export default defineConfig({
  root,
  test: {
    expect: { poll: { timeout: 30_000 } },
    silent: 'passed-only',
    // Many more than cores: of two hundred seconds in which most wait for what answers late on purpose, a third was idle with five.
    maxWorkers: 7,
    sequence: { sequencer: SlowFirst },
    // How long a test may hang, not how long it should take: machines differ.
    testTimeout: 120_000 * (Number(env.FUZZ) || 1),
    hookTimeout: 120_000,
    projects: [
      {
        root,
        plugins: [sqlAsText],
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
            ...PURE,
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
        ...site,
        test: {
          ...siteTests,
          name: 'site',
          // The runtime and the Worker's modules take longer to start than most files take: each worker starts them once.
          isolate: false,
          include: ['test/worker/**/*.test.{ts,tsx}', 'test/scenarios/**/*.test.{ts,tsx}'],
          // A mutant is tried by those too, in one runtime with the rest.
          exclude: [
            'test/worker/listing-api/**',
            'test/worker/commands/**',
            ...(process.env.MUTATION ? [] : [...PURE, ...ALONE]),
          ],
        },
      },
      { ...site, test: { ...siteTests, name: 'site-alone', include: ALONE } },
      {
        root,
        // Three workers for two cores, since most of a journey is waiting: each has one browser and one product, which its files share.
        test: {
          name: 'journeys',
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          maxConcurrency: 3,
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      // Of `npm run audit` alone: the other browsers, and requests by the ten thousand.
      ...(process.env.AUDIT
        ? [
            {
              root,
              test: {
                name: 'engines',
                include: ['test/engines/**/*.test.ts'],
                testTimeout: 90_000,
                hookTimeout: 120_000,
              },
            },
            {
              root,
              plugins: [sqlAsText],
              // The Worker's tables of routes are read in Node.
              resolve: {
                alias: { 'cloudflare:workers': `${root}test/hostile/workerd-classes.ts` },
              },
              test: {
                name: 'hostile',
                include: ['test/hostile/**/*.test.ts'],
                hookTimeout: 120_000,
              },
            },
          ]
        : []),
    ],
  },
})
