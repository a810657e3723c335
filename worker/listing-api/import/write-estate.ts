import type { Database } from '../db/database.ts'
import { docRow, estateRow, type EstateWrite } from '../db/estate-row.ts'
import { rowsOf } from '../db/tables.ts'
import { writeChanges } from '../db/write-rows.ts'
import { withFetchedPictures } from '../fetched/pictures-of-estate.ts'
import { heldBack } from './held-estates.ts'

/** Writes an estate of a sender, a new one whole, of a known one what differs; without what the law asks it is not shown. */
export function writeEstate(db: Database, write: EstateWrite): void {
  const estate = withFetchedPictures(db, write)
  const held = heldBack(db, estate)
  for (const row of [
    ...rowsOf('estate', [estateRow({ ...estate, held })]),
    ...rowsOf('estate_doc', [docRow(estate)]),
  ])
    writeChanges(db, row)
}
