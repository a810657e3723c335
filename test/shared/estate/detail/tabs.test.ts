import { describe, expect, it } from 'vitest'
import { FIELDS, type FieldKey } from '../../../../shared/estate/detail/field-definitions.ts'
import type { FieldDefinition } from '../../../../shared/estate/detail/fields/field.ts'
import type { GroupDefinition } from '../../../../shared/estate/detail/detail-tab.ts'
import { buildTechnicalsGroup } from '../../../../shared/estate/detail/computed-groups.ts'
import { TABS } from '../../../../shared/estate/detail/tabs.ts'
import {
  CONSTRUCTION,
  DIMENSIONS,
  ENERGY,
  FLOODING,
  KI,
  NOTARY_COSTS,
  PLANNING,
  PRICE_DETAILS,
  SHARED_ENERGY,
} from '../../../../shared/estate/detail/field-groups.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { MESSAGES } from '../messages.ts'
import { context } from './rows-of.ts'

/** What each section asks for beside the lists of the record. */
const SECTION_FIELDS: Record<string, FieldKey[]> = {
  financial: [
    'price',
    'totalPrice',
    'deposit',
    'monthlyCost',
    'provision',
    'vatRegime',
    ...PRICE_DETAILS.fields,
    ...NOTARY_COSTS.fields,
  ],
  financialKI: [...KI.fields],
  technical: [
    ...CONSTRUCTION.fields,
    'available',
    'availableDate',
    'furniture',
    'petsAllowed',
    'directionGarden',
    'elevator',
  ],
  dimensions: [...DIMENSIONS.fields],
  energy: [...ENERGY.fields],
  energyShared: [...SHARED_ENERGY.fields],
  planning: [...PLANNING.fields, ...FLOODING.fields],
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
      const definitions = Object.entries<FieldDefinition>(FIELDS)
      const keys = [
        ...definitions.map(([key, { label }]) => label ?? `field.${key}`),
        'field.areaUsable',
        'renovationDuty',
        ...definitions.flatMap(([, { guid }]) =>
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
    const definitions = Object.values<FieldDefinition>(FIELDS)
    const keys = definitions
      .flatMap(({ main, guid }) => [...new Set([...(main?.split(' ') ?? []), guid])])
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
