import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTests, type TestResult } from './run-tests.ts'

/** Tests of one file, with one mutant. */
export interface Trial {
  /** Its id; '': none. */
  mutant: string
  file: string
  tests: string[]
}

/** Of one run of vitest, so that what a mutant breaks in the runtime ends with it. */
const TRIALS_A_RUN = 40

/**
 * Runs each trial as a copy of its test file, beside it, many in one start of the runtime: the copy says which mutant is
 * switched on and which tests run. Resolves to what failed; undefined where nothing was run.
 */
export async function runTrials(
  tree: string,
  trials: readonly Trial[],
): Promise<Map<Trial, string[] | undefined>> {
  const failed = new Map<Trial, string[] | undefined>()
  // Those of one file together: it and what it imports are there already.
  const ordered = trials.toSorted((a, b) => (a.file < b.file ? -1 : 1))
  for (let from = 0; from < ordered.length; from += TRIALS_A_RUN) {
    const batch = ordered.slice(from, from + TRIALS_A_RUN)
    for (const [trial, results] of await runBatch(tree, batch))
      failed.set(
        trial,
        results.length > 0
          ? results.filter(({ hasFailed }) => hasFailed).map(({ name }) => name)
          : undefined,
      )
  }
  return failed
}

async function runBatch(tree: string, batch: Trial[]): Promise<Map<Trial, TestResult[]>> {
  const copies = new Map(
    batch.map((trial, index) => [
      trial.file.replace(/\.test\.(tsx?)$/, `.${index}.test.$1`),
      trial,
    ]),
  )
  for (const [path, { file, ...trial }] of copies)
    writeFileSync(
      join(tree, path),
      `${readFileSync(join(tree, file), 'utf8')}\nglobalThis.trial = ${JSON.stringify(trial)}\n`,
    )
  try {
    const results = await runTests(tree, [...copies.keys()])
    return new Map(
      [...copies].map(([path, trial]) => [trial, results.filter(({ file }) => file === path)]),
    )
  } finally {
    for (const path of copies.keys()) rmSync(join(tree, path))
  }
}
