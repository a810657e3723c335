import type { FieldName } from '../fields/fields.ts'

/** Fields that are shown together with their information or description (DETAIL-20). */
export const RELATED_FIELDS: Partial<Record<FieldName, readonly FieldName[]>> = {
  certificateElectricity: ['certificateConformity', 'electricityDescription'],
  garden: ['gardenInformation'],
  provision: ['provisionInformation'],
}
