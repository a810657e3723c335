import {
  LineUtil,
  type LatLng,
  type Map as LeafletMap,
  point,
  type Point,
  polygon,
  polyline,
} from 'leaflet/dist/leaflet-src.esm.js'
import { type Corner, MAX_CORNERS } from '../../../shared/search/area.ts'

export interface DrawingCallbacks {
  /** So many corners stand. */
  onCorner: (count: number) => void
  /** The area is closed. */
  onDone: (corners: Corner[]) => void
  onCancel: () => void
}

export interface Drawing {
  /** Closes the area if it has three corners. */
  finish(): void
  /** A corner at the cross in the middle. */
  addMiddle(): void
  undo(): void
  stop(): void
}

const MIN_CORNERS = 3
/** A pointer that went no further than this has tapped. */
const TAP_PX = 8
const STEP_PX = 4

/**
 * Draws an area: one stroke around it, or corner by corner. With the keyboard the arrows move the map under the cross in
 * its middle, Enter sets a corner there, Backspace takes one back and Escape stops.
 */
export function startDrawing(
  map: LeafletMap,
  { onCorner, onDone, onCancel }: DrawingCallbacks,
): Drawing {
  const element = map.getContainer()
  const listeners = new AbortController()
  const draft = polygon([], { className: 'map-area map-area--draft', interactive: false }).addTo(
    map,
  )
  const stroke = polyline([], { className: 'map-stroke', interactive: false }).addTo(map)
  let corners: LatLng[] = []
  let path: Point[] | null = null

  /** Pins are only to be seen meanwhile. */
  const rest = (isOn: boolean): void => {
    const pins = map.getPane('markerPane')
    if (pins) pins.inert = isOn
  }
  const show = (): void => {
    draft.setLatLngs(corners)
    onCorner(corners.length)
  }
  const add = (corner: LatLng): void => {
    if (corners.length < MAX_CORNERS) corners = [...corners, corner]
    show()
  }
  const done = (closed: LatLng[]): void => onDone(closed.map(({ lat, lng }): Corner => [lat, lng]))
  const drawing: Drawing = {
    finish: () => {
      if (corners.length >= MIN_CORNERS) done(corners)
    },
    addMiddle: () => add(map.getCenter()),
    undo() {
      corners = corners.slice(0, -1)
      show()
    },
    stop() {
      listeners.abort()
      element.classList.remove('map--drawing')
      rest(false)
      map.dragging.enable()
      map.doubleClickZoom.enable()
      draft.remove()
      stroke.remove()
    },
  }

  const placeOf = (event: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return point(event.clientX - left, event.clientY - top)
  }
  const onDown = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return
    path = [placeOf(event)]
    element.setPointerCapture(event.pointerId)
  }
  const onPointer = (event: PointerEvent): void => {
    if (!path || !event.isPrimary) return
    for (const each of stepsOf(event)) {
      const place = placeOf(each)
      if (place.distanceTo(path.at(-1) ?? place) >= STEP_PX) path.push(place)
    }
    stroke.setLatLngs(path.map(each => map.containerPointToLatLng(each)))
  }
  const onUp = (event: PointerEvent): void => {
    if (!path || !event.isPrimary) return
    const drawn = path
    path = null
    stroke.setLatLngs([])
    if (lengthOf(drawn) <= TAP_PX) return add(map.containerPointToLatLng(placeOf(event)))
    const rough = simplified(drawn)
    if (rough.length >= MIN_CORNERS) done(rough.map(each => map.containerPointToLatLng(each)))
  }
  const onKey = (event: KeyboardEvent): void => {
    const act =
      event.target === element ? KEYS[event.key] : event.key === 'Escape' ? onCancel : undefined
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const KEYS: Record<string, () => void> = {
    Enter: drawing.addMiddle,
    Backspace: drawing.undo,
    Delete: drawing.undo,
    Escape: onCancel,
  }

  // Before Leaflet's own.
  const options = { capture: true, signal: listeners.signal }
  element.addEventListener('pointerdown', onDown, options)
  element.addEventListener('pointermove', onPointer, options)
  element.addEventListener('pointerup', onUp, options)
  element.addEventListener('pointercancel', onUp, options)
  element.addEventListener('keydown', onKey, options)
  element.classList.add('map--drawing')
  rest(true)
  map.dragging.disable()
  map.doubleClickZoom.disable()
  element.focus({ preventScroll: true })
  // What tells how to draw has moved it down.
  requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }))
  onCorner(0)
  return drawing
}

/** All that the pointer did since the frame before: on a busy phone many steps come as one event. Safari before 18.2 tells the last alone. */
function stepsOf(event: PointerEvent): PointerEvent[] {
  const steps = event.getCoalescedEvents?.() ?? []
  return steps.length > 0 ? steps : [event]
}

/** A stroke by as many corners as an address takes. */
function simplified(stroke: Point[], max = MAX_CORNERS): Point[] {
  let corners = stroke
  for (let tolerance = 2; tolerance === 2 || corners.length > max; tolerance *= 1.6)
    corners = LineUtil.simplify(stroke, tolerance)
  return corners
}

const lengthOf = (path: Point[]): number =>
  path.reduce((sum, place, index) => sum + place.distanceTo(path[index - 1] ?? place), 0)

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.leaflet-control') !== null
