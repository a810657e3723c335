import { ABROAD } from '../support/abroad.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HomeChange } from '../../../../shared/homes/home-change.ts'
import type { HomeList, HomeRecord } from '../../../../shared/homes/home-record.ts'
import type { ImportReport } from '../../../../worker/listing-api/import/report.ts'
import { addDays } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { AGENCY } from '../support/agency.ts'
import { runInDurableObject } from 'cloudflare:test'
import { ask, askBound, objects, putIn } from '../support/api.ts'
import { packOf, put, type Answer } from '../support/parts.ts'

beforeEach(() => putIn(AGENCY))
afterEach(() => void vi.useRealTimers())

const line = (externalId: string, general: object = {}, beside: object = {}) => ({
  externalId,
  general: {
    headType: { id: 3 },
    transaction: { id: 1 },
    price: { value: 300_000 },
    title: { nl: 'Van de feed' },
    address: ABROAD,
    ...general,
  },
  ...beside,
})

const feed = async (lines: object[], source = ''): Promise<ImportReport> => {
  const answer = await ask(
    `/sites/7/estates?confirm=removal${source && `&source=${source}`}`,
    {
      method: 'PUT',
      headers: { authorization: 'Bearer a-key', 'content-type': 'application/x-ndjson' },
      body: lines.map(each => JSON.stringify(each)).join('\n'),
    },
    { API_KEY: 'a-key' },
  )
  return answer.json()
}

const by = { id: 'an', name: 'An' }
const change = async (
  name: string,
  body: Omit<HomeChange, 'by'>,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const answer = await askBound(`/sites/7/homes/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ by, ...body }),
  })
  return { status: answer.status, ...(await answer.json<Omit<Answer, 'status'>>()) }
}
const read = async (name: string): Promise<HomeRecord> =>
  (await askBound(`/sites/7/homes/${name}`)).json()
const list = async (query = ''): Promise<HomeList> =>
  (await askBound(`/sites/7/homes?${query}`)).json()
const statusOf = async (id: number): Promise<number> =>
  (await ask(`/sites/7/estates/v2/${id}`)).status
/** A day from now on. */
const inDays = (count: number): string => addDays(toDay(Date.now()), count)

const price = (value: number) => ({ set: [{ path: 'general.price.value', value }] })

test('Homes are for who has the key (LAPI-122)', async () => {
  for (const path of ['/sites/7/homes', '/sites/7/homes/1'])
    expect((await ask(path, {}, { OPEN: 'yes' })).status).toBe(401)
  expect((await askBound('/sites/7/homes/nobody')).status).toBe(404)
  expect((await askBound('/sites/7/homes?state=sold')).status).toBe(400)
})

test('All homes are found, by words and by state, with counts (LAPI-120, LAPI-121)', async () => {
  const address = {
    street: { nl: 'Sint-Jansstraat', fr: 'Rue Saint-Jean' },
    number: '12',
    city: { id: 44021, name: 'Gént', zip: '9000' },
  }
  await put('/estates/a', line('a', { address, reference: 'GE-77' }))
  await put(
    '/estates/b',
    line(
      'b',
      { price: null },
      { salesRep: { email: 'Bo@Agency.example', firstname: 'Bo', lastname: 'Jansen' } },
    ),
  )
  await put(
    '/estates/c',
    line('c', {
      headType: { id: 1 },
      transaction: { id: 2 },
      price: null,
      address: { city: { id: 44021, name: 'Gent', zip: '9000' } },
    }),
  )
  const all = await list('limit=100')
  expect(all.total).toBe(all.homes.length)
  expect(all.homes[0]).toMatchObject({ externalId: 'c', state: 'held', held: 'rent' })
  const sum = all.counts.state.reduce((total, { count }) => total + count, 0)
  expect(sum).toBe(all.total)
  const names = async (query: string) => (await list(query)).homes.map(home => home.externalId)
  expect(await names('q=gent+jean+77')).toEqual(['a'])
  expect(await names('q=ge-77')).toEqual(['a'])
  expect(await names('q=sint+jans')).toEqual(['a'])
  expect([await names('q=jansen'), await names('q=jansen+bo')]).toEqual([['b'], ['b']])
  expect(await names('q=nergens')).toEqual([])
  expect(await names('state=held')).toEqual(['c'])
  expect(await names('agent=bo@agency.example')).toEqual(['b'])
  expect(await names('headType=1&transaction=2&q=c')).toContain('c')
  expect((await list('q=ge-77&state=archived')).counts.state).toEqual([
    { value: 'online', count: 1 },
  ])
  expect(await list('limit=1&offset=1&order=number')).toMatchObject({ homes: [{ id: 2 }] })
})

test('A home made here is a draft until it is published (LAPI-123, LAPI-127)', async () => {
  const general = [
    { path: 'general.headType', value: { id: 1 } },
    { path: 'general.transaction', value: { id: 1 } },
    { path: 'general.address.city', value: { id: 44021, name: 'Gent', zip: '9000' } },
  ]
  expect(await change('new', { set: general })).toMatchObject({ status: 404 })
  const wrong = await change('new', { create: true, set: [...general, ...price(-5).set] })
  expect(wrong).toMatchObject({ status: 400, error: { field: 'general.price.value' } })
  const { id = 0, status } = await change('new', { create: true, set: general })
  expect(status).toBe(200)
  expect(await change('new', { create: true, set: general })).toMatchObject({ status: 409 })
  expect(await read('new')).toMatchObject({
    state: 'draft',
    isFeed: false,
    content: { general: { id } },
  })
  expect(await statusOf(id)).toBe(404)
  expect([...(await packOf()).keys()]).not.toContain('estates/new')
  await change('new', price(300_000))
  expect((await read('new')).state).toBe('draft')
  expect(await change('new', { state: 'published' })).toMatchObject({
    status: 409,
    error: { field: 'reason' },
  })
  expect((await read('new')).state).toBe('draft')
  await change('new', { state: 'published', reason: 'EPC is coming', until: inDays(30) })
  expect(await read('new')).toMatchObject({
    state: 'online',
    reason: { text: 'EPC is coming', by: 'An', until: inDays(30) },
  })
  expect(await statusOf(id)).toBe(200)
  expect((await list('gaps=1')).homes.map(home => home.externalId)).toContain('new')
})

const HOME = [
  { path: 'general.headType', value: { id: 1 } },
  { path: 'general.transaction', value: { id: 1 } },
  { path: 'general.price.value', value: 300_000 },
]
const IN_GENT = { path: 'general.address.city', value: { id: 44021, name: 'Gent', zip: '9000' } }
const PUBLISHED = { state: 'published', reason: 'EPC is coming' } as const

test('17.36: A home at the desk lacks its energy value until a day, at most 90 days ahead (LAW-63, LAPI-127)', async () => {
  await change('new', { create: true, set: [...HOME, IN_GENT] })
  for (const until of [undefined, inDays(-1), inDays(91)])
    expect(await change('new', { ...PUBLISHED, ...(until && { until }) })).toMatchObject({
      status: 409,
      error: { field: 'until' },
    })
  expect((await read('new')).state).toBe('draft')
  const { id = 0 } = await change('new', { ...PUBLISHED, until: inDays(90) })
  expect(await statusOf(id)).toBe(200)
})

test('17.36: A home is not published without its town or region, nor moved out of it (LAW-73)', async () => {
  await change('new', { create: true, set: HOME })
  const until = inDays(9)
  expect(await change('new', { ...PUBLISHED, until })).toMatchObject({
    status: 400,
    error: { field: 'general.address.city' },
  })
  const nowhere = { path: IN_GENT.path, value: { ...IN_GENT.value, zip: '1' } }
  expect(await change('new', { ...PUBLISHED, until, set: [nowhere] })).toMatchObject({
    status: 400,
    error: { field: 'general.address.region' },
  })
  expect((await change('new', { ...PUBLISHED, until, set: [IN_GENT] })).status).toBe(200)
  expect(await change('new', { set: [{ path: IN_GENT.path }] })).toMatchObject({
    status: 400,
    error: { field: 'general.address.city' },
  })
  expect((await read('new')).state).toBe('online')
})

test('17.36: A home past its end date is held back when the day comes, and the site is told (LAW-63)', async () => {
  const sent: unknown[] = []
  const ring = () =>
    runInDurableObject(objects.getByName('7'), async instance => {
      const { env } = instance as unknown as { env: Record<string, unknown> }
      Object.assign(env, { CHANGES: { send: async (each: unknown) => void sent.push(each) } })
      await instance.alarm?.()
    })
  const late = { reason: 'EPC is coming', until: inDays(20) }
  const address = { city: IN_GENT.value }
  const told = line('told', { headType: { id: 1 }, address }, { shownWithout: late })
  const { id = 0 } = await put('/estates/told', told)
  await change('new', { create: true, set: [...HOME, IN_GENT] })
  const made = await change('new', { ...PUBLISHED, until: inDays(10) })
  const shown = () => Promise.all([id, made.id ?? 0].map(statusOf))
  const on = (day: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${inDays(day)}T12:00:00Z`) })
  expect(await shown()).toEqual([200, 200])
  on(10)
  await ring()
  expect(await shown()).toEqual([200, 200])
  on(1)
  await ring()
  expect(await shown()).toEqual([200, 404])
  on(10)
  await ring()
  expect(await shown()).toEqual([404, 404])
  expect(sent).toEqual([
    { site: 7, estates: [String(made.id)], hard: true },
    { site: 7, estates: [String(id)], hard: true },
  ])
  expect(await read('new')).toMatchObject({ state: 'held', held: 'energy' })
  expect(await change('new', { ...PUBLISHED, until: inDays(5) })).toMatchObject({ status: 200 })
  expect(await shown()).toEqual([404, 200])
})

test('No feed touches a home that was made at the desk (LAPI-128)', async () => {
  await change('own', {
    create: true,
    state: 'published',
    set: line('own').general && [
      { path: 'general.headType', value: { id: 3 } },
      { path: 'general.transaction', value: { id: 1 } },
      { path: 'general.address.city', value: ABROAD.city },
      { path: 'general.address.country', value: ABROAD.country },
      ...price(1).set,
    ],
  })
  expect(await feed([line('a'), line('own')])).toMatchObject({
    created: 1,
    rejected: [{ line: 2, field: 'externalId' }],
  })
  expect(await feed([line('a')])).toMatchObject({ archived: 0 })
  expect((await read('own')).state).toBe('online')
})

test('What a person knows better stays through feeds until it is freed (LAPI-124, LAPI-125)', async () => {
  await feed([line('a'), line('b')])
  await change('a', {
    set: [...price(280_000).set, { path: 'general.transaction', value: { id: 5 } }],
  })
  expect(await read('a')).toMatchObject({
    isFeed: true,
    fedAt: expect.any(Number),
    content: { general: { price: { value: 280_000 }, transaction: { name: { nl: 'Verkocht' } } } },
    overrides: [
      { path: 'general.price.value', feed: 300_000, by: 'An' },
      { path: 'general.transaction', by: 'An' },
    ],
  })
  expect(await feed([line('a'), line('b')])).toMatchObject({ unchanged: 2 })
  await feed([line('a', { price: { value: 310_000 }, title: { nl: 'Nieuw' } }), line('b')])
  expect(await read('a')).toMatchObject({
    content: { general: { price: { value: 280_000 }, title: { nl: 'Nieuw' } } },
    overrides: [{ feed: 310_000 }, {}],
  })
  await change('a', { free: ['general.price.value'] })
  const freed = await read('a')
  expect(freed.content).toMatchObject({
    general: { price: { value: 310_000 }, transaction: { id: 5 } },
  })
  expect(freed.overrides.map(({ path }) => path)).toEqual(['general.transaction'])
})

test('A field that is taken away stays away, and comes back with the feed (LAPI-124)', async () => {
  await feed([line('a')])
  await change('a', { set: [{ path: 'general.title' }] })
  expect((await read('a')).content.general).not.toHaveProperty('title')
  await change('a', { free: ['general.title'] })
  expect((await read('a')).content.general).toMatchObject({ title: { nl: 'Van de feed' } })
})

test('A change that was thought of another state is refused (LAPI-126)', async () => {
  await feed([line('a')])
  const { tag } = await read('a')
  expect(await change('a', price(1), { 'if-match': `"${tag}"` })).toMatchObject({ status: 200 })
  expect(await change('a', price(2), { 'if-match': `"${tag}"` })).toMatchObject({ status: 412 })
  expect((await read('a')).content).toMatchObject({ general: { price: { value: 1 } } })
})

test('What is withdrawn stays away whatever feeds bring (LAPI-129)', async () => {
  await feed([line('a')])
  const { id } = await read('a')
  expect(await change('a', { state: 'withdrawn' })).toMatchObject({ changed: true, hard: true })
  expect(await statusOf(id)).toBe(410)
  await feed([line('a', { title: { nl: 'Anders' } })])
  expect((await read('a')).state).toBe('withdrawn')
  await change('a', { state: 'published', reason: 'terug' })
  expect(await statusOf(id)).toBe(200)
  expect(await change('a', { state: 'archived' })).toMatchObject({ hard: true })
  expect(await change('a', price(2))).toMatchObject({ status: 409 })
  expect(await change('a', { state: 'published', reason: 'terug' })).toMatchObject({ status: 200 })
})

test('A home has a gap once its report of floods is too old, though nobody writes it (DESK-64)', async () => {
  const planning = {
    buildingLicense: 'YES',
    townPlanningValue: 'WG',
    townPlanningViolation: 'GMO',
    presaleRight: 'NO',
    allocationLicense: 'NO',
    heritageProtected: 'NO',
    heritageInventoried: 'NO',
  }
  const flooding = { floodingParcelScore: 'A', reportDate: new Date().toISOString().slice(0, 10) }
  const address = {
    number: '1',
    street: { nl: 'Kouter' },
    city: { id: 1, name: 'Gent', zip: '9000' },
    region: 'FLANDERS',
    visible: true,
  }
  await put('/estates/grond', line('grond', { address }, { planning, flooding }))
  const gapsOf = async () =>
    (await list('gaps=1')).homes.find(({ externalId }) => externalId === 'grond')?.gaps
  expect(await gapsOf()).toBeUndefined()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 367 * 86_400_000 })
  expect(await gapsOf()).toEqual(['floodReport'])
})

test('17.56: tells which feed keeps a home, and when that one was read (LAPI-122)', async () => {
  await feed([line('a')])
  await feed([line('b')], 'scale')
  await feed([line('c')], 'crm')
  await change('own', {
    create: true,
    set: [
      { path: 'general.headType', value: { id: 1 } },
      { path: 'general.transaction', value: { id: 1 } },
      { path: 'general.address.city', value: { id: 44021, name: 'Gent', zip: '9000' } },
    ],
  })
  const sources = async (name: string) => {
    const { source, fedAt } = await read(name)
    const listed = (await list()).homes.find(({ externalId }) => externalId === name)
    return [source, listed?.source, typeof fedAt]
  }
  expect(await sources('a')).toEqual(['feed', 'feed', 'number'])
  expect(await sources('b')).toEqual(['scale', 'scale', 'number'])
  expect(await sources('c')).toEqual(['crm', 'crm', 'number'])
  expect(await sources('own')).toEqual([null, null, 'object'])
})
