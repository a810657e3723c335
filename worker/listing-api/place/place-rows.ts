import { rowsOf, type TableRow } from '../db/tables.ts'
import type { Place } from '../../../shared/places/belgium.ts'
import { searchTerms } from './place.ts'

/** Municipalities and their search terms. */
export const placeRows = (places: readonly Place[]): TableRow[] => [
  ...rowsOf(
    'place',
    places.map(({ names, ...place }) => ({ ...place, ...names })),
  ),
  ...rowsOf(
    'place_name',
    places.flatMap(place => searchTerms(place).map(term => ({ term, place_id: place.id }))),
  ),
]
