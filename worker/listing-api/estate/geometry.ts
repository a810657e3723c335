import { and, sql, type Statement } from '../../store/sql.ts'

const EARTH_KM = 6371
const KM_PER_DEGREE = 111.2

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
  const degrees = km / KM_PER_DEGREE
  const wider = degrees / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  const box = inBox({
    south: lat - degrees,
    north: lat + degrees,
    west: lon - wider,
    east: lon + wider,
  })
  const haversine = sql`
    2 * ${EARTH_KM} * asin(min(1, sqrt(
      pow(sin(radians(lat - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(lat)) * pow(sin(radians(lon - ${lon}) / 2), 2)
    )))`
  return and([box, sql`${haversine} <= ${km}`])
}

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

/** Even–odd rule: inside when an odd number of sides lies to the east. */
export const isInsidePolygon = ([lat, lon]: Point, points: Point[]): boolean =>
  points.filter(([lat1, lon1], index) => {
    const [lat2, lon2] = points.at(index - 1) ?? [lat1, lon1]
    return lat1 > lat !== lat2 > lat && lon < ((lon2 - lon1) * (lat - lat1)) / (lat2 - lat1) + lon1
  }).length %
    2 ===
  1
