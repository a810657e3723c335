import { distanceKm } from '../../../shared/search/geo-range.ts'
import { MATCH } from '../../store/search-sql.ts'
import { and, raw, sql, type Statement } from '../../store/sql.ts'

/** A box around a circle is so much wider: what is reckoned in another way must not lie outside it. */
const MARGIN = 1.0001
const KM_PER_DEGREE = distanceKm({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })

const POSITION = { lat: raw('lat'), lon: raw('lon') }

type Point = readonly [lat: number, lon: number]

interface Box {
  south: number
  north: number
  west: number
  east: number
}

const inBox = ({ south, north, west, east }: Box): Statement =>
  sql`lat BETWEEN ${south} AND ${north} AND lon BETWEEN ${west} AND ${east}`

/** Within a great-circle distance, after a cheap bounding box. */
export function withinDistance({
  geoLocation: { lat, lon },
  distance,
}: {
  geoLocation: { lat: number; lon: number }
  distance: string
}): Statement {
  const km = parseFloat(distance) / (distance.endsWith('km') ? 1 : 1000)
  const degrees = (km / KM_PER_DEGREE) * MARGIN
  // A circle is widest nearer to the pole than its middle is.
  const widest = Math.sin(radians(degrees)) / Math.max(Math.cos(radians(lat)), 0.01)
  const wider = degrees >= 90 || widest >= 1 ? 360 : ((Math.asin(widest) * 180) / Math.PI) * MARGIN
  const box = inBox({
    south: lat - degrees,
    north: lat + degrees,
    west: lon - wider,
    east: lon + wider,
  })
  return and([box, MATCH.circle(POSITION, { lat: sql`${lat}`, lon: sql`${lon}`, km: sql`${km}` })])
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The bounding box of a polygon. */
export function boundingBox(points: Point[]): Statement {
  const lats = points.map(point => point[0])
  const lons = points.map(point => point[1])
  return inBox({
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  })
}
