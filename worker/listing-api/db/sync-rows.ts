import { canonicalJson } from '../packs/digest.ts'
import type { Database } from './database.ts'
import { and, raw, sql, type Statement } from '../../store/sql.ts'
import { TABLES, type TableName, type TableRow } from './tables.ts'
import { quoted, writeRows } from './write-rows.ts'

/**
 * Makes these the rows of a table that meet a condition: writes what differs, deletes the others, and leaves alone what is
 * the same. Returns whether anything was written or deleted.
 */
export function syncRows(
  db: Database,
  name: TableName,
  condition: Statement,
  rows: readonly TableRow[],
): boolean {
  const key: readonly string[] = TABLES[name].key
  const table = raw(quoted(name))
  const keyOf = (row: TableRow['row']): string => JSON.stringify(key.map(column => row[column]))
  const before = new Map(
    db
      .rows<TableRow['row']>(sql`SELECT * FROM ${table} WHERE ${condition}`)
      .map(row => [keyOf(row), row]),
  )
  let isChanged = false
  for (const each of rows) {
    const known = before.get(keyOf(each.row))
    before.delete(keyOf(each.row))
    if (known && isSameRow(name, known, each.row)) continue
    writeRows(db, [each])
    isChanged = true
  }
  for (const absent of before.values()) {
    const isIt = key.map(column => sql`${raw(quoted(column))} = ${absent[column] ?? null}`)
    db.change(sql`DELETE FROM ${table} WHERE ${and(isIt)}`)
    isChanged = true
  }
  return isChanged
}

/** Whether a row has these values; JSON columns are compared as values. */
function isSameRow(name: TableName, known: TableRow['row'], wanted: TableRow['row']): boolean {
  const json: readonly string[] = TABLES[name].json
  return Object.entries(wanted).every(([column, value]) => {
    const before = known[column]
    return (
      before === value ||
      (json.includes(column) &&
        typeof before === 'string' &&
        typeof value === 'string' &&
        isSameJson(before, value))
    )
  })
}

const isSameJson = (a: string, b: string): boolean =>
  canonicalJson(JSON.parse(a)) === canonicalJson(JSON.parse(b))
