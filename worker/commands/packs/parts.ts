import { publicId } from '../../../shared/estate/estate.ts'
import { keysOf } from '../../../shared/table.ts'
import { JSON_FILES, type Pack } from '../../listing-api/packs/pack.ts'
import { isPackPath } from './folder.ts'
import { packText } from './pack-text.ts'

/** What the calls write one by one: a file, or a line of one, as 'pages/home.json' or 'estates/1024'. */
export interface Part {
  path: string
  content: unknown
}

/** A pack in parts: the files, then homes, holiday homes and drawings. */
export function partsOf(pack: Pack): Part[] {
  return [
    ...keysOf(JSON_FILES).map(path => ({ path, content: pack[path] })),
    ...Object.entries(pack.pages).map(([name, content]) => ({
      path: `pages/${name}.json`,
      content,
    })),
    ...Object.entries(pack.words).map(([locale, content]) => ({
      path: `words/${locale}.json`,
      content,
    })),
    ...(pack['estates.ndjson'] ?? []).map(content => ({
      path: `estates/${externalIdOf(content) ?? publicId(content).toLowerCase()}`,
      content,
    })),
    ...(pack['rentals.ndjson'] ?? []).map(content => ({
      path: `rentals/${externalIdOf(content) ?? content.unit.id}`,
      content,
    })),
    ...(pack['drawings.ndjson'] ?? []).map(content => ({
      path: `drawings/${content.id}`,
      content,
    })),
  ].filter(({ content }) => content !== undefined)
}

/** The name that a line has at who sent it. */
const externalIdOf = (line: object): string | null =>
  'externalId' in line && typeof line.externalId === 'string' ? line.externalId : null

const LINES = /^(estates|rentals|drawings)\//

/** Whether a path is one of a part: a file of a pack, or a line of one. */
export const isPartPath = (path: string): boolean =>
  LINES.test(path) || (isPackPath(path) && path.endsWith('.json'))

/** The files of parts, in their order: a line for each home, holiday home and drawing. */
export function filesOf(parts: Iterable<Part>): Record<string, string> {
  const files: Record<string, string> = {}
  const lines: Record<string, string[]> = {}
  for (const { path, content } of parts) {
    const kind = LINES.exec(path)?.[1]
    if (kind) (lines[`${kind}.ndjson`] ??= []).push(`${JSON.stringify(content)}\n`)
    else files[path] = packText(path, content)
  }
  for (const [path, all] of Object.entries(lines)) files[path] = all.join('')
  return files
}
