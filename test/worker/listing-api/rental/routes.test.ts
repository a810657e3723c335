import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { addDays } from '../../../../shared/time/day.ts'
import type { RentalFilters, RentalResults } from '../../../../shared/rental/search.ts'
import * as answers from '../../../../worker/listing-api/rental/responses.ts'
import { ask, askBound, get, post, postBound, rowsIn } from '../support/api.ts'
import { count, postOnce, seedStays } from '../support/seed-stays.ts'
import { FIRST, TODAY } from '../support/stays.ts'

beforeEach(seedStays)

const RESERVE = '/sites/7/rental-units/reservation'
const stay = (over: object = {}) => ({
  rentalUnitId: 1,
  start: FIRST,
  end: addDays(FIRST, 7),
  persons: 2,
  agreements: [1],
  locale: 'nl',
  contact: { name: 'Gast', email: 'Gast@Voorbeeld.be', phone: '' },
  ...over,
})
const search = async (query: object, piece: object = {}): Promise<RentalResults> =>
  (await post('/sites/7/rental-units', { query, ...piece })).json()
const idsOf = ({ results }: RentalResults) => results.map(unit => unit.id)

test('Every call answers in its published shape', async () => {
  for (const [answer, schema] of [
    [await post('/sites/7/rental-units', {}), answers.RentalResults],
    [await post('/sites/7/rental-units/filters', {}), answers.RentalFilters],
    [await ask('/sites/7/rental-units/1'), answers.RentalUnit],
    [await ask('/sites/7/rental-units/1/periods'), answers.RentalPeriods],
    [await postOnce(RESERVE, stay()), answers.StayReservation],
  ] as [Response, v.GenericSchema][]) {
    expect(answer.status).toBe(200)
    expect(v.safeParse(schema, await answer.json()).issues).toBeUndefined()
  }
})

test.each([
  [{}, 12],
  [{ locationId: [1] }, 6],
  [{ subKindId: [1, 2] }, 8],
  [{ cityId: [99] }, 0],
  [{ persons: 5 }, 3],
  [{ persons: 6 }, 0],
  [{ periodType: 'WEEK', start: FIRST }, 11],
  [{ start: FIRST, end: addDays(FIRST, 4) }, 12],
  [{ periodType: 'WEEKEND', start: FIRST }, 0],
  [{ start: TODAY }, 0],
  [{ start: addDays(TODAY, -30) }, 0],
])('A search for %j finds %i (LAPI-37)', async (query, total) => {
  const found = await search(query)
  expect(found.total.value).toBe(total)
  expect(found.results).toHaveLength(total)
})

test('Results come cheapest first, in pages, without their long texts (LAPI-37)', async () => {
  expect(idsOf(await search({}))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const page = await search({}, { limit: 5, offset: 10 })
  expect([page.total.value, idsOf(page)]).toEqual([12, [11, 12]])
  expect(page.results[0]).toMatchObject({
    priceFrom: 430,
    general: { descriptionShort: { nl: 'Kort' } },
  })
  expect(page.results[0]?.general.description).toBeUndefined()
  expect(page.results[0]?.photos).toHaveLength(1)
})

test('Filters offer what there is, and only days that can still be had', async () => {
  const filters = await (
    await post('/sites/7/rental-units/filters', { query: { periodType: 'WEEK' } })
  ).json<RentalFilters>()
  expect(filters).toMatchObject({
    locations: [{ id: 1 }, { id: 2 }],
    maxOccupations: [2, 3, 4, 5],
    cities: [{ id: 35013, name: 'Oostende', zip: '8400' }],
    periodStartDates: [FIRST, addDays(FIRST, 7), addDays(FIRST, 14)],
  })
  expect(filters.subKinds).toHaveLength(3)
  expect(filters.periodDates.every(period => period.type === 'WEEK')).toBe(true)
})

test('Periods leave out the past and say which are taken (LAPI-38)', async () => {
  const { periods } = await get<{ periods: { start: string; end: string; available: boolean }[] }>(
    '/sites/7/rental-units/12/periods',
  )
  expect(periods.every(period => period.start >= TODAY)).toBe(true)
  expect(periods.filter(period => !period.available).map(({ start, end }) => [start, end])).toEqual(
    [
      [FIRST, addDays(FIRST, 7)],
      [addDays(FIRST, 4), addDays(FIRST, 7)],
    ],
  )
})

test.each([
  ['/sites/8/rental-units/1', 404],
  ['/sites/8/rental-units/1/periods', 404],
  ['/sites/7/rental-units/999/periods', 404],
  ['/sites/7/rental-units/abc', 404],
  ['/sites/7/rental-units/photo/1/1-huge', 404],
  ['/sites/7/rental-units/photo/1/1-medium', 404],
])('%s answers %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('A price is worked out here, over more periods too (LAPI-39)', async () => {
  expect(await (await postOnce(RESERVE, stay())).json()).toMatchObject({
    price: 680,
    nights: 7,
    status: 'requested',
  })
  expect(
    await (
      await postOnce(RESERVE, stay({ rentalUnitId: 2, end: addDays(FIRST, 14), price: 1400 }))
    ).json(),
  ).toMatchObject({ price: 1400 })
})

test.each([
  [{ price: 1 }, 409, 'price'],
  [{ rentalUnitId: 12 }, 409, 'start'],
  [{ persons: 3 }, 400, 'persons'],
  [{ agreements: [] }, 400, 'agreements'],
  [{ end: addDays(FIRST, 6) }, 400, 'start'],
  [{ start: addDays(FIRST, 7), end: FIRST }, 400, 'end'],
  [{ start: addDays(TODAY, -30), end: addDays(TODAY, -23) }, 400, 'start'],
  [{ start: '2027-02-29' }, 400, 'start'],
  [{ contact: { name: '', email: 'a@b.be', phone: '' } }, 400, 'contact.name'],
  [{ contact: { name: 'A', email: 'a b@c', phone: '' } }, 400, 'contact.email'],
  [{ rentalUnitId: 999 }, 404, undefined],
  [{ status: 'paid' }, 400, 'status'],
])('A stay with %j is refused with %i and takes nothing', async (over, status, field) => {
  const answer = await postOnce(RESERVE, stay(over))
  expect(answer.status).toBe(status)
  expect((await answer.json<{ error: { field?: string } }>()).error.field).toBe(field)
  expect(await count('rental_reservation')).toBe(0)
})

test('Another agency cannot reserve it', async () => {
  expect((await postOnce('/sites/8/rental-units/reservation', stay())).status).toBe(404)
})

test('The same key has one effect and one answer; for something else it is refused (LAPI-41)', async () => {
  const key = 'key-of-this-very-wish'
  const all = await Promise.all(Array.from({ length: 20 }, () => postOnce(RESERVE, stay(), key)))
  const bodies = new Set(await Promise.all(all.map(answer => answer.text())))
  expect([all.every(answer => answer.ok), bodies.size, await count('rental_reservation')]).toEqual([
    true,
    1,
    1,
  ])
  expect((await postOnce(RESERVE, stay({ persons: 1 }), key)).status).toBe(422)
})

test('Of fifty at once for overlapping nights exactly one gets them, twenty times over (LAPI-40)', async () => {
  const spans = [
    [0, 7],
    [0, 4],
    [4, 7],
    [0, 14],
  ] as const
  for (let round = 0; round < 20; round++) {
    await rowsIn(7, 'DELETE FROM rental_reservation; DELETE FROM rental_night')
    const wishes = Array.from({ length: 50 }, (_, index) => {
      const [from, to] = spans[round % 2 === 0 ? 0 : index % 2 === 0 ? 3 : 0]
      return postOnce(
        RESERVE,
        stay({
          start: addDays(FIRST, from),
          end: addDays(FIRST, to),
          contact: { name: 'G', email: `g${index}@x.be`, phone: '' },
        }),
      )
    })
    const statuses = (await Promise.all(wishes)).map(answer => answer.status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(49)
    expect(await count('rental_reservation')).toBe(1)
  }
}, 120_000)

test('Calendars go out to portals and come in from them, and a night of ours stays ours (LAPI-42, IMPORT-21)', async () => {
  const put = (events: string, key = 'secret') =>
    ask(
      '/sites/7/rental-units/1/calendar',
      {
        method: 'PUT',
        headers: { 'content-type': 'text/calendar', authorization: `Bearer ${key}` },
        body: `BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`,
      },
      { API_KEY: 'secret' },
    )
  const event = (start: string, end: string) =>
    `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${start.replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${end.replaceAll('-', '')}\r\nEND:VEVENT\r\n`
  await postOnce(RESERVE, stay())
  expect((await put('', 'wrong')).status).toBe(401)
  expect(await (await put(event(addDays(FIRST, 6), addDays(FIRST, 9)))).json()).toEqual({
    blocked: 2,
    conflicts: [addDays(FIRST, 6)],
  })
  const out = await (await ask('/sites/7/rental-units/1/calendar')).text()
  expect(out).toContain(
    `DTSTART;VALUE=DATE:${FIRST.replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${addDays(FIRST, 9).replaceAll('-', '')}`,
  )
  expect(
    (await postOnce(RESERVE, stay({ start: addDays(FIRST, 7), end: addDays(FIRST, 11) }))).status,
  ).toBe(409)
  expect(await (await put('')).json()).toEqual({ blocked: 0, conflicts: [] })
  expect(
    (await postOnce(RESERVE, stay({ start: addDays(FIRST, 7), end: addDays(FIRST, 11) }))).status,
  ).toBe(200)
  expect(await count('rental_night WHERE outside = 0')).toBe(1 + 7 + 4)
})

const BO = { name: 'Bo', email: 'bo@voorbeeld.be', phone: '0470' }

test('Export, erasure and lapse reach every stay of a person; one to come gives its nights back (LAPI-49)', async () => {
  const email = 'gast@voorbeeld.be'
  const kept = async () => (await postBound('/sites/7/persons/export', { email })).json()
  await postOnce(RESERVE, stay({ message: 'Met hond' }))
  await postOnce(RESERVE, stay({ rentalUnitId: 2, contact: BO }))
  expect(await (await askBound('/sites/7/bookings')).json()).toMatchObject({
    bookings: [
      { kind: 'stay', start: FIRST },
      { kind: 'stay', start: FIRST },
    ],
  })
  expect(await kept()).toMatchObject({
    reservations: [{ rentalUnitId: 1, start: FIRST, name: 'Gast', email, message: 'Met hond' }],
    appointments: [],
  })
  expect(await (await postBound('/sites/8/persons/erase', { email })).json()).toEqual({
    changed: 0,
  })
  expect(await (await postBound('/sites/7/persons/erase', { email })).json()).toEqual({
    changed: 2,
  })
  expect(await kept()).toEqual({ reservations: [], appointments: [] })
  expect((await postOnce(RESERVE, stay({ contact: BO }))).status).toBe(200)
  const ago = (days: number) =>
    rowsIn(7, 'UPDATE rental_reservation SET "end" = ? WHERE unit_id = 2', addDays(TODAY, -days))
  await ago(89)
  expect(await (await postBound('/sites/7/persons/lapse', {})).json()).toEqual({ changed: 0 })
  await ago(91)
  expect(await (await postBound('/sites/7/persons/lapse', {})).json()).toEqual({ changed: 1 })
  expect(
    await count(
      'rental_reservation WHERE unit_id = 2 AND coalesce(name, email, phone, message) IS NOT NULL',
    ),
  ).toBe(0)
})

test('Even where nobody checked before, the database refuses a night twice (LAPI-40)', async () => {
  await postOnce(RESERVE, stay())
  const again = () =>
    rowsIn(
      7,
      "INSERT INTO rental_night (unit_id, night, reservation_id) VALUES (1, ?, 'x')",
      addDays(FIRST, 3),
    )
  await expect(again).rejects.toThrow('UNIQUE')
})
