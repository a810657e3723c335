import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../shared/time/day.ts'
import type { RentalPeriod } from '../../../shared/rental/rental-unit.ts'
import { cheapestStay } from '../../../shared/booking/stay.ts'

const period = (start: string, nights: number, price: number, available = true): RentalPeriod => ({
  type: nights === 7 ? 'WEEK' : nights === 4 ? 'MIDWEEK' : 'WEEKEND',
  start,
  end: addDays(start, nights),
  price,
  available,
})

describe('a stay', () => {
  const december = [
    period('2026-12-05', 7, 700),
    period('2026-12-12', 7, 900),
    period('2026-12-04', 3, 400),
    period('2026-12-07', 4, 300),
    period('2026-12-11', 3, 350),
    period('2026-12-19', 7, 1200, false),
  ]

  test.each([
    ['2026-12-05', '2026-12-12', 700, 1],
    ['2026-12-05', '2026-12-19', 1600, 2],
    ['2026-12-04', '2026-12-14', 1050, 3],
    ['2026-12-04', '2026-12-11', 700, 2],
  ])('From %s to %s costs %i in %i periods (RENTAL-24)', (start, end, price, count) => {
    const stay = cheapestStay(december, start, end)
    expect([stay?.price, stay?.periods.length]).toEqual([price, count])
  })

  test.each([
    ['2026-12-19', '2026-12-26'],
    ['2026-12-05', '2026-12-26'],
    ['2026-12-05', '2026-12-05'],
    ['2026-12-12', '2026-12-05'],
    ['2026-12-06', '2026-12-12'],
    ['2026-12-05', '2028-12-12'],
    ['', ''],
    ['x', 'y'],
  ])('There is none from %j to %j (RENTAL-24)', (start, end) => {
    expect(cheapestStay(december, start, end)).toBeNull()
  })

  test('It takes sixty-two nights at most (RENTAL-25)', () => {
    const long = [period('2027-01-01', 62, 1), period('2027-01-01', 63, 1)]
    expect(cheapestStay(long, '2027-01-01', '2027-03-04')?.nights).toBe(62)
    expect(cheapestStay(long, '2027-01-01', '2027-03-05')).toBeNull()
  })

  test('It is the cheapest row without a gap, as trying every row would find (RENTAL-24)', () => {
    const some = fc.array(
      fc.record({
        from: fc.integer({ min: -1, max: 3 }),
        nights: fc.integer({ min: 0, max: 3 }),
        price: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 3, maxLength: 12, size: 'max' },
    )
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 4 }), (list, nights) => {
        const periods = list.map(({ from, nights: length, price }) =>
          period(addDays('2027-01-01', from), length, price),
        )
        const cheapest = (at: string, end: string): number =>
          at === end
            ? 0
            : Math.min(
                Infinity,
                ...periods
                  .filter(({ start, end: to }) => start === at && to > at && to <= end)
                  .map(({ end: to, price }) => price + cheapest(to, end)),
              )
        const end = addDays('2027-01-01', nights)
        const expected = cheapest('2027-01-01', end)
        const stay = cheapestStay(periods, '2027-01-01', end)
        expect(stay?.price ?? Infinity).toBe(expected)
        expect(
          stay?.periods.every(
            (part, index, all) => part.start === (all[index - 1]?.end ?? '2027-01-01'),
          ) ?? true,
        ).toBe(true)
      }),
    )
  })
})
