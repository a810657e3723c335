import { at, fieldAt, type EstateLike } from '../read.ts'

// Apart from the law's tables, which a card in the browser has no need of.

/** Built new and not used before, as its record says; a garage may be too. */
export function isBuiltNew(estate: EstateLike): boolean {
  const stated = fieldAt(estate, 'construction.new_building') ?? at(estate, 'technical.newBuilding')
  return stated === undefined || stated === null
    ? fieldAt(estate, 'construction.condition') === 'NEW'
    : [true, 1, 'true', '1'].some(yes => yes === stated)
}
