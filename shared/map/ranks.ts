/** Of a thing on the map, as Protomaps' schema tells what it is. */
export interface MapProperties {
  kind?: unknown
  kind_detail?: unknown
}

const ROAD_RANKS: Record<string, number> = {
  highway: 1,
  trunk: 1,
  primary: 2,
  secondary: 3,
  tertiary: 4,
  minor_road: 5,
  path: 6,
}

/** How far away a road is seen, from 1 (motorway) to 6 (path); 0: it is none. */
export const roadRank = ({ kind, kind_detail: detail }: MapProperties): number =>
  ROAD_RANKS[String(detail)] ?? ROAD_RANKS[String(kind)] ?? 0

const PLACE_RANKS: Record<string, number> = { city: 1, town: 2, village: 3, suburb: 4, quarter: 4 }

/** How far away a place is read, from 1 (city) to 5 (hamlet). */
export const placeRank = ({ kind_detail: detail }: MapProperties): number =>
  PLACE_RANKS[String(detail)] ?? 5

/** Widths in px by rank at zoom 10, 13 and 16; between them they grow evenly. */
const ROAD_WIDTHS: Record<number, readonly [number, number, number]> = {
  1: [1.6, 3.2, 9],
  2: [1.1, 2.6, 8],
  3: [0.7, 2.2, 7.5],
  4: [0.5, 1.8, 7],
  5: [0, 0.9, 6],
  6: [0, 0.5, 1.6],
}

/** How broad a road is drawn, in px. */
export function roadWidth(zoom: number, rank: number): number {
  const [far, mid, near] = ROAD_WIDTHS[rank] ?? [0, 1, 6]
  if (zoom <= 10) return far
  if (zoom <= 13) return far + ((mid - far) * (zoom - 10)) / 3
  return mid + ((near - mid) * Math.min(zoom - 13, 4)) / 3
}

/** How broad a river or canal is drawn, in px. */
export const waterWidth = (zoom: number): number => Math.max(0.8, 1.4 * 1.5 ** (zoom - 11))
