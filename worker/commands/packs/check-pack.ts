import type { Pack } from '../../listing-api/packs/pack.ts'
import { NOTHING_THERE, readBinding, type There } from './binding.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkDoubts, checkHomeLanguages } from './check-doubts.ts'
import { checkReferences, type Check } from './check-references.ts'
import { checkWords } from './check-words.ts'
import { fieldOf } from '../../../shared/packs/explain.ts'
import { assetName, type PackFile } from './folder.ts'
import type { Problem } from './problem.ts'
import { isWhole, readPack } from './read-pack.ts'

export type LineOf = (file: string, field: string) => number | null

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
  /** What is taken and can hardly be meant. */
  doubts: Problem[]
  /** What may well be meant. */
  notes: Problem[]
  /** The line of a file's field, 'hostnames[1]'; null where it is no file of the folder. */
  lineOf: LineOf
  /** The files of assets/. */
  assets: PackFile[]
} {
  const { pack, placeOf, assets, problems } = readPack(folder)
  const lineOf: LineOf = (file, field) =>
    file.endsWith('.json') ? placeOf(file, pathOf(field)).line : null
  if (!isWhole(pack, problems))
    return { pack: null, problems, doubts: [], notes: [], lineOf, assets }
  const found: Problem[] = []
  const doubts: Problem[] = []
  const notes: Problem[] = []
  const into =
    (list: Problem[]): Check =>
    (file, path, message) => {
      const field = fieldOf(file.endsWith('.ndjson') ? path.slice(1) : path)
      list.push({ ...placeOf(file, path), field, message })
    }
  const refuse = into(found)
  checkAddresses(pack, refuse)
  checkReferences(
    pack,
    { homes: there.homes, files: [...there.files, ...assets.map(assetName)] },
    refuse,
  )
  found.push(...checkWords(pack.words, (file, path) => placeOf(file, path).line))
  checkDoubts(pack, there, into(doubts))
  checkHomeLanguages(pack, into(notes))
  return { pack: found.length === 0 ? pack : null, problems: found, doubts, notes, lineOf, assets }
}

/** 'hostnames[1]' → ['hostnames', 1]. */
const pathOf = (field: string): PropertyKey[] =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map(part => (/^\d+$/.test(part) ? Number(part) : part))
