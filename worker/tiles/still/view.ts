import type { Locale } from '../../../shared/locale.ts'
import { tilePoint } from '../../../shared/map/mercator.ts'
import type { Medium } from './palette.ts'

/** A still map's size, in px; it scales with the page. */
export const STILL = { width: 640, height: 400 } as const

/** Positions of the middle are counted in this part of a tile: 4 px. */
export const STEPS = 64

export const ZOOMS = { min: 8, max: 15 } as const

/** What a still map shows: its zoom and its middle, in steps of a tile. */
export interface StillView {
  zoom: number
  x: number
  y: number
}

/** What is marked in its middle: a house, or the neighbourhood of one whose address is hidden. */
export const MARKS = ['pin', 'area'] as const
export type Mark = (typeof MARKS)[number]

/** The still map with a position (degrees) near its middle. */
export function stillAround(place: { lat: number; lon: number }, zoom: number): StillView {
  const { x, y } = tilePoint(place, zoom)
  return { zoom, x: Math.round(x * STEPS), y: Math.round(y * STEPS) }
}

/** How a still map is drawn: in which medium and language, and with what in its middle. */
export interface StillLook {
  medium: Medium
  locale: Locale
  mark?: Mark
}

/** The address of a still map, below that of the tiles. */
export const stillHref = (
  tiles: string,
  { zoom, x, y }: StillView,
  { medium, locale, mark }: StillLook,
): string =>
  `${tiles}/still/${zoom}/${x}/${y}/${[medium, locale, mark].filter(Boolean).join('-')}.svg`

/** The same middle from further away. */
export const zoomedOut = ({ zoom, x, y }: StillView, to: number): StillView => ({
  zoom: to,
  x: Math.round(x / 2 ** (zoom - to)),
  y: Math.round(y / 2 ** (zoom - to)),
})
