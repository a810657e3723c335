import { isRecord } from '../../../shared/is-record.ts'
import { keysOf } from '../../../shared/table.ts'
import { JSON_FILES, LINE_FILES, type Pack } from '../../listing-api/packs/pack.ts'
import { assetName, isPackPath, type PackFile } from './folder.ts'
import { packText } from './pack-text.ts'

/** What the calls write one by one: a file, or a line of one, as 'pages/home.json' or 'estates/1024'. */
export interface Part {
  path: string
  content: unknown
}

/**
 * A pack in parts: the files, then homes, holiday homes and drawings. A file of assets/ takes the place of the drawing of
 * its name: there they are one asset (PACK-155).
 */
export function partsOf(pack: Pack, assets: readonly PackFile[] = []): Part[] {
  const taken = new Set(assets.map(file => drawingPath(assetName(file))))
  const files = (folder: 'pages' | 'words'): Part[] =>
    Object.entries(pack[folder]).map(([name, content]) => ({
      path: `${folder}/${name}.json`,
      content,
    }))
  return [
    ...keysOf(JSON_FILES).flatMap(path => (pack[path] ? [{ path, content: pack[path] }] : [])),
    ...files('pages'),
    ...files('words'),
    ...keysOf(LINE_FILES)
      .flatMap(file =>
        (pack[file] ?? []).map(content => ({ path: linePath(file, content), content })),
      )
      .filter(({ path }) => !taken.has(path)),
  ]
}

/** The part that is the drawing of a name. */
export const drawingPath = (name: string): string => `drawings/${name}`

/** 'estates.ndjson' and a home → 'estates/1024': the name that the sender gives it, else its guid, number or id. */
export function linePath(file: keyof typeof LINE_FILES, line: object): string {
  const record: Record<string, unknown> = { ...line }
  const { general, unit } = record
  const home = isRecord(general) ? (general.guid ?? general.id) : undefined
  const holidayHome = isRecord(unit) ? unit.id : undefined
  const name = String(record.externalId ?? home ?? holidayHome ?? record.id)
  // Names of homes are kept in lower case.
  return `${file.replace('.ndjson', '')}/${file === 'estates.ndjson' ? name.toLowerCase() : name}`
}

const LINES = /^(estates|rentals|drawings)\//

export const isLine = (path: string): boolean => LINES.test(path)

/** Whether a path is one of a part: a file of a pack, or a line of one. */
export const isPartPath = (path: string): boolean =>
  isLine(path) || (isPackPath(path) && path.endsWith('.json'))

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
