import type { PackFile } from '../packs/folder.ts'
import type { Part } from '../packs/parts.ts'
import type { Problem } from '../packs/problem.ts'
import type { Known } from '../packs/plan.ts'

/** What applying does, before anything is done. */
export interface Plan {
  /** null: the next free one. */
  id: number | null
  /** It is made first. */
  isNew: boolean
  parts: Part[]
  known: Known
  files: PackFile[]
  /** Files that cannot be taken: with one of them nothing is done. */
  refused: Problem[]
  /** Paths of parts and of files. */
  removed: string[]
  /** In the agency, not in the pack, and staying. */
  surplus: string[]
  same: number
}

const MAX_SHOWN = 20

/** Prints what a plan does, by kind; how many changes there are. */
export function printPlan(name: string, plan: Plan): number {
  const { id, isNew, parts, known, files, removed, surplus, same } = plan
  const number = id === null ? '' : `site ${id}`
  console.log(`${name}: ${isNew ? ['a new agency', number].filter(Boolean).join(', ') : number}`)
  const isFirst = (path: string): boolean => known.digests[path] === undefined
  const paths = parts.map(({ path }) => path)
  print(
    'new',
    paths.filter(path => isFirst(path)),
  )
  print(
    'changed',
    paths.filter(path => !isFirst(path)),
  )
  print(
    'sent',
    files.map(({ path }) => path),
  )
  print('removed', removed)
  const count = paths.length + files.length + removed.length
  if (count === 0) console.log(`Nothing changes: all ${same} are the same.`)
  else if (same > 0) console.log(`${same} are the same.`)
  if (surplus.length > 0) {
    console.log(`Not in the folder, and kept; --prune removes:`)
    print('kept', surplus)
  }
  return count
}

function print(what: string, paths: readonly string[]): void {
  for (const path of paths.slice(0, MAX_SHOWN)) console.log(`  ${what.padEnd(8)} ${path}`)
  if (paths.length > MAX_SHOWN)
    console.log(`  ${what.padEnd(8)} … and ${paths.length - MAX_SHOWN} more`)
}
