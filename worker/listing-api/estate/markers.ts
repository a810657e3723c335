import type { SiteScope } from '../env.ts'
import { and, batch, raw, rows, sql, type Statement } from '../db/sql.ts'
import { resolveArea } from './area.ts'
import { conditionOf, forcedIndex } from './conditions.ts'
import type { ResolvedQuery, Query } from './search-schema.ts'

const MAX_MARKERS = 2_000
/** Cells per side of the grid that replaces more markers. */
const GRID = 24

/** A marker: public id, lat, lon, sub type, transaction, project (0 or 1), price in euro or null, head type. */
type MarkerTuple = [
  id: string,
  lat: number,
  lon: number,
  type: number,
  status: number,
  project: number,
  price: number | null,
  headType: number | null,
]

export type Markers = { total: { value: number } } & (
  | { markers: MarkerTuple[] }
  | { grid: [lat: number, lon: number, count: number][] }
)

/** The markers of all matches that can have one, or counts in a grid when they are too many to show (LAPI-32). */
export async function findMarkers(db: D1Database, site: SiteScope, query: Query): Promise<Markers> {
  const placed = await resolveArea(db, site, query)
  const { from, where } = pinSource(site, placed)
  const [[extent], pins] = await batch<[[Extent], Pin[]]>(db, [
    sql`SELECT COUNT(*) AS total, MIN(lat) AS south, MAX(lat) AS north, MIN(lon) AS west, MAX(lon) AS east FROM ${from} WHERE ${where}`,
    pinsOf(site, placed),
  ])
  const { total, south, north, west, east } = extent
  if (total <= MAX_MARKERS) return { total: { value: total }, markers: pins.map(toTuple) }
  const cells = await rows<{ lat: number; lon: number; count: number }>(
    db,
    sql`
    SELECT ROUND(AVG(lat), 5) AS lat, ROUND(AVG(lon), 5) AS lon, COUNT(*) AS count FROM ${from} WHERE ${where}
    GROUP BY CAST((lat - ${south}) / ${(north - south) / GRID || 1} AS INTEGER), CAST((lon - ${west}) / ${(east - west) / GRID || 1} AS INTEGER)`,
  )
  return { total: { value: total }, grid: cells.map(({ lat, lon, count }) => [lat, lon, count]) }
}

/** Up to the maximum of markers, read from an index only. */
export function pinsOf(site: SiteScope, query: ResolvedQuery): Statement {
  const { from, where } = pinSource(site, query)
  return sql`
    SELECT public_id AS id, lat, lon, sub_type AS type, transaction_id AS status, project, price, head_type AS headType
    FROM ${from} WHERE ${where} LIMIT ${MAX_MARKERS}`
}

interface Pin {
  id: string
  lat: number
  lon: number
  type: number
  status: number
  project: number
  price: number | null
  headType: number | null
}

const toTuple = ({ id, lat, lon, type, status, project, price, headType }: Pin): MarkerTuple => [
  id,
  lat,
  lon,
  type,
  status,
  project,
  price,
  headType,
]

interface Extent {
  total: number
  south: number
  north: number
  west: number
  east: number
}

/** Estates without position, type or status have no marker. */
function pinSource(site: SiteScope, query: ResolvedQuery): { from: Statement; where: Statement } {
  return {
    from: raw(`estate INDEXED BY ${forcedIndex(query) ?? 'estate_by_transaction'}`),
    where: and([
      conditionOf(site, query),
      raw('lat IS NOT NULL AND lon IS NOT NULL AND sub_type IS NOT NULL AND transaction_id <> 0'),
    ]),
  }
}
