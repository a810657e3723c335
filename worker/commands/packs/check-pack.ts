import type { Pack } from '../../listing-api/packs/pack.ts'
import { NOTHING_THERE, readBinding, type There } from './binding.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkReferences, type Check } from './check-references.ts'
import { checkWords } from './check-words.ts'
import { fieldOf } from '../../../shared/packs/explain.ts'
import { assetName, type PackFile } from './folder.ts'
import type { Problem } from './problem.ts'
import { isWhole, readPack } from './read-pack.ts'

/**
 * Reads and checks the pack in a folder; it is null while anything is wrong, so that nothing is half applied (PACK-20). `there`:
 * what its files may name besides, by default as it was when the folder was written or applied last.
 */
export function checkPack(
  folder: string,
  there: There = readBinding(folder)?.there ?? NOTHING_THERE,
): {
  pack: Pack | null
  problems: Problem[]
  /** The files of assets/. */
  assets: PackFile[]
} {
  const { pack, placeOf, assets, problems } = readPack(folder)
  if (!isWhole(pack, problems)) return { pack: null, problems, assets }
  const found: Problem[] = []
  const refuse: Check = (file, path, message) => {
    const isLine = file.endsWith('.ndjson')
    found.push({
      ...placeOf(file, path),
      field: fieldOf(isLine ? path.slice(1) : path),
      message,
    })
  }
  checkAddresses(pack, refuse)
  checkReferences(
    pack,
    { homes: there.homes, files: [...there.files, ...assets.map(assetName)] },
    refuse,
  )
  found.push(...checkWords(pack.words, (file, path) => placeOf(file, path).line))
  return { pack: found.length === 0 ? pack : null, problems: found, assets }
}
