import { assetName, type PackFile } from '../packs/folder.ts'
import { drawingPath, type Part } from '../packs/parts.ts'
import { slicesOf, surplusOf, unequalParts } from '../packs/plan.ts'
import type { SiteTarget } from '../site-call.ts'
import { checkFiles } from '../packs/check-files.ts'
import type { Problem } from '../packs/problem.ts'
import { changedFiles, listAssets, sendAsset } from './assets.ts'
import type { Plan } from './print-plan.ts'
import { sendSlice } from './send-slice.ts'
import { readKnown } from './site-of-pack.ts'

/** What applying a pack would do there, which the deployment itself says of what is not the same (PACK-81). */
export async function planOf(
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
      refused: await checkFiles(files),
      removed: [],
      surplus: [],
      same: 0,
    }
  const stored = await listAssets(target, id)
  const names = new Set(files.map(assetName))
  const extra = [...stored.keys()].filter(name => !names.has(name))
  const surplus = [
    ...surplusOf([...parts, ...files.map(drawnAs)], known),
    ...extra.map(name => `assets/${name}`),
  ]
  const changed = new Set<string>()
  for (const slice of slicesOf(unequalParts(parts, known)))
    for (const path of await sendSlice(target, id, slice, true)) changed.add(path)
  // Their file is there, and goes.
  if (prune) for (const name of extra) changed.add(drawingPath(name))
  const changedAssets = changedFiles(files, stored)
  return {
    id,
    isNew: false,
    parts: parts.filter(({ path }) => changed.has(path)),
    known,
    files: changedAssets,
    refused: await refusedFiles(target, id, changedAssets),
    removed: prune ? surplus : [],
    surplus: prune ? [] : surplus,
    same:
      parts.filter(({ path }) => !changed.has(path)).length + files.length - changedAssets.length,
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
