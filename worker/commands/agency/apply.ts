import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { siteUrl } from '../admin-call.ts'
import { fail, readOptions } from '../options.ts'
import { NOTHING_THERE, readBinding, writeBinding } from '../packs/binding.ts'
import { countRemoved, isTooMuch } from '../packs/plan.ts'
import { problemText, type Problem } from '../packs/problem.ts'
import { writeFiles } from '../packs/write-pack.ts'
import { SITE_OPTIONS, SITE_USAGE, type SiteTarget } from '../site-call.ts'
import { carryOut, enterAgency } from './carry-out.ts'
import { checkedPack, printProblems } from './check.ts'
import { planOf, type Plan } from './plan-of.ts'
import { printPlan } from './print-plan.ts'
import { findSite, NOTHING_APPLIED, readKnown, siteNumber } from './site-of-pack.ts'
import { writeCopy } from './write-copy.ts'

const USAGE = `npm run agency -- apply FOLDER [--site 4] [--dry-run] [--yes] [--prune]
Makes an agency what its folder says: shows what changes, asks, and changes that. What the folder does not name stays.
All pictures and files are read first. Ends with 2 when nothing was applied, with 1 when it broke off.
The first time it writes .baksteen.json, which says whose folder it is; another agency is refused from then on.
  --site       its number there; default: the one in .baksteen.json or site.json, else the agency with its hostname, else a new one
  --dry-run    only shows what would change
  --yes        does not ask
  --prune      also removes what is there and not in the folder, but never homes of a feed; a copy is made first
  --prune-all  the same, though it is more than five and a fifth of the homes, or of the pages and lists
${SITE_USAGE}`

const flag = { type: 'boolean' } as const
/** Makes an agency what its pack says (PACK-80 to PACK-87, PACK-155 to PACK-160). */
export async function apply(): Promise<void> {
  const {
    positionals: [, folder = ''],
    values: {
      site,
      yes,
      prune = false,
      'prune-all': pruneAll = false,
      'dry-run': isTrial,
      ...target
    },
  } = readOptions(
    USAGE,
    {
      ...SITE_OPTIONS,
      site: { type: 'string' },
      yes: flag,
      prune: flag,
      'prune-all': flag,
      'dry-run': flag,
    },
    { maxArguments: 2 },
  )
  const bound = readBinding(folder, NOTHING_APPLIED)
  const number = site === undefined ? (bound?.site ?? null) : siteNumber(site)
  // Of a folder that is bound it is known before it is checked which homes its files may name.
  const before = bound && number !== null ? await readKnown(target, number, bound.agency) : null
  const there = { ...(bound?.there ?? NOTHING_THERE), ...(before && { homes: before.feedIds }) }
  const { pack, doubts, assets, lineOf } = checkedPack(folder, USAGE, {
    code: NOTHING_APPLIED,
    there,
  })
  const found = number ?? (await findSite(target, pack))
  const known = before ?? (found === null || bound ? null : await readKnown(target, found))
  const plan = await planOf(
    target,
    { id: found, known },
    { pack, assets, lineOf, bound },
    { prune: prune || pruneAll },
  )
  if (plan.refused.length > 0) refuse(plan.refused)
  printDoubts(doubts)
  const count = printPlan(plan)
  if (!pruneAll && countRemoved(plan.removed, plan.known).some(isTooMuch))
    fail(
      'That is more than five and a fifth: --prune-all removes it. Nothing was changed.',
      NOTHING_APPLIED,
    )
  if (isTrial) return
  const bind = (id: number): void =>
    writeBinding(folder, {
      site: id,
      agency: plan.agency,
      there: { ...there, homes: plan.known.feedIds },
    })
  if (count === 0) return void (plan.id !== null && bind(plan.id))
  if (!yes && !(await isWanted()))
    fail('Nothing was changed. --yes changes it without asking.', NOTHING_APPLIED)
  if (!plan.isBound || plan.removed.length > 0) await copyBefore(target, folder, plan)
  const id = await enterAgency(target, plan)
  bind(id)
  await carryOut(target, id, plan)
  if (!plan.known.agency) console.log(whereItIs(target, pack['site.json'].hostnames))
  console.log('Done.')
}

/** Copies what is there into the folder, in a place that the reader passes over (PACK-160). */
async function copyBefore(target: SiteTarget, folder: string, plan: Plan): Promise<void> {
  const { id, known } = plan
  if (id === null) return
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const copy = join(folder, COPIES, `${time}-site-${id}`)
  await writeCopy(target, { id, known }, copy, plan.untouched)
  writeFiles(folder, { [`${COPIES}/.gitignore`]: '*\n' })
  console.log(`${known.agency?.name} as it was: ${copy}. Apply that, and it is so again.`)
}

const COPIES = '.copies'

/** What `check` finds and `apply` takes as it stands (PACK-163). */
function printDoubts(doubts: readonly Problem[]): void {
  if (doubts.length === 0) return
  printProblems(doubts)
  console.error(
    `${doubts.length} of these lines can hardly be meant; they are taken as they stand.`,
  )
}

function refuse(problems: Problem[]): never {
  for (const problem of problems) console.error(problemText(problem))
  return fail('Nothing was changed.', NOTHING_APPLIED)
}

async function isWanted(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<null>(resolve => terminal.once('close', () => resolve(null)))
  const typed = await Promise.race([terminal.question('Change this? (y/n) '), ended])
  terminal.close()
  if (typed === null) console.log()
  return /^y(es)?$/i.test(typed?.trim() ?? '')
}

/** Where a new agency is looked at: at once on this machine, elsewhere once its domain leads here. */
function whereItIs(target: { url?: string | undefined }, hostnames: readonly string[]): string {
  const [host = ''] = hostnames
  const url = URL.parse(siteUrl(target.url))
  return /(^|\.)localhost$/.test(host) && url
    ? `It is at http://${host}${url.port && `:${url.port}`}`
    : `It is at https://${host} once that domain leads here (docs/agency.md, 5)`
}
