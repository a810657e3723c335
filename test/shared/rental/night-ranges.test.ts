import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nightRanges } from '../../../shared/rental/night-ranges.ts'
import { dayFromNumber, daysBetween } from '../../../shared/time/day.ts'

test('Nights that come twice or out of order make the same stretches (RENTAL-32)', () => {
  expect(nightRanges(['2026-12-06', '2026-12-05', '2026-12-05', '2026-12-08'])).toEqual([
    ['2026-12-05', '2026-12-07'],
    ['2026-12-08', '2026-12-09'],
  ])
  expect(nightRanges([])).toEqual([])
})

test('Stretches hold each night once, and never touch (RENTAL-32)', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 20_000, max: 20_200 }), { maxLength: 60 }),
      numbers => {
        const nights = numbers.map(dayFromNumber).toSorted()
        const stretches = nightRanges(nights)
        expect(stretches.flatMap(([start, end]) => daysBetween(start, end))).toEqual(nights)
        expect(
          stretches.every(([start], index) => index === 0 || start > stretches[index - 1]![1]),
        ).toBe(true)
      },
    ),
  )
})
