import { CONFORMITIES } from './energy.ts'
import { FIELDS, type FieldName } from './fields.ts'
import type { FieldType } from './row.ts'
import { rowOf } from '../../table.ts'

/** Fields whose value in the main source is of another type than that of their row: other codes, or a free text. */
const MAIN_TYPES = {
  certificateElectricity: { kind: 'code', codes: CONFORMITIES, words: 'conformity' },
  oLevelSensitivity: { kind: 'text' },
  oLevelZone: { kind: 'text' },
} as const satisfies Partial<Record<FieldName, FieldType>>

/** What the main source holds for a field. */
export const mainTypeOf = (name: FieldName): FieldType =>
  rowOf(MAIN_TYPES, name) ?? FIELDS[name].type
