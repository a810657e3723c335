import type { PaintRule } from 'protomaps-leaflet'
import { roadRank } from '../../../../shared/map/ranks.ts'

export type Filter = NonNullable<PaintRule['filter']>

export const ofKind =
  (...kinds: string[]): Filter =>
  (_zoom, { props }) =>
    kinds.includes(String(props.kind))

/** Roads of these ranks (roadRank). */
export const ofRank =
  (...ranks: number[]): Filter =>
  (_zoom, { props }) =>
    ranks.includes(roadRank(props))
