import { FIELDS, type FieldName } from '../../../../shared/estate/fields/fields.ts'
import type { FieldRow } from '../../../../shared/estate/fields/row.ts'

/** The keys of the labels that a field's codes have. */
export function codeKeys(name: FieldName): string[] {
  const { type }: FieldRow = FIELDS[name]
  return type.kind === 'code' ? type.codes.map(code => `${type.words ?? name}.${code}`) : []
}
