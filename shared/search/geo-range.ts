import { formatNumber } from '../format.ts'

/** A circle around a place, as the address has it: '{number}km;{lat};{lon}' (FILTER-8). */
export interface GeoRange {
  km: number
  lat: number
  lon: number
}

const MAX_LENGTH = 100
const MAX_KM = 500
const NUMBER = /^\d+(\.\d+)?$/
const DECIMAL = /^-?\d+\.\d+$/

/** Reads the exact form, with decimal latitude and longitude; anything else is null. Linear in a text of at most 100 characters. */
export function parseGeoRange(text: string): GeoRange | null {
  if (text.length > MAX_LENGTH) return null
  const [distance = '', lat = '', lon = '', ...rest] = text.split(';')
  const number = distance.slice(0, -2)
  if (
    rest.length > 0 ||
    !distance.endsWith('km') ||
    !NUMBER.test(number) ||
    !DECIMAL.test(lat) ||
    !DECIMAL.test(lon)
  )
    return null
  // + 0: a negative zero would not be written again.
  const range = { km: Math.min(Number(number), MAX_KM), lat: Number(lat) + 0, lon: Number(lon) + 0 }
  return range.km > 0 && Math.abs(range.lat) <= 90 && Math.abs(range.lon) <= 180 ? range : null
}

/** The address form of a circle; the position to about ten metres. */
export const geoRangeText = ({ km, lat, lon }: GeoRange): string =>
  `${Math.max(Math.round(km * 100) / 100, 0.01)}km;${lat.toFixed(4)};${lon.toFixed(4)}`

/** Kilometres as a visitor reads them: 0,5 and not 0.5 (FORMAT-1). */
export const kmText = (km: number): string => formatNumber('number', km) ?? ''

const EARTH_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance of two points, in km. */
export function distanceKm(
  a: { lat: number; lon: number },
  b: { lat: number; lon: number },
): number {
  const half =
    Math.sin(radians(a.lat - b.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(a.lon - b.lon) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
