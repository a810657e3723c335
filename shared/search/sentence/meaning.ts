import type { HeadType } from '../../estate/kind/head-types.ts'
import type { SubType } from '../../estate/kind/sub-types.ts'
import type { PeriodType } from '../../rental/rental-unit.ts'
import { CRITERION_NAMES, type Values } from '../criteria.ts'
import type { Trait } from '../../estate/fields/comfort.ts'

export type Deal = 'sale' | 'rent' | 'stay' | 'takeover'

export type SaidValues = { -readonly [Name in keyof Values]: Values[Name] }

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
  /** By criterion: prices, bedrooms, areas, labels, features. */
  values: SaidValues
  /** The amount as typed, when no deal was named and it may be a monthly rent or a price in thousands. */
  either?: Pick<SaidValues, 'price-min' | 'price-max'>
  /** Features, types and names of places that are refused. */
  without: string[]
  stay: SaidStay
  /** In the visitor's own words. */
  unknown: string[]
  /** The sentence was longer than is read. */
  isCut: boolean
}

/** A home is to have this too. */
export function addFeature({ values }: Meaning, feature: Trait): void {
  if (!values.with?.includes(feature)) values.with = [...(values.with ?? []), feature]
}

/** A home is to have one or all of these codes, as their criterion has it: '<criterion> <code>,<code>'. */
export function addValue({ values }: Meaning, value: string): void {
  const [criterion, codes = ''] = value.split(' ')
  const name = CRITERION_NAMES.find(each => each === criterion)
  if (!name) return
  const said = [values[name] ?? []].flat()
  Object.assign(values, { [name]: [...new Set([...said, ...codes.split(',')])] })
}
