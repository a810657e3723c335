import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bundle } from './local/bundle.ts'
import { findChromium, findHeadlessShell, fontEnvironment } from './local/chromium.ts'
import { checkGeneratedTypes } from './local/generated-types.ts'
import { migrate } from './local/migrate.ts'
import { ensureSecrets } from './local/prepare.ts'
import { seed } from './local/seed.ts'
import { storeMap } from './local/store-map.ts'
import { root, run } from './local/run-tool.ts'
import { SEEDED_PORT, TEST_STATE } from './local/test-state.ts'
import { messageOf } from './options.ts'

const REPORT = join(root, 'dist', 'test-report.json')
const MANIFEST = join(root, 'dist', 'manifest.json')
const MAX_SLOWEST = 20

/** Every check counts as one test. */
type Check = [name: string, check: () => Promise<unknown>]

// Of what needs the built product. Wrangler builds the browser bundle for it, unminified, which the production bundles then replace.
const GENERATED: Check = ['generated types', checkGeneratedTypes]
const DATABASES: Check = ['demo databases', createDemoDatabases]
const BUNDLES: Check = ['production bundles', bundle]
/** Each checker does part of the others' work again: no more than there are cores, and one where both are taken. */
const types = (checkers: number, ...project: string[]) =>
  run('tsc', [...project, '--checkers', String(checkers)])
/** They need the manifest of a browser bundle, and can go on beside tests. */
const SOURCES: Check[] = [
  ['types', () => types(2, '-p', 'tsconfig.json')],
  ['lint', () => run('oxlint', ['--deny-warnings'])],
  ['format', () => run('oxfmt', ['--check'])],
]
/** The same files once more, each with the types alone that it may know: of a whole run, since they take as long again. */
const EDGES: Check[] = [
  ['types of shared, browser and edge', () => types(1, '-b', 'worker')],
  ['types of the commands', () => types(1, '-p', 'worker/commands')],
]

/** Folders whose tests read nothing of the built product. */
const UNBUILT = /^test\/(shared|client|locales|scenarios|worker\/(?!commands\b)\w)/

/** Both databases, migrated and seeded; every journey starts from a copy. */
async function createDemoDatabases(): Promise<void> {
  rmSync(join(root, TEST_STATE), { recursive: true, force: true })
  await migrate(TEST_STATE)
  await seed(SEEDED_PORT, TEST_STATE)
  await storeMap(TEST_STATE)
}

interface Counts {
  passed: number
  failed: number
}

async function runChecks(checks: Check[], counts: Counts): Promise<void> {
  const runCheck = async ([name, check]: Check): Promise<void> => {
    try {
      await check()
      counts.passed++
      console.log(`✓ ${name}`)
    } catch (error) {
      counts.failed++
      console.error(`✗ ${name}\n${messageOf(error)}`)
    }
  }
  await Promise.all(checks.map(runCheck))
}

export interface Chosen {
  /** Parts of the paths of test files; none: all. */
  files: string[]
  /** Further arguments of vitest. */
  options: string[]
}

/**
 * Runs the checks, then the tests that are chosen (null: none); prints the slowest files and a closing line with all
 * counts. Resolves to whether everything passed. Where no chosen test needs the built product, it isn't built.
 */
export async function runTests(chosen: Chosen | null): Promise<boolean> {
  const counts: Counts = { passed: 0, failed: 0 }
  ensureSecrets()
  const isUnbuilt =
    chosen !== null && chosen.files.length > 0 && chosen.files.every(file => UNBUILT.test(file))
  const databases = isUnbuilt ? null : runChecks([DATABASES], counts)
  if (!isUnbuilt || !existsSync(MANIFEST)) await runChecks([GENERATED], counts)
  if (!isUnbuilt) await runChecks([BUNDLES], counts)
  await databases
  const isWhole = !chosen?.files.length
  const checks = isWhole ? [...SOURCES, ...EDGES] : SOURCES
  const browsers = isUnbuilt || !chosen ? {} : findBrowsers(counts)
  await Promise.all([runChecks(checks, counts), chosen && runVitest(chosen, browsers, counts)])
  if (!chosen) console.log('\nNo test is affected.')
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed === 0
}

/** The variables by which journeys find their browsers; that there is none counts as a failure. */
function findBrowsers(counts: Counts): Record<string, string> {
  const chromium = findChromium()
  if (chromium)
    return {
      CHROMIUM: chromium,
      CHROMIUM_SHELL: findHeadlessShell(chromium),
      ...fontEnvironment(),
    }
  counts.failed++
  return {}
}

async function runVitest(
  { files, options }: Chosen,
  browsers: Record<string, string>,
  counts: Counts,
): Promise<void> {
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
      ...files,
      ...options,
    ],
    { show: true, env: browsers },
  ).catch(() => undefined)
  const report = readReport()
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(test => test.status === 'failed'),
  )
  counts.passed += report.numPassedTests
  counts.failed += report.numFailedTests + brokenFiles.length
  printSlowest(report)
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
