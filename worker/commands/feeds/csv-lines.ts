import { parse } from 'csv-parse/sync'
import { withoutGuard } from '../../render/csv-text.ts'
import { messageOf } from '../options.ts'
import { fieldKind } from './field-kind.ts'
import type { Mapping } from './mapping.ts'
import { putField } from './put-field.ts'
import { readCell } from './read-cell.ts'

/** A CSV file as lines of a feed. */
export interface ConvertedFeed {
  ndjson: string
  /** The line of the file in which each line of the feed begins. */
  lineOf: number[]
  /** Columns that no one uses. */
  unused: string[]
}

/** Reads a CSV file by what its columns mean (IMPORT-70). Throws an Error that says what is wrong with the file. */
export function csvLines(bytes: Uint8Array, mapping: Mapping): ConvertedFeed {
  const text = decode(bytes, mapping.encoding)
  const { rows, ends } = readRows(text, mapping.delimiter ?? delimiterOf(text))
  const header = rows[0] ?? []
  const columns = Object.entries(mapping.columns).map(([name, meaning]) => {
    const at = header.indexOf(name)
    if (at === -1) throw new Error(`has no column '${name}'; it has ${header.join(', ') || 'none'}`)
    return { at, ...(typeof meaning === 'string' ? { field: meaning } : meaning) }
  })
  const feed: ConvertedFeed = {
    ndjson: '',
    lineOf: [],
    unused: header.filter(name => !Object.hasOwn(mapping.columns, name)),
  }
  for (const [index, record] of rows.entries()) {
    if (index === 0) continue
    feed.lineOf.push((ends[index - 1] ?? 0) + 1)
    // A row of too few or too many cells: nobody knows which is which, so it is refused, and nothing goes for it.
    const home = record.length === header.length ? toHome(record, columns, mapping) : null
    feed.ndjson += `${JSON.stringify(home)}\n`
  }
  return feed
}

/** The rows of a file, and the line on which each ends. */
function readRows(text: string, delimiter: string): { rows: string[][]; ends: number[] } {
  const ends: number[] = []
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      on_record: (record: string[], { lines }) => {
        ends.push(lines)
        return record
      },
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
    return { rows, ends }
  } catch (error) {
    throw new Error(`is no CSV: ${messageOf(error)}`, { cause: error })
  }
}

interface Column {
  at: number
  field: string
  values?: Record<string, string | number | boolean> | undefined
  else?: string | number | boolean | undefined
  split?: string | undefined
}

function toHome(
  record: string[],
  columns: readonly Column[],
  { always, decimal }: Mapping,
): object {
  const home = {}
  for (const [field, value] of Object.entries(always)) putField(home, field, value)
  for (const column of columns) {
    const cell = withoutGuard(record[column.at] ?? '')
    const cells = column.split ? cell.split(column.split) : [cell]
    for (const each of cells.map(part => part.trim()).filter(Boolean))
      putField(home, column.field, meaningOf(each, column, decimal))
  }
  return home
}

function meaningOf(cell: string, column: Column, decimal: ',' | '.'): string | number | boolean {
  const known = Object.entries(column.values ?? {}).find(
    ([name]) => name.trim().toLowerCase() === cell.toLowerCase(),
  )
  if (known) return known[1]
  if (column.values && column.else !== undefined) return column.else
  return column.values
    ? cell
    : readCell(cell, fieldKind(column.field) ?? 'text', column.field, decimal)
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(
      `is not ${encoding.toUpperCase()}; say in the mapping what it is, as "encoding": "windows-1252"`,
    )
  }
}

/** The one that the first line has most. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const count = (delimiter: string): number => head.split(delimiter).length
  return [';', '\t', ','].reduce((best, each) => (count(each) > count(best) ? each : best))
}
