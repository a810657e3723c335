import { randomBytes } from 'node:crypto'
import type { Pack } from '../../listing-api/packs/pack.ts'
import type { Binding } from '../packs/binding.ts'
import type { LineOf } from '../packs/check-pack.ts'
import { checkFiles } from '../packs/check-files.ts'
import { assetName, type PackFile } from '../packs/folder.ts'
import { drawingPath, isPartPath, partsOf, type Part } from '../packs/parts.ts'
import { NOTHING_KNOWN, slicesOf, surplusOf, unequalParts, type Known } from '../packs/plan.ts'
import type { Problem } from '../packs/problem.ts'
import type { SiteTarget } from '../site-call.ts'
import { changedFiles, listAssets, sendAsset } from './assets.ts'
import { sendSlice } from './send-slice.ts'

/** What applying does, before anything is done. */
export interface Plan {
  /** null: the next free one. */
  id: number | null
  /** Own id of the agency. */
  agency: string
  /** The folder is bound to it, or it is made first. */
  isBound: boolean
  site: Pack['site.json']
  known: Known
  parts: Part[]
  /** Paths of homes in the folder that a feed or the CRM brings there, which are left to them (PACK-161). */
  left: string[]
  files: PackFile[]
  /** Files that cannot be taken: with one of them nothing is done. */
  refused: Problem[]
  /** Paths of parts and of files. */
  removed: string[]
  /** In the agency, not in the pack, and staying. */
  surplus: string[]
  /** Names of files there that stay as they are. */
  untouched: string[]
  same: number
}

interface Folder {
  pack: Pack
  assets: PackFile[]
  lineOf: LineOf
  bound: Binding | null
}

/** What applying a pack would do there, which the deployment itself says of what is not the same (PACK-81). */
export async function planOf(
  target: SiteTarget,
  { id, known }: { id: number | null; known: Known | null },
  { pack, assets, lineOf, bound }: Folder,
  { prune }: { prune: boolean },
): Promise<Plan> {
  const fed = new Set(known?.feeds)
  const named = partsOf(pack, assets)
  const all = named.filter(({ path }) => !fed.has(path))
  const site = pack['site.json']
  if (id === null || !known?.agency)
    return {
      id,
      // The same wherever the folder is applied.
      agency: bound?.agency ?? randomBytes(16).toString('hex'),
      isBound: true,
      site,
      known: NOTHING_KNOWN,
      parts: all,
      left: [],
      files: assets,
      refused: await checkFiles(assets),
      removed: [],
      surplus: [],
      untouched: [],
      same: 0,
    }
  const { id: agency } = known.agency
  const stored = await listAssets(target, id)
  const names = new Set(assets.map(assetName))
  const extra = [...stored.keys()].filter(name => !names.has(name))
  const surplus = [
    ...surplusOf([...all, ...assets.map(drawnAs)], known),
    ...extra.map(name => `assets/${name}`),
  ]
  // What goes gives up its address and its number first.
  const leaving = prune ? surplus.filter(isPartPath).map(path => ({ path, content: null })) : []
  const changed = new Set<string>()
  for (const slice of slicesOf([...leaving, ...unequalParts(all, known)]))
    for (const path of await sendSlice(target, { id, agency }, slice, {
      isTrial: true,
      lineOf,
    }))
      changed.add(path)
  // Their file is there, and goes.
  if (prune) for (const name of extra) changed.add(drawingPath(name))
  const parts = all.filter(({ path }) => changed.has(path))
  const files = changedFiles(assets, stored)
  const replaced = new Set([...files.map(assetName), ...(prune ? extra : [])])
  return {
    id,
    agency,
    isBound: bound !== null,
    site,
    known,
    parts,
    left: named.flatMap(({ path }) => (fed.has(path) ? [path] : [])),
    files,
    refused: await refusedFiles(target, id, files),
    removed: prune ? surplus : [],
    surplus: prune ? [] : surplus,
    untouched: [...stored.keys()].filter(name => !replaced.has(name)),
    same: all.length - parts.length + assets.length - files.length,
  }
}

/** The drawing in whose place a file is. */
const drawnAs = (file: PackFile): Part => ({ path: drawingPath(assetName(file)), content: null })

/** Files that cannot be read: here, where it costs nothing, and else there. */
async function refusedFiles(target: SiteTarget, id: number, files: PackFile[]): Promise<Problem[]> {
  const problems = await checkFiles(files)
  if (problems.length > 0) return problems
  for (const file of files) {
    const message = await sendAsset(target, id, file, { isTrial: true })
    if (message) problems.push({ file: file.path, line: null, field: '', message })
  }
  return problems
}
