import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalFindings } from '../../../../shared/estate/legal/legal-findings.ts'
import { LEGAL_RULES } from '../../../../shared/estate/legal/legal-rules.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { runs } from '../../../support/fuzz-runs.ts'
import { anyEstate } from '../any-estate.ts'
import { translator } from '../messages.ts'
import { complete, estate, missing, TODAY } from './an-advert.ts'

describe('the answers and days that legalLens takes', () => {
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
