import { TILE_PX, tilePoint } from '../../../shared/map/mercator.ts'
import type { MarkerTuple, Markers } from '../../../shared/search/marker-tuple.ts'
import { STEPS, STILL, type StillView, stillAround, ZOOMS } from '../../tiles/still/view.ts'

/** What stands at one point of a still map: a home, or so many of them within `km` of it. */
export interface StillSpot {
  x: number
  y: number
  lat: number
  lon: number
  count: number
  km: number
  home: MarkerTuple | null
}

interface Placed {
  lat: number
  lon: number
  count: number
  home: MarkerTuple | null
}

/** Closer than this a street tells no more of where homes are. */
const CLOSEST = 14
const EDGE = { x: 48, y: 32 }
/** Spots in one cell would stand upon each other. */
const CELL = { x: 92, y: 34 }
const KM_PER_DEGREE = 111.2
const LEAST_KM = 0.3
/** Of a cell that was counted elsewhere. */
const GRID_KM = 5

/** A still map of homes, as close as all of them allow, and what stands on it (SEARCH-51); null: none has a place. */
export function stillOf(markers: Markers): { view: StillView; spots: StillSpot[] } | null {
  const placed: Placed[] =
    'grid' in markers
      ? markers.grid.map(([lat, lon, count]) => ({ lat, lon, count, home: null }))
      : markers.markers.map(home => ({ lat: home[1], lon: home[2], count: 1, home }))
  if (placed.length === 0) return null
  const view = viewOf(placed)
  const cells = Map.groupBy(
    placed.map(place => ({ ...place, ...pointOn(view, place) })).filter(isInside),
    ({ x, y }) => `${Math.floor(x / CELL.x)} ${Math.floor(y / CELL.y)}`,
  )
  return { view, spots: [...cells.values()].map(spotOf).toSorted((a, b) => a.y - b.y) }
}

function viewOf(places: readonly Placed[]): StillView {
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)]
  const box = [
    { lat: Math.min(...lats), lon: Math.min(...lons) },
    { lat: Math.max(...lats), lon: Math.max(...lons) },
  ]
  const middle = middleOf(box)
  let zoom: number = CLOSEST
  while (
    zoom > ZOOMS.min &&
    !box.every(corner => isInside(pointOn(stillAround(middle, zoom), corner)))
  )
    zoom--
  return stillAround(middle, zoom)
}

function spotOf(members: (Placed & { x: number; y: number })[]): StillSpot {
  const count = members.reduce((sum, each) => sum + each.count, 0)
  const { lat, lon } = middleOf(members)
  const sum = (axis: 'x' | 'y') => members.reduce((total, each) => total + each[axis], 0)
  const far = Math.max(
    ...members.map(each => Math.hypot(each.lat - lat, (each.lon - lon) * 0.63) * KM_PER_DEGREE),
  )
  const home = members.length === 1 ? (members[0]?.home ?? null) : null
  return {
    x: Math.round(sum('x') / members.length),
    y: Math.round(sum('y') / members.length),
    lat,
    lon,
    count,
    km: members.some(each => !each.home) ? GRID_KM : Math.max(LEAST_KM, far * 1.1),
    home,
  }
}

const middleOf = (places: readonly { lat: number; lon: number }[]) => {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { lat: middle(places.map(({ lat }) => lat)), lon: middle(places.map(({ lon }) => lon)) }
}

function pointOn({ zoom, x, y }: StillView, place: { lat: number; lon: number }) {
  const point = tilePoint(place, zoom)
  return {
    x: (point.x - x / STEPS) * TILE_PX + STILL.width / 2,
    y: (point.y - y / STEPS) * TILE_PX + STILL.height / 2,
  }
}

const isInside = ({ x, y }: { x: number; y: number }): boolean =>
  x >= EDGE.x && x <= STILL.width - EDGE.x && y >= EDGE.y && y <= STILL.height - EDGE.y / 2
