import { publicId } from '../../../shared/estate/estate.ts'
import { toDay } from '../../../shared/time/time-zone.ts'
import type { Database } from '../db/database.ts'
import { docRow, estateRow, normalizeId, type EstateWrite } from '../db/estate-row.ts'
import { rowsOf } from '../db/tables.ts'
import { writeChanges } from '../db/write-rows.ts'
import { withFetchedPictures } from '../fetched/pictures-of-estate.ts'
import { decisionOf } from '../homes/decision.ts'
import { writeDeskRow } from '../homes/desk-row.ts'
import { withOverrides } from '../homes/overrides.ts'
import { heldBack } from './held-estates.ts'
import { withHistory } from './with-history.ts'

/** Writes an estate of a sender, a new one whole, of a known one what differs. */
export const writeEstate = (db: Database, write: EstateWrite): void =>
  writeKnown(db, withFetchedPictures(db, write))

/** The same of a record whose pictures are here, or under way. */
export function writeKnown(db: Database, said: EstateWrite): void {
  const decided = decisionOf(db, said.estate.general.id)
  const own = decided.overrides > 0 ? withOverrides(db, said.estate) : said.estate
  const write = { ...said, estate: withHistory(db, own, toDay(Date.now())) }
  const { estate, externalId } = write
  for (const row of [
    ...rowsOf('estate', [estateRow({ ...write, held: heldBack(write, decided) })]),
    ...rowsOf('estate_doc', [docRow(write)]),
  ])
    writeChanges(db, row)
  writeDeskRow(db, estate, externalId ?? normalizeId(publicId(estate)), decided)
}
