import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { root, run } from '../local/run-tool.ts'
import { fail } from '../options.ts'
import { copyTree, removeCopy } from './copy-tree.ts'
import { drawMutants, type Mutant } from './draw-mutants.ts'
import { refusedByTypes } from './refused-by-types.ts'
import { isMissed, keepShared, type Outcome } from './results.ts'

// Tables of data and texts hold no logic to mutate.
const TABLES = [
  'shared/**/{enumerations,sub-types,field-definitions,cost-rates}.ts',
  'shared/estate/fields/**',
]

const GOAL = 92

/** Tries so many mutants of the rules, drawn by a seed from all of `shared/`, with the rules' own tests. */
export async function mutateShared(options: { count: number; seed: number }): Promise<void> {
  const { drawn } = await drawMutants(['shared/**/*.ts'], { ...options, exclude: TABLES })
  const found = await tryWithStryker(drawn.map(({ file, range }) => `${file}:${range}`))
  const outcomes = new Map(drawn.map(mutant => [mutant, found.get(nameOf(mutant)) ?? 'unseen']))
  const missed = drawn.filter(mutant => isMissed(outcomes.get(mutant)))
  const copy = copyTree()
  for (const mutant of refusedByTypes(copy, missed)) outcomes.set(mutant, 'untyped')
  removeCopy()
  const score = keepShared(outcomes, options)
  console.log(`${score} % of ${drawn.length} were noticed`)
  if (score < GOAL) fail(`Fewer than ${GOAL} % were noticed.`)
}

/** Mutates files, or places in them as `FILE:LINE:COLUMN-LINE:COLUMN`, and all that stands within these places. */
export async function tryWithStryker(
  places: readonly string[],
  options: { thresholds?: { high: number; low: number; break: number } } = {},
): Promise<Map<string, Outcome>> {
  const file = join(root, 'dist', 'stryker.json')
  writeFileSync(file, JSON.stringify({ ...CONFIG, ...options, mutate: places }))
  await run('stryker', ['run', file], { show: true })
  const { files } = v.parse(REPORT, JSON.parse(readFileSync(join(root, REPORT_FILE), 'utf8')))
  return new Map(
    Object.entries(files).flatMap(([path, { mutants }]) =>
      mutants.map(({ location: { start }, mutatorName: mutator, replacement, status }) => [
        nameOf({ file: path, ...start, mutator, replacement }),
        OUTCOMES[status] ?? 'unseen',
      ]),
    ),
  )
}

type Named = Pick<Mutant, 'file' | 'line' | 'column' | 'mutator' | 'replacement'>
const nameOf = ({ file, line, column, mutator, replacement }: Named): string =>
  [file, line, column, mutator, replacement].join(' ')

const REPORT_FILE = 'dist/mutation.json'

const CONFIG = {
  // Stryker would rewrite the real one through an API that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  testRunner: 'vitest',
  // Which tests run past a mutant is known from the first run; asking Vite once more takes most of the time.
  vitest: { configFile: 'test/rules.config.mjs', related: false },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: REPORT_FILE },
  tempDirName: 'dist/mutation',
  ignorePatterns: ['dist', '.wrangler'],
  ignoreStatic: true,
  // A busy machine is not an endless loop.
  timeoutMS: 20_000,
  concurrency: 2,
  allowConsoleColors: false,
}

const OUTCOMES: Record<string, Outcome> = {
  Killed: 'killed',
  Survived: 'survived',
  NoCoverage: 'unseen',
  Timeout: 'endless',
  Ignored: 'loaded',
}

const POSITION = v.object({ line: v.number(), column: v.number() })
const REPORT = v.object({
  files: v.record(
    v.string(),
    v.object({
      mutants: v.array(
        v.object({
          location: v.object({ start: POSITION }),
          mutatorName: v.string(),
          replacement: v.string(),
          status: v.string(),
        }),
      ),
    }),
  ),
})
