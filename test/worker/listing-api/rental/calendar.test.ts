import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../../shared/time/day.ts'
import { nightRanges } from '../../../../shared/rental/night-ranges.ts'
import type { Day } from '../../../../shared/time/units.ts'
import { ask } from '../support/api.ts'
import { count, seedStays } from '../support/seed-stays.ts'
import { FIRST } from '../support/stays.ts'

beforeEach(seedStays)

const CALENDAR = '/sites/7/rental-units/1/calendar'
const compact = (day: Day): string => day.replaceAll('-', '')

/** Sends the nights that a portal has taken, by their distance from the first Saturday. */
async function sendNights(query: string, ...offsets: number[]): Promise<number> {
  const events = nightRanges(offsets.map(offset => addDays(FIRST, offset))).flatMap(
    ([start, end]) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${compact(start)}`,
      `DTEND;VALUE=DATE:${compact(end)}`,
      'END:VEVENT',
    ],
  )
  const response = await ask(
    CALENDAR + query,
    {
      method: 'PUT',
      headers: { 'content-type': 'text/calendar', authorization: 'Bearer secret' },
      body: ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'),
    },
    { API_KEY: 'secret' },
  )
  return response.status
}

const startsOf = async (query = ''): Promise<string[]> => {
  const text = await (await ask(CALENDAR + query)).text()
  return [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].map(([, start = '']) => start)
}
const starts = (...offsets: number[]) => offsets.map(offset => compact(addDays(FIRST, offset)))

test('Two portals take nights side by side, and a night is free when neither has it (IMPORT-21)', async () => {
  await sendNights('?source=airbnb', 1, 5)
  await sendNights('?source=booking', 5, 10)
  expect(await startsOf()).toEqual(expect.arrayContaining(starts(1, 5, 10)))
  await sendNights('?source=airbnb', 3)
  expect(await startsOf()).toEqual(expect.arrayContaining(starts(3, 5, 10)))
  await sendNights('?source=booking')
  await sendNights('?source=airbnb')
  expect(await count('rental_night WHERE outside = 1')).toBe(0)
})

test('A calendar without a source replaces only its like (IMPORT-21)', async () => {
  await sendNights('?source=airbnb', 1)
  await sendNights('', 3)
  await sendNights('')
  expect(await count('rental_night WHERE outside = 1')).toBe(1)
  expect(await sendNights("?source='", 1)).toBe(400)
})

test('A portal does not get its own nights back, and so can free them (LAPI-52)', async () => {
  await sendNights('?source=airbnb', 1, 5)
  await sendNights('?source=booking', 5)
  const [all, without] = [await startsOf(), await startsOf('?without=airbnb')]
  expect(all).toEqual(expect.arrayContaining(starts(1, 5)))
  expect(without).toEqual(all.filter(day => day !== starts(1)[0]))
  expect((await ask(`${CALENDAR}?without=%20`)).status).toBe(400)
})

const send = (body: string): Promise<Response> =>
  ask(
    CALENDAR,
    {
      method: 'PUT',
      headers: { 'content-type': 'text/calendar', authorization: 'Bearer secret' },
      body,
    },
    { API_KEY: 'secret' },
  )
const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const eventOn = (offset: number, uid: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART;VALUE=DATE:${compact(addDays(FIRST, offset))}`,
  'END:VEVENT',
]

test.each<[string, string, number]>([
  ['a page that says sorry', '<html>', 400],
  ['one that is cut off', calendarOf(...eventOn(1, 'a')).slice(0, 60), 400],
  [
    'one with a rule by the second',
    calendarOf(
      'BEGIN:VEVENT',
      'UID:x',
      'DTSTART:20261201T100000Z',
      'RRULE:FREQ=SECONDLY',
      'END:VEVENT',
    ),
    422,
  ],
  ['one of over two megabytes', calendarOf(`X-NOTE:${'x'.repeat(2_000_000)}`), 413],
])(
  'Of %s nothing is taken, and the nights of before stay (IMPORT-44, RENTAL-31)',
  async (_what, text, status) => {
    await send(calendarOf(...eventOn(1, 'a'), ...eventOn(5, 'b')))
    const before = await startsOf()
    expect((await send(text)).status).toBe(status)
    expect(await startsOf()).toEqual(before)
    expect(before).toEqual(expect.arrayContaining(starts(1, 5)))
  },
)

test('Our own calendar that comes back takes nothing; its UIDs name agency and unit (IMPORT-46)', async () => {
  await send(calendarOf(...eventOn(1, 'theirs')))
  const own = await (await ask(CALENDAR)).text()
  expect(own).toMatch(/^UID:\d+-1@7\.baksteen\r$/m)
  expect(await (await send(own)).json()).toEqual({ blocked: 0, conflicts: [] })
  expect(await startsOf()).not.toEqual(expect.arrayContaining(starts(1)))
  const foreign = own.replaceAll('@7.baksteen', '@8.baksteen')
  expect(await (await send(foreign)).json()).toEqual({ blocked: 1, conflicts: [] })
})
