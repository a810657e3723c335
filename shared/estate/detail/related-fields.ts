import type { FieldKey } from './field-definitions.ts'

/** Fields that are shown together with their information or description (DETAIL-20). */
export const RELATED_FIELDS: Partial<Record<FieldKey, readonly FieldKey[]>> = {
  certificateElectricity: ['certificateConformity', 'electricityDescription'],
  garden: ['gardenInformation'],
  provision: ['provisionInformation'],
}
