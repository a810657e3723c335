import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/tables.ts'
import { writeRows } from '../db/write-rows.ts'
import { BELGIUM } from '../../../shared/places/belgium-table.ts'
import { readBelgium, toPlace } from '../../../shared/places/belgium.ts'
import { nameTerms } from './place.ts'
import { placeRows } from './place-rows.ts'

/** Gives a new site the municipalities of Belgium, found also by the names and postal codes of their places (PACK-4). */
export function writePlaces(db: Database): void {
  const municipalities = readBelgium(BELGIUM)
  const terms = municipalities.flatMap(({ id, places }) =>
    places.flatMap(({ name, zip }) =>
      [...nameTerms(name), zip].map(term => ({ term, place_id: id })),
    ),
  )
  writeRows(db, [...placeRows(municipalities.map(toPlace)), ...rowsOf('place_name', terms)])
}
