/** What the platform allows: of bound values a statement, and of bytes a value (2 MB live; local tests would let more pass). */
const MAX_VALUES = 100
const MAX_VALUE_LENGTH = 1_000_000

/** All others may write: none of ours that reads begins otherwise. */
const READS = /^\s*(SELECT|PRAGMA table_info|EXPLAIN)\b/

/** So many rows are written at a time by what may find any number. */
const SLICE = 500

/** What a column holds. */
export type SqlValue = string | number | null | ArrayBuffer

/** A row as it is read, by column. */
export type Row = Record<string, SqlValue>

/** A statement that the platform would refuse, or accept only in tests. */
export class StatementTooLarge extends Error {
  override name = 'StatementTooLarge'
}

/** A statement that writes, in an object that only reads (writer.ts). */
export class ReadOnly extends Error {
  override name = 'ReadOnly'
}

/** The object's database. Everything is synchronous: between two statements nothing else runs. */
export class Sql {
  readonly #storage: DurableObjectStorage
  /** Whether what writes is refused. */
  isReadOnly = false

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** The rows of a query; all of them are in memory. */
  all<T extends Row>(statement: string, ...values: SqlValue[]): T[] {
    return this.#exec<T>(statement, values).toArray()
  }

  first<T extends Row>(statement: string, ...values: SqlValue[]): T | null {
    return this.all<T>(statement, ...values)[0] ?? null
  }

  /** Writes; the number of rows that changed, indexes not counted. */
  run(statement: string, ...values: SqlValue[]): number {
    this.#exec(statement, values).toArray()
    return this.#exec<{ count: number }>('SELECT changes() AS count', []).one().count
  }

  /** Writes to at most 500 rows, by a statement that ends with its condition; whether more may be left. */
  runSlice(statement: string, ...values: SqlValue[]): boolean {
    return this.run(`${statement} LIMIT ${SLICE}`, ...values) === SLICE
  }

  /** All that is written in it, or nothing, alarm too. The work must not wait for anything. */
  transaction<T>(work: () => T): T {
    return this.#storage.transactionSync(() => {
      const result = work()
      if (result instanceof Promise) throw new TypeError('a transaction waits for nothing')
      return result
    })
  }

  #exec<T extends Row>(statement: string, values: SqlValue[]): SqlStorageCursor<T> {
    if (this.isReadOnly && !READS.test(statement)) throw new ReadOnly('the site has moved')
    if (values.length > MAX_VALUES) throw new StatementTooLarge(`${values.length} values`)
    for (const value of values)
      if (sizeOf(value) > MAX_VALUE_LENGTH)
        throw new StatementTooLarge(`a value of ${sizeOf(value)}`)
    return this.#storage.sql.exec<T>(statement, ...values)
  }
}

const sizeOf = (value: SqlValue): number =>
  typeof value === 'string' ? value.length : value instanceof ArrayBuffer ? value.byteLength : 0

/** Whether an error tells that a row of these columns exists already: 'submission.form, submission.key'. */
export const isDuplicateOf = (error: unknown, columns: string): boolean =>
  error instanceof Error && error.message.includes(`UNIQUE constraint failed: ${columns}`)
