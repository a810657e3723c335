import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayNumber,
  dayFromNumber,
  daysBetween,
  isDay,
  isMonth,
  nightsBetween,
  weekday,
  weeksOf,
} from '../../../shared/time/day.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map(dayFromNumber)

describe('days', () => {
  test.each([
    ['2026-11-30', true],
    ['2026-11-31', false],
    ['2027-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    [null, false],
    ['2026-11-30T00:00', false],
    ['+012026-11-30', false],
    ['+012026-11', false],
    [20_261_130, false],
    ['0000-00-00', false],
  ])('%j is a day: %s (FORMAT-17)', (value, answer) => {
    expect(isDay(value)).toBe(answer)
  })

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-03-27', 2, '2027-03-29'],
    ['2027-10-30', 2, '2027-11-01'],
  ])('%s and %i days is %s (FORMAT-17)', (day, count, sum) => {
    expect(addDays(day, count)).toBe(sum)
    expect(nightsBetween(day, sum)).toBe(count)
  })

  test.each([
    ['2026-11-21', 6],
    ['2026-11-23', 1],
    ['2026-11-29', 7],
    ['2028-02-29', 2],
  ])('%s is weekday %i (FORMAT-18)', (day, number) => {
    expect(weekday(day)).toBe(number)
  })

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 18, '2028-05'],
  ])('%s and %i months is %s (FORMAT-17)', (month, count, sum) => {
    expect(addMonths(month, count)).toBe(sum)
  })

  test('Months are written as months (FORMAT-17)', () => {
    expect(['2026-01', '2026-11', '2026-12', '0001-01'].filter(isMonth)).toHaveLength(4)
    const others = ['2026-13', '2026-00', '26-11', '2026-1', '2026', '2026-11-01', '+012026-11', '']
    expect([...others, undefined, null, 202_611].filter(isMonth)).toEqual([])
  })

  test('A month fills its weeks with each day once, under its weekday (FORMAT-18)', () => {
    fc.assert(
      fc.property(anyDay, day => {
        const month = day.slice(0, 7)
        const weeks = weeksOf(month)
        expect(weeks.flat().filter(Boolean)).toEqual(
          daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`),
        )
        expect(
          weeks.every(
            week =>
              week.length === 7 &&
              week.every((cell, column) => !cell || weekday(cell) === column + 1),
          ),
        ).toBe(true)
      }),
    )
  })

  test('Numbers and days lead to each other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 40_000 }),
        number => dayNumber(dayFromNumber(number)) === number,
      ),
    )
  })
})
