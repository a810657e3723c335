import { currentCode } from '../../../shared/search/municipality-codes.ts'
import { isAddressVisible } from '../../../shared/estate/address.ts'
import { toCard } from '../../../shared/estate/card.ts'
import { publicId, type Estate } from '../../../shared/estate/estate.ts'
import { headTypeId, isProject } from '../../../shared/estate/kind/head-types.ts'
import { mapMarker } from '../../../shared/search/map-marker.ts'
import { priceValue } from '../../../shared/estate/price/price.ts'
import { numberAt } from '../../../shared/estate/read.ts'
import { statusId } from '../../../shared/estate/status.ts'
import { foldName } from '../../../shared/places/fold-name.ts'
import type { Row } from './tables.ts'

/** Above every price, so that estates without one come last in ascending order. */
const NO_PRICE = 9e15

export interface EstateWrite {
  estate: Estate
  /** The sender's id; by default the public id. */
  externalId?: string
  /** The public id of its project. */
  parentId?: string | null
  /** Of the feed line it was read from. */
  digest?: string
  /** Why it is kept and not shown. */
  held?: string | null
}

/** A public id as rows store it; guids are case-insensitive. */
export const normalizeId = (id: string | number): string => String(id).toLowerCase()

/** The search row of an estate: every filter and sort column, and the card. */
export function estateRow({
  estate,
  externalId,
  parentId,
  digest,
  held,
}: EstateWrite): Row<'estate'> {
  const { general } = estate
  const { city, country, region } = general.address ?? {}
  return {
    id: general.id,
    public_id: normalizeId(publicId(estate)),
    external_id: externalId ?? normalizeId(publicId(estate)),
    parent_id: parentId == null ? null : normalizeId(parentId),
    project: isProject(estate) ? 1 : 0,
    head_type: headTypeId(estate),
    sub_type: numberAt(estate, 'general.subType.id'),
    transaction_id: statusId(estate) ?? 0,
    country_id: country?.id,
    region,
    city_id: city?.id == null ? null : currentCode(city.id),
    city: city?.name,
    city_sort: city?.name ? foldName(city.name) : null,
    zip: city?.zip,
    price: priceValue(estate),
    price_up: priceValue(estate) ?? NO_PRICE,
    bedrooms: numberAt(estate, 'general.bedroomCount'),
    publication_date: general.publicationDate,
    ...publicPosition(estate),
    // As if it were archived, so that every index and search leaves it out.
    archived_at: held ? (estate.updatedAt ?? 0) : null,
    updated_at: estate.updatedAt ?? 0,
    digest,
    held,
    missing_since: null,
    card: toCard(estate),
  }
}

/** The whole estate beside its search row. */
export const docRow = ({ estate }: EstateWrite): Row<'estate_doc'> => ({
  id: estate.general.id,
  doc: estate,
})

/** The position that is public; for a hidden address only that of its map marker. */
function publicPosition(estate: Estate): { lat: number | null; lon: number | null } {
  if (isAddressVisible(estate.general.address)) {
    return {
      lat: numberAt(estate, 'general.address.geoLocation.lat'),
      lon: numberAt(estate, 'general.address.geoLocation.lon'),
    }
  }
  const marker = mapMarker(estate)
  return { lat: marker?.lat ?? null, lon: marker?.lng ?? null }
}
