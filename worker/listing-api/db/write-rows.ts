import type { Database } from './database.ts'
import { join, raw, sql } from '../../store/sql.ts'
import type { TableRow } from './tables.ts'

/** Inserts rows, or replaces those of the same key. Tables and columns must be ours, since they enter the statement. */
export function writeRows(db: Database, rows: readonly TableRow[]): void {
  for (const { table, row } of rows) {
    const columns = Object.keys(row)
    const values = join(
      Object.values(row).map(value => sql`${value}`),
      ', ',
    )
    db.write(
      sql`${raw(`INSERT OR REPLACE INTO ${quoted(table)} (${columns.map(quoted).join(', ')})`)} VALUES (${values})`,
    )
  }
}

/**
 * Writes a row whose only key is `id`: a new one whole, of a known one the columns that differ, since each index of a column
 * that is set is written again and billed.
 */
export function writeChanges(db: Database, { table, row }: TableRow): void {
  const name = raw(quoted(table))
  const before = db.first<TableRow['row']>(sql`SELECT * FROM ${name} WHERE id = ${row.id ?? null}`)
  if (!before) return writeRows(db, [{ table, row }])
  const changes = Object.entries(row)
    .filter(([column, value]) => before[column] !== value)
    .map(([column, value]) => sql`${raw(quoted(column))} = ${value}`)
  if (changes.length > 0)
    db.write(sql`UPDATE ${name} SET ${join(changes, ', ')} WHERE id = ${row.id ?? null}`)
}

/** A name as an identifier of SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
