import type { Feature, PaintRule } from 'protomaps-leaflet'

/** Roads by how far away they are seen, as Protomaps' schema names them. */
const ROAD_RANKS: Record<string, number> = {
  highway: 1,
  trunk: 1,
  primary: 2,
  secondary: 3,
  tertiary: 4,
  minor_road: 5,
  path: 6,
}

/** How far away a road is seen, from 1; 0: it is none. */
export const roadRank = ({ props: { kind, kind_detail: detail } }: Feature): number =>
  ROAD_RANKS[String(detail)] ?? ROAD_RANKS[String(kind)] ?? 0

/** Places by how far away they are read. */
const PLACE_RANKS: Record<string, number> = { city: 1, town: 2, village: 3, suburb: 4, quarter: 4 }

/** How far away a place is read, from 1 to 5. */
export const placeRank = ({ props: { kind_detail: detail } }: Feature): number =>
  PLACE_RANKS[String(detail)] ?? 5

export type Filter = NonNullable<PaintRule['filter']>
export const ofKind =
  (...kinds: string[]): Filter =>
  (_zoom, { props }) =>
    kinds.includes(String(props.kind))
export const ofRank =
  (...ranks: number[]): Filter =>
  (_zoom, feature) =>
    ranks.includes(roadRank(feature))
