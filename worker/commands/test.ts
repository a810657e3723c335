import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './local/bundle.ts'
import { findChromium, findHeadlessShell } from './local/chromium.ts'
import { ensureSecrets, migrate, seed } from './local/prepare.ts'
import { root, run } from './local/run-tool.ts'
import { SEEDED_PORT, TEST_STATE } from './local/test-state.ts'

const REPORT = join(root, 'dist', 'test-report.json')

/** Each check is one test of its own in the closing line. */
const CHECKS = [
  ['production bundles', bundle],
  ['demo databases', demoDatabases],
  ['types', () => run('tsc', ['-p', 'tsconfig.json'])],
  ['types of shared/', () => run('tsc', ['-p', 'shared/tsconfig.json'])],
  ['lint', () => run('oxlint', ['--deny-warnings'])],
  ['format', () => run('oxfmt', ['--check'])],
]

/** What every journey copies: both databases migrated and seeded. */
async function demoDatabases() {
  ensureSecrets()
  rmSync(join(root, TEST_STATE), { recursive: true, force: true })
  await migrate(TEST_STATE)
  await seed(SEEDED_PORT, TEST_STATE)
}

let passed = 0
let failed = 0

for (const [name, check] of CHECKS) {
  try {
    await check()
    passed++
    console.log(`✓ ${name}`)
  } catch (error) {
    failed++
    console.error(`✗ ${name}\n${error.message}`)
  }
}

const chromium = findChromium()
if (!chromium) failed++
rmSync(REPORT, { force: true })
const args = [
  'run',
  '-c',
  'test/vitest.config.mjs',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
  ...process.argv.slice(2),
]
await run('vitest', args, {
  show: true,
  env: { CHROMIUM: chromium ?? '', CHROMIUM_SHELL: chromium ? findHeadlessShell() : '' },
}).catch(() => undefined)
const report = readReport()
passed += report.numPassedTests
failed += report.numFailedTests + report.numFailedSuitesWithoutTest

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A file that does not even load has no failed test, and must fail all the same. */
function readReport() {
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8'))
    const broken = report.testResults.filter(
      file =>
        file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
    )
    return { ...report, numFailedSuitesWithoutTest: broken.length }
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numFailedSuitesWithoutTest: 0 }
  }
}
