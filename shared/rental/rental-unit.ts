import type { Localized } from '../locale.ts'
import type { Position } from '../map/distance.ts'
import type { Day } from '../time/units.ts'

/** A rental unit: GET /rental-units/{id}, and, without its long texts, each result of POST /rental-units. */
export interface RentalUnit {
  id: number
  /** The first is the main one. */
  photos: RentalPhoto[]
  address: RentalAddress
  general: RentalGeneral
  rooms: { bedrooms?: number | null; bathrooms?: number | null }
  rules?: HouseRules | null
  /** In a straight line, in metres; worked out of its place when it is written. */
  toSea?: number | null
  /** In euro: the cheapest free period from now on that fits the search; only in results. */
  priceFrom?: number | null
}

/** Addresses as the API gives them: '/rental-units/photo/{a}/{b}'; or an asset, which comes in every width. */
export interface RentalPhoto {
  original?: string | null
  medium?: string | null
  thumbnail?: string | null
  /** Of the original, in px. */
  width?: number | null
  height?: number | null
  /** Placeholder colour, six hexadecimal digits. */
  color?: string | null
  asset?: string | null
  hash?: string | null
  /** A tiny picture as a data address. */
  preview?: string | null
}

export interface RentalAddress {
  street?: Localized | null
  number?: string | null
  box?: string | null
  zip?: string | null
  city?: { id?: number; name: string; alias?: Localized | null } | null
  geoLocation?: Position | null
}

/** What is not said is not shown. */
export interface HouseRules {
  /** 'HH:MM': guests may come from then on. */
  arrival?: string | null
  /** 'HH:MM': they are gone by then. */
  departure?: string | null
  pets?: boolean | null
  smoking?: boolean | null
  parties?: boolean | null
}

interface RentalGeneral {
  description?: Localized | null
  descriptionShort?: Localized | null
  /** The holiday region: the coast, the valley of a river. */
  location?: { id: number; name: Localized | string } | null
  city?: { id: number; name: string } | null
  maxOccupation?: number | null
  /** Shown as Type. */
  subKind?: { id: number; name: Localized | string } | null
  garage?: boolean | null
  floor?: number | null
  /** Under which the authorities know it as tourist accommodation. */
  registrationNumber?: string | null
  /** `name` is shown as Residence, `rentalName` as Reference. */
  building?: { name?: Localized | string | null; rentalName?: Localized | string | null } | null
}

export const PERIOD_TYPES = ['WEEK', 'WEEKEND', 'MIDWEEK'] as const
export type PeriodType = (typeof PERIOD_TYPES)[number]

/** GET /rental-units/{id}/periods: bookable periods from today on. Periods of different types overlap. */
export interface RentalPeriod {
  type: PeriodType
  /** Days of arrival and departure. */
  start: Day
  end: Day
  /** In euro. */
  price: number
  available: boolean
}

export const isPeriodType = (value: unknown): value is PeriodType =>
  PERIOD_TYPES.some(type => type === value)
