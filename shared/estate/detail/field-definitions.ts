import {
  BUILDING_FIELDS,
  DIMENSION_FIELDS,
  FLOODING_FIELDS,
  PLANNING_FIELDS,
} from './fields/building.ts'
import { COMFORT_FIELDS, LAYOUT_FIELDS, UTILITY_FIELDS } from './fields/comfort.ts'
import { CERTIFICATE_FIELDS, ENERGY_FIELDS, SHARED_ENERGY_FIELDS } from './fields/energy.ts'
import type { FieldDefinition } from './fields/field.ts'
import { FINANCIAL_FIELDS } from './fields/financial.ts'
import { GENERAL_FIELDS, NOTARY_FIELDS } from './fields/general.ts'

/** Every field of the estate, once (DETAIL-4): tabs and sections only say which, and in which order. */
export const FIELDS = {
  ...GENERAL_FIELDS,
  ...NOTARY_FIELDS,
  ...FINANCIAL_FIELDS,
  ...BUILDING_FIELDS,
  ...DIMENSION_FIELDS,
  ...PLANNING_FIELDS,
  ...FLOODING_FIELDS,
  ...ENERGY_FIELDS,
  ...SHARED_ENERGY_FIELDS,
  ...CERTIFICATE_FIELDS,
  ...COMFORT_FIELDS,
  ...UTILITY_FIELDS,
  ...LAYOUT_FIELDS,
} satisfies Record<string, FieldDefinition>

export type FieldKey = keyof typeof FIELDS
