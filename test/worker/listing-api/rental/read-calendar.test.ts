import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nightRanges } from '../../../../shared/rental/night-ranges.ts'
import { addDays, dayFromNumber, daysBetween } from '../../../../shared/time/day.ts'
import { icalendar } from '../../../../shared/time/icalendar.ts'
import type { Day } from '../../../../shared/time/units.ts'
import { readCalendar } from '../../../../worker/listing-api/rental/read-calendar.ts'

const TODAY = '2026-11-22'

const calendar = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap(event => ['BEGIN:VEVENT', ...event.split('|'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

const read = (text: string, today: Day = TODAY): Day[] =>
  readCalendar(text, today, uid => uid.endsWith('@own'))
const refusal = (text: string): unknown => {
  try {
    return read(text)
  } catch (error) {
    return error
  }
}
const written = (day: Day): string => day.replaceAll('-', '')

test.each<[string, Day[]]>([
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
  ['DTSTART:20261205|DTEND:99999999', ['2026-12-05']],
  ['DTSTART;VALUE=DATE:20261205|DTEND;VALUE=DATE:20261206|STATUS:CANCELLED', []],
  ['DTSTART;VALUE=DATE:20261205|DTEND;VALUE=DATE:20261206|TRANSP:TRANSPARENT', []],
  ['DTSTART;VALUE=DATE:20261208|DTEND;VALUE=DATE:20261205', []],
  ['DTSTART;VALUE=DATE:20270229|DTEND;VALUE=DATE:20270302', []],
  ['DTSTART;VALUE=DATE:20200101|DTEND;VALUE=DATE:20991231', []],
  ['DTSTART;VALUE=DATE:20261205|DTEND;VALUE=DATE:20261205', []],
  ['XDTSTART:20261205', []],
  ['SUMMARY:A|DTEND;VALUE=DATE:20261205', []],
  ['SUMMARY:Long\r\n  er|DTSTART;VALUE=DATE:2026\r\n 1205', ['2026-12-05']],
  ['DTSTART;VALUE=DATE:20261205|DURATION:P2D', ['2026-12-05', '2026-12-06']],
  ['DTSTART;VALUE=DATE:20261205|DURATION:P1W', daysBetween('2026-12-05', '2026-12-12')],
  ['DTSTART:20261205T160000|DURATION:PT18H', ['2026-12-05']],
  ['DTSTART;VALUE=DATE:20261205|DURATION:P9999D', []],
  ['DTSTART;VALUE=DATE:20201205', []],
])('%j takes %j (RENTAL-29, RENTAL-30)', (event, nights) => {
  expect(read(calendar(event))).toEqual(nights)
})

test.each<[string, Day[]]>([
  [
    'DTSTART;VALUE=DATE:20261205|RRULE:FREQ=WEEKLY;COUNT=3',
    ['2026-12-05', '2026-12-12', '2026-12-19'],
  ],
  [
    'DTSTART;VALUE=DATE:20261205|DURATION:P2D|RRULE:FREQ=MONTHLY;UNTIL=20270110',
    ['2026-12-05', '2026-12-06', '2027-01-05', '2027-01-06'],
  ],
  [
    'DTSTART;VALUE=DATE:20261205|RRULE:FREQ=WEEKLY;COUNT=3|EXDATE;VALUE=DATE:20261212',
    ['2026-12-05', '2026-12-19'],
  ],
  ['DTSTART;VALUE=DATE:20261205|RDATE;VALUE=DATE:20261224', ['2026-12-05', '2026-12-24']],
  ['DTSTART;TZID=America/New_York:20261205T200000|DURATION:PT36H', ['2026-12-06']],
  ['DTSTART;TZID=Nowhere/Land:20261205T230000|DURATION:PT12H', ['2026-12-05']],
  ['DTSTART;VALUE=DATE:20101122|RRULE:FREQ=YEARLY', ['2026-11-22', '2027-11-22', '2028-11-22']],
])('%j recurs within two years, in days of Brussels: %j (IMPORT-43)', (event, nights) => {
  expect(read(calendar(event))).toEqual(nights)
})

test('An occurrence that was moved takes its new nights in place of its old ones (IMPORT-43)', () => {
  expect(
    read(
      calendar(
        'UID:a|DTSTART;VALUE=DATE:20261205|RRULE:FREQ=WEEKLY;COUNT=2',
        'UID:a|RECURRENCE-ID;VALUE=DATE:20261212|DTSTART;VALUE=DATE:20261214',
      ),
    ),
  ).toEqual(['2026-12-05', '2026-12-14'])
})

test.each([
  ['recurs by the second', 'DTSTART:20261205T100000Z|RRULE:FREQ=SECONDLY'],
  ['recurs by the hour', 'DTSTART:20261205T100000Z|RRULE:FREQ=HOURLY;COUNT=1000000000'],
  [
    'has a rule that never fits',
    'DTSTART;VALUE=DATE:20261205|RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO',
  ],
  [
    'has a day that is in no year',
    'DTSTART;VALUE=DATE:20261205|RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ],
  ['began long ago', 'DTSTART;VALUE=DATE:19000101|RRULE:FREQ=DAILY'],
  [
    'comes again in a million years',
    'DTSTART;VALUE=DATE:20261205|RRULE:FREQ=DAILY;INTERVAL=999999999',
  ],
  [
    'comes again in as many weeks',
    'DTSTART;VALUE=DATE:20261205|RRULE:FREQ=WEEKLY;INTERVAL=999999999',
  ],
  [
    'looks for the 366th Monday of each month, and for its like',
    'DTSTART;VALUE=DATE:20261205|RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=366|RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=366',
  ],
  [
    'lists too many days',
    `DTSTART;VALUE=DATE:20261205|${'RDATE:20261206T100000\n'.repeat(20_001)}X-A:1`,
  ],
])('An event that %s is refused by its UID (IMPORT-44)', (_what, event) => {
  expect(refusal(calendar('DTSTART;VALUE=DATE:20261201', `UID:bomb-1|${event}`))).toMatchObject({
    status: 422,
    message: expect.stringContaining('bomb-1'),
  })
})

const nightsFrom = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, night) => `UID:n${night}|DTSTART;VALUE=DATE:${written(addDays(TODAY, night))}`,
  )

test('A calendar takes 1,500 nights and has 5,000 events, and no more (IMPORT-44)', () => {
  expect(read(calendar(...nightsFrom(1500)))).toHaveLength(1500)
  expect(refusal(calendar(...nightsFrom(1501)))).toMatchObject({
    status: 422,
    message: expect.stringContaining('n1500'),
  })
  const sameDay = Array.from({ length: 5001 }, () => 'DTSTART;VALUE=DATE:20261205')
  expect(read(calendar(...sameDay.slice(1)))).toEqual(['2026-12-05'])
  expect(refusal(calendar(...sameDay))).toMatchObject({ status: 422 })
})

test('A line of over 64,000 letters is refused, folded too (IMPORT-44)', () => {
  const start = 'DTSTART;VALUE=DATE:20261205'
  const long = (letters: number): string => `X-A${';P=a'.repeat(letters / 4 - 1)}:`
  expect(read(calendar(`${start}|${long(64_000)}`))).toEqual(['2026-12-05'])
  expect(refusal(calendar(`${start}|${long(64_004)}`))).toMatchObject({ status: 422 })
  const folded = long(64_004).replaceAll(/.{70}/g, '$&\r\n ')
  expect(refusal(calendar(`${start}|${folded}`))).toMatchObject({ status: 422 })
})

test.each([
  [400, 400],
  [401, 0],
])('An event of %i nights takes %i (RENTAL-30)', (length, count) => {
  const event = `DTSTART;VALUE=DATE:${written(TODAY)}|DTEND;VALUE=DATE:${written(addDays(TODAY, length))}`
  expect(read(calendar(event))).toHaveLength(count)
})

test.each(['P9999999999D', '-P9999999999D'])(
  'An event that lasts %s takes nothing, and is read at once (RENTAL-30)',
  duration => {
    expect(read(calendar(`DTSTART;VALUE=DATE:20261205|DURATION:${duration}`))).toEqual([])
  },
)

test.each([
  ['HTML', '<html>'],
  ['nothing', ''],
  ['a calendar in HTML', `<pre>\r\n${calendar('DTSTART;VALUE=DATE:20261205')}`],
  ['one that was cut off', calendar('DTSTART;VALUE=DATE:20261205').slice(0, -20)],
  ['an event alone', 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261205\r\nEND:VEVENT'],
])('%s is no calendar (RENTAL-31)', (_what, text) => {
  expect(refusal(text)).toMatchObject({ status: 400 })
})

test('What went out from here does not come back (IMPORT-46)', () => {
  expect(
    read(
      calendar('UID:1@own|DTSTART;VALUE=DATE:20261205', 'UID:1@other|DTSTART;VALUE=DATE:20261206'),
    ),
  ).toEqual(['2026-12-06'])
})

test('What goes out as stretches comes back as the same nights (RENTAL-32)', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 21_000, max: 21_200 }), { maxLength: 60 }),
      numbers => {
        const nights = numbers.map(dayFromNumber).toSorted()
        const events = nightRanges(nights).map(days => ({
          uid: days[0],
          start: 0,
          end: 0,
          days,
          summary: '',
          location: '',
          description: '',
        }))
        expect(read(icalendar(events, 'K', 0))).toEqual(nights)
      },
    ),
  )
})

test('Of anything that comes in an error is one of ours (RENTAL-31)', () => {
  const lines = fc.array(
    fc.oneof(
      fc.constantFrom(
        'BEGIN:VEVENT',
        'END:VEVENT',
        'DTSTART:20261205',
        'DTSTART;VALUE=DATE:20261205',
        'DTEND:99999999',
        'RRULE:FREQ=YEARLY;BYDAY=53MO',
        'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;INTERVAL=12',
        'RRULE:FREQ=WEEKLY;BYSETPOS=-1',
        'RRULE:COUNT=0',
        'DURATION:P1Y',
        'DURATION:-P1D',
        'EXDATE:x',
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
      text => {
        const found = refusal(
          `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261205\r\n${text}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
        )
        if (!Array.isArray(found)) expect(found).toMatchObject({ status: expect.any(Number) })
      },
    ),
  )
})
