import type { SqlValue, Statement } from './sql.ts'

/** A statement with its values inlined, for files that wrangler runs. Our statements have no '?' but those of values. */
export function toSqlText({ sql, params }: Statement): string {
  const [head = '', ...rest] = sql.trim().split('?')
  if (rest.length !== params.length)
    throw new Error(`${rest.length} places for ${params.length} values: ${sql}`)
  return head + rest.map((text, index) => quote(params[index] ?? null) + text).join('')
}

/** SQLite has no escape but the doubled quote. */
const quote = (value: SqlValue): string =>
  typeof value === 'string'
    ? `'${value.replaceAll("'", "''")}'`
    : value === null
      ? 'NULL'
      : String(value)
