import type { DemoPack } from '../../listing-api/demo/packs.ts'
import { LINE_FILES } from '../../listing-api/packs/pack.ts'
import { keysOf } from '../../../shared/table.ts'
import { linePath, type Part } from '../packs/parts.ts'

/** The parts of a demo agency, its record with the address that it has on this machine. */
export function demoParts({ files, origin }: DemoPack): (Part & { origin?: string })[] {
  const lines = (file: keyof typeof LINE_FILES): Part[] =>
    (files[file] ?? '')
      .split('\n')
      .filter(Boolean)
      .map(line => {
        const content: object = JSON.parse(line)
        return { path: linePath(file, content), content }
      })
  return [
    ...Object.entries(files)
      .filter(([path]) => !path.endsWith('.ndjson'))
      .map(([path, text]) => ({
        path,
        content: JSON.parse(text),
        ...(path === 'site.json' && { origin }),
      })),
    ...keysOf(LINE_FILES).flatMap(lines),
  ]
}
