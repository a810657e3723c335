import type * as v from 'valibot'
import type { EntityCollection } from '../../../../shared/content/entity.ts'
import type { Database } from '../../db/database.ts'
import { raw, sql } from '../../../store/sql.ts'
import { syncRows } from '../../db/sync-rows.ts'
import { rowsOf, type TableName, type TableRow } from '../../db/tables.ts'
import { Agreements, Collections, Notices } from '../../../../shared/packs/notices.ts'
import { EstatePages } from '../../../../shared/packs/page.ts'
import { Offices, Quotes, Reviews, Team } from '../../../../shared/packs/people.ts'
import { partKind, refuseTwice, writtenIf, type PartKind, type Written } from '../part-kind.ts'

const refuseSameIds = ({ items }: { items: { id: number }[] }): void =>
  refuseTwice(
    items.map(({ id }) => id),
    index => `items[${index}].id`,
  )

/** A list of items that pages show: the team, offices, reviews. */
function entity<Schema extends v.GenericSchema<unknown, { items: { id: number }[] }>>(
  schema: Schema,
  kind: EntityCollection['kind'],
): PartKind {
  const sync = (db: Database, items: { id: number }[] | null): Written => {
    const known = db.first<{ name: string }>(
      sql`SELECT name FROM entity WHERE kind = ${kind} ORDER BY name`,
    )
    const rows = items ? rowsOf('entity', [{ name: known?.name ?? kind, kind, items }]) : []
    return writtenIf(syncRows(db, 'entity', sql`kind = ${kind}`, rows), 'site')
  }
  return partKind({
    schema,
    rule: refuseSameIds,
    write: (db, _, { items }) => sync(db, items),
    remove: db => sync(db, null),
  })
}

export const team = entity(Team, 'employees')
export const offices = entity(Offices, 'offices')
export const reviews = entity(Reviews, 'reviews')
export const quotes = entity(Quotes, 'quotes')
export const notices = entity(Notices, 'notifications')

const syncAll = (db: Database, table: TableName, rows: TableRow[]): boolean =>
  syncRows(db, table, raw('1'), rows)

export const agreements = partKind({
  schema: Agreements,
  rule: refuseSameIds,
  write: (db, _, { items }) =>
    writtenIf(
      syncAll(
        db,
        'agreement',
        rowsOf(
          'agreement',
          items.map(doc => ({ id: doc.id, doc })),
        ),
      ),
      'pages',
    ),
  remove: db => writtenIf(syncAll(db, 'agreement', []), 'pages'),
})

export const collections = partKind({
  schema: Collections,
  rule: content => {
    refuseSameIds(content)
    for (const [at, { estateIds }] of content.items.entries())
      refuseTwice(estateIds, index => `items[${at}].estateIds[${index}]`)
  },
  write: (db, _, { items }) => syncCollections(db, items),
  remove: db => syncCollections(db, []),
})

function syncCollections(db: Database, items: v.InferOutput<typeof Collections>['items']): Written {
  const heads = rowsOf(
    'collection',
    items.map(({ id, name }) => ({ id, name })),
  )
  const members = rowsOf(
    'collection_estate',
    items.flatMap(({ id, estateIds }) =>
      estateIds.map((estate_id, position) => ({ collection_id: id, estate_id, position })),
    ),
  )
  const isChanged = syncAll(db, 'collection', heads)
  return writtenIf(syncAll(db, 'collection_estate', members) || isChanged, 'lists', 'pages')
}

export const estatePages = partKind({
  schema: EstatePages,
  rule: ({ items }) =>
    refuseTwice(
      items.map(({ estateId }) => estateId),
      index => `items[${index}].estateId`,
    ),
  write: (db, _, { items }) =>
    writtenIf(
      syncAll(
        db,
        'estate_page',
        rowsOf(
          'estate_page',
          items.map(doc => ({ estate_id: doc.estateId, doc })),
        ),
      ),
      'pages',
    ),
  remove: db => writtenIf(syncAll(db, 'estate_page', []), 'pages'),
})
