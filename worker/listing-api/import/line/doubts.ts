import { at } from '../../../../shared/estate/read.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import type { Remark } from './fit-schema.ts'

const GEO = 'general.address.geoLocation'

/** Belgium, roughly: no latitude of it is a longitude of it. */
const isLatitude = (value: unknown): boolean =>
  typeof value === 'number' && value > 49 && value < 52
const isLongitude = (value: unknown): boolean => typeof value === 'number' && value > 2 && value < 7

/** Coordinates the wrong way round are turned (IMPORT-54). */
export function turnedCoordinates(value: unknown): { value: unknown; warnings: Remark[] } {
  const place = at(value, GEO)
  if (!isRecord(place) || !isLongitude(place.lat) || !isLatitude(place.lon))
    return { value, warnings: [] }
  const { lat, lon } = place
  Object.assign(place, { lat: lon, lon: lat })
  return {
    value,
    warnings: [
      { field: GEO, message: `has lat and lon the wrong way round: taken as ${lon}, ${lat}` },
    ],
  }
}

const BELGIUM = 1

/** What is taken as it is and can hardly be meant (IMPORT-54). */
export function doubts({ general }: { general: unknown }): Remark[] {
  const country = at(general, 'address.country.id') ?? BELGIUM
  if (country !== BELGIUM) return []
  const place = at(general, 'address.geoLocation')
  const city = at(general, 'address.city.id')
  const found: Remark[] = []
  if (isRecord(place) && !(isLatitude(place.lat) && isLongitude(place.lon)))
    found.push({ field: GEO, message: `lies outside Belgium: ${place.lat}, ${place.lon}` })
  if (typeof city === 'number' && (city < 10_000 || city > 99_999))
    found.push({
      field: 'general.address.city.id',
      message: `is no NIS code of five digits: ${city}`,
    })
  return found
}
