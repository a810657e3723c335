import type { SqlValue } from '../../store/sql.ts'

/** The tables that agencies are written to: key columns, other plain columns, JSON columns. */
interface Table {
  key: readonly string[]
  plain: readonly string[]
  json: readonly string[]
}

export const TABLES = {
  site: { key: ['only_row'], plain: [], json: ['hidden_status', 'doc'] },
  navigation: { key: ['name'], plain: [], json: ['doc'] },
  page: { key: ['id'], plain: ['name', 'published'], json: ['head', 'doc'] },
  page_url: { key: ['url'], plain: ['page_id'], json: [] },
  estate_page: { key: ['estate_id'], plain: [], json: ['doc'] },
  entity: { key: ['name'], plain: ['kind'], json: ['items'] },
  agreement: { key: ['id'], plain: [], json: ['doc'] },
  translation: { key: ['locale'], plain: [], json: ['words'] },
  asset: {
    key: ['id'],
    plain: ['hash', 'version', 'kind', 'content_type', 'width', 'height', 'color'],
    json: ['recipe'],
  },
  estate: {
    key: ['id'],
    plain: [
      'public_id',
      'external_id',
      'parent_id',
      'project',
      'head_type',
      'sub_type',
      'transaction_id',
      'country_id',
      'region',
      'city_id',
      'city',
      'city_sort',
      'zip',
      'price',
      'price_up',
      'bedrooms',
      'publication_date',
      'lat',
      'lon',
      'archived_at',
      'updated_at',
      'digest',
      'held',
      'missing_since',
    ],
    json: ['card'],
  },
  estate_doc: { key: ['id'], plain: [], json: ['doc'] },
  collection: { key: ['id'], plain: ['name'], json: [] },
  collection_estate: { key: ['collection_id', 'estate_id'], plain: ['position'], json: [] },
  rental_unit: {
    key: ['id'],
    plain: ['external_id', 'location_id', 'city_id', 'sub_kind_id', 'max_occupation'],
    json: ['card', 'doc'],
  },
  rental_period: { key: ['unit_id', 'start', 'end'], plain: ['type', 'price'], json: [] },
  rental_block: { key: ['unit_id', 'start', 'end'], plain: ['reason'], json: [] },
  rental_night: { key: ['unit_id', 'night'], plain: [], json: [] },
  agenda: { key: ['estate_id'], plain: ['agent_id'], json: ['rules'] },
  agenda_setting: { key: ['name'], plain: [], json: ['doc'] },
  place: {
    key: ['id'],
    plain: ['zip', 'nl', 'fr', 'en', 'de', 'lat', 'lon', 'region', 'province'],
    json: [],
  },
  place_name: { key: ['term', 'place_id'], plain: [], json: [] },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof TABLES

type ColumnOf<T extends Table> = T['key'][number] | T['plain'][number] | T['json'][number]

/** A value for every column; those of JSON columns are stringified on writing. */
export type Row<Name extends TableName> = Record<ColumnOf<(typeof TABLES)[Name]>, unknown>

/** A row with its table, as a copy of a site has it. */
export interface TableRow {
  table: string
  row: Record<string, SqlValue>
}

/** Rows of one table as they are stored: JSON columns as text, absent values as null. */
export function rowsOf<Name extends TableName>(table: Name, rows: Row<Name>[]): TableRow[] {
  const { key, plain, json }: Table = TABLES[table]
  return rows.map((values: Record<string, unknown>) => ({
    table,
    row: Object.fromEntries([
      ...[...key, ...plain].map((column): [string, SqlValue] => [
        column,
        plainValue(values[column]),
      ]),
      ...json.map((column): [string, SqlValue] => [column, JSON.stringify(values[column] ?? null)]),
    ]),
  }))
}

/** Nothing but texts and numbers is in a plain column. */
function plainValue(value: unknown): SqlValue {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (value === null || value === undefined) return null
  throw new TypeError(`No plain value: ${typeof value}`)
}
