import { keysOf } from '../../../shared/table.ts'

/** The tables that are written in bulk: key columns, other plain columns, JSON columns. */
interface Table {
  key: readonly string[]
  plain: readonly string[]
  json: readonly string[]
}

export const TABLES = {
  site: { key: ['id'], plain: [], json: ['hidden_status', 'doc'] },
  hostname: { key: ['hostname'], plain: ['site_id'], json: [] },
  navigation: { key: ['site_id', 'name'], plain: [], json: ['doc'] },
  page: { key: ['site_id', 'id'], plain: ['published'], json: ['head', 'doc'] },
  page_url: { key: ['site_id', 'url'], plain: ['page_id'], json: [] },
  estate_page: { key: ['site_id', 'estate_id'], plain: [], json: ['doc'] },
  entity: { key: ['site_id', 'name'], plain: ['kind'], json: ['items'] },
  agreement: { key: ['site_id', 'id'], plain: [], json: ['doc'] },
  translation: { key: ['site_id', 'locale'], plain: [], json: ['words'] },
  asset: {
    key: ['site_id', 'id'],
    plain: ['hash', 'version', 'kind', 'content_type', 'width', 'height', 'color'],
    json: ['recipe'],
  },
  estate: {
    key: ['site_id', 'id'],
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
    ],
    json: ['card'],
  },
  estate_doc: { key: ['site_id', 'id'], plain: [], json: ['doc'] },
  collection: { key: ['site_id', 'id'], plain: ['name'], json: [] },
  collection_estate: { key: ['site_id', 'collection_id', 'estate_id'], plain: [], json: [] },
  rental_unit: {
    key: ['site_id', 'id'],
    plain: ['location_id', 'city_id', 'sub_kind_id', 'max_occupation'],
    json: ['card', 'doc'],
  },
  rental_period: {
    key: ['site_id', 'unit_id', 'start', '"end"'],
    plain: ['type', 'price'],
    json: [],
  },
  rental_night: { key: ['site_id', 'unit_id', 'night'], plain: [], json: [] },
  agenda: { key: ['site_id', 'estate_id'], plain: ['agent_id'], json: ['rules'] },
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

/** Tables whose rows belong to a site → the column of the site's id. */
export const SITE_TABLES: Partial<Record<TableName, string>> = {
  ...Object.fromEntries(
    keysOf(TABLES)
      .filter(name =>
        [...TABLES[name].key, ...TABLES[name].plain].some(column => column === 'site_id'),
      )
      .map(name => [name, 'site_id']),
  ),
  site: 'id',
}
