import { DEFAULT_LOCALE } from '../locale.ts'
import { isAddressVisible } from '../estate/address.ts'
import { headTypeId, isProject } from '../estate/kind/head-types.ts'
import { numberAt, textAt, type EstateLike } from '../estate/read.ts'
import { statusId } from '../estate/status.ts'

interface MapMarker {
  id: string
  /** Sub type, head type and transaction ids. */
  type: number
  headType: number | null
  status: number
  isProject: boolean
  lat: number
  lng: number
}

/** Cells of about 550 m at our latitude, in degrees. */
const CELL = { lat: 0.005, lng: 0.008 }

/** An estate's marker, or null: it needs a position, a type and a status (SEARCH-24). */
export function mapMarker(estate: EstateLike): MapMarker | null {
  const id =
    textAt(estate, 'general.guid', DEFAULT_LOCALE) ?? textAt(estate, 'general.id', DEFAULT_LOCALE)
  const lat = numberAt(estate, 'general.address.geoLocation.lat')
  const lng = numberAt(estate, 'general.address.geoLocation.lon')
  const type = numberAt(estate, 'general.subType.id')
  const status = statusId(estate)
  if (
    id === null ||
    lat === null ||
    lng === null ||
    type === null ||
    status === null ||
    Math.abs(lat) > 90 ||
    Math.abs(lng) > 180
  )
    return null
  const place = isAddressVisible(estate.general.address)
    ? { lat, lng }
    : approximatePosition(id, lat, lng)
  return {
    id,
    type,
    headType: headTypeId(estate),
    status,
    isProject: isProject(estate),
    ...place,
  }
}

/**
 * A stable position that does not reveal a hidden address. It is derived from the cell alone: an offset from the
 * true position could be computed back. The id only spreads the markers of one cell.
 */
function approximatePosition(id: string, lat: number, lng: number): { lat: number; lng: number } {
  const seed = [...id].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  )
  return {
    lat: withinCell(lat, CELL.lat, (seed & 0xff) / 0xff),
    lng: withinCell(lng, CELL.lng, ((seed >>> 8) & 0xff) / 0xff),
  }
}

const withinCell = (degrees: number, cell: number, share: number): number =>
  Math.round((Math.floor(degrees / cell) + 0.2 + share * 0.6) * cell * 1e6) / 1e6
