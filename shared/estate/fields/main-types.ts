import { CONFORMITIES } from './energy.ts'
import type { FieldName } from './fields.ts'
import type { FieldType } from './row.ts'

/** Fields whose value in the main source is of another type than that of their row. */
export const MAIN_TYPES = {
  certificateElectricity: { kind: 'code', codes: CONFORMITIES, words: 'conformity' },
} as const satisfies Partial<Record<FieldName, FieldType>>
