import { cpSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { closeFile, enterSites, hostOf, markerOf, objectFiles, openFast } from '../agencies.ts'

/** The demo's agency on the coast: homes for sale and to let, agendas, holiday homes. */
const ORIGINAL = { id: 2, name: 'Duinkant' }

export interface Home {
  id: number
  externalId: string
}

/** Agencies that have all that the demo's has, each under a name of its own that stands on all its pages. Resolves to homes that can be viewed. */
export async function copyAgencies(state: string, ids: number[]): Promise<Home[]> {
  const files = await objectFiles(state, [ORIGINAL.id, ...ids])
  const original = files.get(ORIGINAL.id) ?? ''
  const db = openFast(original)
  const homes = db
    .prepare(
      `SELECT id, external_id AS externalId FROM estate JOIN agenda ON agenda.estate_id = estate.public_id
      WHERE transaction_id = 1 AND archived_at IS NULL AND parent_id IS NULL AND price IS NOT NULL ORDER BY id LIMIT 12`,
    )
    .all()
    .map(row => ({ id: Number(row.id), externalId: String(row.externalId) }))
  closeFile(db)
  for (const id of ids) {
    const file = files.get(id) ?? ''
    cpSync(original, file)
    const copy = openFast(file)
    rename(copy, id)
    closeFile(copy)
  }
  enterSites(state, ids)
  return homes
}

function rename(db: DatabaseSync, id: number): void {
  const own = (column: string): string =>
    `${column} = replace(${column}, '${ORIGINAL.name}', '${markerOf(id)}')`
  db.exec(`BEGIN;
    UPDATE site SET doc = json_set(replace(doc, '${ORIGINAL.name}', '${markerOf(id)}'), '$.id', ${id},
      '$.hostnames', json_array('${hostOf(id)}'), '$.origin', NULL);
    UPDATE navigation SET ${own('doc')};
    UPDATE page SET ${own('head')}, ${own('doc')};
    UPDATE entity SET ${own('items')};
    COMMIT`)
}
