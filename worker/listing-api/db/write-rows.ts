import type { Database } from './database.ts'
import { join, raw, sql } from './sql.ts'
import type { TableRow } from './tables.ts'

/** Inserts rows, or replaces those of the same key. Tables and columns must be ours, since they enter the statement. */
export function writeRows(db: Database, rows: readonly TableRow[]): void {
  for (const { table, row } of rows) {
    const columns = Object.keys(row)
    const values = join(
      Object.values(row).map(value => sql`${value}`),
      ', ',
    )
    db.change(
      sql`${raw(`INSERT OR REPLACE INTO ${quoted(table)} (${columns.map(quoted).join(', ')})`)} VALUES (${values})`,
    )
  }
}

/** A name as an identifier of SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
