import type { FieldKey } from './field-definitions.ts'

/** Fields whose information or description is told in the same breath (DETAIL-20). */
export const RELATED_FIELDS: Partial<Record<FieldKey, readonly FieldKey[]>> = {
  certificateElectricity: ['certificateConformity', 'electricityDescription'],
  garden: ['gardenInformation'],
  provision: ['provisionInformation'],
}
