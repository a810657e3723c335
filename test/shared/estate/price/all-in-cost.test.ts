import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allInCost,
  parseSituation,
  situationsFor,
  type Purchase,
} from '../../../../shared/estate/price/all-in-cost.ts'
import { SITUATIONS } from '../../../../shared/estate/price/cost-rates.ts'
import { rentalCost } from '../../../../shared/estate/price/rental-cost.ts'
import { anyEstate } from '../any-estate.ts'
import { translator } from '../messages.ts'

const TODAY = '2026-11-21'

const line = (purchase: Purchase, id: string, today = TODAY): number | undefined =>
  allInCost(purchase, today)?.lines.find(each => each.id === id)?.amount

describe('allInCost', () => {
  it.each<[Purchase, string, number]>([
    [{ price: 300_000, region: 'FLANDERS', situation: 'ownHome' }, TODAY, 6_000],
    [{ price: 300_000, region: 'FLANDERS', situation: 'ownHome' }, '2024-12-31', 9_000],
    [{ price: 300_000, region: 'FLANDERS', situation: 'secondHome' }, TODAY, 36_000],
    [{ price: 100_000, region: 'FLANDERS', situation: 'ownHome', land: true }, TODAY, 12_000],
    [{ price: 100_000, region: 'FLANDERS', situation: 'secondHome', land: true }, TODAY, 12_000],
    [{ price: 300_000, region: 'WALLONIA', situation: 'ownHome' }, TODAY, 9_000],
    [{ price: 100_000, region: 'WALLONIA', situation: 'ownHome', land: true }, TODAY, 3_000],
    [{ price: 100_000, region: 'WALLONIA', situation: 'secondHome', land: true }, TODAY, 12_500],
    [{ price: 300_000, region: 'BRUSSELS', situation: 'ownHome', land: true }, TODAY, 25_000],
    [{ price: 300_001, region: 'BRUSSELS', situation: 'ownHome', land: true }, TODAY, 37_500.13],
    [{ price: 100_000, region: 'BRUSSELS', situation: 'secondHome', land: true }, TODAY, 12_500],
    [{ price: 300_000, region: 'WALLONIA', situation: 'ownHome' }, '2024-12-31', 37_500],
    [{ price: 300_000, region: 'WALLONIA', situation: 'secondHome' }, TODAY, 37_500],
    [{ price: 300_000, region: 'BRUSSELS', situation: 'ownHome' }, TODAY, 12_500],
    [{ price: 600_000, region: 'BRUSSELS', situation: 'ownHome' }, TODAY, 50_000],
    [{ price: 600_001, region: 'BRUSSELS', situation: 'ownHome' }, TODAY, 75_000.13],
    [{ price: 150_000, region: 'BRUSSELS', situation: 'ownHome' }, TODAY, 0],
    [{ price: 300_000, region: 'BRUSSELS', situation: 'secondHome' }, TODAY, 37_500],
  ])('%j on %s bears %d duty (LAW-27, LAW-28, LAW-29)', (purchase, today, amount) => {
    expect(line(purchase, 'registration', today)).toBe(amount)
  })

  it.each([
    ['newBuild6', 18_000],
    ['newBuild12', 36_000],
    ['newBuild21', 63_000],
  ] as const)('%s bears %d VAT and no duty (LAW-30)', (situation, vat) => {
    const purchase: Purchase = { price: 300_000, region: 'FLANDERS', situation }
    expect([line(purchase, 'vat'), line(purchase, 'registration')]).toEqual([vat, undefined])
  })

  it('taxes the land of another seller by duty (LAW-31)', () => {
    const purchase: Purchase = {
      price: 300_000,
      region: 'FLANDERS',
      situation: 'newBuild21',
      separateLand: 100_000,
    }
    expect([line(purchase, 'vat'), line(purchase, 'registration')]).toEqual([42_000, 12_000])
  })

  it.each([
    [7_500, 342],
    [17_500, 627],
    [30_000, 912],
    [45_495, 1_176.96],
    [64_095, 1_389],
    [250_095, 2_449.2],
    [1_000_000, 2_876.65],
  ])('takes of € %i a fee of € %d, before VAT, slice by slice (LAW-32)', (price, fee) => {
    expect(line({ price, region: 'FLANDERS', situation: 'ownHome' }, 'notary')).toBeCloseTo(
      fee * 1.21,
      1,
    )
  })

  it('knows the notary scale (LAW-32)', () => {
    expect(line({ price: 150_000, region: 'FLANDERS', situation: 'ownHome' }, 'notary')).toBe(
      Math.round(1878.66 * 121) / 100,
    )
  })

  it('counts the deed: administration with VAT, transcription without (LAW-33)', () => {
    expect(line({ price: 150_000, region: 'FLANDERS', situation: 'ownHome' }, 'deed')).toBe(1_450)
  })

  it('says from when its newest rate is, and where each stands (LAW-35)', () => {
    const cost = allInCost({ price: 1, region: 'FLANDERS', situation: 'ownHome' }, TODAY)
    expect(cost?.ratesFrom).toBe('2025-01-01')
    expect(cost?.sources).toHaveLength(2)
    expect(cost?.sources).toContain('KB 16 december 1950, schaal J')
    expect(
      allInCost({ price: 9, region: 'FLANDERS', situation: 'newBuild21', separateLand: 4 }, TODAY)
        ?.sources,
    ).toHaveLength(3)
  })

  it('has no answer without a price, or before there was a rate (LAW-36, LAW-30)', () => {
    expect(
      [0, -5, NaN, Infinity].map(price =>
        allInCost({ price, region: 'FLANDERS', situation: 'ownHome' }, TODAY),
      ),
    ).toEqual([null, null, null, null])
    expect(
      allInCost({ price: 1, region: 'FLANDERS', situation: 'newBuild6' }, '2025-06-30'),
    ).toBeNull()
  })

  it('adds up, and never falls as the price rises (LAW-34)', () => {
    const purchase = fc.record({
      price: fc.integer({ min: 1, max: 5_000_000 }),
      region: fc.constantFrom('FLANDERS', 'WALLONIA', 'BRUSSELS'),
      situation: fc.constantFrom(...SITUATIONS),
    })
    fc.assert(
      fc.property(purchase, fc.nat({ max: 1_000_000 }), (one, more) => {
        const cost = allInCost(one, TODAY)
        const dearer = allInCost({ ...one, price: one.price + more }, TODAY)
        const sum = cost?.lines.reduce((total, each) => total + each.amount, one.price) ?? NaN
        expect(cost?.total).toBeCloseTo(sum, 2)
        expect(dearer?.total).toBeGreaterThanOrEqual(cost?.total ?? NaN)
      }),
    )
  })

  it('offers a plot no new build (LAW-37)', () => {
    expect(situationsFor('BRUSSELS', true, TODAY)).toEqual(['ownHome', 'secondHome'])
    expect(situationsFor('FLANDERS', false, '2025-01-01')).toEqual([
      'ownHome',
      'secondHome',
      'newBuild12',
      'newBuild21',
    ])
    expect(
      SITUATIONS.map(situation => translator('de')(`allIn.situation.${situation}`)).filter(word =>
        word.startsWith('_'),
      ),
    ).toEqual([])
  })

  it('reads situations it knows', () => {
    expect(['ownHome', 'castle', null, ['ownHome'], 'constructor'].map(parseSituation)).toEqual([
      'ownHome',
      null,
      null,
      null,
      null,
    ])
  })
})

describe('rentalCost', () => {
  const flat = (general: object, parts: object = {}) =>
    ({ general: { id: 1, transaction: { id: 2 }, ...general }, ...parts }) as never

  it('is rent and charges, and the deposit once (LAW-21, LAW-22)', () => {
    expect(
      rentalCost(
        flat({ price: { value: 950, deposit: 1900 } }, { technical: { monthlyCost: 75 } }),
      ),
    ).toEqual({ rent: 950, charges: 75, total: 1025, deposit: 1900 })
    expect(
      rentalCost(
        flat(
          { guid: 'x', price: { value: 950 } },
          { fields: { 'financial.provision': 40, 'financial.warranty': 1900 } },
        ),
      ),
    ).toEqual({ rent: 950, charges: 40, total: 990, deposit: 1900 })
  })

  it('tells unknown charges from none', () => {
    expect([
      rentalCost(flat({ price: { value: 950 } }))?.charges,
      rentalCost(flat({ price: { value: 950 } }, { technical: { monthlyCost: 0 } }))?.charges,
    ]).toEqual([null, 0])
  })

  it('takes no amount that is none', () => {
    const charged = (monthlyCost: unknown, provision?: unknown) =>
      rentalCost(
        flat(
          { price: { value: 950 } },
          { technical: { monthlyCost }, fields: { 'financial.provision': provision } },
        ),
      )
    expect([charged(-1)?.charges, charged('75')?.charges, charged('veel')?.charges]).toEqual([
      null,
      75,
      null,
    ])
    expect(rentalCost(flat({ price: { value: 950, deposit: -1 } }))?.deposit).toBeNull()
  })

  it('is none of what is sold, rented or without rent (LAW-23)', () => {
    expect(
      [
        flat({ transaction: { id: 1 }, price: { value: 1 } }),
        flat({ transaction: { id: 6 }, price: { value: 1 } }),
        flat({}),
      ].map(rentalCost),
    ).toEqual([null, null, null])
    fc.assert(fc.property(anyEstate, estate => void rentalCost(estate)))
  })
})
