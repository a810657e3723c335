import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './local/run-tool.ts'

/**
 * `npm run mutation [-- files]`: breaks shared/ in every way Stryker knows and sees whether the rules' tests notice; below 80 % it
 * fails. By hand, since it takes many minutes. Tables of data and words hold nothing to break.
 */
const MUTATED = [
  'shared/**/*.ts',
  '!shared/**/{enumerations,sub-types,field-definitions,cost-rates}.ts',
  '!shared/estate/fields/**',
]

const config = {
  // Stryker would rewrite it with TypeScript's old interface, which TypeScript 7 has no more.
  tsconfigFile: 'none.json',
  testRunner: 'vitest',
  vitest: { configFile: 'test/rules.config.mjs', related: true },
  mutate: process.argv.length > 2 ? process.argv.slice(2) : MUTATED,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: 'dist/mutation.json' },
  tempDirName: 'dist/mutation',
  ignorePatterns: ['dist', '.wrangler'],
  ignoreStatic: true,
  // A busy machine is no endless loop.
  timeoutMS: 20_000,
  concurrency: 2,
  allowConsoleColors: false,
}

const file = join(root, 'dist', 'stryker.json')
writeFileSync(file, JSON.stringify(config))
await run('stryker', ['run', file], { show: true })
