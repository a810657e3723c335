import { addDays } from '../../../shared/time/day.ts'
import type { Day } from '../../../shared/time/units.ts'
import type { Database } from '../db/database.ts'
import { join, raw, sql, valuesOf } from '../../store/sql.ts'
import { quoted } from '../db/write-rows.ts'
import { COPIED_TABLES } from '../site/export-slice.ts'
import { removeAsset } from './queries.ts'

/** For so long a file stays that nothing names: who took a picture out may put it back (DESK-102). */
const RETENTION_DAYS = 30
/** Noted, and removed, in one night; the next one goes on. */
const NOTED = 5_000
const REMOVED = 500

/** Tables that name files without showing them, or hold words that are no names of files. */
export const NOT_NAMING: ReadonlySet<string> = new Set([
  'asset',
  'picture_address',
  'place',
  'place_name',
])

/** Names of all files that were sent. */
export const sentNames = (db: Database): string[] =>
  db
    .rows<{ name: string }>(sql`SELECT id AS name FROM asset WHERE object IS NOT NULL ORDER BY id`)
    .map(({ name }) => name)

/**
 * Notes that nothing names these files today, and that all others are named. Gives those that nothing has named for 30
 * days, the oldest first.
 */
export function noteUnnamed(db: Database, names: readonly string[], today: Day): string[] {
  const noted = names.slice(0, NOTED)
  db.change(sql`DELETE FROM asset_unnamed WHERE name NOT IN ${valuesOf(noted)}`)
  db.change(
    sql`INSERT OR IGNORE INTO asset_unnamed (name, since) SELECT value, ${today} FROM json_each(${JSON.stringify(noted)})`,
  )
  return db
    .rows<{ name: string }>(
      sql`SELECT name FROM asset_unnamed WHERE since <= ${addDays(today, -RETENTION_DAYS)} ORDER BY since, name LIMIT ${REMOVED}`,
    )
    .map(({ name }) => name)
}

/**
 * Removes a file, unless something names it by now: whoever looked for it did so a moment ago. A picture that was fetched
 * is fetched once more if a home is sent with its address. null: it stays, for 30 days more.
 */
export function removeUnnamed(db: Database, name: string): { orphans: string[] } | null {
  db.change(sql`DELETE FROM asset_unnamed WHERE name = ${name}`)
  if ([...COPIED_TABLES, 'import_line'].some(table => isIn(db, table, name))) return null
  db.change(sql`DELETE FROM picture_address WHERE asset = ${name}`)
  return removeAsset(db, name)
}

/** Whether a table's texts hold a name; one that begins another may be taken for it, and stays. */
function isIn(db: Database, table: string, name: string): boolean {
  if (NOT_NAMING.has(table)) return false
  const columns = db.rows<{ name: string }>(
    sql`SELECT name FROM pragma_table_info(${table}) WHERE type = 'TEXT'`,
  )
  if (columns.length === 0) return false
  const holds = columns.map(column => sql`instr(${raw(quoted(column.name))}, ${name}) > 0`)
  return (
    db.first(sql`SELECT 1 FROM ${raw(quoted(table))} WHERE ${join(holds, ' OR ')} LIMIT 1`) !== null
  )
}
