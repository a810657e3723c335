import type { Region } from '../../../shared/estate/record/location.ts'
import type { Locale } from '../../../shared/locale.ts'
import { foldName } from './fold-name.ts'

/** A Belgian municipality, as the table `place` has it. */
export interface Place {
  id: number
  zip: string
  names: Record<Locale, string>
  lat: number
  lon: number
  region: Region
  province: string | null
}

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
