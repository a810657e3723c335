import { numberOf } from '../../shared/format.ts'
import type { RentalUnit } from '../../shared/rental/rental-unit.ts'
import type { EstateLocation } from '../catalog/public-estate.ts'

/** Where a holiday home stands; null: its place was not entered. Its address is public. */
export function placeOf({ address }: RentalUnit): EstateLocation | null {
  const lat = numberOf(address.geoLocation?.lat)
  const lon = numberOf(address.geoLocation?.lon)
  return lat === null || lon === null ? null : { lat, lon, isExact: true }
}
