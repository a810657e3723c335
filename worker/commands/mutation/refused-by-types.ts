import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin } from '../local/run-tool.ts'
import { fail } from '../options.ts'
import type { Mutant } from './draw-mutants.ts'

/** A mutant that nobody could commit is no question to the tests; that a name is unused any more doesn't refuse it. */
const CONFIG = {
  extends: '../tsconfig.json',
  compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
  include: ['../client/**/*.d.ts', '../worker/**/*.d.ts'],
}

/**
 * Those that TypeScript refuses where they stand. One of each file is tried at once, so an error elsewhere, of which it is not
 * known whose it is, refuses none.
 */
export function refusedByTypes(tree: string, mutants: readonly Mutant[]): Set<Mutant> {
  const refused = new Set<Mutant>()
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const config = join(tree, 'dist', 'mutation-types.json')
  writeFileSync(config, JSON.stringify({ ...CONFIG, files: [...byFile.keys()].map(up) }))
  if (errorsIn(tree, config).length > 0) fail('Without any mutant the types are wrong.')
  const rounds = Math.max(0, ...[...byFile.values()].map(own => own.length))
  for (let round = 0; round < rounds; round++) {
    const tried = [...byFile.values()].flatMap(own => own[round] ?? [])
    const sources = tried.map(({ file }) => readFileSync(join(tree, file), 'utf8'))
    for (const [at, mutant] of tried.entries())
      writeFileSync(join(tree, mutant.file), mutated(sources[at] ?? '', mutant))
    const errors = errorsIn(tree, config)
    for (const mutant of tried) if (errors.some(isAt(mutant))) refused.add(mutant)
    for (const [at, { file }] of tried.entries()) writeFileSync(join(tree, file), sources[at] ?? '')
  }
  return refused
}

const up = (file: string): string => `../${file}`

function mutated(source: string, { line, column, original, replacement }: Mutant): string {
  const before = source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, column - 1)
  return source.slice(0, before) + replacement + source.slice(before + original.length)
}

interface TypeFault {
  file: string
  line: number
}

function errorsIn(tree: string, config: string): TypeFault[] {
  const { stdout } = spawnSync(bin('tsc'), ['-p', config, '--pretty', 'false'], {
    cwd: tree,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/^([^\s(]+)\((\d+),\d+\): error/gm)].map(([, file = '', line]) => ({
    file,
    line: Number(line),
  }))
}

const isAt =
  ({ file, line, replacement }: Mutant) =>
  (error: TypeFault): boolean =>
    error.file === file && error.line >= line && error.line < line + replacement.split('\n').length
