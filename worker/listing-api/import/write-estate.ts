import type { Database } from '../db/database.ts'
import { docRow, estateRow, type EstateWrite } from '../db/estate-row.ts'
import { rowsOf } from '../db/tables.ts'
import { writeChanges } from '../db/write-rows.ts'
import { heldBack } from './held-estates.ts'

/** Writes an estate of a sender, a new one whole, of a known one what differs; without what the law asks it is not shown. */
export function writeEstate(db: Database, write: EstateWrite): void {
  const held = heldBack(db, write)
  for (const row of [
    ...rowsOf('estate', [estateRow({ ...write, held })]),
    ...rowsOf('estate_doc', [docRow(write)]),
  ])
    writeChanges(db, row)
}
