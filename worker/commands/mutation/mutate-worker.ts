import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { toDay } from '../../../shared/time/time-zone.ts'
import { bin, root } from '../local/run-tool.ts'
import { fail } from '../options.ts'
import { drawMutants, type Mutant } from './draw-mutants.ts'
import { MUTATED_ROOMS, testsOf } from './rooms.ts'

/** What the Worker's tests read. */
const TREE =
  'client locales shared test worker docs package.json tsconfig.json wrangler.toml .dev.vars dist/site dist/manifest.json'.split(
    ' ',
  )
const COPY = join(root, 'dist', 'mutation-worker')
const RESULT = join(root, 'test', 'bench', 'mutation.json')
const GOAL = 80
/** ms after which a mutant is an endless loop, however busy the machine. */
const LONGEST = 900_000

type Outcome = 'killed' | 'survived' | 'endless'

/**
 * Puts one mutant at a time into a copy of the tree and runs the tests that can notice it. Stryker's own runner knows
 * nothing of tests in workerd.
 */
export async function mutateWorker(
  rooms: readonly string[],
  options: { count: number; seed: number },
): Promise<void> {
  const mutants = await drawMutants(rooms.length > 0 ? rooms : MUTATED_ROOMS, options)
  copyTree()
  const files = [...new Set(mutants.flatMap(({ file }) => testsOf(file)))]
  console.log(`${mutants.length} mutants; first the ${files.length} test files as they are`)
  if ((await runTests(files)) !== 'survived') fail('The tests fail without any mutant.')
  const outcomes = new Map<Mutant, Outcome>()
  for (const mutant of mutants) {
    outcomes.set(mutant, await tryMutant(mutant))
    console.log(`${outcomes.size} ${outcomes.get(mutant)} ${placeOf(mutant)}`)
    writeFileSync(RESULT, `${JSON.stringify(resultOf(outcomes, options), null, 2)}\n`)
  }
  rmSync(COPY, { recursive: true, force: true })
  const { score } = resultOf(outcomes, options)
  console.log(`${score} % of ${outcomes.size} mutants were noticed`)
  if (score < GOAL) fail(`Fewer than ${GOAL} % were noticed.`)
}

function copyTree(): void {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(join(COPY, 'dist'), { recursive: true })
  for (const path of TREE) cpSync(join(root, path), join(COPY, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(COPY, 'node_modules'))
}

async function tryMutant({ file, text }: Mutant): Promise<Outcome> {
  writeFileSync(join(COPY, file), text)
  try {
    return await runTests(testsOf(file))
  } finally {
    cpSync(join(root, file), join(COPY, file))
  }
}

/** 'killed' as soon as one fails. */
function runTests(files: readonly string[]): Promise<Outcome> {
  const args = ['run', '-c', 'test/vitest.config.mjs', '--bail', '1', '--reporter', 'dot', ...files]
  const projects = ['rules', 'site', 'site-alone'].flatMap(name => ['--project', name])
  const child = spawn(bin('vitest'), [...args, ...projects], {
    cwd: COPY,
    stdio: 'ignore',
    // As a group of its own, so that its workers end with it.
    detached: true,
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      resolve('endless')
    }, LONGEST)
    child.on('error', reject)
    child.on('exit', code => {
      clearTimeout(timer)
      resolve(code === 0 ? 'survived' : 'killed')
    })
  })
}

const placeOf = ({ file, line, column }: Mutant): string => `${file}:${line}:${column}`

function resultOf(outcomes: Map<Mutant, Outcome>, { seed }: { seed: number }) {
  const survivors = [...outcomes].filter(([, outcome]) => outcome === 'survived')
  const noticed = outcomes.size - survivors.length
  return {
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    date: toDay(Date.now()),
    seed,
    mutants: outcomes.size,
    noticed,
    score: Math.round((1000 * noticed) / outcomes.size) / 10,
    survivors: survivors.map(([mutant]) => ({
      place: placeOf(mutant),
      mutator: mutant.mutator,
      original: mutant.original.slice(0, 200),
      replacement: mutant.replacement.slice(0, 200),
    })),
  }
}
