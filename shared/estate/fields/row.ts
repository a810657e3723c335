import type { NumberFormat } from '../../format.ts'
import type { Localized } from '../../locale.ts'

/** What a field holds. Its format on the page, its control in a form and its schema follow from this. */
export type FieldType =
  /** A code of a closed list. Its label is `<words>.<CODE>`; where it does not say, `<name of the field>.<CODE>`. */
  | {
      kind: 'code'
      codes: readonly string[]
      words?: string
      /** Answers that the main source may give besides. */
      also?: readonly string[]
    }
  | { kind: 'number'; unit: NumberFormat; min: number; max: number }
  | { kind: 'year' | 'floor' | 'reference' | 'flag' | 'day' | 'text' }
  /** A text in each language, or one for all. */
  | { kind: 'texts' }
  /** A part of a structure with a schema of its own: a function reads it, and a form writes it at `main`. */
  | { kind: 'numbered'; words: NumberedList }
  | { kind: 'count'; min: number; max: number }
  | { kind: 'price'; min: number; max: number }
  | { kind: 'place' }

/** Closed lists whose codes are numbers: { id: 5 }. */
export type NumberedList = 'transaction' | 'headType' | 'subType' | 'country' | 'roomType'

/** The objects of a record that hold fields. */
export type Part =
  | 'general'
  | 'general.price'
  | 'general.address'
  | 'technical'
  | 'dimensions'
  | 'energy'
  | 'sharedEnergy'
  | 'ki'
  | 'flooding'
  | 'planning'

export type Path = `${Part}.${string}`

/** Fields that are shown together on the page and in the form, in the order of their rows. */
export type Group =
  | 'general'
  | 'dimensions'
  | 'layout'
  | 'comfort'
  | 'utilities'
  | 'construction'
  | 'energy'
  | 'sharedEnergy'
  | 'planning'
  | 'flooding'
  | 'price'
  | 'priceDetails'
  | 'costs'
  | 'ki'
  | 'notaryCosts'
  | 'notarySale'
  | 'notary'
  | 'other'

/** The estates to which a legal duty applies (DETAIL-16, DETAIL-17, LAW-48). */
export type LegalScope =
  | 'all'
  | 'standing'
  | 'buildings'
  | 'certified'
  | 'asbestosAge'
  | 'renovation'
  | 'flemishNewBuild'
  | 'floodReport'
  | 'walloonHomes'
  | 'brusselsBuildings'
  | 'brusselsLettings'

/** A field of an estate, with everything that is derived from it. */
export interface FieldRow {
  type: FieldType
  /** Where the main source has it; of several paths the first that has a value. */
  main: Path | readonly Path[] | null
  /** Dotted key in the guid-bearing source, which wins where it has a value. */
  guid: string | null
  group: Group | null
  /** Key of a label that several fields share; null: `field.<name>`. */
  label: `field.${string}` | null
  /** The text of its row on the page if the law requires it and it has no value (DETAIL-15). */
  unset: 'notEntered' | 'planningViolationNone' | null
  /** Which estates must state it. */
  law: LegalScope | null
  /** Names of its criteria. */
  search: readonly string[] | null
  /** Column of the open feed. */
  feed: string | null
  /** Property of schema.org. */
  jsonLd: string | null
  /** The page needs a function (detail/derive.ts). */
  derived: boolean
}

/** What a record holds for a type; never: a structure has a type of its own. */
export type ValueOf<T extends FieldType> = T extends {
  kind: 'number' | 'year' | 'floor' | 'count' | 'price'
}
  ? number
  : T extends { kind: 'flag' }
    ? boolean
    : T extends { kind: 'texts' }
      ? Localized | string
      : T extends { kind: 'numbered' | 'place' }
        ? never
        : string

/** Whether it is part of a structure, which the page reads by a function. */
export const isStructure = ({ kind }: FieldType): boolean =>
  kind === 'numbered' || kind === 'count' || kind === 'price' || kind === 'place'

/** The paths of the main source, none or more. */
export const pathsOf = ({ main }: Pick<FieldRow, 'main'>): readonly string[] =>
  main === null ? [] : typeof main === 'string' ? [main] : main
