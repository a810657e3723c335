import { currentCode } from '../../../shared/search/municipality-codes.ts'
import { metersToSea } from '../../../shared/map/shore.ts'
import type { RentalUnit } from '../../../shared/rental/rental-unit.ts'
import type { Row } from './tables.ts'

/** A unit as it is searched and shown; `externalId`: the sender's, null where it is the number. */
export function unitRow(given: RentalUnit, externalId: string | null): Row<'rental_unit'> {
  const place = given.address.geoLocation
  // Measured once, here; a home without a place keeps what was written (RENTAL-66).
  const unit = place ? { ...given, toSea: metersToSea(place) } : given
  const { location, subKind, maxOccupation, description: _, ...general } = unit.general
  const { city } = unit.address
  return {
    id: unit.id,
    external_id: externalId,
    location_id: location?.id,
    city_id: city?.id == null ? null : currentCode(city.id),
    sub_kind_id: subKind?.id,
    max_occupation: maxOccupation,
    card: {
      ...unit,
      photos: unit.photos.slice(0, 1),
      general: { ...general, location, subKind, maxOccupation },
    },
    doc: unit,
  }
}
