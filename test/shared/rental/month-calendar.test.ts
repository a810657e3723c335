import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, monthOf } from '../../../shared/time/day.ts'
import {
  monthCalendar,
  shownMonth,
  periodsAfter,
  shownPeriods,
} from '../../../shared/rental/month-calendar.ts'
import type { RentalPeriod } from '../../../shared/rental/rental-unit.ts'

const period = (start: string, nights: number, price: number, available = true): RentalPeriod => ({
  type: 'WEEK',
  start,
  end: addDays(start, nights),
  price,
  available,
})

const PERIODS = [
  period('2026-12-05', 7, 700),
  period('2026-12-05', 3, 300),
  period('2026-12-12', 7, 700, false),
  period('2026-12-26', 7, 1200),
  period('2028-02-26', 7, 500),
]
const TODAY = '2026-12-03'

describe('the calendar of a holiday home', () => {
  const days = (month: string) =>
    Object.fromEntries(
      monthCalendar(PERIODS, month, TODAY)
        .weeks.flat()
        .flatMap(day => (day ? [[day.day, [day.state, day.from]]] : [])),
    )

  test.each([
    ['2026-12-02', 'past', null],
    ['2026-12-03', 'taken', null],
    ['2026-12-05', 'free', 300],
    ['2026-12-11', 'open', null],
    ['2026-12-12', 'taken', null],
    ['2026-12-26', 'free', 1200],
    ['2026-12-31', 'open', null],
  ])('%s is %s, from %j (RENTAL-18, RENTAL-19)', (day, state, from) => {
    expect(days('2026-12')[day]).toEqual([state, from])
  })

  test('A stay that began before today is no more to be had, its last days neither (RENTAL-18)', () => {
    const began = [period('2026-12-01', 7, 700)]
    const shown = monthCalendar(began, '2026-12', TODAY).weeks.flat()
    expect(shown.find(each => each?.day === '2026-12-05')?.state).toBe('taken')
  })

  test('A stay goes on over the end of the year and over a leap day', () => {
    expect(days('2027-01')['2027-01-01']).toEqual(['open', null])
    expect(days('2028-02')['2028-02-29']).toEqual(['open', null])
    expect(days('2028-03')['2028-03-03']).toEqual(['open', null])
    expect(days('2028-03')['2028-03-04']).toEqual(['taken', null])
  })

  test('It leads neither into the past nor past the last stay (RENTAL-20)', () => {
    expect(monthCalendar(PERIODS, '2026-12', TODAY)).toMatchObject({
      previous: null,
      next: '2027-01',
    })
    expect(monthCalendar(PERIODS, '2028-02', TODAY)).toMatchObject({
      previous: '2028-01',
      next: null,
    })
  })

  test.each([
    [null, '2026-12'],
    ['2027-03', '2027-03'],
    ['2026-11', '2026-12'],
    ['2028-03', '2026-12'],
    ['2027-13', '2026-12'],
    ['x', '2026-12'],
  ])('Asked for %j it shows %s (RENTAL-21)', (asked, month) => {
    expect(shownMonth(PERIODS, asked, TODAY)).toBe(month)
  })

  test('Unasked it shows the month of the first stay that can still be had, in whatever order they stand (RENTAL-21)', () => {
    const later = [
      period('2027-05-01', 7, 1),
      period('2026-12-03', 7, 1, false),
      period('2026-11-28', 7, 1),
      period('2027-02-06', 7, 1),
    ]
    expect(shownMonth(later, null, TODAY)).toBe('2027-05')
    expect(shownMonth([period(TODAY, 7, 1)], null, TODAY)).toBe('2026-12')
    expect(shownMonth([period('2026-12-12', 7, 1, false)], null, TODAY)).toBe('2026-12')
    expect(shownMonth([], null, TODAY)).toBe('2026-12')
    expect(shownMonth(later, '2027-05', TODAY)).toBe('2027-05')
    expect(shownMonth(later, '2026-12', TODAY)).toBe('2026-12')
    expect(monthCalendar(later, '2027-04', TODAY).next).toBe('2027-05')
  })

  test('A stay that begins today can be had, one of yesterday cannot (RENTAL-18, RENTAL-22)', () => {
    const now = [period(TODAY, 2, 50), period('2026-12-02', 3, 20)]
    const [today] = monthCalendar(now, '2026-12', TODAY)
      .weeks.flat()
      .filter(day => day?.day === TODAY)
    expect(today).toEqual({ day: TODAY, state: 'free', from: 50 })
    expect(shownPeriods(now, '2026-12', null, TODAY)).toHaveLength(1)
    expect(shownPeriods(now, '2026-12', '2026-12-02', TODAY)).toEqual([])
  })

  test('Stays are those of the month, of the day that was chosen, and those that could follow (RENTAL-22, RENTAL-27)', () => {
    expect(shownPeriods(PERIODS, '2026-12', null, TODAY)).toHaveLength(4)
    expect(shownPeriods(PERIODS, '2026-12', '2026-12-05', TODAY)).toHaveLength(2)
    expect(shownPeriods(PERIODS, '2026-12', null, '2026-12-20')).toHaveLength(1)
    expect(periodsAfter(PERIODS, '2026-12-12')).toEqual([])
    expect(periodsAfter(PERIODS, '2026-12-05')).toHaveLength(2)
  })

  test('Every month it offers is one it shows, without end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 }), ahead => {
        const month = addMonths(monthOf(TODAY), ahead)
        expect(shownMonth(PERIODS, month, TODAY)).toBe(month)
      }),
    )
  })
})
