import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { complete, estate, missing, TODAY } from './an-advert.ts'

describe('legalLens', () => {
  it.each(
    ['FLANDERS', 'WALLONIA', 'BRUSSELS'].flatMap(
      region =>
        [
          [region, 1],
          [region, 2],
        ] as const,
    ),
  )('finds no gap in a complete advert: %s, %i', (region, transaction) => {
    expect(missing(estate(region, transaction, {}, complete))).toEqual([])
  })

  it('asks of a bare Flemish sale what the decrees ask (LAW-5, LAW-7, LAW-10)', () => {
    expect(missing(estate('FLANDERS', 1, { price: null }))).toEqual([
      'price',
      'epcValue',
      'energyLabel',
      'permit',
      'destination',
      'measures',
      'preemption',
      'subdivision',
      'parcelScore',
      'buildingScore',
      'floodReport',
      'heritage',
      'asbestos',
    ])
  })

  it('asks less of a lease, and planning only when it is longer than nine years (LAW-1, LAW-2)', () => {
    expect(missing(estate('FLANDERS', 2, { price: null }))).toEqual(['rent', 'charges', 'epcValue'])
    expect(missing(estate('FLANDERS', 2, { longLease: true }))).toContain('destination')
  })

  it('asks Wallonia for the PEB, Brussels for class and CO2, a Brussels lease for its meters (LAW-11, LAW-12, LAW-14)', () => {
    expect(missing(estate('WALLONIA', 1))).toEqual([
      'energyLabel',
      'epcValue',
      'epcTotal',
      'epcReference',
    ])
    expect(missing(estate('BRUSSELS', 1))).toEqual([
      'energyLabel',
      'co2',
      'destination',
      'planningInformation',
    ])
    expect(missing(estate('BRUSSELS', 2))).toEqual(['charges', 'energyLabel', 'co2', 'meters'])
  })

  it.each<[string, Estate, string]>([
    [
      'a hidden address without a code',
      estate(
        'FLANDERS',
        1,
        { address: { region: 'FLANDERS', visible: false } },
        { ...complete, energy: { ...complete.energy, epcReference: 'x' } },
      ),
      'addressOrCode',
    ],
    [
      'a certificate on its way',
      estate(
        'WALLONIA',
        1,
        {},
        { ...complete, energy: { ...complete.energy, epcReference: 'PEB en cours' } },
      ),
      'epcReference',
    ],
    [
      'an old flood report',
      estate(
        'FLANDERS',
        1,
        {},
        { ...complete, flooding: { ...complete.flooding, reportDate: '2025-11-01' } },
      ),
      'floodReport',
    ],
    [
      'a poor label',
      estate('FLANDERS', 1, {}, { ...complete, energy: { ...complete.energy, energyLabel: 'F' } }),
      'renovation',
    ],
    [
      'a poor label that claims no duty',
      estate(
        'FLANDERS',
        1,
        {},
        {
          ...complete,
          energy: { ...complete.energy, energyLabel: 'F' },
          planning: { ...complete.planning, renovationObligation: 'NO' },
        },
      ),
      'renovation',
    ],
    [
      'new build without E-level',
      estate(
        'FLANDERS',
        1,
        {},
        { ...complete, technical: { newBuilding: true, constructionYear: 2026 } },
      ),
      'eLevel',
    ],
    [
      'a violation nobody can read',
      estate(
        'FLANDERS',
        1,
        {},
        { ...complete, planning: { ...complete.planning, townPlanningViolation: 'X' } },
      ),
      'measures',
    ],
  ])('finds the one gap of %s (LAW-3, LAW-4, LAW-8)', (_, one, gap) => {
    expect(missing(one)).toEqual([gap])
  })

  it.each<[string, Estate]>([
    ...['YES', 'NO'].map((answer): [string, Estate] => [
      `the register's ${answer}`,
      estate(
        'FLANDERS',
        1,
        {},
        { ...complete, planning: { ...complete.planning, townPlanningViolation: answer } },
      ),
    ]),
    ...(
      [
        ['a duty to renovate', { renovationObligation: 'YES' }],
        ['no duty of a protected home', { renovationObligation: 'NO', heritageProtected: true }],
        [
          'no duty of an inventoried home',
          { renovationObligation: 'NO', heritageInventoried: 'YES' },
        ],
      ] as const
    ).map(([name, planning]): [string, Estate] => [
      name,
      estate('FLANDERS', 1, {}, {
        ...complete,
        energy: { ...complete.energy, energyLabel: 'F' },
        planning: { ...complete.planning, ...planning },
      } as never),
    ]),
    [
      'a flood report of today',
      estate(
        'FLANDERS',
        1,
        {},
        { ...complete, flooding: { ...complete.flooding, reportDate: TODAY } },
      ),
    ],
    [
      'a flood report of a year and a day ago',
      estate(
        'FLANDERS',
        1,
        {},
        { ...complete, flooding: { ...complete.flooding, reportDate: '2025-11-20T10:00:00' } },
      ),
    ],
    [
      'a hidden address with a code',
      estate('FLANDERS', 1, { address: { region: 'FLANDERS', visible: false } }, complete),
    ],
  ])('takes %s for an answer (LAW-6, LAW-7, LAW-8)', (_, one) => {
    expect(missing(one)).toEqual([])
  })
})
