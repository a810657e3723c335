import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../local/run-tool.ts'

export interface Mutant {
  /** Of the file, in the project. */
  file: string
  /** The first is 1. */
  line: number
  column: number
  mutator: string
  original: string
  replacement: string
  /** The whole file with it. */
  text: string
}

const never = (): boolean => false
const nothing = (): void => undefined
const NO_LOG = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
}

/** So many mutants of some folders of the Worker, drawn by a seed; the same tree gives the same ones. */
export async function drawMutants(
  rooms: readonly string[],
  { count, seed }: { count: number; seed: number },
): Promise<Mutant[]> {
  const paths = rooms.flatMap(room => globSync(`worker/${room}/**/*.{ts,tsx}`, { cwd: root }))
  const all: Mutant[] = []
  for (const path of paths.toSorted()) all.push(...(await mutantsOf(path)))
  return shuffled(all, seed).slice(0, count)
}

async function mutantsOf(file: string): Promise<Mutant[]> {
  const content = readFileSync(join(root, file), 'utf8')
  const instrumenter = new Instrumenter(NO_LOG)
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content }], {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  const lines = content.split('\n')
  const offsetOf = ({ line, column }: { line: number; column: number }): number =>
    lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + column
  return mutants.flatMap(({ status, location, mutatorName, replacement }) => {
    // What Stryker itself leaves out.
    if (status !== undefined) return []
    const [start, end] = [offsetOf(location.start), offsetOf(location.end)]
    return {
      file,
      line: location.start.line + 1,
      column: location.start.column + 1,
      mutator: mutatorName,
      original: content.slice(start, end),
      replacement,
      text: content.slice(0, start) + replacement + content.slice(end),
    }
  })
}

/** In an order that the seed decides (Fisher and Yates, with mulberry32). */
function shuffled<Item>(items: Item[], seed: number): Item[] {
  let state = seed >>> 0
  const random = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return items
    .map(item => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
