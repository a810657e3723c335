import type { Place } from '../../../shared/places/belgium.ts'
import { foldName } from '../../../shared/places/fold-name.ts'

/** Search terms of a place: each name from each of its words on, and the postal code. */
export const searchTerms = (place: Place): string[] => [
  ...new Set([...Object.values(place.names).flatMap(nameTerms), place.zip]),
]

/** A name without accents, from each of its words on. */
export const nameTerms = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .map((_, index, words) => words.slice(index).join(' '))
    .filter(term => term !== '')
