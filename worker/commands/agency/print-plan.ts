import { styleText } from 'node:util'
import { countRemoved, type KnownAgency } from '../packs/plan.ts'
import type { Plan } from './plan-of.ts'

const MAX_SHOWN = 20

/** Prints what a plan does, by kind, and to whom; how many changes there are (PACK-83, PACK-158). */
export function printPlan(plan: Plan): number {
  const { known, files, removed, surplus, same } = plan
  console.log(`${plan.site.name}: ${whoOf(plan)}`)
  if (known.agency) printIdentity(known.agency, plan)
  const isFirst = (path: string): boolean => known.digests[path] === undefined
  const paths = plan.parts.map(({ path }) => path)
  const lists: [what: string, paths: string[]][] = [
    ['new', paths.filter(path => isFirst(path))],
    ['changed', paths.filter(path => !isFirst(path))],
    ['sent', files.map(({ path }) => path)],
    ['removed', removed],
  ]
  for (const [what, some] of lists) print(what, some)
  const count = lists.reduce((sum, [, some]) => sum + some.length, 0)
  if (count === 0) console.log(`Nothing changes: all ${same} are the same.`)
  else {
    const shown = lists.filter(([, some]) => some.length > 0)
    const totals = shown.map(([what, some]) => `${some.length} ${what}`).join(', ')
    console.log(`In all ${totals}${same > 0 ? `; ${same} are the same` : ''}.`)
  }
  for (const { what, gone, of } of countRemoved(removed, known))
    warn(`Of ${of} ${what} ${gone} ${gone === 1 ? 'goes' : 'go'}.`)
  if (plan.left.length > 0) {
    console.log('A feed or the CRM brings these, and they stay as it says:')
    print('left', plan.left)
  }
  if (surplus.length > 0) {
    console.log(`Not in the folder, and kept; --prune removes:`)
    print('kept', surplus)
  }
  return count
}

function whoOf({ id, known: { agency }, site }: Plan): string {
  if (!agency) return ['a new agency', ...(id === null ? [] : [`site ${id}`])].join(', ')
  return agency.name === site.name
    ? `site ${id}`
    : `site ${id}, which is ${agency.name} (${agency.hostnames[0]})`
}

/** What turns an agency into another one is the first thing that somebody sees. */
function printIdentity(agency: KnownAgency, { site, isBound }: Plan): void {
  if (!isBound)
    warn(`This folder was never applied to ${agency.name}. What is there is copied first.`)
  if (agency.name !== site.name) warn(`  ${'renames'.padEnd(8)} ${agency.name} to ${site.name}`)
  const [before, after] = [agency.hostnames, site.hostnames]
  if (before.join() !== after.join())
    warn(`  ${'moves'.padEnd(8)} ${before.join(', ')} to ${after.join(', ')}`)
}

const warn = (text: string): void => console.log(styleText('red', text, { stream: process.stdout }))

function print(what: string, paths: readonly string[]): void {
  for (const path of paths.slice(0, MAX_SHOWN)) console.log(`  ${what.padEnd(8)} ${path}`)
  if (paths.length > MAX_SHOWN)
    console.log(`  ${what.padEnd(8)} … and ${paths.length - MAX_SHOWN} more`)
}
