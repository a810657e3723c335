import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** Whether nothing is there, or an empty folder. */
export const isFree = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0

/** Writes files below a folder. Throws for a path that leads out of it (PACK-90). */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  const root = resolve(folder)
  for (const [path, content] of Object.entries(files)) {
    const file = resolve(join(root, path))
    if (!file.startsWith(root + sep)) throw new Error(`${path} is outside of ${folder}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
