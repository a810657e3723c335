import { beforeEach, expect, test } from 'vitest'
import type { LiveAgenda } from '../../../../shared/booking/agenda.ts'
import type { HomeList } from '../../../../shared/homes/home-record.ts'
import { addDays } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { ask, askBound, get, post, putIn, rowsIn } from '../support/api.ts'
import { AGENCY } from '../support/agency.ts'
import { RULES, TEAM } from '../support/a-part.ts'
import { put, remove } from '../support/parts.ts'

beforeEach(() => putIn(AGENCY))

const slots = async (id: string): Promise<LiveAgenda['slots'] | number> => {
  const answer = await ask(`/sites/7/live-agenda/${id}`)
  return answer.ok ? (await answer.json<LiveAgenda>()).slots : answer.status
}

const STATUSES: [id: string, what: string, shown: boolean][] = [
  ['2', 'for sale', true],
  ['1', 'to rent', true],
  ['51', 'of a project', true],
  ['50', 'a project', false],
  ['90', 'of a hidden status', false],
  ['80', 'sold', false],
]

test('The default is for homes on offer that no item names (LAPI-108)', async () => {
  await rowsIn(
    7,
    "UPDATE estate SET card = json_set(card, '$.general.transaction.id', 5) WHERE id = 80",
  )
  await put('/agendas', { items: [], default: { rules: RULES } })
  for (const [id, what, shown] of STATUSES)
    expect([what, Array.isArray(await slots(id))]).toEqual([what, shown])
  const none = {
    items: [{ rules: null, estates: [{ id: '2', agent: 0 }] }],
    default: { rules: RULES },
  }
  expect(await put('/agendas', none)).toMatchObject({ changed: true, concerns: ['estates'] })
  expect([await slots('2'), Array.isArray(await slots('4'))]).toEqual([404, true])
  expect(await get('/sites/7/estates/v2/2')).toMatchObject({ viewings: false })
  expect(await get('/sites/7/estates/v2/4')).not.toHaveProperty('viewings')
  await put('/agendas', { items: [], default: null })
  expect(await slots('4')).toBe(404)
  await put('/agendas', none)
  await remove('/agendas')
  expect(await slots('4')).toBe(404)
})

const book = async (agendaId: string, slot: number, email: string): Promise<number> => {
  const contact = { name: 'An', email, phone: '' }
  return (await post('/sites/7/live-agenda/reservation', { agendaId, slot, contact, locale: 'nl' }))
    .status
}

test('Who shows a home by default is in one place at a time (LAPI-109, LAPI-45)', async () => {
  await put('/content/team', { items: [TEAM, { ...TEAM, id: 2, email: 'bram@huis.example' }] })
  await put('/agendas', { items: [], default: { rules: RULES } })
  const agentOf = (id: string, email: string) =>
    rowsIn(
      7,
      "UPDATE estate_doc SET doc = json_set(doc, '$.salesRep', json(?)) WHERE id = ?",
      JSON.stringify({ email }),
      id,
    )
  await agentOf('2', 'an@HUIS.example')
  await agentOf('4', 'an@huis.example')
  await agentOf('6', 'bram@huis.example')
  const {
    slots: [first],
  } = await get<LiveAgenda>('/sites/7/live-agenda/2')
  const at = first?.id ?? 0
  expect(await book('2', at, 'a@x.be')).toBe(200)
  expect([
    await book('4', at, 'b@x.be'),
    await book('6', at, 'c@x.be'),
    await book('8', at, 'd@x.be'),
  ]).toEqual([409, 200, 200])
  expect(
    await rowsIn(7, 'SELECT DISTINCT agent_id AS agent FROM agent_time ORDER BY agent_id'),
  ).toEqual([0, 1, 2].map(agent => ({ agent })))
  await put('/agendas', { items: [], default: { rules: RULES, agent: 9 } })
  expect(await book('10', at, 'e@x.be')).toBe(200)
  expect(await book('12', at, 'f@x.be')).toBe(409)
})

test('While an agent is absent none of his homes can be seen (LAPI-110)', async () => {
  const from = addDays(toDay(Date.now()), 1)
  const until = addDays(from, 3)
  const items = [
    { rules: RULES, estates: [{ id: '2', agent: 5 }] },
    { rules: { ...RULES, minutes: 60 }, estates: [{ id: '4', agent: 6 }] },
  ]
  await put('/agendas', { items })
  const before = await get<LiveAgenda>('/sites/7/live-agenda/2')
  const away = before.slots.find(({ start }) => start.startsWith(until))?.id ?? 0
  await put('/agendas', { items, absences: [{ agent: 5, from, until }] })
  const daysOf = async (id: string) =>
    new Set(
      (await get<LiveAgenda>(`/sites/7/live-agenda/${id}`)).slots.map(({ start }) =>
        start.slice(0, 10),
      ),
    )
  for (const day of [0, 1, 2, 3].map(days => addDays(from, days))) {
    expect((await daysOf('2')).has(day)).toBe(false)
    expect((await daysOf('4')).has(day)).toBe(true)
  }
  expect((await daysOf('2')).has(addDays(until, 1))).toBe(true)
  expect(await book('2', away, 'a@x.be')).toBe(400)
})

test('A home has the hours of its agent, else those of the office (CAL-22)', async () => {
  await put('/content/team', { items: [TEAM] })
  await rowsIn(
    7,
    `UPDATE estate_doc SET doc = json_set(doc, '$.salesRep', json('{"email":"an@huis.example"}')) WHERE id = 2`,
  )
  const lengthOf = async (id: string): Promise<number | null> => {
    const found = await slots(id)
    const [first] = typeof found === 'number' ? [] : found
    return first ? (Date.parse(first.end) - Date.parse(first.start)) / 60_000 : null
  }
  const agents = [{ agent: TEAM.id, rules: { ...RULES, minutes: 60 } }]
  await put('/agendas', { items: [], default: { rules: RULES }, agents })
  expect([await lengthOf('2'), await lengthOf('4')]).toEqual([60, RULES.minutes])
  await put('/agendas', { items: [], agents })
  expect([await lengthOf('2'), await lengthOf('4')]).toEqual([60, null])
  const own = [{ rules: { ...RULES, minutes: 20 }, estates: [{ id: '2', agent: 0 }] }]
  const whole = { items: own, default: { rules: RULES }, agents }
  await put('/agendas', whole)
  expect(await lengthOf('2')).toBe(20)
  expect(await (await askBound('/sites/7/part?path=agendas.json')).json()).toEqual(whole)
  expect((await put('/agendas', { items: [], agents: [...agents, ...agents] })).status).toBe(400)
})

test('The agency books shortly before, beyond three and without an address (CAL-7, CAL-8)', async () => {
  const rules = { ...RULES, noticeMinutes: 20_160, daysAhead: 20 }
  await put('/agendas', { items: [], default: { rules } })
  const early = await get<LiveAgenda>('/sites/7/live-agenda/2?byAgency=1')
  const usual = await get<LiveAgenda>('/sites/7/live-agenda/2')
  const soon = early.slots[0]?.id ?? 0
  expect(soon).toBeLessThan(usual.slots[0]?.id ?? 0)
  const reserve = async (slot: number, more: object) =>
    (
      await post('/sites/7/live-agenda/reservation', {
        agendaId: '2',
        slot,
        contact: { name: 'An', email: '', phone: '0470' },
        locale: 'nl',
        ...more,
      })
    ).status
  expect(await reserve(soon, {})).toBe(400)
  const made: number[] = []
  for (const { id } of early.slots.slice(0, 5)) made.push(await reserve(id, { byAgency: true }))
  expect(made).toEqual([200, 200, 200, 200, 200])
  expect(await reserve(soon, { byAgency: true })).toBe(409)
})

test('The homes that can be visited are listed alone (LAPI-121)', async () => {
  const online = await askBound('/sites/7/homes?state=online&limit=100')
  const ids = (await online.json<HomeList>()).homes.map(({ publicId }) => publicId)
  const found = async (): Promise<string[]> => {
    const list = await askBound('/sites/7/homes?state=online&viewings=1&limit=100')
    return (await list.json<HomeList>()).homes.map(({ publicId }) => publicId)
  }
  const withAgenda = async (): Promise<string[]> => {
    const answers = await Promise.all(ids.map(id => ask(`/sites/7/live-agenda/${id}`)))
    return ids.filter((_, index) => answers[index]?.status === 200)
  }
  const own = { rules: RULES, estates: [{ id: '2', agent: 0 }] }
  const none = { rules: null, estates: [{ id: '4', agent: 0 }] }
  const counts: number[] = []
  for (const agendas of [
    { items: [] },
    { items: [own] },
    { items: [own, none], default: { rules: RULES } },
  ]) {
    await put('/agendas', agendas)
    expect(await found()).toEqual(await withAgenda())
    counts.push((await found()).length)
  }
  expect(counts.slice(0, 2)).toEqual([0, 1])
  expect(counts[2]).toBeGreaterThan(1)
  expect(counts[2]).toBeLessThan(ids.length)
})

test('Homes can be asked for by the ids that viewings name (CAL-2)', async () => {
  const list = await askBound('/sites/7/homes?publicIds=4,2,nope')
  const { homes } = await list.json<{ homes: { publicId: string }[] }>()
  expect(homes.map(({ publicId }) => publicId).toSorted()).toEqual(['2', '4'])
})
