import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AgendaRules } from '../../../shared/booking/agenda.ts'
import { bookableSlot, bookableSlots, slotsOn } from '../../../shared/booking/slots.ts'
import { isoTime, wallTime } from '../../../shared/time/time-zone.ts'
import { addDays } from '../../../shared/time/day.ts'
import { runs } from '../../support/fuzz-runs.ts'

const OFFICE: AgendaRules = {
  hours: [
    ...Array(5).fill([
      ['09:00', '12:00'],
      ['13:00', '17:30'],
    ]),
    [['10:00', '13:00']],
    [],
  ],
  breaks: [['15:00', '15:30']],
  minutes: 30,
  buffer: 15,
  capacity: 1,
  closed: ['2026-12-25'],
  groups: [{ day: '2026-12-05', from: '10:00', to: '12:00', minutes: 60, capacity: 8 }],
  daysAhead: 60,
  noticeMinutes: 120,
}
const AROUND_THE_CLOCK: AgendaRules = {
  ...OFFICE,
  hours: Array(7).fill([['00:00', '23:59']]),
  breaks: [],
  minutes: 60,
  buffer: 0,
  closed: [],
  groups: [],
}
const seconds = (iso: string): number => Date.parse(iso) / 1000
const walls = (day: string, rules = OFFICE): string[] =>
  slotsOn(rules, day).map(time => wallTime(time.start).time)

describe('slots of an agenda', () => {
  test('A working day holds viewings with travel between them, none in a break (BOOK-3)', () => {
    expect(walls('2026-11-24')).toEqual([
      '09:00',
      '09:45',
      '10:30',
      '11:15',
      '13:00',
      '13:45',
      '14:30',
      '15:30',
      '16:15',
      '17:00',
    ])
  })

  test.each([
    ['2026-12-25', []],
    ['2026-11-22', []],
    ['2026-11-28', ['10:00', '10:45', '11:30', '12:15']],
    ['2026-12-05', ['10:00']],
  ])('%s has %j (BOOK-4, BOOK-5)', (day, times) => {
    expect(walls(day)).toEqual(times)
  })

  test.each([
    ['2027-03-28', 22],
    ['2027-10-31', 24],
    ['2028-02-29', 23],
    ['2026-12-31', 23],
    ['2027-01-01', 23],
  ])('%s has %i whole hours when it is open around the clock (BOOK-6)', (day, count) => {
    const times = slotsOn(AROUND_THE_CLOCK, day)
    expect(times).toHaveLength(count)
    expect(new Set(times.map(time => time.start)).size).toBe(count)
    expect(
      times.every(time => time.end - time.start === 3600 && wallTime(time.start).day === day),
    ).toBe(true)
  })

  test('The first viewing stays at nine local time when the clock changes', () => {
    const starts = ['2027-03-26', '2027-03-29', '2027-10-29', '2027-11-02'].map(day =>
      isoTime(slotsOn(OFFICE, day)[0]!.start),
    )
    expect(starts).toEqual([
      '2027-03-26T09:00:00+01:00',
      '2027-03-29T09:00:00+02:00',
      '2027-10-29T09:00:00+02:00',
      '2027-11-02T09:00:00+01:00',
    ])
  })

  test('A group day replaces the ordinary hours (BOOK-5)', () => {
    const [visit] = slotsOn(OFFICE, '2026-12-05')
    expect(visit).toMatchObject({ capacity: 8, group: true })
    expect(visit && [visit.end - visit.start, visit.busyUntil - visit.end]).toEqual([3600, 900])
    expect(slotsOn(OFFICE, '2026-11-24')[0]).toMatchObject({ capacity: 1, group: false })
  })

  test('Time ranges in any order give slots in order; a day without any has none', () => {
    const split = {
      ...OFFICE,
      hours: [
        [],
        [
          ['13:00', '14:00'],
          ['09:00', '10:00'],
        ],
      ] as AgendaRules['hours'],
    }
    expect(walls('2026-11-24', split)).toEqual(['09:00', '13:00'])
    expect(walls('2026-11-25', split)).toEqual([])
  })

  test.each([
    ['2026-11-24T08:59:59+01:00', '11:15'],
    ['2026-11-24T09:15:00+01:00', '11:15'],
    ['2026-11-24T09:15:01+01:00', '13:00'],
    ['2026-11-24T17:00:00+01:00', '09:00'],
  ])('At %s the first that can be booked is no sooner than two hours on (BOOK-7)', (iso, time) => {
    const [next] = bookableSlots(OFFICE, seconds(iso)).filter(
      ({ start }) => start >= seconds('2026-11-24T11:00:00+01:00'),
    )
    expect(wallTime(next!.start).time).toBe(time)
  })

  test('Days ahead count from today, including the last; without notice the present moment is too late (BOOK-7)', () => {
    const now = seconds('2026-11-24T08:00:00+01:00')
    const day = (rules: object) =>
      wallTime(bookableSlots({ ...OFFICE, ...rules }, now).at(-1)!.start).day
    expect([day({ daysAhead: 0 }), day({ daysAhead: 2 })]).toEqual(['2026-11-24', '2026-11-26'])
    const nine = seconds('2026-11-24T09:00:00+01:00')
    expect(bookableSlot({ ...OFFICE, noticeMinutes: 0 }, nine, nine)).toBeUndefined()
    expect(bookableSlot({ ...OFFICE, noticeMinutes: 0 }, nine, nine - 1)).toMatchObject({
      start: nine,
      end: nine + 1800,
      busyUntil: nine + 2700,
    })
  })

  test('A slot can be booked exactly when it is among those offered (BOOK-8)', () => {
    const now = seconds('2026-11-24T08:00:00+01:00')
    const rules = { ...OFFICE, daysAhead: 3 }
    const offered = new Set(bookableSlots(rules, now).map(({ start }) => start))
    expect(offered.size).toBeGreaterThan(20)
    for (let slot = now - 86_400; slot < now + 5 * 86_400; slot += 900)
      expect(bookableSlot(rules, slot, now) !== undefined).toBe(offered.has(slot))
    expect(bookableSlot(rules, [...offered][0]! + 1, now)).toBeUndefined()
  })

  test('No bookable slot is past, too soon, too far ahead or duplicated, at any time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: seconds('2026-11-01T00:00Z'), max: seconds('2028-12-31T00:00Z') }),
        now => {
          const times = bookableSlots(OFFICE, now)
          const last = addDays(wallTime(now).day, OFFICE.daysAhead)
          expect(
            times.every(time => time.start >= now + 7200 && wallTime(time.start).day <= last),
          ).toBe(true)
          expect(
            times.every((time, index) => index === 0 || time.start >= times[index - 1]!.busyUntil),
          ).toBe(true)
        },
      ),
      runs(20),
    )
  })
})
