import {
  divIcon,
  type LatLngTuple,
  layerGroup,
  type Map as LeafletMap,
  marker,
  polygon,
  svg,
} from 'leaflet/dist/leaflet-src.esm.js'
import { LOCALES, type Locale } from '../../../shared/locale.ts'
import { yieldBetween } from '../../islands/yield-between.ts'
import type { View } from '../../view.tsx'
import base from './map-base.json'

export interface BaseOptions {
  locale: Locale
  /** The product's own tiles. */
  mapTiles: string | null
  character: View['site']['character']
}

/** The layer under the pins: the product's own tiles, else a drawing: land, borders and place names. */
export function addBase(map: LeafletMap, { locale, mapTiles, character }: BaseOptions): void {
  let isRemoved = false
  map.once('unload', () => (isRemoved = true))
  if (mapTiles) {
    void import('./streets/layer.ts').then(
      ({ addStreets }) => isRemoved || addStreets(map, { tiles: mapTiles, character, locale }),
    )
    return
  }
  const pane = map.createPane('base')
  pane.style.zIndex = '150'
  const renderer = svg({ pane: 'base', padding: 0.5 })
  // Simplified beforehand, and clipped by the browser.
  const land = (rings: number[][], className: string) =>
    polygon(rings.map(unpacked), {
      pane: 'base',
      renderer,
      className,
      interactive: false,
      noClip: true,
      smoothFactor: 0,
    }).addTo(map)
  void yieldBetween(
    [
      ...base.abroad.map(ring => () => land([ring], 'map-land')),
      () => land(base.home, 'map-land map-land--home'),
      () => addNames(map, locale),
    ],
    () => isRemoved,
  )
}

const THOUSANDTHS = 1_000

/** Corners from [lat, lon, dLat, dLon, …] in thousandths of a degree. */
function unpacked(steps: readonly number[]): LatLngTuple[] {
  let lat = 0
  let lon = 0
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    lat += steps[index * 2] ?? 0
    lon += steps[index * 2 + 1] ?? 0
    return [lat / THOUSANDTHS, lon / THOUSANDTHS]
  })
}

interface Name {
  at: LatLngTuple
  name: string
}

const LINE_PX = 22
const LETTER_PX = 7.5

/** The names of places, the great ones first; one that would stand on another waits for a closer look. */
function addNames(map: LeafletMap, locale: Locale): void {
  const pane = map.createPane('names')
  Object.assign(pane.style, { zIndex: '160', pointerEvents: 'none' })
  const group = layerGroup().addTo(map)
  const names = base.places.map(place => nameOf(place, locale))
  const show = (): void => {
    group.clearLayers()
    for (const { at, name } of fitting(names, map)) {
      marker(at, {
        pane: 'names',
        interactive: false,
        keyboard: false,
        icon: divIcon({ className: 'map-name', html: named(name), iconSize: [0, 0] }),
      }).addTo(group)
    }
  }
  map.on('moveend resize', show)
  show()
}

function nameOf([lat, lon, nl, ...others]: (string | number)[], locale: Locale): Name {
  const name = locale === 'nl' ? nl : (others[LOCALES.indexOf(locale) - 1] ?? nl)
  return { at: [Number(lat), Number(lon)], name: String(name) }
}

function fitting(names: Name[], map: LeafletMap): Name[] {
  const bounds = map.getBounds().pad(0.1)
  const taken: { x: number; y: number; half: number }[] = []
  return names.filter(({ at, name }) => {
    if (!bounds.contains(at)) return false
    const { x, y } = map.latLngToContainerPoint(at)
    const half = (name.length * LETTER_PX) / 2 + 8
    if (
      taken.some(
        other => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < LINE_PX,
      )
    )
      return false
    taken.push({ x, y, half })
    return true
  })
}

function named(name: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = name
  return element
}
