import type { Database } from '../db/database.ts'
import { and, raw, sql, type Statement } from '../../store/sql.ts'
import { hiddenStatuses } from '../site/queries.ts'
import { resolveArea } from './area.ts'
import { conditionOf, forcedIndex, type Hidden } from './conditions.ts'
import { pendingFacts, withoutPending } from './pending-facts.ts'
import type { ResolvedQuery, Query } from './search-schema.ts'

const MAX_MARKERS = 2_000
/** Cells per side of the grid that replaces more markers. */
const GRID = 24

/** A marker: public id, lat, lon, sub type, transaction, project (0 or 1), price in euro or null, head type, what the price means. */
type MarkerTuple = [
  id: string,
  lat: number,
  lon: number,
  type: number,
  status: number,
  project: number,
  price: number | null,
  headType: number | null,
  meaning?: object,
]

export type Markers = { total: { value: number } } & (
  | { markers: MarkerTuple[] }
  | { grid: [lat: number, lon: number, count: number][] }
)

/** The markers of all matches that can have one, or counts in a grid when they are too many to show (LAPI-32). */
export function findMarkers(db: Database, query: Query): Markers {
  const hidden = hiddenStatuses(db)
  const placed = resolveArea(db, hidden, withoutPending(query, pendingFacts(db)))
  const { from, where } = pinSource(hidden, placed)
  const [extent = NOWHERE] = db.rows<Extent>(
    sql`SELECT COUNT(*) AS total, MIN(lat) AS south, MAX(lat) AS north, MIN(lon) AS west, MAX(lon) AS east FROM ${from} WHERE ${where}`,
  )
  const { total, south, north, west, east } = extent
  if (total <= MAX_MARKERS) {
    const pins = db.rows<Pin>(pinsOf(hidden, placed))
    return { total: { value: total }, markers: pins.map(toTuple) }
  }
  const cells = db.rows<{ lat: number; lon: number; count: number }>(
    sql`
    SELECT ROUND(AVG(lat), 5) AS lat, ROUND(AVG(lon), 5) AS lon, COUNT(*) AS count FROM ${from} WHERE ${where}
    GROUP BY CAST((lat - ${south}) / ${(north - south) / GRID || 1} AS INTEGER), CAST((lon - ${west}) / ${(east - west) / GRID || 1} AS INTEGER)`,
  )
  return { total: { value: total }, grid: cells.map(({ lat, lon, count }) => [lat, lon, count]) }
}

/** Up to the maximum of markers, read from an index only. */
export function pinsOf(hidden: Hidden, query: ResolvedQuery): Statement {
  const { from, where } = pinSource(hidden, query)
  return sql`
    SELECT public_id AS id, lat, lon, sub_type AS type, transaction_id AS status, project, price, head_type AS headType,
      (SELECT price_meaning FROM estate AS said INDEXED BY estate_by_meaning
        WHERE said.id = estate.id AND said.price_meaning IS NOT NULL) AS meaning
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
  /** JSON. */
  meaning: string | null
}

function toTuple(pin: Pin): MarkerTuple {
  const { id, lat, lon, type, status, project, price, headType, meaning } = pin
  const plain = [id, lat, lon, type, status, project, price, headType] as const
  return meaning === null ? [...plain] : [...plain, JSON.parse(meaning)]
}

interface Extent {
  total: number
  south: number
  north: number
  west: number
  east: number
}

const NOWHERE: Extent = { total: 0, south: 0, north: 0, west: 0, east: 0 }

/** Estates without position, type or status have no marker. */
function pinSource(hidden: Hidden, query: ResolvedQuery): { from: Statement; where: Statement } {
  return {
    from: raw(`estate INDEXED BY ${forcedIndex(query) ?? 'estate_by_transaction'}`),
    where: and([
      conditionOf(hidden, query),
      raw('lat IS NOT NULL AND lon IS NOT NULL AND sub_type IS NOT NULL AND transaction_id <> 0'),
    ]),
  }
}
