import { describe, expect, it } from 'vitest'
import { labelKey } from '../../../../shared/estate/detail/field-label.ts'
import { FIELD_NAMES, FIELDS, type FieldName } from '../../../../shared/estate/fields/fields.ts'
import { pathsOf, type FieldRow } from '../../../../shared/estate/fields/row.ts'
import type { GroupDefinition } from '../../../../shared/estate/detail/detail-tab.ts'
import { buildTechnicalsGroup } from '../../../../shared/estate/detail/computed-groups.ts'
import { fieldsOf, TABS } from '../../../../shared/estate/detail/tabs.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { MESSAGES } from '../messages.ts'
import { context } from './rows-of.ts'

/** What each section asks for beside the lists of the record. */
const SECTION_FIELDS: Record<string, FieldName[]> = {
  financial: [
    'price',
    'totalPrice',
    'deposit',
    'monthlyCost',
    'provision',
    'vatRegime',
    ...fieldsOf('priceDetails'),
    ...fieldsOf('notaryCosts'),
  ],
  financialKI: fieldsOf('ki'),
  technical: [
    ...fieldsOf('construction'),
    'available',
    'availableDate',
    'furniture',
    'petsAllowed',
    'directionGarden',
    'elevator',
  ],
  dimensions: fieldsOf('dimensions'),
  energy: fieldsOf('energy'),
  energyShared: fieldsOf('sharedEnergy'),
  planning: [...fieldsOf('planning'), ...fieldsOf('flooding')],
}

describe('the tables', () => {
  it('are the twelve tabs in their order, with all that the ten sections ask (DETAIL-1, DETAIL-2)', () => {
    expect(TABS.map(tab => tab.id)).toEqual([
      'general',
      'layout',
      'comfort',
      'construction',
      'epc',
      'planning',
      'financial',
      'financialPriceDetails',
      'financialCosts',
      'financialNotary',
      'notary',
      'other',
    ])
    const groups: readonly GroupDefinition[] = TABS.flatMap(tab => tab.groups)
    const shown = groups.flatMap(group => (typeof group === 'function' ? [] : group.fields))
    for (const [section, fields] of Object.entries(SECTION_FIELDS))
      expect(
        fields.filter(field => !shown.includes(field)),
        section,
      ).toEqual([])
    expect(groups.includes(buildTechnicalsGroup)).toBe(true)
  })

  it.each(LOCALES)(
    'have a word in %s for every field, panel, group and dotted prefix (DETAIL-4)',
    locale => {
      const { t } = context(locale)
      const keys = [
        ...FIELD_NAMES.map(name => labelKey(name)),
        'field.areaUsable',
        'renovationDuty',
        ...Object.values<FieldRow>(FIELDS).flatMap(({ guid }) =>
          guid ? [`fieldGroup.${guid.split('.')[0]}`] : [],
        ),
        ...TABS.map(({ id }) => `panel.${id}`),
        ...TABS.flatMap(({ groups }) =>
          groups.flatMap(group => ('title' in group && group.title ? [group.title as string] : [])),
        ),
      ]
      expect(keys.filter(key => t(key) === `_${key}_`)).toEqual([])
    },
  )

  it('name no key twice (DETAIL-5)', () => {
    const keys = Object.values<FieldRow>(FIELDS)
      .flatMap(row => [...new Set([...pathsOf(row), row.guid])])
      .filter(key => key !== null)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('say the same words in each language', () => {
    const keysOf = (words: object, path = ''): string[] =>
      Object.entries(words).flatMap(([key, word]) =>
        typeof word === 'string' ? [path + key] : keysOf(word as object, `${path}${key}.`),
      )
    for (const locale of LOCALES)
      expect(keysOf(MESSAGES[locale].fields)).toEqual(keysOf(MESSAGES.nl.fields))
  })
})
