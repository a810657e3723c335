import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../local/run-tool.ts'

export interface Mutant {
  /** In the switches of the mutated files. */
  id: string
  /** Of the file, in the project. */
  file: string
  /** The first is 1. */
  line: number
  column: number
  mutator: string
  original: string
  replacement: string
}

export interface Mutants {
  drawn: Mutant[]
  /** By path: the files with all their mutants, each behind a switch. */
  files: Map<string, string>
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
): Promise<Mutants> {
  const paths = rooms.flatMap(room => globSync(`worker/${room}/**/*.{ts,tsx}`, { cwd: root }))
  const sources = new Map(
    paths.toSorted().map(path => [path, readFileSync(join(root, path), 'utf8')]),
  )
  const { mutants, files } = await new Instrumenter(NO_LOG).instrument(
    [...sources].map(([name, content]) => ({ name, mutate: true, content })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  )
  const all = mutants.flatMap(({ id, status, fileName, location, mutatorName, replacement }) => {
    // What Stryker itself leaves out.
    if (status !== undefined) return []
    const { start, end } = location
    return {
      id,
      file: fileName,
      line: start.line + 1,
      column: start.column + 1,
      mutator: mutatorName,
      original: between(sources.get(fileName) ?? '', start, end),
      replacement,
    }
  })
  return {
    drawn: shuffled(all, seed).slice(0, count),
    files: new Map(files.map(({ name, content }) => [name, content])),
  }
}

interface Position {
  line: number
  column: number
}

function between(text: string, start: Position, end: Position): string {
  const lines = text.split('\n')
  const offsetOf = ({ line, column }: Position): number =>
    lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + column
  return text.slice(offsetOf(start), offsetOf(end))
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
