import { isRecord } from '../is-record.ts'
import { isHome } from './kind/head-types.ts'
import { at, numberAt, type EstateLike } from './read.ts'
import { isForRent, isSold } from './status.ts'

/** A value that is taken as it is, or was mended, and who sent it is told of. */
export interface Doubt {
  /** 'general.address.geoLocation'. */
  field: string
  message: string
}

const GEO = 'general.address.geoLocation'

/** Belgium, roughly: no latitude of it is a longitude of it. */
const isLatitude = (value: unknown): boolean =>
  typeof value === 'number' && value > 49 && value < 52
const isLongitude = (value: unknown): boolean => typeof value === 'number' && value > 2 && value < 7

const isTurned = (place: unknown): place is Record<string, unknown> =>
  isRecord(place) && isLongitude(place.lat) && isLatitude(place.lon)

/** Coordinates the wrong way round are turned (IMPORT-54). */
export function turnedCoordinates(value: unknown): { value: unknown; warnings: Doubt[] } {
  const place = at(value, GEO)
  if (!isTurned(place)) return { value, warnings: [] }
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

/** A place that is taken as it is and can hardly be meant (IMPORT-54). */
export function placeDoubts(estate: EstateLike): Doubt[] {
  const country = at(estate, 'general.address.country.id') ?? BELGIUM
  if (country !== BELGIUM) return []
  const place = at(estate, GEO)
  const city = at(estate, 'general.address.city.id')
  const found: Doubt[] = []
  if (isTurned(place)) found.push({ field: GEO, message: 'has lat and lon the wrong way round' })
  else if (isRecord(place) && !(isLatitude(place.lat) && isLongitude(place.lon)))
    found.push({ field: GEO, message: `lies outside Belgium: ${place.lat}, ${place.lon}` })
  if (typeof city === 'number' && (city < 10_000 || city > 99_999))
    found.push({
      field: 'general.address.city.id',
      message: `is no NIS code of five digits: ${city}`,
    })
  return found
}

/** The least and the most that is not doubted. */
interface Usual {
  field: string
  least?: number
  most: number
  unit: string
}

const PRICE = 'general.price.value'
const SALE: Usual = { field: PRICE, least: 1_000, most: 50_000_000, unit: ' euro' }
const RENT: Usual = { field: PRICE, least: 20, most: 50_000, unit: ' euro' }
const OF_HOMES: readonly Usual[] = [
  { field: 'general.bedroomCount', most: 50, unit: '' },
  { field: 'dimensions.areaBuild', least: 8, most: 5_000, unit: ' m²' },
]
const OF_ALL: readonly Usual[] = [
  { field: 'dimensions.areaBuild', most: 200_000, unit: ' m²' },
  { field: 'dimensions.areaGround', most: 20_000_000, unit: ' m²' },
]

/** Amounts that a home has hardly ever (IMPORT-54); 0 and less stand for 'none' and 'on request'. */
export function amountDoubts(estate: EstateLike): Doubt[] {
  const usual = [
    ...(isSold(estate) ? [] : [isForRent(estate) ? RENT : SALE]),
    ...(isHome(estate) ? OF_HOMES : OF_ALL),
  ]
  return usual.flatMap(({ field, least = 0, most, unit }) => {
    const value = numberAt(estate, field)
    if (value === null || value <= 0 || (value >= least && value <= most)) return []
    const limit = value > most ? `more than ${most}` : `less than ${least}`
    return [{ field, message: `is hardly meant: ${value}${unit}, ${limit}` }]
  })
}
