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
export function searchTerms(place: Place): string[] {
  const names = Object.values(place.names).map(foldName)
  const tails = names.flatMap(name =>
    name.split(' ').map((_, index, words) => words.slice(index).join(' ')),
  )
  return [...new Set([...tails, place.zip])].filter(term => term !== '')
}
