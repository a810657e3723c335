import type { StatusCode } from '../../../../shared/estate/status.ts'
import type { SubType } from '../../../../shared/estate/kind/sub-types.ts'
import type { RoomType } from '../../../../shared/estate/rooms/rooms.ts'
import type { Localized } from '../../../../shared/locale.ts'
import type { Kind } from '../kinds.ts'
import type { Municipality } from '../municipalities.ts'

export type Light = 'morning' | 'noon' | 'dusk'

export interface SketchRoom {
  type: RoomType
  floor: number
  /** m². */
  surface: number
}

export interface Energy {
  /** kWh/m² per year. */
  value: number
  label: string
  /** kWh per year. */
  total: number
  reference: string
  /** kg CO2/m² per year. */
  co2: number
}

export interface Money {
  /** Euro; null: undisclosed. */
  value: number | null
  /** Euro a month on top of the rent. */
  charges: number | null
  deposit: number | null
  cadastral: number
}

export type Orientation = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'

export type Condition =
  | 'TO_RENOVATE'
  | 'TO_FRESHEN_UP'
  | 'GOOD_CONDITION'
  | 'EXCELLENT_CONDITION'
  | 'RENEWED'
  | 'NEW'

/** Everything about an estate, independent of its source. Surfaces in m². */
export interface Sketch {
  id: number
  kind: Kind
  status: StatusCode
  place: Municipality
  street: Localized
  number: string
  box: string | null
  visible: boolean
  lat: number
  lon: number
  year: number | null
  renovated: number | null
  condition: Condition
  area: number
  ground: number | null
  beds: number
  baths: number
  floor: number | null
  rooms: SketchRoom[]
  orientation: Orientation | null
  elevator: boolean
  furnished: boolean
  seaView: boolean
  energy: Energy | null
  money: Money
  /** ISO date. */
  published: string
  rep: number
  sticker: number | null
  light: Light
  pictures: number
  vatRegime: boolean
  notarySale: boolean
  floodRisk: boolean
  heritage: boolean
  parent: { id: number; entityNumber: string; floorId: number } | null
}

/** What is given of an estate; the rest is random. */
export interface SketchInput extends Partial<
  Pick<
    Sketch,
    | 'visible'
    | 'year'
    | 'condition'
    | 'area'
    | 'ground'
    | 'beds'
    | 'floor'
    | 'seaView'
    | 'furnished'
    | 'vatRegime'
    | 'notarySale'
    | 'floodRisk'
    | 'heritage'
    | 'parent'
    | 'sticker'
    | 'street'
    | 'number'
    | 'box'
    | 'light'
    | 'elevator'
    | 'lat'
    | 'lon'
    | 'published'
  >
> {
  id: number
  sub: SubType
  zip: string
  status: StatusCode
  price?: number | null
  energy?: 'good' | 'poor' | 'missing'
  pictures?: number
}
