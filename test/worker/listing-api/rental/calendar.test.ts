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
