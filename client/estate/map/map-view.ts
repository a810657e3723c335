import {
  Browser,
  type LatLngBoundsExpression,
  latLngBounds,
  map as createLeaflet,
  control,
  type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js'
import { type Corner, cornersOfBox } from '../../../shared/search/area.ts'
import type { Markers } from '../../../shared/search/marker-tuple.ts'
import { addBase, type BaseOptions } from './base-layer.ts'
import { type Drawing, type DrawingCallbacks, startDrawing } from './drawing.ts'
import { covered } from './phone/covered.ts'
import { inSight } from './phone/in-sight.ts'
import { addMoveButtons, type MoveLabels } from './move-buttons.ts'
import { createPins, MAX_ZOOM, type PinLabels } from './pins.ts'
import { createShape, type MapShape } from './shape.ts'

/** The map as its panel uses it; all of Leaflet stays behind this. */
export interface MapView {
  /** Where asked, first moves so that the shape, or else all pins, can be seen. */
  showMarkers(markers: Markers, isFit: boolean): void
  showShape(shape: MapShape | null): void
  /** Highlights the pin of an estate, or the cluster that holds it. */
  highlight(id: string | null): void
  /** The corners of what can be seen. */
  corners(): Corner[]
  /** The homes in view and not covered by tools or cards: their number, and the ids nearest to the middle. */
  inSight(): { count: number; ids: string[] }
  /** Tells where a place is on the map in px, now and whenever the map moves, until what it returns is called. */
  follow(at: [lat: number, lon: number], tell: (x: number, y: number) => void): () => void
  draw(callbacks: DrawingCallbacks): Drawing
  remove(): void
}

interface MapOptions extends PinLabels, BaseOptions {
  zoomLabels: { in: string; out: string }
  moveLabels: MoveLabels
  /** Homes were chosen, at this place. */
  onChoose: (ids: string[], at: [lat: number, lon: number]) => void
  /** The visitor has moved the map. */
  onMove: () => void
  /** The map has come to rest, whoever moved it. */
  onRest: () => void
}

/** Belgium, and how far a visitor may wander from it. */
const HOME: LatLngBoundsExpression = [
  [49.5, 2.5],
  [51.5, 6.4],
]
const EDGE: LatLngBoundsExpression = [
  [47.6, -1.8],
  [53.5, 10.3],
]
const MIN_ZOOM = 7
const CLOSEST_FIT = 14
const PADDING_PX = 24

// Moved flat, pins and tiles are drawn together; with three dimensions each is a layer of its own, a cost at every frame.
Object.assign(Browser, { ie3d: true })

export function createMapView(element: HTMLElement, options: MapOptions): MapView {
  const leaflet = createLeaflet(element, {
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: EDGE,
    maxBoundsViscosity: 0.8,
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.5,
    // Each would be a style a frame on every tile and pin.
    fadeAnimation: false,
    markerZoomAnimation: false,
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && {
      zoomAnimation: false,
      inertia: false,
    }),
  })
  leaflet.fitBounds(HOME)
  // Leaflet's own signs are markup, which the page's trusted types refuse.
  control
    .zoom({
      zoomInText: '+',
      zoomOutText: '−',
      zoomInTitle: options.zoomLabels.in,
      zoomOutTitle: options.zoomLabels.out,
    })
    .addTo(leaflet)
  addMoveButtons(leaflet, options.moveLabels)
  control.scale({ imperial: false, updateWhenIdle: true }).addTo(leaflet)
  addBase(leaflet, options)
  const shape = createShape(leaflet)
  const pins = createPins(leaflet, options)
  watchVisitor(leaflet, options.onMove)
  leaflet.on('moveend', options.onRest)
  let shown: Markers = { total: 0, markers: [] }
  // It never begins. Chromium takes what may be animated elsewhere at every move, without looking again at which of the
  // page's layers lies on which: a quarter of the work of a frame.
  const still = leaflet
    .getPane('mapPane')
    ?.animate({ transform: 'none' }, { delay: 1, duration: 1 })
  still?.pause()
  const resize = new ResizeObserver(() => leaflet.invalidateSize({ animate: false }))
  resize.observe(element)

  return {
    showMarkers(markers, isFit) {
      shown = markers
      const places = pins.load(markers)
      const bounds = isFit ? (shape.bounds() ?? (places && latLngBounds(places))) : null
      // Having moved, the map draws them itself.
      if (bounds) leaflet.fitBounds(bounds, { ...padding(), maxZoom: CLOSEST_FIT, animate: false })
      else pins.draw()
      options.onRest()
    },
    showShape: shape.show,
    highlight: pins.highlight,
    corners() {
      const bounds = leaflet.getBounds()
      return cornersOfBox(bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast())
    },
    inSight() {
      const { x, y } = leaflet.getSize()
      const { top, bottom } = covered()
      return inSight(
        shown,
        latLngBounds(
          leaflet.containerPointToLatLng([0, top]),
          leaflet.containerPointToLatLng([x, y - bottom]),
        ),
      )
    },
    follow(at, tell) {
      const place = (): void => {
        const { x, y } = leaflet.latLngToContainerPoint(at)
        tell(x, y)
      }
      leaflet.on('move resize', place)
      place()
      return () => void leaflet.off('move resize', place)
    },
    draw: callbacks => startDrawing(leaflet, callbacks),
    remove() {
      resize.disconnect()
      still?.cancel()
      leaflet.remove()
    },
  }
}

function padding(): { paddingTopLeft: [number, number]; paddingBottomRight: [number, number] } {
  const { top, bottom } = covered()
  return {
    paddingTopLeft: [PADDING_PX + 12, top + PADDING_PX],
    paddingBottomRight: [PADDING_PX + 12, bottom + PADDING_PX / 2],
  }
}

/** Leaflet tells of every move, also of those we make; a visitor's follows a pointer, a wheel or a key. */
function watchVisitor(leaflet: LeafletMap, onMove: () => void): void {
  let touched = 0
  const element = leaflet.getContainer()
  for (const type of ['pointerdown', 'wheel', 'keydown', 'touchmove'])
    element.addEventListener(type, () => (touched = performance.now()), { passive: true })
  leaflet.on('dragend', onMove)
  leaflet.on('moveend', () => {
    if (performance.now() - touched < VISITOR_MS) onMove()
  })
}

/** A wheel's or a button's zoom and a drag's inertia end within this time. */
const VISITOR_MS = 1_200
