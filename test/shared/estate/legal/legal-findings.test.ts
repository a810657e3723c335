import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { legalGaps, legalFindings } from '../../../../shared/estate/legal/legal-findings.ts'
import { LEGAL_RULES } from '../../../../shared/estate/legal/legal-rules.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { runs } from '../../../support/fuzz-runs.ts'
import { anyEstate } from '../any-estate.ts'
import { translator } from '../messages.ts'

const TODAY = '2026-11-21'

const estate = (
  region: string,
  transaction: number,
  general: object = {},
  parts: object = {},
): Estate => ({
  general: {
    id: 1,
    headType: { id: 1 },
    transaction: { id: transaction },
    price: { value: 1000 },
    address: { region: region as 'FLANDERS' },
    ...general,
  },
  ...parts,
})

const missing = (one: Estate, today = TODAY): string[] =>
  legalGaps(one, today).map(finding => finding.id)

const complete = {
  technical: { constructionYear: 1990, monthlyCost: 0 },
  energy: {
    epcValue: 250,
    epcValueTotal: 30000,
    epcReference: '20240312-0003124567-RES-1',
    energyLabel: 'C',
    co2: 40,
  },
  planning: {
    buildingLicense: 'YES',
    townPlanningValue: 'WG',
    townPlanningViolation: 'GMO',
    presaleRight: 'NO',
    allocationLicense: 'NO',
    heritageProtected: 'NO',
    heritageInventoried: 'NO',
  },
  flooding: { floodingParcelScore: 'A', floodingBuildingScore: 'A', reportDate: '2026-03-01' },
  certificates: [{ type: { id: 1 }, reference: 'A-1' }],
  fields: {
    'comfort.water_meter': 'INDIVIDUAL',
    'comfort.gas_meter': 'COMMON',
    'comfort.electricity_meter': 'INDIVIDUAL',
  },
}

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

  it.each(['water', 'gas', 'electricity'])(
    'asks a Brussels lease for the meter of %s too (LAW-14)',
    meter => {
      const fields = { ...complete.fields, [`comfort.${meter}_meter`]: undefined }
      expect(missing(estate('BRUSSELS', 2, {}, { ...complete, fields }))).toEqual(['meters'])
    },
  )

  it('takes a flood report of tomorrow for none, and half of an answer on heritage too (LAW-7, LAW-9)', () => {
    expect(
      missing(
        estate(
          'FLANDERS',
          1,
          {},
          { ...complete, flooding: { ...complete.flooding, reportDate: '2026-11-22' } },
        ),
      ),
    ).toEqual(['floodReport'])
    expect(
      missing(
        estate(
          'FLANDERS',
          1,
          {},
          { ...complete, planning: { ...complete.planning, heritageInventoried: null } },
        ),
      ),
    ).toEqual(['heritage'])
  })

  it('takes a flood report of 367 days ago for none (LAW-7)', () => {
    const flooding = { ...complete.flooding, reportDate: '2025-11-19' }
    expect(missing(estate('FLANDERS', 1, {}, { ...complete, flooding }))).toEqual(['floodReport'])
  })

  it.each([
    [
      'a sale on the first day',
      1,
      {},
      '2023-01-01',
      ['parcelScore', 'buildingScore', 'floodReport'],
    ],
    ['a sale on the day before', 1, {}, '2022-12-31', []],
    [
      'a lease of more than nine years',
      2,
      { longLease: true },
      TODAY,
      ['parcelScore', 'buildingScore', 'floodReport'],
    ],
    ['a shorter lease', 2, {}, TODAY, []],
    ['a plot', 1, { headType: { id: 3 } }, TODAY, ['parcelScore', 'floodReport']],
  ])('asks of %s what it must on floods (LAW-7)', (_, transaction, general, today, asked) => {
    const found = missing(estate('FLANDERS', transaction, general), today)
    expect(found.filter(id => /Score|flood/.test(id))).toEqual(asked)
  })

  it('says of each rule whether it holds, applies and is met, from the day it is in force (LAW-1)', () => {
    const states = (today: string) =>
      Object.fromEntries(
        legalFindings(estate('FLANDERS', 1, {}, { ...complete, flooding: {} }), today).map(
          ({ id, state }) => [id, state],
        ),
      )
    expect(states('2022-12-31')).toMatchObject({ parcelScore: 'notApplicable', price: 'present' })
    expect(states('2023-01-01')).toMatchObject({ parcelScore: 'missing', rent: 'notApplicable' })
  })

  it('asks nothing of a building on a plot, before the day of the rule, or of what is sold (LAW-1, LAW-15)', () => {
    expect(
      missing(
        estate(
          'FLANDERS',
          1,
          { headType: { id: 3 } },
          {
            ...complete,
            energy: {},
            flooding: { floodingParcelScore: 'A', reportDate: '2026-03-01' },
          },
        ),
      ),
    ).toEqual([])
    expect(missing(estate('FLANDERS', 1, {}, { ...complete, flooding: {} }), '2022-12-31')).toEqual(
      [],
    )
    expect(missing(estate('FLANDERS', 5))).toEqual([])
  })

  it('is total, and names every rule in every language (LAW-17)', () => {
    fc.assert(
      fc.property(anyEstate, one => void legalFindings(one, TODAY)),
      runs(300),
    )
    for (const locale of LOCALES)
      expect(
        LEGAL_RULES.filter(rule => translator(locale)(`legalRule.${rule.id}`).startsWith('_')).map(
          rule => rule.id,
        ),
      ).toEqual([])
  })
})
