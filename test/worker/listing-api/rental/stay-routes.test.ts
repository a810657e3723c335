import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../../shared/time/day.ts'
import { nightRanges } from '../../../../shared/rental/night-ranges.ts'
import type { UnitNights } from '../../../../shared/rental/unit-nights.ts'
import { ask, postBound, rowsIn } from '../support/api.ts'
import { put, remove } from '../support/parts.ts'
import { postOnce, seedStays } from '../support/seed-stays.ts'
import { FIRST, TODAY } from '../support/stays.ts'

beforeEach(seedStays)
afterEach(() => void vi.restoreAllMocks())

const AT = '/sites/7/rental-units'
const stay = (over: object = {}) => ({
  rentalUnitId: 1,
  start: FIRST,
  end: addDays(FIRST, 7),
  persons: 2,
  contact: { name: 'Gast', email: 'gast@voorbeeld.be', phone: '0470' },
  agreements: [1],
  locale: 'nl',
  ...over,
})

const reserve = async (over: object = {}): Promise<string> =>
  (await (await postOnce(`${AT}/reservation`, stay(over))).json<{ id?: string }>()).id ?? ''

const change = (id: string, state: string, revision: number) =>
  put(`/rental-units/reservation/${id}/state`, { state, revision })

const nights = async (unit = 1): Promise<UnitNights> =>
  (
    await ask(`${AT}/${unit}/nights?from=${TODAY}&until=${addDays(TODAY, 90)}`, undefined, {
      BOUND: true,
    })
  ).json()

const heldBy = async (id: string): Promise<number> =>
  (await nights()).nights.filter(each => each.stay === id).length

const isFree = async (): Promise<boolean | undefined> => {
  const { periods } = await (
    await ask(`${AT}/1/periods`)
  ).json<{ periods: { start: string; available: boolean }[] }>()
  return periods.find(({ start }) => start === FIRST)?.available
}

describe('what becomes of a stay', () => {
  it('frees its nights, or takes them anew where they are free (STAY-4, STAY-7, STAY-17)', async () => {
    const id = await reserve()
    expect([await heldBy(id), await isFree()]).toEqual([7, false])
    expect(await change(id, 'lapsed', 1)).toMatchObject({ status: 200, state: 'lapsed' })
    expect([await heldBy(id), await isFree()]).toEqual([0, true])
    expect(await change(id, 'confirmed', 2)).toMatchObject({ status: 200 })
    expect(await heldBy(id)).toBe(7)
    await change(id, 'cancelled', 3)
    const other = await reserve({ contact: { name: 'Bo', email: 'bo@voorbeeld.be', phone: '1' } })
    expect(await change(id, 'confirmed', 4)).toMatchObject({
      status: 409,
      error: { field: 'start' },
    })
    expect([await heldBy(id), await heldBy(other)]).toEqual([0, 7])
  })

  it('is what the latest change says, in whatever order they come (STAY-4)', async () => {
    const id = await reserve()
    await change(id, 'cancelled', 2)
    expect(await change(id, 'confirmed', 1)).toMatchObject({ state: 'cancelled', revision: 2 })
    expect(await heldBy(id)).toBe(0)
    expect((await change('x'.repeat(32), 'confirmed', 1)).status).toBe(404)
    const answer = await ask(`${AT}/reservation/${id}/state`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"state":"confirmed","revision":9}',
    })
    expect(answer.status).toBe(401)
  })

  it('ends with its guest’s erasure, unless it has begun (LAPI-49, STAY-18)', async () => {
    const id = await reserve()
    await change(id, 'confirmed', 1)
    await postBound('/sites/7/persons/erase', { email: 'gast@voorbeeld.be' })
    expect(await heldBy(id)).toBe(0)
    expect(await reserve()).not.toBe('')
  })

  it('gives freed nights to the owner’s block and to another calendar (STAY-24)', async () => {
    const id = await reserve()
    await sendCalendar(FIRST, addDays(FIRST, 1))
    expect((await nights()).nights[0]).toMatchObject({ stay: id, sources: ['airbnb'] })
    await change(id, 'declined', 1)
    expect((await nights()).nights).toEqual([
      { night: FIRST, stay: null, isOwn: false, sources: ['airbnb'] },
    ])
  })
})

const sendCalendar = (start: string, end: string) =>
  ask(
    `${AT}/1/calendar?source=airbnb`,
    {
      method: 'PUT',
      headers: { 'content-type': 'text/calendar', authorization: 'Bearer secret' },
      body: calendarOf([[start, end]]),
    },
    { API_KEY: 'secret' },
  )

const calendarOf = (spans: readonly (readonly [string, string])[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...spans.flatMap(([start, end]) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${end.replaceAll('-', '')}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

describe('nights that the owner keeps', () => {
  const block = (start: number, end: number, reason?: string) => ({
    start: addDays(FIRST, start),
    end: addDays(FIRST, end),
    ...(reason && { reason }),
  })
  const home = async (blocks: object[]) => {
    const part = await (
      await ask('/sites/7/part?path=rentals/1', undefined, { BOUND: true })
    ).json<object>()
    return put('/rentals/1', { ...part, blocks })
  }

  it('stand in the part with why, take their nights and give them back (STAY-24)', async () => {
    expect(await home([block(1, 3, 'Schilder')])).toMatchObject({ changed: true })
    const part = await (
      await ask('/sites/7/part?path=rentals/1', undefined, { BOUND: true })
    ).json<{ blocks: object[]; taken: string[] }>()
    expect([part.blocks, part.taken]).toEqual([[block(1, 3, 'Schilder')], []])
    expect((await nights()).nights.map(({ night, isOwn }) => [night, isOwn])).toEqual([
      [addDays(FIRST, 1), true],
      [addDays(FIRST, 2), true],
    ])
    expect(await reserve()).toBe('')
    const shown = await (await ask(`${AT}/1`)).text()
    expect(shown).not.toContain('Schilder')
    expect(await home([block(1, 3, 'Schilder')])).toMatchObject({ changed: false })
    await home([])
    expect((await nights()).nights).toEqual([])
  })

  it('outlast another calendar over the same nights (STAY-24)', async () => {
    await sendCalendar(addDays(FIRST, 1), addDays(FIRST, 2))
    await home([block(1, 3)])
    await sendCalendar(addDays(FIRST, 30), addDays(FIRST, 31))
    expect((await nights()).nights.filter(({ isOwn }) => isOwn)).toHaveLength(2)
  })

  it('are never nights of a stay, whoever is first (STAY-23)', async () => {
    await reserve()
    expect(await home([block(6, 8)])).toMatchObject({
      status: 409,
      error: { field: 'blocks[0]', message: `has a night of a stay: ${addDays(FIRST, 6)}` },
    })
    expect(await home([block(7, 8)])).toMatchObject({ changed: true })
  })

  it.each([
    [[block(3, 1)], 'blocks[0]'],
    [[block(1, 2), block(1, 2)], 'blocks[1]'],
    [[block(0, 401)], 'blocks[0]'],
  ])('that are no nights are refused (STAY-24)', async (blocks, field) => {
    expect(await home(blocks)).toMatchObject({
      status: 400,
      error: { field: expect.stringContaining(field) },
    })
  })
})

it('Guests, owner and portal at the same nights at once: one has them, 50 rounds (STAY-23, LAPI-40)', async () => {
  for (let round = 0; round < 50; round++) {
    const unit = 1 + (round % 10)
    const part = await (
      await ask(`/sites/7/part?path=rentals/${unit}`, undefined, { BOUND: true })
    ).json<object>()
    const block = { start: addDays(FIRST, 2), end: addDays(FIRST, 3) }
    const [one, two, own] = await Promise.all([
      reserve({ rentalUnitId: unit }),
      reserve({ rentalUnitId: unit, persons: 1 }),
      put(`/rentals/${unit}`, { ...part, blocks: [block] }),
      sendCalendar(FIRST, addDays(FIRST, 1)),
    ])
    const winners = [one, two].filter(Boolean)
    expect([winners.length, own.changed === true]).toEqual(
      winners.length === 1 ? [1, false] : [0, unit === 1 ? own.changed === true : true],
    )
    const held = (await nights(unit)).nights.filter(each => each.stay)
    expect(held).toHaveLength(winners.length * 7)
    if (winners[0]) await change(winners[0], 'declined', 1)
    await put(`/rentals/${unit}`, { ...part, blocks: [] })
    await remove(`/rental-units/1/calendars/airbnb`)
    expect((await nights(unit)).nights).toEqual([])
  }
}, 120_000)

it('Desk and portal at the nights of a stay that lapsed at once: the answer is what stands, 50 rounds (STAY-7, STAY-23)', async () => {
  const id = await reserve()
  const outcomes: number[] = []
  for (let round = 0; round < 50; round++) {
    const revision = 1 + round * 3
    await change(id, 'lapsed', revision)
    const confirm = () => change(id, 'confirmed', revision + 1)
    const send = () => sendCalendar(FIRST, addDays(FIRST, 1))
    // The first two are one after the other; then the portal is at once, or a call ahead.
    const sent = round === 1 ? null : send()
    if (round === 0) await sent
    if (round % 2 === 0) await nights()
    const { status } = await confirm()
    await (sent ?? send())
    outcomes.push(status)
    const [first] = (await nights()).nights
    expect([round, status, first?.stay ?? null, await heldBy(id)]).toEqual(
      status === 200 ? [round, 200, id, 7] : [round, 409, null, 0],
    )
    expect(first).toMatchObject({ night: FIRST, sources: ['airbnb'] })
    await change(id, 'cancelled', revision + 2)
    await remove(`/rental-units/1/calendars/airbnb`)
    expect((await nights()).nights).toEqual([])
  }
  expect(outcomes.slice(0, 2)).toEqual([409, 200])
}, 120_000)

describe('another calendar', () => {
  const ADDRESS = 'https://portal.example/a.ics'
  const DNS = 'https://dns.example/query'
  let answer: () => Response = () => new Response('')
  const over = { BOUND: true as const, DNS_URL: DNS }
  const send = async (path: string, body: object, method = 'POST') =>
    (
      await ask(
        `${AT}/${path}`,
        {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
        over,
      )
    ).json()

  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async input =>
      new Request(input).url.startsWith(DNS)
        ? Response.json({ Status: 0, Answer: [{ type: 1, data: '93.184.216.34' }] })
        : answer(),
    )
  })

  const failed = async () =>
    (
      await (
        await ask(`${AT}/calendars/failed`, undefined, { BOUND: true })
      ).json<{ calendars: unknown[] }>()
    ).calendars

  const week = nightRanges([0, 1, 2, 3, 4, 5].map(later => addDays(FIRST, later)))

  it('is fetched where it is said to be, and tells when and why not (STAY-27, STAY-28, STAY-31)', async () => {
    await send('1/calendars/airbnb', { address: ADDRESS }, 'PUT')
    answer = () => new Response(calendarOf(week))
    expect(await send('1/calendars/airbnb/fetch', {})).toEqual({ failure: null })
    expect((await nights()).calendars).toMatchObject([
      { source: 'airbnb', address: ADDRESS, failure: null, nights: 6, readAt: expect.any(Number) },
    ])
    for (const [bad, failure] of [
      [() => new Response('', { status: 404 }), 'unreachable'],
      [() => new Response('<html>'), 'noCalendar'],
      [() => new Response(calendarOf(week).slice(0, 60)), 'noCalendar'],
      [() => new Response(new Uint8Array(2_000_001)), 'tooLarge'],
      [() => new Response(calendarOf([])), 'vanished'],
    ] as const) {
      answer = bad
      await rowsIn(7, 'UPDATE rental_calendar SET tried_at = tried_at - 3000')
      expect(await send('calendars/fetch', {})).toEqual({ fetched: 1, all: 1, waiting: 0 })
      const found = await nights()
      expect([found.calendars[0]?.failure, found.nights.length]).toEqual([failure, 6])
      expect(await failed()).toMatchObject([{ unit: 1, source: 'airbnb', failure }])
    }
    expect(await send('calendars/fetch', {})).toEqual({ fetched: 0, all: 1, waiting: 0 })
    expect(await send('1/calendars/airbnb/fetch', { isCertain: true })).toEqual({ failure: null })
    expect(await failed()).toEqual([])
    expect((await nights()).nights).toEqual([])
  })

  it('is fetched once an hour, twenty in a call, and 400 of an agency have an address (STAY-28, FETCH-16)', async () => {
    const waits = vi.spyOn(scheduler, 'wait').mockResolvedValue()
    await rowsIn(
      7,
      `INSERT INTO rental_calendar (unit_id, source, address) SELECT 1000 + value, 'b', '${ADDRESS}' FROM json_each('[${Array.from({ length: 400 }, (_, at) => at).join()}]')`,
    )
    answer = () => new Response('', { status: 404 })
    const left = { fetched: 20, all: 400 }
    expect(await send('calendars/fetch', {})).toEqual({ ...left, waiting: 380 })
    expect(waits).toHaveBeenCalledTimes(19)
    expect(await send('calendars/fetch', {})).toEqual({ ...left, waiting: 360 })
    expect(await send('1/calendars/airbnb', { address: ADDRESS }, 'PUT')).toMatchObject({
      error: { message: 'At most 400 calendars with an address' },
    })
    await rowsIn(7, 'DELETE FROM rental_calendar WHERE unit_id >= 1000')
  })

  it('at a private address is never fetched, and a forgotten one frees its nights (STAY-28)', async () => {
    await send('1/calendars/airbnb', { address: 'http://127.0.0.1/a.ics' }, 'PUT')
    expect(await send('1/calendars/airbnb/fetch', {})).toEqual({ failure: 'notPublic' })
    await sendCalendar(FIRST, addDays(FIRST, 3))
    expect((await nights()).nights).toHaveLength(3)
    expect(await remove('/rental-units/1/calendars/airbnb')).toMatchObject({ dropped: true })
    expect(await nights()).toMatchObject({ nights: [], calendars: [] })
  })
})
