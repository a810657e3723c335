import { FIELD_NAMES, FIELDS, type FieldName } from '../fields/fields.ts'
import type { Group } from '../fields/row.ts'
import type { TabDefinition } from './detail-tab.ts'
import {
  buildTechnicalsGroup,
  certificatesGroup,
  extraFieldsGroup,
  namesGroup,
} from './computed-groups.ts'
import { layoutGroups } from './layout-groups.ts'

/** The fields of a group, in the order of their rows. */
export const fieldsOf = (group: Group): FieldName[] =>
  FIELD_NAMES.filter(name => FIELDS[name].group === group)

const titled = (group: Group): { title: string; fields: readonly FieldName[] } => ({
  title: `group.${group}`,
  fields: fieldsOf(group),
})

/** The twelve detail tabs (DETAIL-1), in the order a buyer asks. */
export const TABS: readonly TabDefinition[] = [
  { id: 'general', groups: [{ fields: fieldsOf('general') }, titled('dimensions')] },
  { id: 'layout', groups: [{ fields: fieldsOf('layout') }, layoutGroups] },
  {
    id: 'comfort',
    groups: [{ fields: fieldsOf('comfort') }, titled('utilities'), namesGroup('facilities')],
  },
  { id: 'construction', groups: [{ fields: fieldsOf('construction') }, buildTechnicalsGroup] },
  {
    id: 'epc',
    groups: [{ fields: fieldsOf('energy') }, titled('sharedEnergy'), certificatesGroup],
  },
  { id: 'planning', groups: [{ fields: fieldsOf('planning') }, titled('flooding')] },
  {
    id: 'financial',
    // When it is free stands a second time beside the price.
    groups: [{ fields: [...fieldsOf('price'), 'available', 'availableDate'] }],
  },
  { id: 'financialPriceDetails', groups: [{ fields: fieldsOf('priceDetails') }] },
  { id: 'financialCosts', groups: [{ fields: fieldsOf('costs') }, titled('ki')] },
  { id: 'financialNotary', groups: [{ fields: fieldsOf('notaryCosts') }] },
  { id: 'notary', groups: [{ fields: fieldsOf('notarySale') }, { fields: fieldsOf('notary') }] },
  {
    id: 'other',
    groups: [
      { fields: fieldsOf('other') },
      namesGroup('environments'),
      namesGroup('rentalOptions'),
      extraFieldsGroup,
    ],
  },
]

/** Where a plan is drawn its rooms stand beside it, and not in a tab again (PLAN-11). */
export const TABS_BESIDE_PLAN: readonly TabDefinition[] = TABS.map(({ id, groups }) => ({
  id,
  groups: groups.filter(group => group !== layoutGroups),
}))
