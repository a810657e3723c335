import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import type { FieldName } from '../../../../shared/estate/fields/fields.ts'
import { estate, valueIn } from './rows-of.ts'

describe('rows of a tab', () => {
  it.each<[string, Estate, FieldName, string | undefined]>([
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
    ['terraces', estate({ layout: [{ id: 10, surface: 7 }] }), 'terraceSurface', '7\u00a0m²'],
    ['a terrace of no size', estate({ layout: [{ id: 10 }] }), 'terraceSurface', undefined],
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

  it.each([0, -1, '0', null])(
    'show no price where it is %j, of either source (ESTATE-13)',
    value => {
      expect(valueIn(estate({}, { price: { value } }), 'price')).toBeUndefined()
      const withField = (price: unknown): Estate =>
        estate({ fields: { 'financial.price': price } }, { guid: 'x', transaction: { id: 3 } })
      expect(valueIn(withField(value), 'price')).toBeUndefined()
      expect(valueIn(withField(1), 'price')).toBe('€\u00a01')
    },
  )

  it.each<[string, Estate, FieldName, string | undefined]>([
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

  it.each<[string, Estate, FieldName, string | undefined]>([
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

  it.each<[string, Estate, FieldName, string | undefined]>([
    ['no such field', estate({}), 'townPlanningViolation', 'Niet ingegeven'],
    [
      'no violation',
      estate({ planning: { townPlanningViolation: null } }),
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
    ...['', false].map((none): [string, Estate, FieldName, string] => [
      `violation of ${JSON.stringify(none)}`,
      estate({ planning: { townPlanningViolation: none } }),
      'townPlanningViolation',
      'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
    ]),
    [
      'no violation in a guid field',
      estate({ fields: { 'planning.proceeding': null } }, { guid: 'x' }),
      'townPlanningViolation',
      'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
    ],
    ['permit', estate({ planning: { buildingLicense: true } }), 'buildingLicense', 'Ja'],
  ])(
    'tell what is known of measures and of permits: %s (DETAIL-12, DETAIL-18, DETAIL-19)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it.each<[string, Estate, FieldName, string | undefined]>([
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
      'certificate-0' as FieldName,
      undefined,
    ],
    [
      'other certificate',
      estate({
        certificates: [
          { type: { id: 4, name: { nl: 'Keuring stookolietank' } }, value: 'in orde' },
        ],
      }),
      'certificate-0' as FieldName,
      'in orde',
    ],
  ])(
    'tell of certificates what is settled: %s (LAW-16, LAW-20, DETAIL-27)',
    (_, one, key, value) => {
      expect(valueIn(one, key)).toBe(value)
    },
  )

  it.each<[string, Estate, FieldName, string | undefined]>([
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
})
