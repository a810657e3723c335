import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatWeekdayDate, formatDateTime } from '../../../shared/time/format-time.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { translator } from '../estate/messages.ts'
import { instantOf, isoTime, offsetAt, wallTime } from '../../../shared/time/time-zone.ts'

const seconds = (iso: string): number => Date.parse(iso) / 1000

describe('the clock of Brussels', () => {
  test.each([
    ['2026-11-24', '10:00', '2026-11-24T09:00:00Z'],
    ['2026-07-01', '10:00', '2026-07-01T08:00:00Z'],
    ['2027-03-28', '01:59', '2027-03-28T00:59:00Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00Z'],
    ['2027-10-31', '01:59', '2027-10-30T23:59:00Z'],
    ['2027-10-31', '02:30', '2027-10-31T00:30:00Z'],
    ['2027-10-31', '03:00', '2027-10-31T02:00:00Z'],
    ['2028-02-29', '12:00', '2028-02-29T11:00:00Z'],
    ['2027-01-01', '00:00', '2026-12-31T23:00:00Z'],
  ])('%s %s is %s (BOOK-1)', (day, time, iso) => {
    expect(instantOf(day, time)).toBe(seconds(iso))
  })

  test.each([
    ['2027-03-28T00:59:59Z', '2027-03-28', '01:59', 3600],
    ['2027-03-28T01:00:00Z', '2027-03-28', '03:00', 7200],
    ['2027-10-31T00:59:59Z', '2027-10-31', '02:59', 7200],
    ['2027-10-31T01:00:00Z', '2027-10-31', '02:00', 3600],
    ['2026-12-31T23:30:00Z', '2027-01-01', '00:30', 3600],
  ])('%s reads %s %s', (iso, day, time, offset) => {
    expect(wallTime(seconds(iso))).toEqual({ day, time })
    expect(offsetAt(seconds(iso))).toBe(offset)
  })

  test('A moment is told as on the wall, in words (BOOK-2, FORMAT-54)', () => {
    const when = (iso: string) =>
      LOCALES.map(locale => formatDateTime(seconds(iso), translator(locale)))
    expect(when('2026-11-24T09:00:00Z')).toEqual([
      'dinsdag 24 november 2026 om 10:00 uur',
      'mardi 24 novembre 2026 à 10:00',
      'Tuesday 24 November 2026 at 10:00',
      'Dienstag, 24. November 2026 um 10:00 Uhr',
    ])
    expect(when('2026-12-31T23:30:00Z')[1]).toBe('vendredi 1er janvier 2027 à 00:30')
    expect(formatWeekdayDate('2026-11-24', translator('nl'))).toBe('dinsdag 24 november 2026')
  })

  test('A written time names the instant it was made of', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: seconds('1973-01-01T00:00Z'), max: seconds('2100-01-01T00:00Z') }),
        instant => {
          expect(isoTime(instant)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/)
          expect(seconds(isoTime(instant))).toBe(instant)
        },
      ),
    )
  })

  test('Outside the hour that comes twice, the wall leads back to the instant', () => {
    fc.assert(
      fc.property(
        fc.integer({
          min: seconds('2026-01-01T00:00Z') / 60,
          max: seconds('2036-01-01T00:00Z') / 60,
        }),
        minute => {
          const instant = minute * 60
          const { day, time } = wallTime(instant)
          fc.pre(offsetAt(instant) === offsetAt(instant - 3600))
          expect(instantOf(day, time)).toBe(instant)
        },
      ),
    )
  })
})
