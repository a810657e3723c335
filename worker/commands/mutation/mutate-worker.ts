import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/run-tool.ts'
import { fail } from '../options.ts'
import { drawMutants, type Mutant } from './draw-mutants.ts'
import { refusedByTypes } from './refused-by-types.ts'
import { isMissed, keepResults, wasKilled, type Outcome } from './results.ts'
import { MUTATED_ROOMS, roomOf, testsOf } from './rooms.ts'
import { runTests, type TestResult } from './run-tests.ts'
import { runTrials, type Trial } from './trials.ts'

/** What the Worker's tests read. */
const TREE =
  'client locales shared test worker docs package.json tsconfig.json wrangler.toml .dev.vars dist/site dist/manifest.json'.split(
    ' ',
  )
// Of this run alone, so that two rooms can be tried beside each other.
const COPY = join(root, 'dist', `mutation-${process.pid}`)
const GOAL = 80

interface Options {
  count: number
  seed: number
  /** In how many files, the nearest, a mutant may go unnoticed: then it has survived, though another might notice it. */
  tries: number
  /** Only what no test noticed in the last run. */
  again: boolean
}

/**
 * Mutates a copy of the tree: every mutant is in it, behind a switch. The tests run once to see which run past which; then
 * each mutant's own tests run with it alone, the nearest file first, many mutants in one start of the runtime. Stryker's own
 * runner knows nothing of tests in workerd. Always drawn from all rooms, so that rooms tried one by one make one draw.
 */
export async function mutateWorker(rooms: readonly string[], options: Options): Promise<void> {
  const chosen = rooms.length > 0 ? rooms : MUTATED_ROOMS
  const { drawn: all, files, sources } = await drawMutants(MUTATED_ROOMS, options)
  const drawn = all.filter(({ file }) => chosen.includes(roomOf(file)))
  copyTree()
  const untyped = refusedByTypes(COPY, drawn)
  for (const [path, text] of files) writeFileSync(join(COPY, path), text)
  const typed = drawn.filter(mutant => !untyped.has(mutant))
  const tests = [...new Set(typed.flatMap(({ file }) => testsOf(file)))]
  console.log(
    `${typed.length} mutants that types allow; first the ${tests.length} test files as they are`,
  )
  const clean = await runTests(COPY, tests)
  const red = clean.filter(({ hasFailed }) => hasFailed)
  if (clean.length === 0) fail('No test was run.')
  if (red.length > 0) fail(`Without any mutant fails: ${red[0]?.file} ${red[0]?.name}`)
  const outcomes = await tryMutants(drawn, clean, options)
  write(sources)
  const missed = drawn.filter(mutant => isMissed(outcomes.get(mutant)))
  for (const mutant of refusedByTypes(COPY, missed)) outcomes.set(mutant, 'untyped')
  rmSync(COPY, { recursive: true, force: true })
  const score = keepResults(chosen, outcomes, options)
  console.log(`${score} % were noticed`)
  if (score < GOAL) fail(`Fewer than ${GOAL} % were noticed.`)
}

function write(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) writeFileSync(join(COPY, path), text)
}

function copyTree(): void {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(join(COPY, 'dist'), { recursive: true })
  for (const path of TREE) cpSync(join(root, path), join(COPY, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(COPY, 'node_modules'))
}

async function tryMutants(
  drawn: readonly Mutant[],
  clean: readonly TestResult[],
  { tries, again }: Options,
): Promise<Map<Mutant, Outcome>> {
  const outcomes = new Map<Mutant, Outcome>()
  const waiting = new Map(drawn.map(mutant => [mutant, trialsOf(mutant, clean).slice(0, tries)]))
  const decide = (mutant: Mutant, outcome: Outcome): void => {
    outcomes.set(mutant, outcome)
    waiting.delete(mutant)
  }
  const loaded = new Set(clean.flatMap(each => each.loaded))
  for (const [mutant, trials] of waiting)
    if (trials.length === 0) decide(mutant, loaded.has(mutant.id) ? 'loaded' : 'unseen')
    else if (again && wasKilled(mutant.key)) decide(mutant, 'killed')
  while (waiting.size > 0) {
    const trials = [...waiting].flatMap(([mutant, own]) =>
      own.splice(0, 1).map(trial => ({ mutant, trial })),
    )
    console.log(`${outcomes.size} decided; ${trials.length} trials`)
    const failed = await runTwice(trials.map(({ trial }) => trial))
    for (const { mutant, trial } of trials) {
      const names = failed.get(trial)
      if (names === undefined) decide(mutant, 'endless')
      else if (names.length > 0) decide(mutant, 'killed')
    }
    for (const [mutant, own] of waiting) if (own.length === 0) decide(mutant, 'survived')
  }
  return outcomes
}

/**
 * What fails with the mutant and not without: a test that needs an earlier one of its file fails alone too. What stood still
 * is tried once more.
 */
async function runTwice(trials: readonly Trial[]): Promise<Map<Trial, string[] | undefined>> {
  const failed = await runTrials(COPY, trials)
  const still = trials.filter(trial => failed.get(trial) === undefined)
  for (const trial of still)
    for (const [own, names] of await runTrials(COPY, [trial])) failed.set(own, names)
  const alone = new Map<string, Trial>()
  for (const [{ file }, names] of failed)
    for (const name of names ?? [])
      alone.set(`${file} ${name}`, { mutant: '', file, tests: [name] })
  const dependent = new Set<string>()
  for (const [{ file }, names] of await runTrials(COPY, [...alone.values()]))
    for (const name of names ?? []) dependent.add(`${file} ${name}`)
  return new Map(
    [...failed].map(([trial, names]) => [
      trial,
      names?.filter(name => !dependent.has(`${trial.file} ${name}`)),
    ]),
  )
}

/** The tests that run past a mutant, by file: those of its room first, then the quickest. */
function trialsOf({ id, file: mutated }: Mutant, clean: readonly TestResult[]): Trial[] {
  const files = Map.groupBy(
    clean.filter(({ passed }) => passed.includes(id)),
    ({ file }) => file,
  )
  const millisOf = (tests: TestResult[]): number =>
    tests.reduce((sum, { millis }) => sum + millis, 0)
  const isFar = (file: string): number => Number(roomOf(file) !== roomOf(mutated))
  return [...files]
    .toSorted(([one, a], [other, b]) => isFar(one) - isFar(other) || millisOf(a) - millisOf(b))
    .map(([file, tests]) => ({ mutant: id, file, tests: tests.map(({ name }) => name) }))
}
