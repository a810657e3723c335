import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The folder of the listing API's objects, one file each, in a state as Miniflare keeps it. */
export const listingsFolder = (state: string): string =>
  join(state, 'do', 'baksteen-listing-api-Listings')

/** Runs statements on every site's database in a state that nothing serves. */
export function changeSites(state: string, change: (db: DatabaseSync) => void): void {
  for (const file of globSync(join(listingsFolder(state), '*.sqlite'))) {
    if (file.endsWith('metadata.sqlite')) continue
    const db = new DatabaseSync(file)
    change(db)
    db.close()
  }
}
