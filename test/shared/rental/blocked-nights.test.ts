import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { icalendar } from '../../../shared/time/icalendar.ts'
import { daysBetween, dayFromNumber } from '../../../shared/time/day.ts'
import { blockedNights, nightRanges } from '../../../shared/rental/blocked-nights.ts'

const calendar = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap(event => ['BEGIN:VEVENT', ...event.split('|'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

describe('the nights of another calendar', () => {
  test.each([
    [
      'DTSTART;VALUE=DATE:20261205|DTEND;VALUE=DATE:20261208',
      ['2026-12-05', '2026-12-06', '2026-12-07'],
    ],
    ['DTSTART:20261231T160000Z|DTEND:20270102T100000Z', ['2026-12-31', '2027-01-01']],
    [
      'DTSTART;TZID=Europe/Brussels:20280228T160000|DTEND;TZID=Europe/Brussels:20280301T100000',
      ['2028-02-28', '2028-02-29'],
    ],
    ['DTSTART;VALUE=DATE:20261205', ['2026-12-05']],
    ['DTSTART;VALUE=DATE:20261205|DTEND;VALUE=DATE:20261206|STATUS:CANCELLED', []],
    ['DTSTART;VALUE=DATE:20261205|DTEND;VALUE=DATE:20261206|TRANSP:TRANSPARENT', []],
    ['DTSTART;VALUE=DATE:20261208|DTEND;VALUE=DATE:20261205', []],
    ['DTSTART;VALUE=DATE:20270229|DTEND;VALUE=DATE:20270302', []],
    ['DTSTART;VALUE=DATE:20200101|DTEND;VALUE=DATE:20991231', []],
    ['BEGIN:VALARM|DTSTART;VALUE=DATE:20261205|not a line|x-small:1|END:VALARM', ['2026-12-05']],
    ['DTSTART;VALUE=DATE:20261205 |DTEND;VALUE=DATE:20261206 |STATUS:CONFIRMED ', ['2026-12-05']],
    ['DTSTART;VALUE=DATE:20261205|DTEND;VALUE=DATE:20261205', []],
    ['DTSTART;VALUE=DATE:120261205', []],
    ['DTSTART;VALUE=DATE:20261205Z', []],
    ['XDTSTART:20261205', []],
    ['SUMMARY:A|DTEND:20261205', []],
    ['SUMMARY:Long\r\n  er|DTSTART;VALUE=DATE:2026\r\n 1205', ['2026-12-05']],
  ])('%j takes %j (RENTAL-29, RENTAL-30)', (event, nights) => {
    expect(blockedNights(calendar(event))).toEqual(nights)
  })

  test('Lines may end as they do in Unix, the first may have a space behind it, and what stands in no event counts for nothing', () => {
    expect(
      blockedNights(
        'BEGIN:VCALENDAR \nDTSTART:20270101\nBEGIN:VEVENT\nDTSTART:2026\n 1205\nEND:VEVENT\nEND:VEVENT\n',
      ),
    ).toEqual(['2026-12-05'])
    expect(blockedNights('BEGIN:VCALENDAR\r\nDTSTART:20270101\r\nEND:VEVENT')).toEqual([])
    expect(
      blockedNights(calendar('DTSTART:20261206', 'DTSTART:20261205', 'DTSTART:20261205')),
    ).toEqual(['2026-12-05', '2026-12-06'])
  })

  test.each([
    [400, 400],
    [401, 0],
  ])('An event of %i nights takes %i (RENTAL-30)', (length, count) => {
    const written = (day: string) => day.replaceAll('-', '')
    expect(
      blockedNights(
        calendar(
          `DTSTART:${written(dayFromNumber(20_000))}|DTEND:${written(dayFromNumber(20_000 + length))}`,
        ),
      ),
    ).toHaveLength(count)
  })

  test('Nights that come twice or out of order make the same stretches (RENTAL-32)', () => {
    expect(nightRanges(['2026-12-06', '2026-12-05', '2026-12-05', '2026-12-08'])).toEqual([
      ['2026-12-05', '2026-12-07'],
      ['2026-12-08', '2026-12-09'],
    ])
    expect(nightRanges([])).toEqual([])
  })

  test('What is no calendar has none (RENTAL-31)', () => {
    expect(blockedNights('<html>')).toBeNull()
    expect(blockedNights('')).toBeNull()
    expect(blockedNights(`<pre>\r\n${calendar('DTSTART:20261205')}`)).toBeNull()
    expect(
      blockedNights(
        calendar(
          ...Array.from(
            { length: 6 },
            (_, year) => `DTSTART:${2030 + year}0101|DTEND:${2031 + year}0101`,
          ),
        ),
      ),
    ).toBeNull()
  })

  test.each([
    [1500, 1500],
    [1501, undefined],
  ])('A calendar of %i nights has %s (RENTAL-31)', (nights, count) => {
    const events = Array.from(
      { length: nights },
      (_, night) => `DTSTART:${dayFromNumber(20_000 + night).replaceAll('-', '')}`,
    )
    expect(blockedNights(calendar(...events))?.length).toBe(count)
  })

  test('What goes out as stretches comes back as the same nights (RENTAL-32)', () => {
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
          const events = stretches.map(days => ({
            uid: days[0],
            start: 0,
            end: 0,
            days,
            summary: '',
            location: '',
            description: '',
          }))
          expect(blockedNights(icalendar(events, 'K', 0))).toEqual(nights)
        },
      ),
    )
  })

  test('Nothing that comes in makes it throw', () => {
    const lines = fc.array(
      fc.oneof(
        fc.constantFrom(
          'BEGIN:VEVENT',
          'END:VEVENT',
          'DTSTART:20261205',
          'DTEND:99999999',
          'STATUS',
          ' x',
          ':',
        ),
        fc.string(),
      ),
      { maxLength: 30, size: 'max' },
    )
    fc.assert(
      fc.property(
        lines.map(list => list.join('\r\n')),
        text => void blockedNights(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${text}\r\nEND:VEVENT`),
      ),
    )
  })
})
