import type { Pack } from '../../listing-api/packs/pack.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkReferences, type Check } from './check-references.ts'
import { checkWords } from './check-words.ts'
import { fieldOf } from '../../listing-api/packs/explain.ts'
import type { Problem } from './problem.ts'
import { isWhole, readPack } from './read-pack.ts'

/** Reads and checks the pack in a folder; it is null while anything is wrong, so that nothing is half applied (PACK-20). */
export function checkPack(folder: string): { pack: Pack | null; problems: Problem[] } {
  const { pack, lineOf, assets, problems } = readPack(folder)
  if (!isWhole(pack, problems)) return { pack: null, problems }
  const found: Problem[] = []
  const refuse: Check = (file, path, message) => {
    const isLine = file.endsWith('.ndjson')
    found.push({
      file,
      line: lineOf(file, path),
      field: fieldOf(isLine ? path.slice(1) : path),
      message,
    })
  }
  checkAddresses(pack, refuse)
  checkReferences(pack, assets, refuse)
  found.push(...checkWords(pack.words, lineOf))
  return { pack: found.length === 0 ? pack : null, problems: found }
}
