import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { estateRow, type EstateWrite } from './estate-row.ts'
import { searchTerms, type Place } from '../place/place.ts'
import type { SiteSeed } from './site-seed.ts'
import { raw, valuesOf, sql, type Statement } from './sql.ts'
import { SITE_TABLES, type Row, type TableName } from './tables.ts'
import { upsert } from './upsert.ts'
import { writeStays } from './write-stays.ts'

/** Deletes everything of some sites but what visitors have booked. */
export const deleteSites = (ids: number[]): Statement[] =>
  Object.entries(SITE_TABLES).map(
    ([table, column]) =>
      sql`DELETE FROM ${raw(table)} WHERE ${raw(column)} IN ${valuesOf(ids)}${raw(BOOKED_ROWS[table] ?? '')}`,
  )

/** Nights of a stay and those that another calendar blocks are not deleted. */
const BOOKED_ROWS: Record<string, string> = {
  rental_night: ' AND reservation_id IS NULL AND outside = 0',
}

/** Writes a whole agency. */
export function writeSite(seed: SiteSeed): Statement[] {
  const site_id = seed.site.id
  const of = <Name extends TableName, T>(
    table: Name,
    items: T[],
    row: (item: T) => Omit<Row<Name>, 'site_id'>,
  ): Statement[] =>
    upsert(
      table,
      // TypeScript cannot tell that adding the key to a generic row completes it.
      items.map(item => ({ ...row(item), site_id }) as Row<Name>),
    )
  return [
    ...upsert('site', [
      { id: site_id, hidden_status: seed.site.settings.hiddenStatus, doc: seed.site },
    ]),
    ...of('hostname', seed.site.hostnames, hostname => ({ hostname })),
    ...of('navigation', seed.navigation, doc => ({ name: doc.name, doc })),
    ...of('page', seed.pages, doc => ({
      id: doc.id,
      published: Number(doc.published),
      head: { ...doc, sections: undefined },
      doc,
    })),
    ...of('page_url', pageUrls(seed), row => row),
    ...of('estate_page', seed.estatePages, doc => ({ estate_id: doc.estateId, doc })),
    ...of('entity', seed.entities, entity => entity),
    ...of('agreement', seed.agreements, doc => ({ id: doc.id, doc })),
    ...of('translation', Object.entries(seed.translations), ([locale, words]) => ({
      locale,
      words,
    })),
    ...of('asset', seed.assets, ({ contentType, ...asset }) => ({
      ...asset,
      content_type: contentType,
    })),
    ...writeEstates(site_id, withParents(seed.estates)),
    ...of('collection', seed.collections, collection => collection),
    ...of(
      'collection_estate',
      seed.collections.flatMap(({ id, estateIds }) =>
        estateIds.map(estate_id => ({ collection_id: id, estate_id })),
      ),
      row => row,
    ),
    ...writeStays(seed),
  ]
}

/** Writes estates: a search row with the card, and the whole document. */
export const writeEstates = (siteId: number, writes: EstateWrite[]): Statement[] => [
  ...upsert(
    'estate',
    writes.map(write => estateRow(siteId, write)),
  ),
  ...upsert(
    'estate_doc',
    writes.map(({ estate }) => ({ site_id: siteId, id: estate.general.id, doc: estate })),
  ),
]

/** Writes municipalities and their search terms. */
export const writePlaces = (places: Place[]): Statement[] => [
  ...upsert(
    'place',
    places.map(({ names, ...place }) => ({ ...place, ...names })),
  ),
  ...upsert(
    'place_name',
    places.flatMap(place => searchTerms(place).map(term => ({ term, place_id: place.id }))),
  ),
]

/** An estate names its project by id or public id; rows store the public id. */
function withParents(estates: Estate[]): EstateWrite[] {
  const ids = new Map(
    estates.flatMap(estate => [
      [String(estate.general.id), publicId(estate)],
      [publicId(estate), publicId(estate)],
    ]),
  )
  return estates.map(estate => {
    const parent = estate.general.parentId
    return { estate, parentId: parent == null ? null : (ids.get(String(parent)) ?? String(parent)) }
  })
}

/** The URL of each page in each of its languages: 'nl' or 'nl/te-koop'. */
const pageUrls = ({ pages }: SiteSeed) =>
  pages.flatMap(page =>
    LOCALES.flatMap(locale => {
      const url = page.url[locale]
      return typeof url === 'string'
        ? [{ url: url === '' ? locale : `${locale}/${url}`, page_id: page.id }]
        : []
    }),
  )
