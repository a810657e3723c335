import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { toDay } from '../../../shared/time/time-zone.ts'
import { root } from '../local/run-tool.ts'
import { fail } from '../options.ts'
import { drawMutants, type Mutant } from './draw-mutants.ts'
import { MUTATED_ROOMS, testsOf } from './rooms.ts'
import { runTests, type TestResult } from './run-tests.ts'
import { runTrials, type Trial } from './trials.ts'

/** What the Worker's tests read. */
const TREE =
  'client locales shared test worker docs package.json tsconfig.json wrangler.toml .dev.vars dist/site dist/manifest.json'.split(
    ' ',
  )
const COPY = join(root, 'dist', 'mutation-worker')
const RESULT = join(root, 'test', 'bench', 'mutation.json')
const GOAL = 80

/**
 * 'unseen': no test runs past it. 'endless': the runtime stood still, twice. 'loaded': what it is in runs once, when its module
 * is loaded, where no switch reaches it; as in shared/, those don't count.
 */
type Outcome = 'killed' | 'survived' | 'unseen' | 'endless' | 'loaded'

interface Options {
  count: number
  seed: number
  /** In how many files, the quickest, a mutant may go unnoticed: then it has survived, though another might notice it. */
  tries: number
}

/**
 * Mutates a copy of the tree: every mutant is in it, behind a switch. The tests run once to see which run past which; then
 * each mutant's own tests run with it alone, the quickest file first, many mutants in one start of the runtime. Stryker's own
 * runner knows nothing of tests in workerd.
 */
export async function mutateWorker(rooms: readonly string[], options: Options): Promise<void> {
  const chosen = rooms.length > 0 ? rooms : MUTATED_ROOMS
  const { drawn, files } = await drawMutants(chosen, options)
  copyTree(files)
  const tests = [...new Set(drawn.flatMap(({ file }) => testsOf(file)))]
  console.log(`${drawn.length} mutants; first the ${tests.length} test files as they are`)
  const clean = await runTests(COPY, tests)
  const red = clean.filter(({ hasFailed }) => hasFailed)
  if (clean.length === 0) fail('No test was run.')
  if (red.length > 0) fail(`Without any mutant fails: ${red[0]?.file} ${red[0]?.name}`)
  const outcomes = await tryMutants(drawn, clean, options.tries)
  rmSync(COPY, { recursive: true, force: true })
  const result = { rooms: chosen.join(' '), ...resultOf(outcomes, options) }
  keepResult(result)
  console.log(`${result.score} % of ${outcomes.size - result.loaded} mutants were noticed`)
  if (result.score < GOAL) fail(`Fewer than ${GOAL} % were noticed.`)
}

function copyTree(mutated: Map<string, string>): void {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(join(COPY, 'dist'), { recursive: true })
  for (const path of TREE) cpSync(join(root, path), join(COPY, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(COPY, 'node_modules'))
  for (const [path, text] of mutated) writeFileSync(join(COPY, path), text)
}

async function tryMutants(
  drawn: readonly Mutant[],
  clean: readonly TestResult[],
  tries: number,
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

/** The tests that run past a mutant, by file, the quickest first. */
function trialsOf({ id }: Mutant, clean: readonly TestResult[]): Trial[] {
  const files = Map.groupBy(
    clean.filter(({ passed }) => passed.includes(id)),
    ({ file }) => file,
  )
  const millisOf = (tests: TestResult[]): number =>
    tests.reduce((sum, { millis }) => sum + millis, 0)
  return [...files]
    .toSorted(([, a], [, b]) => millisOf(a) - millisOf(b))
    .map(([file, tests]) => ({ mutant: id, file, tests: tests.map(({ name }) => name) }))
}

/** In the place of what was last said of the same rooms. */
function keepResult(result: { rooms: string }): void {
  const { runs }: { runs: { rooms: string }[] } = JSON.parse(readFileSync(RESULT, 'utf8'))
  const others = runs.filter(({ rooms }) => rooms !== result.rooms)
  writeFileSync(RESULT, `${JSON.stringify({ runs: [...others, result] }, null, 2)}\n`)
}

function resultOf(outcomes: Map<Mutant, Outcome>, { seed, tries }: Options) {
  const missed = [...outcomes].filter(([, outcome]) => /survived|unseen/.test(outcome))
  const loaded = [...outcomes.values()].filter(outcome => outcome === 'loaded').length
  const counted = outcomes.size - loaded
  const noticed = counted - missed.length
  return {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    date: toDay(Date.now()),
    seed,
    tries,
    mutants: outcomes.size,
    loaded,
    noticed,
    score: Math.round((1000 * noticed) / counted) / 10,
    survivors: missed.map(([mutant, outcome]) => ({
      place: `${mutant.file}:${mutant.line}:${mutant.column}`,
      outcome,
      mutator: mutant.mutator,
      original: mutant.original.slice(0, 200),
      replacement: mutant.replacement.slice(0, 200),
    })),
  }
}
