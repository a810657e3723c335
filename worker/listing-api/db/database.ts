import { ApiError } from '../http/errors.ts'
import { sql, type SqlValue, type Statement } from '../../store/sql.ts'

/** What SQLite in a Durable Object takes is 100 parameters, 100 kB of text and 2 MB a value; locally more passes. */
const MAX_PARAMETERS = 100
const MAX_TEXT = 100_000
const MAX_VALUE_BYTES = 1_000_000
/** A call returns at most 32 MiB; text of two-byte letters counts double. */
const MAX_RESULT_CHARACTERS = 16_000_000

/** More than the platform takes, refused here so that it shows before production does (LAPI-81). */
export const tooLarge = (what: string): ApiError =>
  new ApiError('too-large', `${what} is too large`)

/** The one place that speaks to the storage of a site's object. Everything is synchronous: nothing can come in between. */
export class Database {
  readonly #sql: SqlStorage
  #characters = 0

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Every row. The caller declares its type. */
  rows<Row>(statement: Statement): Row[] {
    const rows = this.#run(statement).toArray()
    for (const row of rows)
      for (const value of Object.values(row))
        this.#characters += typeof value === 'string' ? value.length : 8
    if (this.#characters > MAX_RESULT_CHARACTERS) throw tooLarge('The result')
    return rows as Row[]
  }

  /** The first row, or null. */
  first<Row>(statement: Statement): Row | null {
    return this.rows<Row>(statement)[0] ?? null
  }

  /** Runs a statement that returns nothing. */
  write(statement: Statement): void {
    this.#run(statement)
  }

  /** The same; returns the number of rows that it changed. */
  change(statement: Statement): number {
    this.#run(statement)
    return this.first<{ count: number }>(sql`SELECT changes() AS count`)?.count ?? 0
  }

  /** Starts counting what one call reads. */
  startCall(): void {
    this.#characters = 0
  }

  #run({ sql: text, params }: Statement): SqlStorageCursor<Record<string, SqlStorageValue>> {
    if (params.length > MAX_PARAMETERS || text.length > MAX_TEXT) throw tooLarge('The statement')
    for (const value of params) checkSize(value)
    return this.#sql.exec(text, ...params)
  }
}

const encoder = new TextEncoder()

function checkSize(value: SqlValue): void {
  // A letter is at most three bytes, so most texts need not be encoded to be known as small.
  if (typeof value !== 'string' || value.length * 3 <= MAX_VALUE_BYTES) return
  if (encoder.encode(value).byteLength > MAX_VALUE_BYTES) throw tooLarge('The value')
}
