import { isNumberFormat, type NumberFormat } from '../../format.ts'
import { isEnumeration, type Enumeration } from '../../estate/kind/enumerations.ts'
import type { FieldFormat } from '../../estate/detail/fields/field.ts'

/** How a field is written in a form, in one control or one a language. */
export type Control =
  | { kind: 'number'; unit: NumberFormat | null; isWhole?: boolean }
  /** `also`: what may stand there besides, as yes and no. */
  | { kind: 'choice'; enumeration: Enumeration; also?: readonly string[] }
  | { kind: 'numbered'; list: NumberedList }
  | { kind: 'codes'; codes: readonly string[]; words: string }
  | { kind: 'flag' }
  | { kind: 'date' }
  | { kind: 'line' }
  /** A text in each language, or one for all. */
  | { kind: 'texts'; rows: number }

/** Closed lists whose codes are numbers: { id: 5 }. */
export type NumberedList = 'transaction' | 'headType' | 'subType' | 'country' | 'roomType'

/** A field of a home's form. */
export interface FormField {
  /** Of the record (record-path.ts); more than one: the first that has a value. */
  paths: readonly string[]
  /** Where a value goes that is at none of them yet. */
  path: string
  /** Key of its label. */
  label: string
  control: Control
  /** The name of its control, or what those of its languages begin with. */
  name: string
  /** The page says this while it is empty: a key. */
  empty?: 'notEntered' | 'planningViolationNone'
}

/** 'general.price.value' → 'general-price-value': what a form's field may be called. */
export const nameOf = (path: string): string => path.replaceAll('.', '-')

/** Fields whose value in the main source is of another kind than its format shows. */
const OF_PATH: Readonly<Record<string, Control>> = {
  'technical.certificateElectricity': { kind: 'choice', enumeration: 'conformity' },
  'dimensions.commentArea': { kind: 'texts', rows: 2 },
}

/** Texts that a visitor reads in a language. */
const LONG = /(information|comment|remarks|description)$/

/** How a field is written at the path where a home has it. */
export const controlAt = ({ control }: FormField, path: string): Control => OF_PATH[path] ?? control

export function controlOf(format: FieldFormat, path: string): Control {
  if (isNumberFormat(format)) return { kind: 'number', unit: format }
  if (format === 'year' || format === 'floor') return { kind: 'number', unit: null, isWhole: true }
  if (format === 'boolean') return { kind: 'flag' }
  if (format === 'date') return { kind: 'date' }
  const enumeration = format.startsWith('code:') ? format.slice('code:'.length) : ''
  if (enumeration === 'violation') return { kind: 'choice', enumeration, also: ['NO', 'YES'] }
  if (isEnumeration(enumeration)) return { kind: 'choice', enumeration }
  return path.startsWith('fields.') && LONG.test(path)
    ? { kind: 'texts', rows: 3 }
    : { kind: 'line' }
}
