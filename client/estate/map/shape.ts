import {
  circle,
  type LatLngBounds,
  type Layer,
  type Map as LeafletMap,
  polygon,
} from 'leaflet/dist/leaflet-src.esm.js'
import type { Corner } from '../../../shared/search/area.ts'
import type { GeoRange } from '../../../shared/search/geo-range.ts'

/** What is searched in: a drawn area, or a circle. */
export type MapShape = { corners: readonly Corner[] } | { circle: GeoRange }

interface Shape {
  show(shape: MapShape | null): void
  bounds(): LatLngBounds | null
}

const LOOK = { className: 'map-area', interactive: false }

/** The one searched shape on the map. */
export function createShape(map: LeafletMap): Shape {
  let layer: (Layer & { getBounds(): LatLngBounds }) | null = null
  return {
    show(shape) {
      layer?.remove()
      layer =
        shape &&
        ('corners' in shape
          ? polygon([...shape.corners], LOOK)
          : circle([shape.circle.lat, shape.circle.lon], {
              ...LOOK,
              radius: shape.circle.km * 1000,
            }))
      layer?.addTo(map)
    },
    bounds: () => layer?.getBounds() ?? null,
  }
}
