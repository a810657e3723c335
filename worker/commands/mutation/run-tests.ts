import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bin } from '../local/run-tool.ts'

export interface TestResult {
  /** In the tree. */
  file: string
  /** Without the file: 'a list > is told'. */
  name: string
  hasFailed: boolean
  millis: number
  /** Ids of the mutants that it ran past. */
  passed: string[]
  /** Those that were run past before it, as modules were loaded. */
  loaded: string[]
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  testResults: {
    name: string
    assertionResults: {
      status: string
      duration?: number
      meta: { fullName?: string; passed?: string[]; loaded?: string[] }
    }[]
  }[]
}

/** ms after which a run has come to a stand. */
const LONGEST = 1_200_000
/** ms that a test may hang. */
const HANGS = '60000'

/** Runs test files of a tree in one runtime; what was skipped, or never began, is not in the answer. */
export async function runTests(tree: string, files: readonly string[]): Promise<TestResult[]> {
  const file = join(tree, 'dist', 'mutation-report.json')
  rmSync(file, { force: true })
  const options = ['--project', 'site', '--maxWorkers', '1', '--testTimeout', HANGS]
  const reporter = ['--reporter', 'json', '--outputFile', file]
  const child = spawn(
    bin('vitest'),
    ['run', '-c', 'test/vitest.config.mjs', ...options, ...reporter, ...files],
    {
      cwd: tree,
      stdio: 'ignore',
      // As a group of its own, so that its workers end with it.
      detached: true,
      env: { ...process.env, MUTATION: '1' },
    },
  )
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), LONGEST)
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })
  if (!existsSync(file)) return []
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, duration, meta }) => ({
        file: relative(tree, name),
        name: meta.fullName ?? '',
        hasFailed: status === 'failed',
        millis: duration ?? 0,
        passed: meta.passed ?? [],
        loaded: meta.loaded ?? [],
      })),
  )
}
