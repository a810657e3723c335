import { createInterface } from 'node:readline/promises'
import { siteUrl } from '../admin-call.ts'
import { fail, readOptions } from '../options.ts'
import { partsOf } from '../packs/parts.ts'
import { problemText, type Problem } from '../packs/problem.ts'
import { SITE_OPTIONS, SITE_USAGE } from '../site-call.ts'
import { carryOut } from './carry-out.ts'
import { checkedPack } from './check.ts'
import { planOf } from './plan-of.ts'
import { printPlan } from './print-plan.ts'
import { NOTHING_APPLIED } from './send-slice.ts'
import { findSite } from './site-of-pack.ts'

const USAGE = `npm run agency -- apply FOLDER [--site 4] [--dry-run] [--yes] [--prune]
Makes an agency what its folder says: shows what changes, asks, and changes that. What the folder does not name stays.
All pictures and files are read first. Ends with 2 when nothing was applied, with 1 when it broke off.
  --site     its number there; default: the id in site.json, else the agency with its hostname, else a new one
  --dry-run  only shows what would change
  --yes      does not ask
  --prune    also removes what is there and not in the folder, but never homes of a feed
${SITE_USAGE}`

const flag = { type: 'boolean' } as const
/** Makes an agency what its pack says (PACK-80 to PACK-87). */
export async function apply(): Promise<void> {
  const {
    positionals: [, folder],
    values: { site, yes, prune, 'dry-run': isTrial, ...target },
  } = readOptions(
    USAGE,
    { ...SITE_OPTIONS, site: { type: 'string' }, yes: flag, prune: flag, 'dry-run': flag },
    { maxArguments: 2 },
  )
  const { pack, assets } = checkedPack(folder, USAGE, NOTHING_APPLIED)
  const id = await findSite(target, pack, site)
  const plan = await planOf(target, id, partsOf(pack, assets), assets, prune === true)
  if (plan.refused.length > 0) refuse(plan.refused)
  const count = printPlan(pack['site.json'].name, plan)
  if (count === 0 || isTrial) return
  if (!yes && !(await isWanted()))
    fail('Nothing was changed. --yes changes it without asking.', NOTHING_APPLIED)
  await carryOut(target, plan)
  if (plan.isNew) console.log(whereItIs(target, pack['site.json'].hostnames))
  console.log('Done.')
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
