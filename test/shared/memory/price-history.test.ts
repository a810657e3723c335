import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysOnline,
  keepHistory,
  pricesSince,
  type Said,
} from '../../../shared/memory/price-history.ts'
import { addDays } from '../../../shared/time/day.ts'

const TODAY = '2026-11-20'
const OFFERED: Said = { isClosed: false, isRent: false, price: 300_000, published: '2026-09-01' }

describe('earlier prices', () => {
  it('end with the price of now, each differs from the one before, none is of a day to come (MEMORY-9)', () => {
    const day = fc.integer({ min: -400, max: 40 }).map(days => addDays(TODAY, days))
    const value = fc.constantFrom(100, 200, 300)
    fc.assert(
      fc.property(fc.array(fc.record({ day, value })), value, (past, current) => {
        const steps = pricesSince(past, current, TODAY)
        if (steps.length === 0) return
        expect(steps.length).toBeGreaterThan(1)
        expect(steps.at(-1)?.value).toBe(current)
        steps.forEach((step, at) => {
          expect(step.day <= TODAY).toBe(true)
          expect(step.value).not.toBe(steps[at - 1]?.value)
          expect(step.day >= (steps[at - 1]?.day ?? '')).toBe(true)
        })
      }),
    )
  })

  it('are none where what came is nothing of the kind (MEMORY-9)', () => {
    const odd = [null, 'x', [null, 1, { day: 'x', value: 1 }, { day: TODAY, value: -1 }], {}]
    for (const past of odd) expect(pricesSince(past, 100, TODAY)).toEqual([])
    expect(pricesSince([{ day: TODAY, value: 1 }], null, TODAY)).toEqual([])
  })

  it('are kept as prices change, with the day on which each was first said (MEMORY-11)', () => {
    const kept = keepHistory({ ...OFFERED, price: 280_000 }, OFFERED, TODAY)
    expect(kept.priceHistory).toEqual([
      { day: '2026-09-01', value: 300_000 },
      { day: TODAY, value: 280_000 },
    ])
    const before = { ...OFFERED, price: 280_000, ...kept }
    expect(keepHistory({ ...OFFERED, price: 280_000 }, before, '2026-12-01')).toEqual(kept)
    // Mended on the same day: no step is left.
    expect(keepHistory(OFFERED, before, TODAY).priceHistory).toEqual([
      { day: '2026-09-01', value: 300_000 },
    ])
    expect(keepHistory({ ...OFFERED, isRent: true, price: 900 }, before, TODAY)).toEqual({})
  })

  it('grow by one step a day at the most, and hold twenty (MEMORY-11)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }), prices => {
        let before = OFFERED
        prices.forEach((price, at) => {
          const today = addDays(TODAY, at)
          const kept = keepHistory({ ...OFFERED, price }, before, today)
          before = { ...OFFERED, price, ...kept }
          const days = (kept.priceHistory ?? []).map(({ day }) => day)
          expect(new Set(days).size).toBe(days.length)
          expect(days.length).toBeLessThanOrEqual(20)
        })
      }),
    )
  })
})

describe('the day of a sale', () => {
  const closed = { ...OFFERED, isClosed: true }
  it('is the first on which it was said, or what the sender says (MEMORY-11)', () => {
    expect(keepHistory(closed, OFFERED, TODAY).closedOn).toBe(TODAY)
    expect(keepHistory(closed, { ...closed, closedOn: '2026-10-01' }, TODAY).closedOn).toBe(
      '2026-10-01',
    )
    expect(keepHistory({ ...closed, closedOn: '2026-09-09' }, null, TODAY).closedOn).toBe(
      '2026-09-09',
    )
    expect(keepHistory(closed, null, TODAY).closedOn).toBeUndefined()
    expect(keepHistory(closed, closed, TODAY).closedOn).toBeUndefined()
    expect(keepHistory(OFFERED, { ...closed, closedOn: TODAY }, TODAY).closedOn).toBeUndefined()
  })

  it('ends the days online; a day to come has none (MEMORY-10)', () => {
    expect(daysOnline('2026-11-10', null, TODAY)).toBe(10)
    expect(daysOnline('2026-11-10T09:00:00Z', '2026-11-12', TODAY)).toBe(2)
    expect(daysOnline('2026-11-10', '2026-12-12', TODAY)).toBe(10)
    for (const odd of ['2026-11-21', 'soon', null, 7])
      expect(daysOnline(odd, null, TODAY)).toBeNull()
  })
})
