import { publicId, type Estate } from '../../../../shared/estate/estate.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import type { Place } from '../../../../shared/places/belgium.ts'
import { placeRows } from '../../../../worker/listing-api/place/place-rows.ts'
import {
  docRow,
  estateRow,
  normalizeId,
  type EstateWrite,
} from '../../../../worker/listing-api/db/estate-row.ts'
import type { RentalUnitSeed, SiteSeed } from '../../../../worker/listing-api/db/site-seed.ts'
import { unitRow } from '../../../../worker/listing-api/db/unit-row.ts'
import { rowsOf, type TableRow } from '../../../../worker/listing-api/db/tables.ts'

/** A whole agency with the municipalities its visitors may search for; its record comes last. */
export const siteRows = (seed: SiteSeed, places: readonly Place[]): TableRow[] => [
  ...rowsOf(
    'navigation',
    seed.navigation.map(doc => ({ name: doc.name, doc })),
  ),
  ...rowsOf(
    'page',
    seed.pages.map(doc => ({
      id: doc.id,
      name: null,
      published: Number(doc.published),
      head: { ...doc, sections: undefined },
      doc,
    })),
  ),
  ...rowsOf('page_url', pageUrls(seed)),
  ...rowsOf(
    'estate_page',
    seed.estatePages.map(doc => ({ estate_id: doc.estateId, doc })),
  ),
  ...rowsOf('entity', seed.entities),
  ...rowsOf(
    'agreement',
    seed.agreements.map(doc => ({ id: doc.id, doc })),
  ),
  ...rowsOf(
    'translation',
    Object.entries(seed.translations).map(([locale, words]) => ({ locale, words })),
  ),
  ...rowsOf(
    'asset',
    seed.assets.map(({ contentType, ...asset }) => ({ ...asset, content_type: contentType })),
  ),
  ...placeRows(places),
  ...estateRows(seed.estates),
  ...rowsOf('collection', seed.collections),
  ...rowsOf(
    'collection_estate',
    seed.collections.flatMap(({ id, estateIds }) =>
      estateIds.map((estate_id, position) => ({ collection_id: id, estate_id, position })),
    ),
  ),
  ...stayRows(seed),
  ...rowsOf('site', [
    { only_row: 1, hidden_status: seed.site.settings.hiddenStatus, doc: seed.site },
  ]),
]

function estateRows(estates: Estate[]): TableRow[] {
  const writes = withParents(estates)
  return [...rowsOf('estate', writes.map(estateRow)), ...rowsOf('estate_doc', writes.map(docRow))]
}

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

/** Rental units with their periods and booked nights, and the agendas of estates. */
const stayRows = ({ rentalUnits = [], agendas = [] }: SiteSeed): TableRow[] => [
  ...rowsOf(
    'rental_unit',
    rentalUnits.map(({ unit }) => unitRow(unit, null)),
  ),
  ...rowsOf(
    'rental_period',
    rentalUnits.flatMap(({ unit, periods }) =>
      periods.map(({ start, end, type, price }) => ({ unit_id: unit.id, start, end, type, price })),
    ),
  ),
  ...rowsOf(
    'rental_night',
    rentalUnits.flatMap(({ unit, taken }: RentalUnitSeed) =>
      taken.map(night => ({ unit_id: unit.id, night })),
    ),
  ),
  ...rowsOf(
    'agenda',
    agendas.map(({ estateId, agentId, rules }) => ({
      estate_id: normalizeId(estateId),
      agent_id: agentId,
      rules,
    })),
  ),
]
