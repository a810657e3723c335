import type { AdvertGap } from '../../../shared/estate/legal/advert-gap.ts'
import type { Database } from '../db/database.ts'
import { docRow, estateRow, type EstateWrite } from '../db/estate-row.ts'
import { rowsOf } from '../db/tables.ts'
import { writeChanges } from '../db/write-rows.ts'
import { withFetchedPictures } from '../fetched/pictures-of-estate.ts'
import { heldBack } from './held-estates.ts'

/** Writes an estate of a sender, a new one whole, of a known one what differs; returns why it is kept and not shown, or null. */
export function writeEstate(db: Database, write: EstateWrite): AdvertGap | null {
  const estate = withFetchedPictures(db, write)
  const held = heldBack(db, estate)
  for (const row of [
    ...rowsOf('estate', [estateRow({ ...estate, held })]),
    ...rowsOf('estate_doc', [docRow(estate)]),
  ])
    writeChanges(db, row)
  return held
}
