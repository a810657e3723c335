import {
  divIcon,
  type LatLngTuple,
  layerGroup,
  type Map as LeafletMap,
  type Marker,
  marker,
} from 'leaflet/dist/leaflet-src.esm.js'
import Supercluster from 'supercluster'
import { TILE_PX } from '../../../shared/map/mercator.ts'
import type { MarkerTuple, Markers } from '../../../shared/search/marker-tuple.ts'
import { covered, phone } from './phone/covered.ts'
import { yieldBetween } from '../../islands/yield-between.ts'

export const MAX_ZOOM = 17

export interface PinLabels {
  /** What a pin shows, '€ 450k', and what it is called, 'Huis, € 450.000'. */
  pinText: (marker: MarkerTuple) => string
  pinLabel: (marker: MarkerTuple) => string
  clusterLabel: (count: number) => string
  isSold: (marker: MarkerTuple) => boolean
}

interface Pins {
  /** Sets what `draw` shows. Returns the positions, or null when there is nothing. */
  load(markers: Markers): LatLngTuple[] | null
  /** Draws what is in sight, as every move of the map does. */
  draw(): void
  highlight(id: string | null): void
}

/** One thing on the map: an estate, a cluster of estates, or a cell of the grid. */
interface Spot {
  key: string
  at: LatLngTuple
  text: string
  label: string
  className: string
  ids: () => string[]
  choose: () => void
}

const CLUSTER_PX = 54
const PINS_PER_TASK = 6
/** As wide as a card. */
const CARD_PX = 340

/** Pins with their price, and clusters of them. What stays in sight keeps its element, and so its focus. */
export function createPins(
  map: LeafletMap,
  options: PinLabels & { onChoose: (ids: string[], at: [lat: number, lon: number]) => void },
): Pins {
  const group = layerGroup().addTo(map)
  const index = new Supercluster<{ marker: MarkerTuple }>({
    radius: CLUSTER_PX,
    extent: TILE_PX,
    maxZoom: MAX_ZOOM,
  })
  const shown = new Map<string, { pin: Marker; spot: Spot }>()
  let current: Markers = { total: 0, markers: [] }
  let highlighted: string | null = null
  /** Number of the drawing; a later one ends those before it. */
  let turns = 0

  const zoomTo = (at: LatLngTuple, zoom: number): void =>
    void map.setView(at, Math.min(zoom, MAX_ZOOM))

  /** Makes room for the cards: beside the pin, or on a phone at the foot of the map. */
  const choose = (at: LatLngTuple, ids: string[]): void => {
    const { x: width } = map.getSize()
    const isRight = map.latLngToContainerPoint(at).x > width / 2
    const isPhone = phone().matches
    const { top, bottom } = covered()
    map.panInside(at, {
      paddingTopLeft: [isRight && !isPhone ? CARD_PX : 40, top + 30],
      paddingBottomRight: [isRight || isPhone ? 40 : CARD_PX, bottom],
    })
    options.onChoose(ids, [at[0], at[1]])
  }

  const spots = (): Spot[] => ('grid' in current ? current.grid.map(cellSpot) : clusters())

  function clusters(): Spot[] {
    const bounds = map.getBounds().pad(0.2)
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ]
    return index
      .getClusters(box, Math.floor(map.getZoom()))
      .map(({ geometry, properties }): Spot => {
        const [lon = 0, lat = 0] = geometry.coordinates
        if ('marker' in properties) return estateSpot([lat, lon], properties.marker)
        const { cluster_id: id, point_count: count } = properties
        const ids = (): string[] =>
          index.getLeaves(id, Infinity).map(leaf => leaf.properties.marker[0])
        return {
          key: `cluster ${lat} ${lon} ${count}`,
          at: [lat, lon],
          text: String(count),
          label: options.clusterLabel(count),
          className: clusterClass(count),
          ids,
          choose() {
            const zoom = index.getClusterExpansionZoom(id)
            if (zoom > MAX_ZOOM || map.getZoom() >= MAX_ZOOM) choose([lat, lon], ids())
            else zoomTo([lat, lon], zoom)
          },
        }
      })
  }

  const estateSpot = (at: LatLngTuple, tuple: MarkerTuple): Spot => ({
    key: `estate ${tuple.join(' ')}`,
    at,
    text: options.pinText(tuple),
    label: options.pinLabel(tuple),
    className: options.isSold(tuple) ? 'pin pin--gone' : 'pin',
    ids: () => [tuple[0]],
    choose: () => choose(at, [tuple[0]]),
  })

  const cellSpot = ([lat, lon, count]: [number, number, number]): Spot => ({
    key: `cell ${lat} ${lon} ${count}`,
    at: [lat, lon],
    text: String(count),
    label: options.clusterLabel(count),
    className: clusterClass(count),
    ids: () => [],
    choose: () => zoomTo([lat, lon], map.getZoom() + 2),
  })

  function render(): void {
    const now = new Map(spots().map(spot => [spot.key, spot]))
    for (const [key, { pin }] of shown) {
      if (now.has(key)) continue
      pin.remove()
      shown.delete(key)
    }
    for (const [key, spot] of now) {
      const pin = shown.get(key)?.pin
      if (pin) shown.set(key, { spot, pin })
    }
    paint()
    const turn = ++turns
    const added = [...now.values()].filter(({ key }) => !shown.has(key))
    void yieldBetween(
      slices(added, PINS_PER_TASK).map(slice => () => add(slice)),
      () => turn !== turns,
    )
  }

  function add(spots: Spot[]): void {
    for (const spot of spots)
      shown.set(spot.key, {
        spot,
        pin: addPin(spot, group, () => shown.get(spot.key)?.spot.choose()),
      })
    paint()
  }

  function paint(): void {
    for (const { pin, spot } of shown.values()) {
      const isLit = highlighted !== null && spot.ids().includes(highlighted)
      pin.getElement()?.classList.toggle('pin--lit', isLit)
      const above = isLit ? 10_000 : 0
      if (pin.options.zIndexOffset !== above) pin.setZIndexOffset(above)
    }
  }

  // Not in the task that ends a zoom, in which the tiles are asked for.
  map.on('moveend', () => {
    const turn = ++turns
    setTimeout(() => turn === turns && render())
  })
  map.on('unload', () => ++turns)
  return {
    load(markers) {
      current = markers
      const tuples = 'markers' in markers ? markers.markers : []
      index.load(
        tuples.map(tuple => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [tuple[2], tuple[1]] },
          properties: { marker: tuple },
        })),
      )
      const places: LatLngTuple[] =
        'grid' in markers
          ? markers.grid.map(([lat, lon]) => [lat, lon])
          : tuples.map(([, lat, lon]) => [lat, lon])
      return places.length > 0 ? places : null
    },
    draw: render,
    highlight(id) {
      if (id === highlighted) return
      highlighted = id
      paint()
    },
  }
}

const slices = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

const clusterClass = (count: number): string =>
  `pin pin--cluster${count >= 100 ? ' pin--large' : count >= 10 ? ' pin--medium' : ''}`

function addPin(
  { at, text, label, className }: Spot,
  group: ReturnType<typeof layerGroup>,
  choose: () => void,
): Marker {
  const face = document.createElement('span')
  face.className = 'pin__face'
  face.textContent = text
  const pin = marker(at, {
    icon: divIcon({ className, html: face, iconSize: [0, 0] }),
    riseOnHover: true,
    keyboard: true,
  }).addTo(group)
  pin.on('click', choose)
  const element = pin.getElement()
  // Voice control activates a pin by the text that is seen on it.
  element?.setAttribute('aria-label', label.includes(text) ? label : `${text}, ${label}`)
  element?.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    choose()
  })
  return pin
}
