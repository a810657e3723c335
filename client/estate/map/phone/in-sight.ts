import type { Markers } from '../../../../shared/search/marker-tuple.ts'

const MOST = 20

/** A part of the map. */
interface Bounds {
  getCenter(): { lat: number; lng: number }
  contains(place: [lat: number, lon: number]): boolean
}

/** The homes in a part of the map, those nearest to its middle where there are many, from west to east. */
export function idsInSight(markers: Markers, bounds: Bounds): string[] {
  if ('grid' in markers) return []
  const middle = bounds.getCenter()
  const far = (lat: number, lon: number): number =>
    Math.hypot(lat - middle.lat, (lon - middle.lng) * Math.cos((lat * Math.PI) / 180))
  return markers.markers
    .filter(([, lat, lon]) => bounds.contains([lat, lon]))
    .toSorted((a, b) => far(a[1], a[2]) - far(b[1], b[2]))
    .slice(0, MOST)
    .toSorted((a, b) => a[2] - b[2])
    .map(([id]) => id)
}
