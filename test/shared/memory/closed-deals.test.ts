import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EstateCard } from '../../../shared/estate/card.ts'
import {
  closedDeal,
  type ClosedDeal,
  DEAL_KINDS,
  DEAL_WAYS,
} from '../../../shared/memory/closed-deal.ts'
import { LEAST_DEALS, median, priceRows, yearQuarter } from '../../../shared/memory/price-rows.ts'

const LIMITS = { from: '2021-11-20', today: '2026-11-20', hiddenStatus: [] }

const SOLD: EstateCard = {
  general: {
    id: 7,
    headType: { id: 1 },
    transaction: { id: 5 },
    price: { value: 300_000 },
    closedOn: '2026-03-04',
    address: {
      visible: true,
      number: '12',
      city: { id: 44021, name: 'Gent', zip: '9000' },
      geoLocation: { lat: 51.056_312_9, lon: 3.743_118_7 },
    },
  },
  dimensions: { areaBuild: 150, areaGround: 400 },
  pictures: [],
}
const of = (
  general: Partial<EstateCard['general']>,
  rest: Partial<EstateCard> = {},
): EstateCard => ({
  ...SOLD,
  ...rest,
  general: { ...SOLD.general, ...general },
})

describe('a closed deal', () => {
  it('is a home that was sold or let on a known day of the last five years (MEMORY-2)', () => {
    expect(closedDeal(SOLD, LIMITS)).toMatchObject({ kind: 'HOUSE', way: 'sale', perArea: 2000 })
    expect(
      closedDeal(of({ transaction: { id: 6 }, price: { value: 900, period: 'MONTH' } }), LIMITS),
    ).toMatchObject({ way: 'rent', perArea: 6 })
    const none: Partial<EstateCard['general']>[] = [
      { closedOn: null },
      { closedOn: '2026-11-21' },
      { closedOn: '2021-11-19' },
      { closedOn: '2026-02-30' },
      { transaction: { id: 1 } },
      { transaction: { id: 7 } },
      { headType: { id: 5 } },
      { project: true },
    ]
    for (const general of none) expect(closedDeal(of(general), LIMITS)).toBeNull()
  })

  it('is none where its status is hidden (MEMORY-3)', () => {
    expect(closedDeal(SOLD, { ...LIMITS, hiddenStatus: [5] })).toBeNull()
  })

  it('has a price only where all may see it (MEMORY-7)', () => {
    const { price } = closedDeal(of({ price: null }), LIMITS) ?? {}
    expect(price).toBeNull()
    const weekly = of({ transaction: { id: 6 }, price: { value: 500, period: 'WEEK' } })
    expect(closedDeal(weekly, LIMITS)).toMatchObject({ price: null, perArea: null })
    const bare = of({}, { dimensions: { areaBuild: 0 } })
    expect(closedDeal(bare, LIMITS)).toMatchObject({ price: 300_000, perArea: null })
  })

  it('never tells more of a hidden address than its municipality (MEMORY-4)', () => {
    const position = fc.record({
      lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
      lon: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
    })
    fc.assert(
      fc.property(position, fc.boolean(), fc.string(), (geoLocation, visible, number) => {
        const { address } = SOLD.general
        const deal = closedDeal(
          of({ address: { ...address, visible, number, geoLocation } }),
          LIMITS,
        )
        if (!visible) expect(deal?.point).toBeNull()
        else {
          expect(Math.abs((deal?.point?.lat ?? 0) - geoLocation.lat)).toBeLessThan(0.000_06)
          expect(String(deal?.point?.lat ?? 0)).toMatch(/^\d+(\.\d{1,4})?$/)
        }
        expect(Object.keys(deal ?? {})).not.toContain('address')
      }),
    )
  })
})

const DEALS: fc.Arbitrary<ClosedDeal[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...DEAL_KINDS),
    way: fc.constantFrom(...DEAL_WAYS),
    day: fc.constantFrom('2025-01-31', '2025-04-01', '2026-03-31'),
    price: fc.constant(100),
    perArea: fc.option(fc.double({ min: 1, max: 9000, noNaN: true })),
    city: fc.constantFrom(1, 2),
    point: fc.constant(null),
  }),
  { maxLength: 60 },
)

describe('prices', () => {
  it('are of five deals or more of one kind and way, and count each once (MEMORY-5, MEMORY-6)', () => {
    fc.assert(
      fc.property(DEALS, deals => {
        const rows = priceRows(deals, yearQuarter)
        for (const { group, kind, way, median: middle, count } of rows) {
          const under = deals.filter(
            deal =>
              deal.kind === kind &&
              deal.way === way &&
              yearQuarter(deal) === group &&
              deal.perArea !== null,
          )
          expect(count).toBe(under.length)
          expect(count).toBeGreaterThanOrEqual(LEAST_DEALS)
          const values = under.flatMap(({ perArea }) => perArea ?? [])
          expect(middle).toBeGreaterThanOrEqual(Math.min(...values) - 0.5)
          expect(middle).toBeLessThanOrEqual(Math.max(...values) + 0.5)
        }
      }),
    )
  })

  it('are the same in any order, and no deal of another group moves one (MEMORY-6)', () => {
    fc.assert(
      fc.property(DEALS, fc.nat(), (deals, turn) => {
        const at = deals.length === 0 ? 0 : turn % deals.length
        const turned = [...deals.slice(at), ...deals.slice(0, at)]
        const sort = (list: ClosedDeal[]) =>
          priceRows(list, ({ city }) => `${city}`)
            .map(row => JSON.stringify(row))
            .toSorted()
        expect(sort(turned)).toEqual(sort(deals))
        const here = deals.filter(({ city }) => city === 1)
        expect(priceRows(here, () => 'a')).toEqual(
          priceRows(deals, ({ city }) => (city === 1 ? 'a' : null)),
        )
      }),
    )
  })

  it('have half of all below and half above (MEMORY-6)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1 }), values => {
        const middle = median(values)
        const half = values.length / 2
        expect(values.filter(value => value < middle).length).toBeLessThanOrEqual(half)
        expect(values.filter(value => value > middle).length).toBeLessThanOrEqual(half)
      }),
    )
    expect(median([])).toBeNaN()
    expect(yearQuarter({ day: '2026-07-01' })).toBe('2026-Q3')
  })
})
