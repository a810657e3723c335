import type { FieldName } from '../../estate/fields/fields.ts'
import { mainTypeOf } from '../../estate/fields/main-types.ts'
import type { FieldType, NumberedList } from '../../estate/fields/row.ts'
import type { NumberFormat } from '../../format.ts'

/** How a field is written in a form, in one control or one a language. */
export type Control =
  | { kind: 'number'; unit: NumberFormat | null; isWhole?: boolean }
  /** `also`: what may stand there besides, as yes and no. */
  | { kind: 'choice'; codes: readonly string[]; words: string; also?: readonly string[] }
  | { kind: 'numbered'; list: NumberedList }
  | { kind: 'codes'; codes: readonly string[]; words: string }
  | { kind: 'flag' }
  | { kind: 'date' }
  | { kind: 'line' }
  /** A text in each language, or one for all. */
  | { kind: 'texts'; rows: number }

/** A field of a home's form. */
export interface FormField {
  /** Of the record (record-path.ts); more than one: the first that has a value. */
  paths: readonly string[]
  /** Where a value goes that is at none of them yet. */
  path: string
  /** Key of its label. */
  label: string
  control: Control
  /** Its row in the table of fields, where it has one. */
  field?: FieldName
  /** The name of its control, or what those of its languages begin with. */
  name: string
}

/** 'general.price.value' → 'general-price-value': what a form's field may be called. */
export const nameOf = (path: string): string => path.replaceAll('.', '-')

/** How a field is written at the path where a home has it. */
export function controlAt({ control, field }: FormField, path: string): Control {
  if (field === undefined || path.startsWith('fields.')) return control
  if (control.kind === 'texts') return { kind: 'texts', rows: 2 }
  const type = mainTypeOf(field)
  // Where the main source takes any text, the codes of the row are chosen from all the same.
  return type.kind === 'code' ? (controlOf(type, field) ?? control) : control
}

/** How a field of that type is written; null: in no single control. */
export function controlOf(type: FieldType, name: FieldName): Control | null {
  switch (type.kind) {
    case 'number':
      return { kind: 'number', unit: type.unit }
    case 'price':
      return { kind: 'number', unit: 'currency' }
    case 'year':
    case 'floor':
    case 'count':
      return { kind: 'number', unit: null, isWhole: true }
    case 'flag':
      return { kind: 'flag' }
    case 'day':
      return { kind: 'date' }
    case 'code': {
      const { codes, words = name, also } = type
      // Most homes have none, so that no comes first.
      return { kind: 'choice', codes, words, ...(also && { also: also.toReversed() }) }
    }
    case 'numbered':
      return { kind: 'numbered', list: type.words }
    case 'text':
    case 'reference':
      return { kind: 'line' }
    case 'texts':
      return { kind: 'texts', rows: 3 }
    case 'place':
      return null
  }
}
