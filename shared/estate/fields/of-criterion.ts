import type { CriterionName } from '../../search/criteria.ts'
import { FIELDS, FIELD_NAMES, type FieldName } from './fields.ts'
import type { FieldRow } from './row.ts'

/** The fields that a criterion is about, in the order of the table. */
export const fieldsOfCriterion = (name: CriterionName): FieldName[] =>
  FIELD_NAMES.filter(field => {
    const { search }: FieldRow = FIELDS[field]
    return search?.includes(name)
  })
