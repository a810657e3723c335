import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundle } from './local/bundle.ts'
import { findChromium, findHeadlessShell } from './local/chromium.ts'
import { checkGeneratedTypes } from './local/generated-types.ts'
import { migrate } from './local/migrate.ts'
import { ensureSecrets } from './local/prepare.ts'
import { seed } from './local/seed.ts'
import { storeMap } from './local/store-map.ts'
import { root, run } from './local/run-tool.ts'
import { SEEDED_PORT, TEST_STATE } from './local/test-state.ts'
import { messageOf } from './options.ts'

const REPORT = join(root, 'dist', 'test-report.json')
const MAX_SLOWEST = 20

/** Every check counts as one test. Those of a later group need what an earlier group made. */
const CHECKS: [name: string, check: () => Promise<unknown>][][] = [
  [
    // Wrangler builds the browser bundle for it, unminified, which the production bundles then replace.
    ['generated types', checkGeneratedTypes],
    ['demo databases', createDemoDatabases],
  ],
  [['production bundles', bundle]],
  [
    ['types', () => run('tsc', ['-p', 'tsconfig.json'])],
    ['types of shared, browser and edge', () => run('tsc', ['-b', 'worker'])],
    ['types of the commands', () => run('tsc', ['-p', 'worker/commands'])],
    ['lint', () => run('oxlint', ['--deny-warnings'])],
    ['format', () => run('oxfmt', ['--check'])],
  ],
]

/** Both databases, migrated and seeded; every journey starts from a copy. */
async function createDemoDatabases(): Promise<void> {
  ensureSecrets()
  rmSync(join(root, TEST_STATE), { recursive: true, force: true })
  await migrate(TEST_STATE)
  await seed(SEEDED_PORT, TEST_STATE)
  await storeMap(TEST_STATE)
}

interface Counts {
  passed: number
  failed: number
}

async function runChecks(): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 }
  const runCheck = async ([name, check]: (typeof CHECKS)[number][number]): Promise<void> => {
    try {
      await check()
      counts.passed++
      console.log(`✓ ${name}`)
    } catch (error) {
      counts.failed++
      console.error(`✗ ${name}\n${messageOf(error)}`)
    }
  }
  for (const group of CHECKS) await Promise.all(group.map(runCheck))
  return counts
}

/**
 * Runs the checks, then the tests that vitest's arguments choose (null: none); prints the slowest files and a closing
 * line with all counts. Resolves to whether everything passed.
 */
export async function runTests(args: string[] | null): Promise<boolean> {
  const checks = await runChecks()
  if (args === null) {
    console.log(`\nNo test is affected. ${checks.passed} passed, ${checks.failed} failed`)
    return checks.failed === 0
  }
  const chromium = findChromium()
  rmSync(REPORT, { force: true })
  await run(
    'vitest',
    [
      'run',
      '-c',
      'test/vitest.config.mjs',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
      ...args,
    ],
    {
      show: true,
      env: { CHROMIUM: chromium ?? '', CHROMIUM_SHELL: (chromium && findHeadlessShell()) ?? '' },
    },
  ).catch(() => undefined)
  const report = readReport()
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(test => test.status === 'failed'),
  )
  const passed = checks.passed + report.numPassedTests
  const failed =
    checks.failed + report.numFailedTests + brokenFiles.length + (chromium === null ? 1 : 0)
  printSlowest(report)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string }[]
  }[]
}

/** A report that is missing counts as one failure. */
function readReport(): Report {
  try {
    const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
    return report
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  }
}

function printSlowest({ testResults }: Report): void {
  const slowest = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOWEST)
  if (slowest.length > 0) console.log('\nSlowest files, in seconds:')
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)}  ${relative(root, name)}`)
}
