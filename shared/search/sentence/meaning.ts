import type { HeadType } from '../../estate/kind/head-types.ts'
import type { SubType } from '../../estate/kind/sub-types.ts'
import type { PeriodType } from '../../rental/rental-unit.ts'
import type { EnergyLetter, Trait } from '../traits.ts'

export type Deal = 'sale' | 'rent' | 'stay' | 'takeover'

export type KindCode = HeadType | SubType

/** A place as a sentence names it. */
export interface SaidPlace {
  name: string
  /** The municipality, by its NIS code; a region has none. */
  city?: number
  /** A part of its municipality: no name of the municipality itself. */
  isPart?: boolean
  /** A street or a quarter: how far it reaches. */
  km?: number
  lat?: number
  lon?: number
}

export interface SaidStay {
  /** 1 to 12. */
  month?: number
  persons?: number
  /** 'MM-DD', of no year. */
  from?: string
  to?: string
  period?: PeriodType
}

/** What a sentence says, each where it is said (SENTENCE-1). */
export interface Meaning {
  deal?: Deal
  types: KindCode[]
  places: SaidPlace[]
  /** Around all of the places. */
  km?: number
  minutes?: number
  /** Whole euros. */
  minPrice?: number
  maxPrice?: number
  /** The amount as typed, when no deal was named and it may be a monthly rent or a price in thousands. */
  either?: { minPrice?: number; maxPrice?: number }
  minBedrooms?: number
  /** In m². */
  minArea?: number
  minPlot?: number
  /** The worst that is accepted. */
  label?: EnergyLetter
  features: Trait[]
  /** Features, types and names of places that are refused. */
  without: string[]
  stay: SaidStay
  /** In the visitor's own words. */
  unknown: string[]
  /** The sentence was longer than is read. */
  isCut: boolean
}
