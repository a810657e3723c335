import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allInCost,
  parseSituation,
  situationsFor,
  type Purchase,
  type PurchaseKind,
} from '../../../../shared/estate/price/all-in-cost.ts'
import { LAW_SOURCES } from '../../../../shared/estate/legal/law-sources.ts'
import { SITUATIONS } from '../../../../shared/estate/price/cost-rates.ts'
import { rentalCost } from '../../../../shared/estate/price/rental-cost.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { anyEstate } from '../any-estate.ts'
import { translator } from '../messages.ts'

const TODAY = '2026-11-21'

const line = (purchase: Purchase, id: string, today = TODAY): number | null | undefined =>
  allInCost(purchase, today)?.lines.find(each => each.id === id)?.amount

const kindOf = (kind: Partial<PurchaseKind>): PurchaseKind => ({
  region: 'FLANDERS',
  land: false,
  home: false,
  dwellings: 'one',
  newBuilding: false,
  ...kind,
})

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

  it('has no figure for the notary’s fee, and none in the total (LAW-32, LAW-34)', () => {
    const cost = allInCost({ price: 300_000, region: 'FLANDERS', situation: 'ownHome' }, TODAY)
    expect(cost?.lines.find(({ id }) => id === 'notary')?.amount).toBeNull()
    expect(cost?.total).toBe(300_000 + 6_000 + 907.5)
  })

  it('counts the file of the notary with VAT (LAW-33)', () => {
    expect(line({ price: 150_000, region: 'FLANDERS', situation: 'ownHome' }, 'deed')).toBe(907.5)
  })

  it('says from when its newest rate is, and where each stands (LAW-35)', () => {
    const cost = allInCost({ price: 300_000, region: 'FLANDERS', situation: 'ownHome' }, TODAY)
    expect(cost?.ratesFrom).toBe('2025-01-01')
    expect(cost?.sources).toHaveLength(2)
    expect(cost?.sources).toContain(LAW_SOURCES.flemishOwnHome)
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
        const sum =
          cost?.lines.reduce((total, each) => total + (each.amount ?? 0), one.price) ?? NaN
        expect(cost?.total).toBeCloseTo(sum, 2)
        expect(dearer?.total).toBeGreaterThanOrEqual(cost?.total ?? NaN)
      }),
    )
  })

  it.each([
    ['a plot', { land: true }, ['ownHome', 'secondHome']],
    ['a home', { home: true }, ['ownHome', 'secondHome']],
    ['a new home', { home: true, newBuilding: true }, ['newBuild21', 'newBuild6', 'newBuild12']],
    ['a garage', {}, ['secondHome']],
    ['a new office', { newBuilding: true }, []],
  ])('offers %s only what can apply (LAW-37)', (_, kind, situations) =>
    expect(situationsFor(kindOf(kind), TODAY)).toEqual(situations),
  )

  it('offers what has a rate on that day (LAW-30)', () =>
    expect(situationsFor(kindOf({ home: true, newBuilding: true }), '2025-01-01')).toEqual([
      'newBuild21',
      'newBuild12',
    ]))

  it('names every situation and its condition in every language (LAW-42)', () => {
    const keys = [
      ...SITUATIONS.map(situation => `allIn.situation.${situation}`),
      ...SITUATIONS.filter(each => each !== 'secondHome').map(each => `allIn.condition.${each}`),
      'allIn.situation.otherProperty',
      'allIn.notaryFee',
    ]
    for (const locale of LOCALES)
      expect(keys.filter(key => translator(locale)(key).startsWith('_'))).toEqual([])
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
