import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Appointment, LiveAgenda, Slot } from '../../../../shared/booking/agenda.ts'
import * as answers from '../../../../worker/listing-api/agenda/responses.ts'
import { ask, askBound, get, postBound, rowsIn } from '../support/api.ts'
import { count, postOnce, seedStays } from '../support/seed-stays.ts'

beforeEach(seedStays)

const BOOK = '/sites/7/live-agenda/reservation'
const slotsOf = async (id: string): Promise<Slot[]> =>
  (await get<LiveAgenda>(`/sites/7/live-agenda/${id}`)).slots
const wish = (
  agendaId: string,
  slot: number,
  visitor: string | number = 'an',
  over: object = {},
) => ({
  agendaId,
  slot,
  locale: 'nl',
  contact: { name: 'Bezoeker', email: `${visitor}@voorbeeld.be`, phone: '' },
  ...over,
})
const book = async (
  agendaId: string,
  slot: number,
  visitor?: string | number,
  over?: object,
): Promise<Appointment> => (await postOnce(BOOK, wish(agendaId, slot, visitor, over))).json()
const cancel = (id: string, site = 7) =>
  ask(`/sites/${site}/live-agenda/reservation/${id}`, { method: 'DELETE' })

test('Every call answers in its published shape', async () => {
  const [slot] = await slotsOf('1')
  const booked = await postOnce(BOOK, wish('1', slot!.id))
  const { id } = await booked.clone().json<Appointment>()
  for (const [answer, schema] of [
    [await ask('/sites/7/live-agenda/1'), answers.LiveAgenda],
    [booked, answers.Appointment],
    [await ask(`/sites/7/live-agenda/reservation/${id}`), answers.Appointment],
    [await cancel(id), answers.CancelledAppointment],
  ] as [Response, v.GenericSchema][]) {
    expect(answer.status).toBe(200)
    expect(v.safeParse(schema, await answer.json()).issues).toBeUndefined()
  }
})

test('Slots are to come, in order, and within sixty days (LAPI-43)', async () => {
  const slots = await slotsOf('1')
  const now = Date.now() / 1000
  expect(slots.length).toBeGreaterThan(500)
  expect(
    slots.every(
      slot =>
        slot.id >= now + 3590 &&
        slot.id < now + 62 * 86_400 &&
        Date.parse(slot.start) === slot.id * 1000,
    ),
  ).toBe(true)
  expect(slots.map(slot => slot.id)).toEqual(slots.map(slot => slot.id).toSorted((a, b) => a - b))
})

test('An appointment never says who comes, and its id is 128 random bits (LAPI-47)', async () => {
  const [slot] = await slotsOf('1')
  const { id } = await book('1', slot!.id)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const text = await (await ask(`/sites/7/live-agenda/reservation/${id}`)).text()
  expect(text).not.toMatch(/Bezoeker|voorbeeld/)
})

test.each([
  ['/sites/7/live-agenda/4', 404],
  ['/sites/7/live-agenda/90', 404],
  ['/sites/8/live-agenda/1', 404],
  ['/sites/7/live-agenda/reservation/123', 404],
  [`/sites/7/live-agenda/reservation/${'0'.repeat(32)}`, 404],
])('%s answers %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('Of fifty at once for one slot as many come as there are places, twenty times over (LAPI-44)', async () => {
  for (const [agendaId, places, rounds] of [
    ['1', 1, 20],
    ['3', 3, 3],
  ] as const) {
    const slots = await slotsOf(agendaId)
    for (let round = 0; round < rounds; round++) {
      const { id } = slots[round * 2]!
      const all = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          postOnce(BOOK, wish(agendaId, id, `r${round}-${index}`)),
        ),
      )
      expect(all.filter(answer => answer.status === 200)).toHaveLength(places)
      const losers = all.filter(answer => answer.status === 409)
      expect(losers).toHaveLength(50 - places)
      const told = await losers[0]!.json<{ slots: Slot[] }>()
      expect(told.slots.length).toBeGreaterThan(0)
      expect(told.slots.some(slot => slot.id === id)).toBe(false)
      expect(
        await count(
          `appointment WHERE estate_id = '${agendaId}' AND starts_at = ${id} AND cancelled_at IS NULL`,
        ),
      ).toBe(places)
    }
  }
}, 120_000)

test('Even where nobody checked before, the database refuses a seat, and an agent, twice (LAPI-45)', async () => {
  const [slot] = await slotsOf('1')
  const { id } = await book('1', slot!.id)
  const columns = 'estate_id, starts_at, ends_at, seat, digest, created_at'
  const again = () =>
    rowsIn(
      7,
      `INSERT INTO appointment (id, call_key, ${columns}) SELECT 'x', 'x', ${columns} FROM appointment WHERE id = ?`,
      id,
    )
  await expect(again).rejects.toThrow('UNIQUE')
  const elsewhere = () =>
    rowsIn(
      7,
      `INSERT INTO agent_time (agent_id, five_minutes, estate_id, starts_at)
      SELECT agent_id, five_minutes, '2', starts_at FROM agent_time`,
    )
  await expect(elsewhere).rejects.toThrow('UNIQUE')
})

test('An agent is in one place at a time, travel included (LAPI-45)', async () => {
  const [first, other] = await Promise.all([slotsOf('1'), slotsOf('2')])
  const { id } = first.find(slot => other.some(there => Math.abs(there.id - slot.id) < 45 * 60))!
  const crossing = other.filter(slot => Math.abs(slot.id - id) < 45 * 60)
  expect(
    (
      await Promise.all([
        book('1', id, 'a'),
        ...crossing.map((slot, index) => book('2', slot.id, `b${index}`)),
      ])
    ).filter(answer => 'id' in answer),
  ).toHaveLength(1)
  await seedStays()
  const booked = await book('1', id)
  const left = await slotsOf('2')
  expect(crossing.filter(slot => left.some(there => there.id === slot.id))).toEqual([])
  expect((await postOnce(BOOK, wish('2', crossing[0]!.id, 'b'))).status).toBe(409)
  await cancel(booked.id)
  expect((await postOnce(BOOK, wish('2', crossing[0]!.id, 'b'))).status).toBe(200)
})

test('Cancelling frees the slot once; a second time says so and changes nothing (LAPI-48)', async () => {
  const [slot] = await slotsOf('1')
  const { id } = await book('1', slot!.id)
  expect((await slotsOf('1')).some(free => free.id === slot!.id)).toBe(false)
  expect(await (await cancel(id)).json()).toMatchObject({ status: 'cancelled', already: false })
  expect((await slotsOf('1')).some(free => free.id === slot!.id)).toBe(true)
  const second = await book('1', slot!.id, 'bo')
  expect(await (await cancel(id)).json()).toMatchObject({ status: 'cancelled', already: true })
  expect(await get(`/sites/7/live-agenda/reservation/${second.id}`)).toMatchObject({
    status: 'booked',
  })
})

test('What has begun, or is of another agency, stays as it is (LAPI-11, LAPI-48)', async () => {
  const [slot] = await slotsOf('1')
  const { id } = await book('1', slot!.id)
  expect((await cancel(id, 8)).status).toBe(404)
  const past = Math.floor(Date.now() / 1000) - 60
  await rowsIn(7, 'UPDATE appointment SET starts_at = ? WHERE id = ?', past, id)
  expect((await cancel(id)).status).toBe(409)
})

test('Nobody has more than three to come; one that is replaced does not count (LAPI-46)', async () => {
  const slots = await slotsOf('1')
  const booked = await Promise.all(slots.slice(0, 3).map(slot => book('1', slot.id)))
  expect((await postOnce(BOOK, wish('1', slots[3]!.id))).status).toBe(429)
  expect(
    (await postOnce(BOOK, wish('1', slots[3]!.id, 'an', { replaces: booked[0]!.id }))).status,
  ).toBe(200)
})

test.each([
  [{ slot: 12345 }, 400],
  [{ slot: 9e15 }, 400],
  [{ slot: 0 }, 400],
  [{ agendaId: '90' }, 404],
  [{ agendaId: '4' }, 404],
  [{ contact: { name: 'A', email: 'x', phone: '' } }, 400],
  [{ contact: { name: 'A\nBcc: b@c.d', email: 'a@b.be', phone: '' } }, 400],
  [{ locale: 'es' }, 400],
])('A wish with %j answers %i and books nothing', async (over, status) => {
  const [slot] = await slotsOf('1')
  expect((await postOnce(BOOK, wish('1', slot!.id, 'an', over))).status).toBe(status)
  expect(await count('appointment')).toBe(0)
})

test('The same key books once (LAPI-41)', async () => {
  const [slot, other] = await slotsOf('3')
  const key = '0123456789abcdef'
  const all = await Promise.all(
    Array.from({ length: 20 }, () => postOnce(BOOK, wish('3', slot!.id), key)),
  )
  expect(new Set(await Promise.all(all.map(answer => answer.text()))).size).toBe(1)
  expect(await count('appointment')).toBe(1)
  expect((await postOnce(BOOK, wish('3', other!.id), key)).status).toBe(422)
})

test('Export, erasure and lapse reach every row about a person (LAPI-49)', async () => {
  const [slot, later] = await slotsOf('1')
  const { id } = await book('1', slot!.id)
  await book('1', later!.id, 'bo')
  const email = 'an@voorbeeld.be'
  const kept = async () => (await postBound('/sites/7/persons/export', { email })).json()
  expect(await kept()).toMatchObject({ reservations: [], appointments: [{ id, email }] })
  expect(await (await postBound('/sites/7/persons/erase', { email })).json()).toEqual({
    changed: 2,
  })
  expect(await kept()).toEqual({ reservations: [], appointments: [] })
  expect(await get(`/sites/7/live-agenda/reservation/${id}`)).toMatchObject({ status: 'cancelled' })
  const past = Math.floor(Date.now() / 1000) - 91 * 86_400
  await rowsIn(7, 'UPDATE appointment SET starts_at = ?', past)
  expect(await (await postBound('/sites/7/persons/lapse', {})).json()).toEqual({ changed: 1 })
  expect(await count('appointment WHERE email IS NOT NULL OR name IS NOT NULL')).toBe(0)
})

test('Visits to come are listed without a person, cancelled ones and past ones not (LAPI-194)', async () => {
  const [slot, later, past] = await slotsOf('1')
  const { id } = await book('1', slot!.id)
  await cancel((await book('1', later!.id, 'bo')).id)
  const gone = await book('1', past!.id, 'cas')
  const before = Math.floor(Date.now() / 1000) - 60
  await rowsIn(7, 'UPDATE appointment SET ends_at = ? WHERE id = ?', before, gone.id)
  const start = new Date(slot!.id * 1000).toISOString().replace('.000', '')
  expect(await (await askBound('/sites/7/bookings')).json()).toEqual({
    bookings: [{ id, kind: 'viewing', start }],
  })
})

test("Cancelling frees the time of that appointment's slot, and of no other (LAPI-83)", async () => {
  const slots = await slotsOf('1')
  const [first, second] = [slots[0]!, slots[8]!]
  const { id } = await book('1', first.id, 'an')
  await book('1', second.id, 'bo')
  await rowsIn(
    7,
    "INSERT INTO agent_time (agent_id, five_minutes, estate_id, starts_at) VALUES (9, 1, 'elsewhere', 300)",
  )
  const others = await count(`agent_time WHERE starts_at <> ${first.id}`)
  await cancel(id)
  expect(await count(`agent_time WHERE starts_at = ${first.id}`)).toBe(0)
  expect(await count('agent_time')).toBe(others)
})

test('An agent stays busy while one of several visitors comes (LAPI-83)', async () => {
  const [slot] = await slotsOf('3')
  const [one, other] = [await book('3', slot!.id, 'an'), await book('3', slot!.id, 'bo')]
  await cancel(one.id)
  expect(await count('agent_time')).toBeGreaterThan(0)
  await cancel(other.id)
  expect(await count('agent_time')).toBe(0)
})
