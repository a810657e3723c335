import { readOptions } from './options.ts'
import { run } from './local/run-tool.ts'

/** So many times the cases of `npm test`: of pairs of search and home ten thousand. */
const TIMES = 34
/** Where more cases find more. */
const LONG = ['test/worker/store']

const { positionals } = readOptions(
  `npm run test:long [-- FILTERS]
Runs property tests with ${TIMES} times as many cases as npm test has, and new ones: those of search, or those whose path contains a filter.`,
  {},
  { maxArguments: Infinity },
)
const files = positionals.length > 0 ? positionals : LONG
await run('vitest', ['run', '-c', 'test/vitest.config.mjs', ...files], {
  show: true,
  env: { FUZZ: String(TIMES) },
}).catch(() => process.exit(1))
