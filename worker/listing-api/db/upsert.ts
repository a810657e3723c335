import { raw, sql, type Statement } from './sql.ts'
import { TABLES, type Row, type TableName } from './tables.ts'

/** Well under D1's 100 kB per statement, since the demo inlines its rows. */
const MAX_BYTES = 60_000

/**
 * Statements that insert or replace many rows at once: the rows are one JSON parameter that the database unpacks, since
 * D1 binds at most a hundred values.
 */
export function upsert<Name extends TableName>(table: Name, rows: Row<Name>[]): Statement[] {
  const { key, plain, json } = TABLES[table]
  const columns: string[] = [...key, ...plain, ...json]
  const values = columns.map(
    (_, index) => `value->${index < columns.length - json.length ? '>' : ''}${index}`,
  )
  const others = columns.slice(key.length).map(column => `${column} = excluded.${column}`)
  const conflict = others.length > 0 ? `UPDATE SET ${others.join(', ')}` : 'NOTHING'
  const entries = rows.map((row: Record<string, unknown>) =>
    JSON.stringify(columns.map(column => row[column] ?? null)),
  )
  return chunks(entries).map(
    chunk => sql`
    ${raw(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}`)}
    FROM json_each(${`[${chunk.join(',')}]`}) WHERE true
    ${raw(`ON CONFLICT (${key.join(', ')}) DO ${conflict}`)}`,
  )
}

/** Chunks of at most MAX_BYTES; a longer entry is a chunk of its own. */
function chunks(entries: string[]): string[][] {
  const result: string[][] = []
  let bytes = Infinity
  for (const entry of entries) {
    const length = new TextEncoder().encode(entry).length + 1
    if (bytes + length > MAX_BYTES) {
      result.push([])
      bytes = 0
    }
    result.at(-1)?.push(entry)
    bytes += length
  }
  return result
}
