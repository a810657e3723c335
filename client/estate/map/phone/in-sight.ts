import type { Markers } from '../../../../shared/search/marker-tuple.ts'

const MOST = 20

/** A part of the map. */
interface Bounds {
  getCenter(): { lat: number; lng: number }
  contains(place: [lat: number, lon: number]): boolean
}

/** How many homes are in a part of the map, and the ids of those nearest to its middle, from west to east. None of a grid. */
export function inSight(markers: Markers, bounds: Bounds): { count: number; ids: string[] } {
  if ('grid' in markers) return { count: 0, ids: [] }
  const middle = bounds.getCenter()
  const far = (lat: number, lon: number): number =>
    Math.hypot(lat - middle.lat, (lon - middle.lng) * Math.cos((lat * Math.PI) / 180))
  const seen = markers.markers.filter(([, lat, lon]) => bounds.contains([lat, lon]))
  const ids = seen
    .toSorted((a, b) => far(a[1], a[2]) - far(b[1], b[2]))
    .slice(0, MOST)
    .toSorted((a, b) => a[2] - b[2])
    .map(([id]) => id)
  return { count: seen.length, ids }
}
