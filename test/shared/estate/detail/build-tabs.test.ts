import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { FIELDS, type FieldKey } from '../../../../shared/estate/detail/field-definitions.ts'
import type { FieldDefinition } from '../../../../shared/estate/detail/fields/field.ts'
import type { DetailTab, GroupDefinition } from '../../../../shared/estate/detail/detail-tab.ts'
import { buildTabs } from '../../../../shared/estate/detail/build-tabs.ts'
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
import { hiddenKeys } from '../../../../shared/estate/visibility.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { runs } from '../../../support/fuzz-runs.ts'
import { anyEstate } from '../any-estate.ts'
import { translator, MESSAGES } from '../messages.ts'

const context = (locale: Locale = 'nl') => ({ t: translator(locale), locale })

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

const estate = (parts: object, general: object = {}): Estate => ({
  general: {
    id: 1,
    headType: { id: 1 },
    transaction: { id: 1 },
    address: { region: 'FLANDERS' },
    ...general,
  } as Estate['general'],
  ...parts,
})

const rows = (list: DetailTab[]) => list.flatMap(panel => panel.groups.flatMap(group => group.rows))

const valueIn = (one: Estate, key: string, locale: Locale = 'nl'): string | undefined =>
  rows(buildTabs(one, context(locale))).find(row => row.key === key)?.value

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

describe('panels', () => {
  it.each<[string, Estate, FieldKey, string | undefined]>([
    ['surface', estate({ dimensions: { areaGround: 1250.5 } }), 'areaGround', '1.250,5\u00a0m²'],
    ['empty surface', estate({ dimensions: { areaGround: -1 } }), 'areaGround', undefined],
    [
      'price from',
      estate({}, { price: { value: 250000, priceFrom: true } }),
      'price',
      'Vanaf €\u00a0250.000',
    ],
    ['sold', estate({}, { price: { value: 250000 }, transaction: { id: 5 } }), 'price', 'Verkocht'],
    ['date', estate({ technical: { availableDate: '2025-04-30' } }), 'availableDate', '30/04/2025'],
    ['ground floor', estate({}, { floor: 0 }), 'floor', 'Gelijkvloers'],
    ['no', estate({ technical: { elevator: false } }), 'elevator', 'Nee'],
    ['epc of a plot', estate({}, { headType: { id: 3 } }), 'epcValue', undefined],
    ['rooms', estate({ layout: [{ id: 1, count: 3 }] }), 'bedrooms', '3'],
    [
      'guid tank',
      estate({ fields: { 'comfort.rainwater_tank': 10000 } }, { guid: 'x' }),
      'rainwaterTank',
      '10.000l',
    ],
    [
      'guid reference',
      estate({ fields: { external_id: 'R-12' } }, { guid: 'x' }),
      'reference',
      'R-12',
    ],
    [
      'guid price per m²',
      estate({ fields: { 'financial.price_per_square_meter': 2450 } }, { guid: 'x' }),
      'pricePerSurface',
      '€\u00a02.450\u00a0/m²',
    ],
    ['label by value', estate({ energy: { epcValue: 187 } }), 'energyLabel', 'B'],
  ])(
    'show each value in its format, and a row only where there is one: %s (DETAIL-7, DETAIL-8)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it.each<[string, Estate, FieldKey, string | undefined]>([
    ['code', estate({ technical: { condition: 'TO_RENOVATE' } }), 'condition', 'Te renoveren'],
    ['unknown code', estate({ technical: { condition: 'SO_SO' } }), 'condition', undefined],
    [
      'spelled out by the API',
      estate({ technical: { condition: { id: 4, name: { nl: 'Casco' } } } }),
      'condition',
      'Casco',
    ],
  ])(
    'show a code by its label, a name that the API spells out as it is, and nothing of an unknown code: %s (DETAIL-10)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it.each<[string, Estate, FieldKey, string | undefined]>([
    [
      'zone in full',
      estate({ planning: { townPlanningValue: 'WGL' } }),
      'townPlanningValue',
      'Woongebied met landelijk karakter',
    ],
    [
      'zone not entered',
      estate({ planning: { townPlanningValue: 'NI' } }),
      'townPlanningValue',
      'Niet ingegeven',
    ],
    [
      'zone unknown',
      estate({ planning: { townPlanningValue: 'Wg.lk' } }),
      'townPlanningValue',
      'Niet ingegeven',
    ],
  ])(
    'write a planning destination out, and say so where none was entered: %s (DETAIL-11, DETAIL-15)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it.each<[string, Estate, FieldKey, string | undefined]>([
    [
      'no violation',
      estate({}),
      'townPlanningViolation',
      'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
    ],
    [
      'violation',
      estate({ planning: { townPlanningViolation: 'LOD' } }),
      'townPlanningViolation',
      'Last onder dwangsom opgelegd',
    ],
    [
      'no violation told',
      estate({ planning: { townPlanningViolation: 'NO' } }),
      'townPlanningViolation',
      'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
    ],
    [
      'violation nobody can read',
      estate({ planning: { townPlanningViolation: 'XX' } }),
      'townPlanningViolation',
      'Niet ingegeven',
    ],
    ['permit', estate({ planning: { buildingLicense: true } }), 'buildingLicense', 'Ja'],
  ])(
    'tell what is known of measures and of permits: %s (DETAIL-12, DETAIL-18, DETAIL-19)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it.each<[string, Estate, FieldKey, string | undefined]>([
    [
      'epc on its way',
      estate({ energy: { epcReference: 'PEB en cours' } }),
      'epcReference',
      'Niet ingegeven',
    ],
    [
      'asbestos of an old home',
      estate({ technical: { constructionYear: 1962 } }),
      'certificateAsbestos',
      'Niet ingegeven',
    ],
    [
      'asbestos of a young home',
      estate({ technical: { constructionYear: 2001 } }),
      'certificateAsbestos',
      undefined,
    ],
    [
      'asbestos among certificates',
      estate({
        certificates: [
          { type: { id: 1, name: { nl: 'Asbest' } }, reference: 'A-1', date: '2024-05-02' },
        ],
      }),
      'certificateAsbestos',
      'A-1, 02/05/2024',
    ],
    [
      'asbestos told once',
      estate({ certificates: [{ type: { id: 1, name: { nl: 'Asbest' } }, reference: 'A-1' }] }),
      'certificate-0' as FieldKey,
      undefined,
    ],
    [
      'other certificate',
      estate({
        certificates: [
          { type: { id: 4, name: { nl: 'Keuring stookolietank' } }, value: 'in orde' },
        ],
      }),
      'certificate-0' as FieldKey,
      'in orde',
    ],
  ])(
    'tell of certificates what is settled: %s (LAW-16, LAW-20, DETAIL-27)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it.each<[string, Estate, FieldKey, string | undefined]>([
    ['epc', estate({ energy: { epcValue: 187 } }), 'epcValue', '187\u00a0kWh/m²'],
    ['epc missing', estate({}), 'epcValue', 'Niet ingegeven'],
    [
      'total',
      estate({ energy: { epcValueTotal: 23000 } }),
      'epcValueTotal',
      '23.000\u00a0kWh/jaar',
    ],
  ])(
    'tell of energy what the certificate says: %s (ENERGY-10, DETAIL-17)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it.each<[string, Estate, FieldKey, string | undefined]>([
    [
      'electricity',
      estate({ technical: { certificateElectricity: 'OBTAINED', certificateConformity: 'VALID' } }),
      'certificateElectricity',
      'Aanwezig, Conform',
    ],
    [
      'electricity told twice',
      estate({ technical: { certificateElectricity: 'VALID', certificateConformity: 'VALID' } }),
      'certificateElectricity',
      'Conform',
    ],
    [
      'guid field',
      estate(
        {
          fields: { 'comfort.garden': 'ONLY_LAWN', 'comfort.garden_information': 'Op het zuiden' },
        },
        { guid: 'x' },
      ),
      'garden',
      'Enkel gazon, Op het zuiden',
    ],
    [
      'guid list',
      estate({ fields: { 'comfort.heating': ['GAS', 'WOOD', 'MAGIC'] } }, { guid: 'x' }),
      'heating',
      'Aardgas, Hout',
    ],
    [
      'guid provision',
      estate(
        {
          fields: {
            'financial.provision': 120,
            'financial.provision_information': { nl: 'water' },
          },
        },
        { guid: 'x' },
      ),
      'provision',
      '€\u00a0120, water',
    ],
  ])(
    'tell what belongs together in one row: %s (DETAIL-9, DETAIL-20, DETAIL-21)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it('say Dutch, then whatever there is, where a language is missing', () => {
    const one = estate({
      dimensions: { commentArea: { fr: 'mesuré' } },
      facilities: [{ id: 1, name: { nl: 'Zwembad', de: 'Schwimmbad' } }],
    })
    expect(valueIn(one, 'commentArea', 'de')).toBe('mesuré')
    expect([valueIn(one, 'facilities', 'de'), valueIn(one, 'facilities', 'fr')]).toEqual([
      'Schwimmbad',
      'Zwembad',
    ])
  })

  it('put the flood symbol at D only (LAW-19)', () => {
    const scored = estate({ flooding: { floodingParcelScore: 'D', floodingBuildingScore: 'C' } })
    expect(
      rows(buildTabs(scored, context()))
        .filter(row => row.icon)
        .map(row => row.key),
    ).toEqual(['floodingParcelScore'])
  })

  it('show the unique code of a certificate where a Flemish address is hidden', () => {
    const energy = { epcReference: '20240312-0003124567-RES-1' }
    expect(
      valueIn(
        estate({ energy }, { address: { region: 'FLANDERS', visible: false } }),
        'epcUniqueCode',
      ),
    ).toBe('UC 0003124567')
    expect(valueIn(estate({ energy }), 'epcUniqueCode')).toBeUndefined()
  })

  it('list rooms floor by floor, then the numbered rooms (ESTATE-40, ESTATE-41)', () => {
    const one = estate({
      layout: [
        { id: 1, floor: 1, surface: 14 },
        { id: 2, floor: 0, surface: 32, sort: 2 },
        { id: 4, floor: 0, sort: 1, comment: 'open' },
        { id: 99, floor: 0 },
      ],
      fields: {
        'layout.bedroom_2': 12,
        'layout.room_10_name': 'Serre',
        'layout.room_10': 9,
        'layout.room_11': 9,
        'layout.bedroom_1': -1,
      },
    })
    const layout = buildTabs(one, context()).find(panel => panel.id === 'layout')
    expect(
      layout?.groups
        .slice(1)
        .map(group => [group.title, ...group.rows.map(row => `${row.label}: ${row.value}`)]),
    ).toEqual([
      ['Gelijkvloers', 'Keuken: open', 'Leefruimte: 32\u00a0m²'],
      ['Verdieping 1', 'Slaapkamer: 14\u00a0m²'],
      [undefined, 'Slaapkamer 2: 12\u00a0m²', 'Serre: 9\u00a0m²'],
    ])
  })

  it('show of a home under the VAT regime one total, and nothing that gives its price away (LAW-25, VIS-12, VIS-23)', () => {
    const fields = {
      'financial.vat_regime': true,
      'financial.price': 200000,
      'financial.land_price': 50000,
      'financial.price_per_square_meter': 2000,
      'notary_cost.registration': 25000,
      'notary_cost.tax': 42000,
      'notary_cost.fee': 2500,
      'notary_cost.total': 9000,
    }
    const shown = rows(
      buildTabs(
        estate({ fields }, { guid: 'x', price: { value: 200000, totalPrice: 242000 } }),
        context(),
      ),
    )
    expect(
      shown.filter(row => row.value.startsWith('€')).map(({ key, value }) => [key, value]),
    ).toEqual([['totalPrice', '€\u00a0242.000']])
  })

  it('show no amount of a home under the VAT regime without a total (LAW-26)', () => {
    const fields = { 'financial.vat_regime': true, 'financial.price': 200000 }
    const shown = rows(buildTabs(estate({ fields }, { guid: 'x' }), context()))
    expect(shown.filter(row => row.value.includes('€'))).toEqual([])
  })

  it.each([
    [1, 'Bewoonbare oppervlakte', 'Surface habitable'],
    [2, 'Bewoonbare oppervlakte', 'Surface habitable'],
    [4, 'Nuttige oppervlakte', 'Surface utile'],
    [5, 'Nuttige oppervlakte', 'Surface utile'],
  ])('call the built area of head type %i %s (DETAIL-42)', (headType, nl, fr) => {
    const one = estate({ dimensions: { areaBuild: 90 } }, { headType: { id: headType } })
    const labels = (['nl', 'fr'] as const).map(
      locale => rows(buildTabs(one, context(locale))).find(({ key }) => key === 'areaBuild')?.label,
    )
    expect(labels).toEqual([nl, fr])
  })

  it('hold the lists of the record that sections ask for (DETAIL-2)', () => {
    const one = estate({
      facilities: [{ id: 1, name: { nl: 'Zwembad' } }],
      ki: { nonIndexed: 745 },
      buildTechnicals: [
        { criteria: { name: { nl: 'Dak' } }, value: { name: { nl: 'Leien' } }, comment: '2019' },
      ],
      extraFields: [
        {
          extra_field_autoid: 1,
          type: 'TEXT',
          name: { nl: 'Uitzicht' },
          value_lang_string: { nl: 'Op zee' },
        },
      ],
    })
    expect(
      ['kiNonIndexed', 'technical-0', 'facilities', 'extra-0'].map(key => valueIn(one, key)),
    ).toEqual(['€\u00a0745', 'Leien, 2019', 'Zwembad', 'Op zee'])
  })

  it('never say what a rule hides (VIS-15)', () => {
    const ofWhat = fc.record({
      transaction: fc.constantFrom(1, 2, 5, 6),
      headType: fc.constantFrom(1, 2, 3),
      vat: fc.boolean(),
      region: fc.constantFrom('FLANDERS', 'WALLONIA', 'BRUSSELS'),
      filled: fc.boolean(),
    })
    fc.assert(
      fc.property(ofWhat, ({ transaction, headType, vat, region, filled }) => {
        const one = estate(
          {
            fields: {
              'financial.vat_regime': vat,
              ...(filled && {
                'planning.as_built_certificate': 'YES',
                'flood_information.parcel_score': 'A',
                'financial.price': 1,
                'certification.electrical_certificate': 'OBTAINED',
              }),
            },
            planning: filled ? { heritageInventoried: 'YES', buildingLicense: 'YES' } : {},
          },
          { transaction: { id: transaction }, headType: { id: headType }, address: { region } },
        )
        const hidden = hiddenKeys(one)
        for (const row of rows(buildTabs(one, context()))) {
          const definition: FieldDefinition | undefined = FIELDS[row.key as FieldKey]
          expect(
            [...(definition?.main?.split(' ') ?? []), definition?.guid].filter(
              key => key && hidden.has(key),
            ),
          ).toEqual([])
        }
      }),
    )
  })

  it('are made of texts and never empty, whatever the API answers (DETAIL-3)', () => {
    fc.assert(
      fc.property(anyEstate, fc.constantFrom(...LOCALES), (one, locale) => {
        for (const panel of buildTabs(one, context(locale))) {
          expect(panel.title && panel.groups.length > 0).toBeTruthy()
          for (const row of panel.groups.flatMap(group => group.rows)) {
            expect(
              [row.key, row.label, row.value].every(
                text => typeof text === 'string' && text !== '',
              ),
            ).toBe(true)
          }
          expect(panel.groups.every(group => group.rows.length > 0)).toBe(true)
        }
      }),
      runs(300),
    )
  })
})
