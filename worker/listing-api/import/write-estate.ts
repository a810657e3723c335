import type { AdvertGap } from '../../../shared/estate/legal/advert-gap.ts'
import type { Database } from '../db/database.ts'
import { docRow, estateRow, type EstateWrite } from '../db/estate-row.ts'
import { rowsOf } from '../db/tables.ts'
import { writeChanges } from '../db/write-rows.ts'
import { heldBack } from './held-estates.ts'

/** Writes an estate of a sender, a new one whole, of a known one what differs; returns why it is kept and not shown, or null. */
export function writeEstate(db: Database, write: EstateWrite): AdvertGap | null {
  const held = heldBack(db, write)
  for (const row of [
    ...rowsOf('estate', [estateRow({ ...write, held })]),
    ...rowsOf('estate_doc', [docRow(write)]),
  ])
    writeChanges(db, row)
  return held
}
