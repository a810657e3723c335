import { rowOf } from '../../table.ts'
import { regionOf } from '../address.ts'
import type { Estate } from '../estate.ts'
import { FIELDS, type FieldName } from '../fields/fields.ts'
import { areaWord } from '../kind/head-types.ts'

type LabelOf = (estate: Estate) => string

/** Outside Flanders an EPC is called an EPB certificate (LAW-60). */
const certified =
  (key: 'epcValue' | 'epcReference'): LabelOf =>
  estate =>
    ['BRUSSELS', 'WALLONIA'].includes(regionOf(estate) ?? '') ? `field.epb.${key}` : `field.${key}`

/** Labels that go by the home. */
const LABEL_OF = {
  areaBuild: estate => `field.${areaWord(estate)}`,
  epcValue: certified('epcValue'),
  epcReference: certified('epcReference'),
  sharedEpcValue: certified('epcValue'),
  sharedEpcReference: certified('epcReference'),
} satisfies Partial<Record<FieldName, LabelOf>>

/** Key of a field's label; without a home, that of most homes. */
export const labelKey = (name: FieldName, estate?: Estate): string =>
  (estate === undefined ? null : rowOf(LABEL_OF, name)?.(estate)) ??
  FIELDS[name].label ??
  `field.${name}`
