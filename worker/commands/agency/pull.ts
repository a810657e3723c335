import * as v from 'valibot'
import { fail, readOptions } from '../options.ts'
import { isPackPath } from '../packs/folder.ts'
import { schemaFiles } from '../packs/pack-text.ts'
import { filesOf, isPartPath, type Part } from '../packs/parts.ts'
import { isFree, writeFiles } from '../packs/write-pack.ts'
import { callSite, SITE_OPTIONS, SITE_USAGE, type SiteTarget } from '../site-call.ts'
import { listAssets, type StoredFile } from './assets.ts'
import { progress } from './progress.ts'
import { failureOf, siteNumber } from './site-of-pack.ts'

const USAGE = `npm run agency -- pull SITE FOLDER
Writes all that an agency is into a new folder: applied again it changes nothing. It holds no key, and nothing of visitors.
${SITE_USAGE}`

const Line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), content: v.looseObject({}) }),
)

/** Writes an agency as a pack (PACK-90 to PACK-93). */
export async function pull(): Promise<void> {
  const {
    positionals: [, site, folder],
    values: target,
  } = readOptions(USAGE, SITE_OPTIONS, { maxArguments: 3 })
  if (!site || !folder) fail(USAGE)
  const id = siteNumber(site)
  if (!isFree(folder)) fail(`${folder} is there already`)
  const parts = await readParts(target, id)
  const stored = [...(await listAssets(target, id)).values()]
  writeFiles(folder, { ...schemaFiles(), ...filesOf(parts) })
  const said = progress(stored.length, 'pictures and files')
  for (const file of stored) {
    await writeAsset(target, id, folder, file)
    said.step()
  }
  console.log(`${folder}: ${parts.length} files and lines, ${stored.length} pictures and files`)
}

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
