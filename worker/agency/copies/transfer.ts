import * as v from 'valibot'
import { tablesOf } from '../../../shared/schema-tables.ts'
import { REMAINS } from '../outbox.ts'
import { SCHEMA_STEPS } from '../schema/steps.ts'
import type { Row, Sql, SqlValue } from '../sql.ts'

/** Keys, sessions, links in mails and to sellers, counts and keys of forms, what KV is told, the CRM's credentials: secrets, or of no use elsewhere. */
const NOT_EXPORTED: ReadonlySet<string> = new Set([
  'access_key',
  'invitation',
  'sign_in',
  'sign_in_waiting',
  'session',
  'passkey',
  'passkey_challenge',
  'recovery_code',
  'known_browser',
  'sign_in_denial',
  'visit',
  'token',
  'counter',
  'submission',
  'publication',
  'hostname',
  'crm',
  'crm_estate',
  'crm_contact',
  'export_file',
  'figure_batch',
  'seller_link',
  'calendar_link',
  'mail_setting_before',
  'restored',
])

/** What an export holds and a restore writes: the platform may have tables of its own beside them. */
const TABLES = tablesOf(SCHEMA_STEPS)
  .filter(name => !NOT_EXPORTED.has(name))
  .toSorted()

/** Tables that say nothing of anybody. */
const OF_NOBODY: ReadonlySet<string> = new Set(['task', 'audit', 'figure'])

/** Tasks that come again by themselves: their times alone must not make one export differ from the next. */
export const PERIODIC = `('retention', 'backup', 'crawl', 'publish-versions', 'crm-pull', 'crm-contact', 'export', 'calendars')`

/** What leaves of a column that does not leave as it is: the texts of mails have people's personal links and codes in them. */
const LEAVES: Readonly<Record<string, string>> = {
  'outbox.message': `${REMAINS} AS message`,
  'outbox.sealed': 'NULL AS sealed',
}

/** A slice ends after so many characters. */
const SLICE_LENGTH = 500_000
const ROWS_AT_ONCE = 200

/** Where a slice ended: in a table, after a row of this key. */
export type Position = { table: string; key: SqlValue[] }

export interface Slice {
  /** A row a line: {"table": …, "row": {…}}. */
  lines: string
  /** null: there is no more. */
  next: Position | null
}

const NAME = v.pipe(v.string(), v.regex(/^[a-z_]+$/))

/** A line of an export. */
const LINE = v.object({
  table: NAME,
  row: v.record(NAME, v.union([v.string(), v.number(), v.null()])),
})

/** All rows of an agency as text, and back. The tables are those of the schema: a new one is exported by itself. */
export class Transfer {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** The next rows, of all tables but those `without`; from the start without a position. Writes that happen between two slices are in one of them or in none. */
  slice(after: Position | null, without: readonly string[] = []): Slice {
    const tables = TABLES.filter(table => !without.includes(table))
    const lines: string[] = []
    let length = 0
    let at: Position | null = after
    for (const table of tables.slice(after ? tables.indexOf(after.table) : 0)) {
      const keys = this.#keysOf(table)
      let last = at?.table === table ? at.key : null
      for (;;) {
        const rows = this.#rowsAfter(table, keys, last)
        for (const row of rows) {
          const line = JSON.stringify({ table, row })
          lines.push(line)
          length += line.length + 1
          last = keys.map(key => row[key] ?? null)
          if (length >= SLICE_LENGTH) return { lines: text(lines), next: { table, key: last } }
        }
        if (rows.length < ROWS_AT_ONCE) break
      }
      at = null
    }
    return { lines: text(lines), next: null }
  }

  /** Whether nobody has left anything here, and no copy is being put in; what operators did does not count, nor who looked at a page. */
  isEmpty(): boolean {
    return [...TABLES.filter(table => !OF_NOBODY.has(table)), 'restored'].every(
      table => this.#sql.first(`SELECT 1 AS found FROM "${table}" LIMIT 1`) === null,
    )
  }

  /** Begins to put a copy in; false: it is not empty. */
  begin(): boolean {
    return this.#sql.transaction(() => {
      const isEmpty = this.isEmpty()
      if (isEmpty) this.#sql.run(`INSERT INTO restored (name, key) VALUES ('', '')`)
      return isEmpty
    })
  }

  /** The copy is in, whole. */
  finish(): void {
    this.#sql.run('DELETE FROM restored')
  }

  /** Takes out again what was put in since it began, and nothing else. */
  undo(): void {
    this.#sql.transaction(() => {
      for (const table of TABLES)
        this.#sql.run(
          `DELETE FROM "${table}" WHERE json_array(${this.#keysOf(table).join(', ')}) IN (SELECT key FROM restored WHERE name = ?1)`,
          table,
        )
      this.finish()
    })
  }

  /** Puts the rows of a slice back; twice is once. Throws for a line that is not one of an export. Gives the number of rows. */
  restore(lines: string): number {
    return this.#sql.transaction(() => {
      const rows = lines.split('\n').filter(Boolean)
      for (const line of rows) {
        const { table, row } = v.parse(LINE, JSON.parse(line))
        if (!TABLES.includes(table)) throw new TypeError(`no table ${table}`)
        const columns = Object.keys(row)
        const added = this.#sql.first<{ key: string }>(
          `INSERT INTO "${table}" (${columns.map(column => `"${column}"`).join(', ')})
          VALUES (${columns.map(() => '?').join(', ')})
          ON CONFLICT DO NOTHING RETURNING json_array(${this.#keysOf(table).join(', ')}) AS key`,
          ...Object.values(row),
        )
        if (added)
          this.#sql.run('INSERT INTO restored (name, key) VALUES (?1, ?2)', table, added.key)
      }
      return rows.length
    })
  }

  /** Every address that a row is about. */
  emails(): string[] {
    const found = new Set<string>()
    for (const table of TABLES)
      for (const column of ['email', 'recipient'])
        if (this.#hasColumn(table, column))
          for (const { email } of this.#sql.all<{ email: string }>(
            `SELECT DISTINCT "${column}" AS email FROM "${table}" WHERE "${column}" <> ''`,
          ))
            found.add(email)
    return [...found]
  }

  #columnsOf(table: string): string[] {
    return this.#sql
      .all<{ name: string }>('SELECT name FROM pragma_table_info(?1) ORDER BY cid', table)
      .map(({ name }) => name)
  }

  #hasColumn(table: string, column: string): boolean {
    return (
      this.#sql.first(
        'SELECT 1 AS found FROM pragma_table_info(?1) WHERE name = ?2',
        table,
        column,
      ) !== null
    )
  }

  /** The columns of the primary key, which every table has. */
  #keysOf(table: string): string[] {
    return this.#sql
      .all<{ name: string }>(
        'SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk',
        table,
      )
      .map(({ name }) => name)
  }

  #rowsAfter(table: string, keys: string[], after: SqlValue[] | null): Row[] {
    const names = keys.join(', ')
    const where = [
      ...(after ? [`(${names}) > (${keys.map(() => '?').join(', ')})`] : []),
      ...(table === 'task' ? [`kind NOT IN ${PERIODIC}`] : []),
    ]
    const columns = this.#columnsOf(table).map(column => LEAVES[`${table}.${column}`] ?? column)
    return this.#sql.all<Row>(
      `SELECT ${columns.join(', ')} FROM "${table}" ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''} ORDER BY ${names} LIMIT ${ROWS_AT_ONCE}`,
      ...(after ?? []),
    )
  }
}

const text = (lines: string[]): string => lines.map(line => `${line}\n`).join('')
