import { tablesOf } from '../../../shared/schema-tables.ts'
import type { Database } from '../db/database.ts'
import { STEPS } from '../schema/steps.ts'
import { and, join, raw, sql, type SqlValue, type Statement } from '../../store/sql.ts'
import type { TableRow } from '../db/tables.ts'
import { quoted } from '../db/write-rows.ts'

/** What is only under way is not exported. */
const PASSING = ['asset_unnamed', 'import_held', 'import_line', 'import_removal', 'restore_run']
const TABLES = tablesOf(STEPS).filter(name => !PASSING.includes(name))
/** First of all: by which rows facts were made must not be newer than the homes that follow. */
const FACTS = 'estate_facts'
/** What a copy holds and a restore writes, the site's record last: the platform may have tables of its own beside them. */
export const COPIED_TABLES: readonly string[] = [
  FACTS,
  ...TABLES.filter(name => name !== 'site' && name !== FACTS),
  'site',
]
const PAGE_ROWS = 50
const SLICE_CHARACTERS = 300_000

/** The last row that was exported, by its key; without one the table's beginning. */
export interface ExportPlace {
  table: string
  after?: SqlValue[]
}

export interface ExportSlice {
  /** Schema steps of this object's tables. */
  step: number
  /** A line each. */
  lines: string[]
  /** Where to go on; null at the end. */
  next: ExportPlace | null
}

/**
 * The next rows of everything that is here. Tables come in the order they were made in, bookings before what they take, so
 * that what is booked meanwhile is in as taken nights at most; the site's record is last.
 */
export function exportSlice(db: Database, from: ExportPlace | null): ExportSlice {
  let place: ExportPlace | null = from ?? { table: COPIED_TABLES[0] ?? '' }
  const lines: string[] = []
  let characters = 0
  while (place && characters < SLICE_CHARACTERS) {
    const { table }: ExportPlace = place
    const keys = keyOf(db, table)
    const rows: TableRow['row'][] = db.rows(pageOf(place, keys, columnsOf(db, table)))
    for (const row of rows) {
      const line = JSON.stringify({ table, row } satisfies TableRow)
      characters += line.length
      lines.push(line)
    }
    const last: TableRow['row'] | undefined = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
    const following = COPIED_TABLES[COPIED_TABLES.indexOf(table) + 1]
    if (last) place = { table, after: keys.map(key => last[key] ?? null) }
    else place = following ? { table: following } : null
  }
  return { step: STEPS.length, lines, next: place }
}

/** The columns of a table's key. */
const keyOf = (db: Database, table: string): string[] =>
  db
    .rows<{ name: string }>(
      sql`SELECT name FROM pragma_table_info(${table}) WHERE pk > 0 ORDER BY pk`,
    )
    .map(({ name }) => name)

/** The columns that are written: one that the database reckons of the others is none. */
export const columnsOf = (db: Database, table: string): string[] =>
  db
    .rows<{ name: string }>(sql`SELECT name FROM pragma_table_info(${table}) ORDER BY cid`)
    .map(({ name }) => name)

const namesOf = (columns: string[]): Statement => raw(columns.map(quoted).join(', '))

function pageOf({ table, after }: ExportPlace, keys: string[], written: string[]): Statement {
  const columns = namesOf(keys)
  const values = join(
    (after ?? []).map(value => sql`${value}`),
    ', ',
  )
  const rest = and(after ? [sql`(${columns}) > (${values})`] : [])
  return sql`SELECT ${namesOf(written)} FROM ${raw(quoted(table))} WHERE ${rest} ORDER BY ${columns} LIMIT ${PAGE_ROWS}`
}
