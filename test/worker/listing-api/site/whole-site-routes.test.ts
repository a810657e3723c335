import { beforeEach, expect, test } from 'vitest'
import { headerLine } from '../../../../worker/listing-api/site/copy.ts'
import type { ListingsNamespace } from '../../../../worker/listing-api/store/outcome.ts'
import { ask, askBound, bindings, get, inObject, post, restore, rowsIn } from '../support/api.ts'
import { postOnce, seedStays } from '../support/seed-stays.ts'
import { FIRST } from '../support/stays.ts'
import { addDays } from '../../../../shared/time/day.ts'
import type { LiveAgenda } from '../../../../shared/booking/agenda.ts'

beforeEach(seedStays)

const SITE = 7
const textOf = async (response: Response): Promise<string> =>
  new TextDecoder().decode(await response.arrayBuffer())
const exportOf = async (id = SITE): Promise<string> => textOf(await askBound(`/sites/${id}/export`))
const remove = (id = SITE): Promise<Response> => askBound(`/sites/${id}`, { method: 'DELETE' })
const linesOf = (copy: string): string[] => copy.trimEnd().split('\n')

const CALLS: [path: string, body?: unknown][] = [
  [''],
  ['/pages'],
  ['/pages/by-url/nl'],
  ['/navigation/header'],
  ['/entities/team/items'],
  ['/agreements'],
  ['/translations/nl'],
  ['/assets/logo'],
  ['/places?q=gen'],
  ['/estate-collections/3'],
  ['/estates/v2/1'],
  ['/estates/changes'],
  ['/estates', { limit: 100 }],
  ['/estate-filters', {}],
  ['/estates/markers', {}],
  ['/rental-units', {}],
  ['/rental-units/filters', {}],
  ['/rental-units/1/periods'],
  ['/live-agenda/1'],
  ['/persons/export', { email: 'an@voorbeeld.be' }],
]

/** What a site answers to all of it, as bytes. */
const answersOf = (id: number): Promise<string[]> =>
  Promise.all(
    CALLS.map(async ([path, body]) => {
      const response = await ask(
        `/sites/${id}${path}`,
        body === undefined
          ? undefined
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            },
        { BOUND: true },
      )
      return `${path} ${response.status} ${await response.text()}`
    }),
  )

const contact = { name: 'An', email: 'an@voorbeeld.be', phone: '' }

/** A viewing and a stay, so that there is something of visitors. */
async function bookBoth(): Promise<{ id: string }> {
  const { slots } = await get<LiveAgenda>('/sites/7/live-agenda/1')
  const stay = { rentalUnitId: 1, start: FIRST, end: addDays(FIRST, 7), persons: 2 }
  await postOnce('/sites/7/rental-units/reservation', {
    ...stay,
    contact,
    agreements: [1],
    locale: 'nl',
  })
  const viewing = { agendaId: '1', slot: slots[0]?.id, locale: 'nl', contact }
  return (await postOnce('/sites/7/live-agenda/reservation', viewing)).json()
}

test('A site that is exported, removed and restored answers as before, byte for byte (LAPI-79)', async () => {
  const { id } = await bookBoth()
  const before = await answersOf(SITE)
  expect(before.every(answer => / 200 /.test(answer))).toBe(true)
  const copy = await exportOf()
  expect((await remove()).status).toBe(200)
  const restored = await restore(SITE, copy)
  expect(await restored.json()).toEqual({ rows: linesOf(copy).length - 2 })
  expect(await answersOf(SITE)).toEqual(before)
  expect(await get(`/sites/7/live-agenda/reservation/${id}`)).toMatchObject({ status: 'booked' })
  expect(await exportOf()).toBe(copy)
})

test.each(['__miniflare_do_name', 'of_a_newer_release'])(
  '17.2: A copy holds none of %s, which no step of the schema made, and is put in beside it (AGENCY-115)',
  async table => {
    const add = (): Promise<void> =>
      inObject(SITE, ({ storage: { sql } }) => {
        sql.exec(`CREATE TABLE IF NOT EXISTS "${table}" (name TEXT)`)
        sql.exec(`INSERT INTO "${table}" VALUES ('7')`)
      })
    const copy = await exportOf()
    await add()
    expect(await exportOf()).toBe(copy)
    await remove()
    await add()
    expect(await (await restore(SITE, copy)).json()).toEqual({ rows: linesOf(copy).length - 2 })
    expect(await exportOf()).toBe(copy)
  },
)

test('A copy can be put in under another id, and leaves the first its hostnames (LAPI-79, LAPI-82)', async () => {
  await remove(77)
  expect((await restore(77, await exportOf())).status).toBe(200)
  expect(await get('/sites/77')).toMatchObject({ id: 77, name: 'Huis & Tuin' })
  expect(await get('/sites/by-hostname/huis.example')).toMatchObject({ id: 7 })
  const [own, copied] = [await answersOf(7), await answersOf(77)]
  expect(copied.slice(1)).toEqual(own.slice(1))
  expect((await remove(77)).status).toBe(200)
})

test('A removed site is not there, its hostnames neither, and nothing of it is left (LAPI-80)', async () => {
  await bookBoth()
  expect(await (await remove()).json()).toEqual({ removed: true })
  for (const path of ['', '/pages', '/estates/v2/1', '/live-agenda/1'])
    expect((await ask(`/sites/7${path}`)).status).toBe(404)
  expect((await ask('/sites/by-hostname/huis.example')).status).toBe(404)
  expect((await remove()).status).toBe(404)
  expect((await askBound('/sites/7/export')).status).toBe(404)
  const tables = await rowsIn(
    7,
    "SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'",
  )
  expect(tables).toEqual([])
  expect(await get('/sites/8')).toMatchObject({ id: 8 })
})

test('A removal that was cut off can be made again (LAPI-80)', async () => {
  const { LISTINGS } = bindings
  const failing: ListingsNamespace = {
    jurisdiction: () => failing,
    getByName: (name, options) => ({
      perform: (call, parameters) => LISTINGS.getByName(name, options).perform(call, parameters),
      empty: () => Promise.reject(new Error('cut off')),
      wakeSchema: () => LISTINGS.getByName(name, options).wakeSchema(),
    }),
  }
  const cutOff = await ask('/sites/7', { method: 'DELETE' }, { LISTINGS: failing, BOUND: true })
  expect(cutOff.status).toBe(500)
  expect((await remove()).status).toBe(200)
  expect((await ask('/sites/7')).status).toBe(404)
})

test('A site is restored only where there is none (LAPI-79)', async () => {
  const copy = await exportOf()
  const before = await answersOf(SITE)
  expect((await restore(SITE, copy)).status).toBe(409)
  expect(await answersOf(SITE)).toEqual(before)
  await remove()
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await restore(SITE, copy)).status),
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(await answersOf(SITE)).toEqual(before)
})

const row = (table: string, values: object): string => JSON.stringify({ table, row: values })

test.each<[string, (lines: string[]) => string[], number]>([
  ['cut off', lines => lines.slice(0, -1), 422],
  ['short of a row', lines => lines.filter((_, index) => index !== 5), 422],
  ['without a header', lines => lines.slice(1), 422],
  ['without the site', lines => lines.filter(line => !line.includes('"table":"site"')), 422],
  ['of a later version', lines => [headerLine(7, 99), ...lines.slice(1)], 422],
  ['with a line of something else', lines => lines.with(3, '{"x":1}'), 422],
  ['with no JSON', lines => lines.with(3, '{'), 422],
  ['with a table of SQLite', lines => lines.with(3, row('sqlite_master', { name: 'x' })), 422],
  ['with a table of the platform', lines => lines.with(3, row('_cf_KV', { key: 'x' })), 422],
  ['with a column there is not', lines => lines.with(3, row('page', { 'id) --': 1 })), 422],
  ['with half a row', lines => lines.with(3, row('page', { id: 1 })), 422],
  [
    'with a value over a megabyte',
    lines => lines.with(3, row('estate_doc', { id: 1, doc: 'x'.repeat(1_000_001) })),
    413,
  ],
])('A copy %s is refused, and nothing of it stays (LAPI-79)', async (_what, damage, status) => {
  const lines = linesOf(await exportOf())
  await remove()
  const refused = await restore(SITE, damage(lines).join('\n'))
  expect([refused.status, (await ask('/sites/7')).status]).toEqual([status, 404])
  expect(await refused.text()).not.toMatch(/SQLITE|constraint/)
  expect((await restore(SITE, lines.join('\n'))).status).toBe(200)
})

test('Export, restore and removal need key or binding, even where it stands open (LAPI-78)', async () => {
  const acts: [string, RequestInit][] = [
    ['/sites/7/export', {}],
    ['/sites/7/restore', { method: 'POST' }],
    ['/sites/7', { method: 'DELETE' }],
  ]
  for (const [path, init] of acts) {
    expect((await ask(path, init)).status).toBe(401)
    const wrong = { ...init, headers: { authorization: 'Bearer import-only' } }
    expect((await ask(path, wrong, { IMPORT_KEY: 'import-only' })).status).toBe(401)
  }
  expect((await ask('/sites/7')).status).toBe(200)
  const response = await ask(
    '/sites/7/export',
    { headers: { authorization: 'Bearer k' } },
    { API_KEY: 'k' },
  )
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(linesOf(await textOf(response))[0]).toBe(headerLine(7))
})

test('A large site leaves and comes back in slices (LAPI-79)', async () => {
  await rowsIn(
    8,
    `INSERT INTO estate_doc (id, doc) SELECT value, json_object('text', hex(zeroblob(4000)))
    FROM (WITH RECURSIVE n (value) AS (SELECT 1000 UNION ALL SELECT value + 1 FROM n WHERE value < 1400) SELECT value FROM n)`,
  )
  const copy = await exportOf(8)
  expect(copy.length).toBeGreaterThan(3_000_000)
  await remove(8)
  expect((await restore(8, copy)).status).toBe(200)
  expect(await exportOf(8)).toBe(copy)
  expect((await post('/sites/8/estates', {})).status).toBe(200)
})
