import * as v from 'valibot'
import { fail } from '../options.ts'
import { writeBinding } from '../packs/binding.ts'
import { isPackPath } from '../packs/folder.ts'
import { schemaFiles } from '../packs/pack-text.ts'
import { filesOf, isPartPath, type Part } from '../packs/parts.ts'
import type { Known } from '../packs/plan.ts'
import { writeFiles } from '../packs/write-pack.ts'
import { callSite, type SiteTarget } from '../site-call.ts'
import { listAssets, type StoredFile } from './assets.ts'
import { progress } from './progress.ts'
import { failureOf } from './site-of-pack.ts'

/**
 * Writes an agency as a pack into a folder that is not there, bound to it (PACK-90 to PACK-93). What feeds and the CRM bring
 * is left to them, and so are the files that stand in `without`.
 */
export async function writeCopy(
  target: SiteTarget,
  { id, known }: { id: number; known: Known },
  folder: string,
  without: readonly string[] = [],
): Promise<{ parts: Part[]; files: StoredFile[] }> {
  const fed = new Set(known.feeds)
  const parts = (await readParts(target, id)).filter(({ path }) => !fed.has(path))
  const left = new Set(without)
  const files = [...(await listAssets(target, id)).values()].filter(({ name }) => !left.has(name))
  writeFiles(folder, { ...schemaFiles(), ...filesOf(parts) })
  const said = progress(files.length, 'pictures and files')
  for (const file of files) {
    await writeAsset(target, id, folder, file)
    said.step()
  }
  const there = { homes: known.feedIds, files: without }
  if (known.agency) writeBinding(folder, { site: id, agency: known.agency.id, there })
  return { parts, files }
}

const Line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), content: v.looseObject({}) }),
)

async function readParts(target: SiteTarget, id: number): Promise<Part[]> {
  const response = await callSite(target, `/sites/${id}/pack`)
  if (!response.ok) fail(await failureOf(response))
  const lines = (await response.text()).split('\n').filter(line => line !== '')
  return lines.map(line => {
    const read = v.safeParse(Line, line)
    if (!read.success || !isPartPath(read.output.path))
      return fail('The answer names a file that no pack has. Nothing was written.')
    return read.output
  })
}

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
}

async function writeAsset(
  target: SiteTarget,
  id: number,
  folder: string,
  { name, contentType }: StoredFile,
): Promise<void> {
  const path = `assets/${name}.${ENDINGS[contentType] ?? ''}`
  if (!isPackPath(path)) fail(`The agency has a file that no pack has: ${JSON.stringify(name)}`)
  const response = await callSite(target, `/sites/${id}/assets/${name}`)
  if (!response.ok) fail(`${path}: ${await failureOf(response)}`)
  writeFiles(folder, { [path]: new Uint8Array(await response.arrayBuffer()) })
}
