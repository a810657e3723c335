import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClosedDeal, DEAL_KINDS, DEAL_WAYS } from '../../../shared/memory/closed-deal.ts'
import { readLeftOut } from '../../../shared/memory/left-out.ts'
import { median, priceRows, STEP, yearQuarter } from '../../../shared/memory/price-rows.ts'
import {
  countedDeals,
  figuresOf,
  isCounted,
  MOST_LEFT_OUT,
  MOST_READ,
  quarterStart,
  shownWhen,
} from '../../../shared/memory/shown-deals.ts'
import { addDays, daysBetween } from '../../../shared/time/day.ts'

const DAY = fc.integer({ min: 0, max: 2500 }).map(days => addDays('2021-01-01', days))
const DEAL: fc.Arbitrary<ClosedDeal> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...DEAL_KINDS),
  way: fc.constantFrom(...DEAL_WAYS),
  day: DAY,
  price: fc.constant(100_000),
  perArea: fc.option(fc.double({ min: 1, max: 9000, noNaN: true })),
  city: fc.constantFrom(1, 2),
  point: fc.constantFrom(null, { lat: 51.05, lon: 3.74 }),
})
const DEALS = fc.array(DEAL, { maxLength: 80 })

const figures = (deals: readonly ClosedDeal[], today: string): string[] =>
  [({ city }: ClosedDeal) => `${city}`, yearQuarter]
    .flatMap(groupOf =>
      priceRows(
        deals.filter(deal => isCounted(deal, today)),
        groupOf,
      ),
    )
    .map(row => JSON.stringify(row))
    .toSorted()

describe('figures of what was sold', () => {
  it('are the same on each day of a quarter, whatever is sold in it (MEMORY-16)', () => {
    fc.assert(
      fc.property(DEALS, DAY, fc.nat(91), DEALS, (deals, today, later, sold) => {
        const start = quarterStart(today)
        const other = addDays(start, later)
        fc.pre(quarterStart(other) === start)
        const since = sold.map(deal => ({
          ...deal,
          day: addDays(start, Number(deal.day.slice(8))),
        }))
        expect(figures([...deals, ...since], other)).toEqual(figures(deals, today))
      }),
    )
    expect(figuresOf('2028-02-29')).toEqual({ from: '2023-01-01', until: '2028-01-01' })
    const starts = daysBetween('2026-01-01', '2027-01-01').map(quarterStart)
    expect([...new Set(starts)]).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'])
  })

  it('lose none of those that are read when a hundred more are sold in a quarter (MEMORY-14)', () => {
    const today = '2026-11-23'
    const earlier = Array.from({ length: 2 * MOST_READ }, (_, id) => ({ id, day: '2026-05-05' }))
    const read = (sold: number): number[] => {
      const since = Array.from({ length: sold }, (_, id) => ({ id: -id, day: '2026-10-05' }))
      // Wherever the newest publications stand between those of before.
      const all = [...earlier.slice(0, 50), ...since, ...earlier.slice(50)]
      return countedDeals(all.slice(0, MOST_READ), today).map(({ id }) => id)
    }
    expect(read(0).length).toBeGreaterThan(400)
    for (const sold of [1, 50, 99, 100]) expect(read(sold)).toEqual(read(0))
    expect(read(101)).not.toEqual(read(0))
  })

  it('are whole steps, at most half of one from the median, and never nothing (MEMORY-16)', () => {
    fc.assert(
      fc.property(DEALS, deals => {
        for (const row of priceRows(deals, () => 'all')) {
          const step = STEP[row.way]
          const values = deals.flatMap(({ kind, way, perArea }) =>
            kind === row.kind && way === row.way ? (perArea ?? []) : [],
          )
          expect(row.median % step).toBe(0)
          expect(row.median).toBeGreaterThan(0)
          expect(Math.abs(row.median - median(values))).toBeLessThanOrEqual(step / 2)
        }
      }),
    )
  })

  it('do not tell the price of a sixth deal to the euro: prices within a step of each other give one figure (MEMORY-16)', () => {
    const deal = { id: '1', kind: 'HOUSE', way: 'sale', day: '2026-01-02', price: 1 } as const
    const of = (values: number[]) =>
      priceRows(
        values.map(perArea => ({ ...deal, perArea, city: 1, point: null })),
        () => 'all',
      )[0]?.median
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 150 }),
        fc.array(fc.integer({ min: -24, max: 24 }), { minLength: 6, maxLength: 12 }),
        (steps, around) => {
          const values = around.map(away => steps * STEP.sale + away)
          expect(of(values.slice(0, 5))).toBe(of(values))
          expect(of(values)).toBe(steps * STEP.sale)
        },
      ),
    )
  })
})

describe('a hidden address', () => {
  it('is told by its year alone, and not while that lasts (MEMORY-17)', () => {
    fc.assert(
      fc.property(DEAL, DAY, (deal, today) => {
        const when = shownWhen(deal, today)
        if (deal.point) expect(when).toBe(deal.day)
        else if (deal.day.slice(0, 4) < today.slice(0, 4)) expect(when).toBe(deal.day.slice(0, 4))
        else expect(when).toBeNull()
        if (!deal.point) expect(shownWhen(deal, `${today.slice(0, 4)}-12-31`)).toBe(when)
      }),
    )
  })
})

describe('what an agency leaves out', () => {
  it('is read from numbers and addresses, each once, and tells the first word that is neither (MEMORY-18)', () => {
    expect(readLeftOut(' 12\n12, https://agency.example/nl/aanbod/15/huis-te-koop ;\n')).toEqual({
      ids: ['12', '15'],
    })
    expect(readLeftOut('12\n<b>huis</b>')).toEqual({ wrong: '<b>huis</b>' })
    expect(readLeftOut('12 huis')).toEqual({ wrong: 'huis' })
    expect(readLeftOut('')).toEqual({ ids: [] })
    const many = Array.from({ length: MOST_LEFT_OUT + 1 }, (_, at) => at + 1)
    expect(readLeftOut(many.join(' '))).toEqual({ wrong: String(MOST_LEFT_OUT + 1) })
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), text => {
        const read = readLeftOut(text)
        if ('ids' in read) for (const id of read.ids) expect(id).toMatch(/^[\da-zA-Z-]{1,40}$/)
        else expect(read.wrong.length).toBeLessThanOrEqual(60)
      }),
    )
  })
})
