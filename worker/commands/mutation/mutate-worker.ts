import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '../options.ts'
import { COPY, copyTree, removeCopy } from './copy-tree.ts'
import { drawMutants, type Mutant } from './draw-mutants.ts'
import { refusedByTypes } from './refused-by-types.ts'
import { isMissed, keepResults, knownOutcome, type Outcome } from './results.ts'
import { MUTATED_ROOMS, nearnessOf, roomOf, testsOf } from './rooms.ts'
import { runTests, type TestResult } from './run-tests.ts'
import { runTrials, type Trial } from './trials.ts'

/** Of one start of the runtime, while they run as they are. */
const FILES_A_RUN = 40
const GOAL = 80

interface Options {
  count: number
  seed: number
  /** In how many files, the nearest, a mutant may go unnoticed: then it has survived, though another might notice it. */
  tries: number
  /** Only what no test noticed in the last run, and for which no reason is written. */
  again: boolean
}

/**
 * Mutates a copy of the tree: every mutant is in it, behind a switch. The tests run once to see which run past which; then
 * each mutant's own tests run with it alone, the nearest file first, many mutants in one start of the runtime. Stryker's own
 * runner knows nothing of tests in workerd. Always drawn from all rooms, so that rooms tried one by one make one draw.
 */
export async function mutateWorker(rooms: readonly string[], options: Options): Promise<void> {
  const chosen = rooms.length > 0 ? rooms : MUTATED_ROOMS
  const {
    drawn: all,
    files,
    sources,
  } = await drawMutants(
    MUTATED_ROOMS.map(room => `worker/${room}/**/*.{ts,tsx}`),
    options,
  )
  const drawn = all.filter(({ file }) => chosen.includes(roomOf(file)))
  const outcomes = new Map<Mutant, Outcome>()
  const isOpen = (mutant: Mutant): boolean => !outcomes.has(mutant)
  copyTree()
  if (options.again) {
    for (const mutant of drawn) {
      const outcome = knownOutcome(mutant.key)
      if (outcome) outcomes.set(mutant, outcome)
    }
    // So few that types say first which are no question.
    for (const mutant of refusedByTypes(COPY, drawn.filter(isOpen))) outcomes.set(mutant, 'untyped')
  }
  const open = drawn.filter(isOpen)
  write(files)
  const tests = [...new Set(open.flatMap(({ file }) => testsOf(file)))]
  console.log(`${open.length} mutants; first the ${tests.length} test files as they are`)
  const clean = await runClean(tests)
  for (const [mutant, outcome] of await tryMutants(open, clean, options))
    outcomes.set(mutant, outcome)
  const [passed, loaded] = [clean.flatMap(each => each.passed), clean.flatMap(each => each.loaded)]
  for (const [mutant, outcome] of outcomes)
    if (outcome === 'killed' && loaded.includes(mutant.id) && !passed.includes(mutant.id))
      outcomes.set(mutant, 'loaded')
  write(sources)
  const missed = drawn.filter(mutant => isMissed(outcomes.get(mutant)))
  if (!options.again)
    for (const mutant of refusedByTypes(COPY, missed)) outcomes.set(mutant, 'untyped')
  removeCopy()
  const score = keepResults(chosen, outcomes, options)
  console.log(`${score} % were noticed`)
  if (score < GOAL) fail(`Fewer than ${GOAL} % were noticed.`)
}

/** The tests as they are: what fails then, or cannot be run, says nothing about a mutant. */
async function runClean(tests: readonly string[]): Promise<TestResult[]> {
  const results: TestResult[] = []
  for (let from = 0; from < tests.length; from += FILES_A_RUN)
    results.push(...(await runTests(COPY, tests.slice(from, from + FILES_A_RUN))))
  if (results.length === 0) fail('No test was run.')
  const ran = new Set(results.map(({ file }) => file))
  for (const file of tests)
    if (!ran.has(file)) console.log(`Not asked, since it did not run: ${file}`)
  for (const { file, name, hasFailed } of results)
    if (hasFailed) console.log(`Not asked, since it fails without any mutant: ${file} ${name}`)
  return results.filter(({ hasFailed }) => !hasFailed)
}

function write(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) writeFileSync(join(COPY, path), text)
}

async function tryMutants(
  drawn: readonly Mutant[],
  clean: readonly TestResult[],
  { tries }: Options,
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

/** The tests that run past a mutant, by file: those that are named as its file first, then the quickest. */
function trialsOf({ id, file: mutated }: Mutant, clean: readonly TestResult[]): Trial[] {
  const files = Map.groupBy(
    clean.filter(({ passed }) => passed.includes(id)),
    ({ file }) => file,
  )
  const millisOf = (tests: TestResult[]): number =>
    tests.reduce((sum, { millis }) => sum + millis, 0)
  return [...files]
    .toSorted(
      ([one, a], [other, b]) =>
        nearnessOf(other, mutated) - nearnessOf(one, mutated) || millisOf(a) - millisOf(b),
    )
    .map(([file, tests]) => ({ mutant: id, file, tests: tests.map(({ name }) => name) }))
}
