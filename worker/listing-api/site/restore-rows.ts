import { wholeSeconds } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'
import type { TableRow } from '../db/tables.ts'
import { writeRows } from '../db/write-rows.ts'
import { ApiError } from '../http/errors.ts'
import { endSetting } from '../import/end-of-setting.ts'
import { columnsOf, COPIED_TABLES } from './export-slice.ts'
import { findSite } from './queries.ts'

/** A restore of which nothing was heard for so long was broken off. */
const STALE_SECONDS = 15 * 60

/**
 * Begins to put a site into an empty object. False: something is left here of a restore that was broken off, to be deleted
 * first. Throws an ApiError of 409 where there is a site, or another is being put in.
 */
export function beginRestore(db: Database, run: string): boolean {
  if (findSite(db)) throw new ApiError('conflict', 'This site is not empty')
  const now = wholeSeconds(Date.now())
  const other = db.first<{ id: string; heard: number }>(
    sql`SELECT id, heard_at AS heard FROM restore_run`,
  )
  if (other && other.id !== run && other.heard > now - STALE_SECONDS)
    throw new ApiError('conflict', 'This site is being restored')
  if (other && other.id !== run) return false
  db.change(sql`INSERT OR REPLACE INTO restore_run (id, heard_at) VALUES (${run}, ${now})`)
  return true
}

/** Writes rows of a copy. Throws an ApiError of 422 for a row that is none of ours, and of 413 for one too large. */
export function restoreRows(db: Database, run: string, rows: TableRow[]): void {
  continueRestore(db, run)
  const columns = new Map(COPIED_TABLES.map(table => [table, new Set(columnsOf(db, table))]))
  for (const { table, row } of rows) {
    const known = columns.get(table)
    const names = Object.keys(row)
    if (!known || names.length === 0 || !names.every(name => known.has(name)))
      throw new ApiError('invalid', `Not a row of this schema: ${table.slice(0, 64)}`, 'table')
    try {
      writeRows(db, [{ table, row }])
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw new ApiError('invalid', `Not a whole row of ${table}`, 'row')
    }
  }
}

/** Writes the site's record, with which the site is there; a copy from before homes had an end date gives them one. */
export function finishRestore(db: Database, run: string, site: TableRow): void {
  restoreRows(db, run, [site])
  endSetting(db, true)
}

function continueRestore(db: Database, run: string): void {
  const now = wholeSeconds(Date.now())
  if (db.change(sql`UPDATE restore_run SET heard_at = ${now} WHERE id = ${run}`) === 0)
    throw new ApiError('conflict', 'This restore was broken off')
}
