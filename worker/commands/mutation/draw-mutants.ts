import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../local/run-tool.ts'

export interface Mutant {
  /** In the switches of the mutated files. */
  id: string
  /** By the seed and what it changes, wherever that is in its file: a line that is added elsewhere draws no other ones. */
  key: string
  /** Of the file, in the project. */
  file: string
  /** The first is 1. */
  line: number
  column: number
  /** As Stryker writes it to choose a place: lines from 1, columns from 0. */
  range: string
  mutator: string
  original: string
  replacement: string
}

export interface Mutants {
  drawn: Mutant[]
  /** By path: the files with all their mutants, each behind a switch. */
  files: Map<string, string>
  /** By path: the same files as they are. */
  sources: Map<string, string>
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

/** So many mutants of the files of some patterns, drawn by a seed; the same tree gives the same ones. */
export async function drawMutants(
  patterns: readonly string[],
  { count, seed, exclude = [] }: { count: number; seed: number; exclude?: readonly string[] },
): Promise<Mutants> {
  const paths = globSync(patterns, { cwd: root, exclude })
  const sources = new Map(
    paths.toSorted().map(path => [path, readFileSync(join(root, path), 'utf8')]),
  )
  const { mutants, files } = await new Instrumenter(NO_LOG).instrument(
    [...sources].map(([name, content]) => ({ name, mutate: true, content })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  )
  const times = new Map<string, number>()
  const all = mutants.flatMap(({ id, status, fileName, location, mutatorName, replacement }) => {
    // What Stryker itself leaves out.
    if (status !== undefined) return []
    const { start, end } = location
    const original = between(sources.get(fileName) ?? '', start, end)
    const change = JSON.stringify([fileName, mutatorName, original, replacement])
    const time = (times.get(change) ?? 0) + 1
    times.set(change, time)
    return {
      id,
      key: createHash('sha256').update(`${seed} ${time} ${change}`).digest('hex').slice(0, 12),
      file: fileName,
      line: start.line + 1,
      column: start.column + 1,
      range: `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
      mutator: mutatorName,
      original,
      replacement,
    }
  })
  return {
    drawn: all.toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, count),
    files: new Map(files.map(({ name, content }) => [name, content])),
    sources,
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
