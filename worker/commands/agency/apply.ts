import { createInterface } from 'node:readline/promises'
import * as v from 'valibot'
import { fail, readOptions } from '../options.ts'
import { assetName, type PackFile } from '../packs/folder.ts'
import { partsOf, type Part } from '../packs/parts.ts'
import { slicesOf, surplusOf, unequalParts } from '../packs/plan.ts'
import { callSite, SITE_OPTIONS, SITE_USAGE, type SiteTarget } from '../site-call.ts'
import { changedFiles, listAssets, sendAsset } from './assets.ts'
import { checkedPack } from './check.ts'
import { printPlan, type Plan } from './print-plan.ts'
import { progress } from './progress.ts'
import { failureOf, findSite, readKnown } from './site-of-pack.ts'

const USAGE = `npm run agency -- apply FOLDER [--site 4] [--dry-run] [--yes] [--prune]
Makes an agency what its folder says: shows what changes, asks, and changes that. What the folder does not name stays.
Ends with 1 when a picture was refused, with 2 when nothing was applied.
  --site     its number there; default: the id in site.json, else the agency with its hostname, else a new one
  --dry-run  only shows what would change
  --yes      does not ask
  --prune    also removes what is there and not in the folder, but never homes of a feed
${SITE_USAGE}`

const flag = { type: 'boolean' } as const
const NOTHING_APPLIED = 2

const Written = v.object({ changed: v.array(v.string()) })
const Made = v.object({ id: v.number() })
const Refused = v.object({
  refused: v.array(
    v.object({ path: v.string(), field: v.nullish(v.string()), message: v.string() }),
  ),
})

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
  const plan = await planOf(target, id, partsOf(pack), assets, prune === true)
  const count = printPlan(pack['site.json'].name, plan)
  if (count === 0 || isTrial) return
  if (!yes && !(await isWanted())) fail('Nothing was changed.', NOTHING_APPLIED)
  const refused = await carryOut(target, plan)
  console.log(refused === 0 ? 'Done.' : `Done, but for ${refused} of assets/.`)
  if (refused > 0) process.exitCode = 1
}

async function planOf(
  target: SiteTarget,
  id: number | null,
  parts: Part[],
  files: PackFile[],
  prune: boolean,
): Promise<Plan> {
  const known = id === null ? null : await readKnown(target, id)
  if (id === null || !known)
    return {
      id,
      isNew: true,
      parts,
      known: { digests: {}, feeds: [] },
      files,
      removed: [],
      surplus: [],
      same: 0,
    }
  const stored = await listAssets(target, id)
  const names = new Set(files.map(assetName))
  const surplus = [
    ...surplusOf(parts, known),
    ...[...stored.keys()].filter(name => !names.has(name)).map(name => `assets/${name}`),
  ]
  const changed = new Set<string>()
  for (const slice of slicesOf(unequalParts(parts, known)))
    for (const path of await send(target, id, slice, true)) changed.add(path)
  const changedAssets = changedFiles(files, stored)
  return {
    id,
    isNew: false,
    parts: parts.filter(({ path }) => changed.has(path)),
    known,
    files: changedAssets,
    removed: prune ? surplus : [],
    surplus: prune ? [] : surplus,
    same: parts.length - changed.size + files.length - changedAssets.length,
  }
}

/** Does what a plan says: a new agency first of all, files before what shows them. How many files were refused. */
async function carryOut(target: SiteTarget, plan: Plan): Promise<number> {
  const id = plan.isNew ? await makeSite(target, plan) : plan.id
  if (id === null) return fail('It has no number.')
  const said = progress(plan.files.length, 'pictures and files sent')
  let refused = 0
  for (const file of plan.files) {
    const reason = await sendAsset(target, id, file)
    if (reason) console.error(`\n${file.path}: ${reason}`)
    refused += reason ? 1 : 0
    said.step()
  }
  const isFile = (path: string): boolean => path.startsWith('assets/')
  const lines = [
    ...plan.removed.filter(path => !isFile(path)).map(path => ({ path, content: null })),
    ...plan.parts,
  ]
  for (const slice of slicesOf(lines)) await send(target, id, slice, false)
  for (const path of plan.removed.filter(isFile)) {
    const response = await callSite(target, `/sites/${id}/${path}`, { method: 'DELETE' })
    if (!response.ok && response.status !== 404) fail(`${path}: ${await failureOf(response)}`)
  }
  return refused
}

/** Makes the agency, under its number or the next one. */
async function makeSite(
  target: SiteTarget,
  { id: wanted, parts }: Pick<Plan, 'id' | 'parts'>,
): Promise<number> {
  const response = await callSite(target, wanted === null ? '/sites' : `/sites/${wanted}`, {
    method: wanted === null ? 'POST' : 'PUT',
    body: JSON.stringify(parts.find(({ path }) => path === 'site.json')?.content),
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) fail(`site.json: ${await failureOf(response)}`, NOTHING_APPLIED)
  const { id } = v.parse(Made, await response.json())
  console.log(`Its number is ${id}.`)
  return id
}

/** Sends a slice; the paths that it changed, or would change. Ends the command where it is refused. */
async function send(
  target: SiteTarget,
  id: number,
  slice: string,
  isTrial: boolean,
): Promise<string[]> {
  const response = await callSite(target, `/sites/${id}/pack${isTrial ? '?trial=1' : ''}`, {
    method: 'POST',
    body: slice,
    headers: { 'Content-Type': 'application/x-ndjson' },
  })
  if (response.ok) return v.parse(Written, await response.json()).changed
  const text = await response.text()
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Refused), text)
  if (!read.success) fail(await failureOf(new Response(text, response)), NOTHING_APPLIED)
  for (const { path, field, message } of read.output.refused)
    console.error(`${path}: ${field ? `${field} ` : ''}${message}`)
  return fail('It was refused.', NOTHING_APPLIED)
}

async function isWanted(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<string>(resolve => terminal.once('close', () => resolve('')))
  const typed = await Promise.race([terminal.question('Change this? (y/n) '), ended])
  terminal.close()
  return /^y(es)?$/i.test(typed.trim())
}
