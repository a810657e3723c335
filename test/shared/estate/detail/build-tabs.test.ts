import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import type { FieldName } from '../../../../shared/estate/fields/fields.ts'
import { buildTabs } from '../../../../shared/estate/detail/build-tabs.ts'
import { context, estate, rows, valueIn } from './rows-of.ts'

describe('panels', () => {
  it.each<[string, Estate, FieldName, string | undefined]>([
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

  it('say in which language a text is that is not in the page’s (LOCALE-19)', () => {
    const one = estate({
      dimensions: { commentArea: { fr: 'mesuré' } },
      technical: { condition: { fr: 'Neuf' } },
      planning: { buildingLicense: true },
    })
    const langs = (locale: 'nl' | 'fr') =>
      rows(buildTabs(one, context(locale)))
        .filter(({ key }) => ['commentArea', 'condition', 'buildingLicense'].includes(key))
        .map(row => [row.key, row.lang])
        .toSorted()
    expect(langs('nl')).toEqual([
      ['buildingLicense', undefined],
      ['commentArea', 'fr'],
      ['condition', 'fr'],
    ])
    expect(langs('fr').map(([, lang]) => lang)).toEqual([undefined, undefined, undefined])
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

  it.each([
    ['FLANDERS', 'nl', 'EPC-waarde', 'Certificaatnummer EPC'],
    ['BRUSSELS', 'nl', 'Specifiek energieverbruik (EPB)', 'Nummer van het EPB-certificaat'],
    ['WALLONIA', 'nl', 'Specifiek energieverbruik (EPB)', 'Nummer van het EPB-certificaat'],
    ['WALLONIA', 'de', 'Spezifischer Energieverbrauch (PEB)', 'Nummer des Energieausweises (PEB)'],
  ] as const)(
    'call the certificate by its name in %s, in %s (LAW-60)',
    (region, locale, value, number) => {
      const one = estate(
        { energy: { epcValue: 100, epcReference: '20211019-1' }, sharedEnergy: { epcValue: 90 } },
        { address: { region } },
      )
      const labels = ['epcValue', 'epcReference', 'sharedEpcValue'].map(
        key => rows(buildTabs(one, context(locale))).find(row => row.key === key)?.label,
      )
      expect(labels).toEqual([value, number, value])
    },
  )
})
