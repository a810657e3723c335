import { beforeEach, expect, test } from 'vitest'
import type { Appointment, LiveAgenda } from '../../../../shared/booking/agenda.ts'
import { ask, get } from '../support/api.ts'
import { count, postOnce, seedStays } from '../support/seed-stays.ts'

beforeEach(seedStays)

const TOGETHER = '/sites/7/live-agenda/reservations'
const agendaOf = (id: string): Promise<LiveAgenda> => get<LiveAgenda>(`/sites/7/live-agenda/${id}`)
const visitor = (email = 'an@voorbeeld.be') => ({
  locale: 'nl',
  contact: { name: 'Bezoeker', email, phone: '' },
})
const together = (
  viewings: { agendaId: string; slot: number }[],
  { key, email, replaces }: { key?: string; email?: string; replaces?: string[] } = {},
) => postOnce(TOGETHER, { viewings, ...visitor(email), ...(replaces && { replaces }) }, key)
const active = (): Promise<number> => count('appointment WHERE cancelled_at IS NULL')
const appointmentsOf = async (answer: Response): Promise<Appointment[]> =>
  (await answer.json<{ appointments: Appointment[] }>()).appointments

/** Times of two homes far from each other, `from` the nth day on. */
async function times(): Promise<[one: number[], other: number[]]> {
  const [one, three] = await Promise.all([agendaOf('1'), agendaOf('3')])
  return [one.slots.map(({ id }) => id), three.slots.map(({ id }) => id)]
}

test('All are booked in their order, under one key once, and say whose time they take (AFTERNOON-10, AFTERNOON-11)', async () => {
  const [[one = 0], [, , , , , , , , three = 0]] = await times()
  const wishes = [
    { agendaId: '1', slot: one },
    { agendaId: '3', slot: three },
  ]
  const key = '0123456789abcdef'
  const answers = await Promise.all(Array.from({ length: 8 }, () => together(wishes, { key })))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const bodies = await Promise.all(answers.map(appointmentsOf))
  for (const made of bodies) expect(made).toEqual(bodies[0])
  expect(bodies[0]?.map(({ slot }) => slot)).toEqual([one, three])
  expect(await active()).toBe(2)
  expect((await together(wishes.toReversed(), { key })).status).toBe(422)
  const [a, b] = await Promise.all([agendaOf('1'), agendaOf('2')])
  expect([a.agent, typeof a.buffer]).toEqual([b.agent, 'number'])
})

test('Where one is taken, gone or too soon none is booked, and nothing is given up (AFTERNOON-10)', async () => {
  const [[one = 0, later = 0], [, , , , , , , , three = 0]] = await times()
  const [first] = await appointmentsOf(await together([{ agendaId: '1', slot: later }]))
  for (const wrong of [
    { agendaId: '1', slot: later },
    { agendaId: '1', slot: one + 60 },
    { agendaId: '90', slot: three },
    { agendaId: '4', slot: three },
  ])
    expect(
      (
        await together([{ agendaId: '1', slot: one }, wrong], {
          replaces: wrong.slot === later ? [] : [first?.id ?? ''],
        })
      ).status,
    ).toBe(409)
  expect(await active()).toBe(1)
  for (const viewings of [[], Array(7).fill({ agendaId: '1', slot: one })])
    expect((await together(viewings)).status).toBe(400)
})

test('One agent is not in two homes at once (AFTERNOON-3)', async () => {
  const [one, two] = await Promise.all([agendaOf('1'), agendaOf('2')])
  const at = one.slots.find(({ id }) => two.slots.some(other => other.id === id))?.id ?? 0
  const wishes = ['1', '2'].map(agendaId => ({ agendaId, slot: at }))
  expect((await together(wishes)).status).toBe(409)
  expect(await active()).toBe(0)
})

test('An afternoon counts as one of the three that a visitor may have to come (AFTERNOON-12)', async () => {
  const [ones, threes] = await times()
  const wish = (index: number) => [
    { agendaId: '1', slot: ones[index * 12] ?? 0 },
    { agendaId: '3', slot: threes[index * 12 + 6] ?? 0 },
  ]
  for (const index of [0, 1, 2]) expect((await together(wish(index))).status).toBe(200)
  expect((await together(wish(3))).status).toBe(429)
  expect((await together(wish(3), { email: 'bo@voorbeeld.be' })).status).toBe(200)
})

test('Moved together the old ones are free and the new ones booked, once (AFTERNOON-15)', async () => {
  const [[one = 0, later = 0], [, , , , , , , , three = 0]] = await times()
  const old = await appointmentsOf(
    await together([
      { agendaId: '1', slot: one },
      { agendaId: '3', slot: three },
    ]),
  )
  const replaces = old.map(({ id }) => id)
  const moved = await Promise.all(
    ['a', 'b'].map(letter =>
      together(
        [
          { agendaId: '1', slot: later },
          { agendaId: '3', slot: three },
        ],
        { replaces, key: letter.repeat(16) },
      ),
    ),
  )
  expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await active()).toBe(2)
  for (const id of replaces)
    expect(await get(`/sites/7/live-agenda/reservation/${id}`)).toMatchObject({
      status: 'cancelled',
    })
  expect((await agendaOf('1')).slots.some(({ id }) => id === one)).toBe(true)
})

test('Of an afternoon and a single viewing of the same time one has it, fifty times over (AFTERNOON-10)', async () => {
  const [ones, threes] = await times()
  for (let round = 0; round < 50; round++) {
    const [slot = 0, other = 0] = [ones[round * 2], threes[round * 2 + 120]]
    const before = await active()
    const single = () =>
      postOnce('/sites/7/live-agenda/reservation', {
        agendaId: '1',
        slot,
        ...visitor(`s${round}@voorbeeld.be`),
      })
    const both = () =>
      together(
        [
          { agendaId: '1', slot },
          { agendaId: '3', slot: other },
        ],
        { email: `t${round}@voorbeeld.be` },
      )
    const calls = round % 2 ? [single, both] : [both, single]
    const answers = await Promise.all(calls.map(call => call()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const isSingle = answers[round % 2 ? 0 : 1]?.status === 200
    expect((await active()) - before).toBe(isSingle ? 1 : 2)
  }
  expect((await ask('/sites/7/live-agenda/1')).status).toBe(200)
}, 60_000)
