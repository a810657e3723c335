import type { EstatePrice } from '../estate/estate.ts'
import { isForRent } from '../estate/status.ts'
import { isRecord } from '../is-record.ts'
import { mapMarker } from './map-marker.ts'
import { priceWithMeaning } from '../estate/price/price-meaning.ts'
import { priceValue } from '../estate/price/price.ts'
import type { EstateLike } from '../estate/read.ts'

/** One pin as it travels; prices in euro. */
export type MarkerTuple = [
  id: string,
  lat: number,
  lon: number,
  subType: number,
  transaction: number,
  project: 0 | 1,
  price: number | null,
  headType: number | null,
  /** What its price is besides an amount in euro, or a month's rent; absent where it is no more, or where the API does not tell. */
  meaning?: PinMeaning | null,
]

/** As in the price of a record. */
type PinMeaning = Pick<EstatePrice, 'kind' | 'priceFrom' | 'period' | 'vat'>

/** The number of estates around a point, where there are too many for pins. */
type MarkerCell = [lat: number, lon: number, count: number]

export type Markers = { total: number } & ({ markers: MarkerTuple[] } | { grid: MarkerCell[] })

const MAX_MARKERS = 2_000

/** The response of POST /estates/markers; what can't be used of it is left out, and another shape is null. */
export function readMarkers(response: unknown): Markers | null {
  if (typeof response !== 'object' || response === null || !('total' in response)) return null
  const total = totalOf(response.total)
  if (total === null) return null
  if ('markers' in response && Array.isArray(response.markers))
    return { total, markers: response.markers.filter(isTuple).slice(0, MAX_MARKERS) }
  return 'grid' in response && Array.isArray(response.grid)
    ? { total, grid: response.grid.filter(isCell).slice(0, MAX_MARKERS) }
    : null
}

/** The marker of an estate, or null: it needs a position, a type and a status (SEARCH-24). */
export function markerTuple(estate: EstateLike): MarkerTuple | null {
  const marker = mapMarker(estate)
  return (
    marker && [
      marker.id,
      marker.lat,
      marker.lng,
      marker.type,
      marker.status,
      marker.isProject ? 1 : 0,
      priceValue(estate),
      marker.headType,
      ...meaningOf(estate),
    ]
  )
}

/** None of an amount in euro, and of a month's rent. */
function meaningOf(estate: EstateLike): [] | [PinMeaning] {
  const { kind, priceFrom, period, vat } = priceWithMeaning(estate) ?? {}
  const meaning: PinMeaning = {
    ...(kind && { kind }),
    ...(priceFrom === true && { priceFrom }),
    ...(period && period !== 'MONTH' && { period }),
    ...(vat && { vat }),
  }
  return Object.keys(meaning).length > 0 ? [meaning] : []
}

/** What a marker says of its estate, for rules that take an estate. */
export function estateOfMarker([
  id,
  ,
  ,
  subType,
  transaction,
  project,
  price,
  headType,
  meaning,
]: MarkerTuple): EstateLike {
  const general = {
    ...(id.includes('-') && { guid: id }),
    project: project === 1,
    subType: { id: subType },
    transaction: { id: transaction },
    headType: headType === null ? null : { id: headType },
  }
  const period = isForRent({ general }) && { period: 'MONTH' as const }
  return { general: { ...general, price: { ...period, ...meaning, value: price } } }
}

/** 'total' is a number, or stands in an object as in a search's response. */
function totalOf(total: unknown): number | null {
  const value =
    typeof total === 'object' && total !== null && 'value' in total ? total.value : total
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}

const isPosition = (lat: unknown, lon: unknown): boolean =>
  typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180

const isTuple = (value: unknown): value is MarkerTuple =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  /^[\da-zA-Z-]{1,40}$/.test(value[0]) &&
  isPosition(value[1], value[2]) &&
  Number.isInteger(value[3]) &&
  Number.isInteger(value[4]) &&
  isNumberOrNull(value[6]) &&
  isNumberOrNull(value[7]) &&
  (value[8] == null || isRecord(value[8]))

const isCell = (value: unknown): value is MarkerCell =>
  Array.isArray(value) && isPosition(value[0], value[1]) && Number.isInteger(value[2])

const isNumberOrNull = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isFinite(value))
