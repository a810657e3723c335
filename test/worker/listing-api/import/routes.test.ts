import { ABROAD } from '../support/abroad.ts'
import { beforeEach, expect, test } from 'vitest'
import type { SearchResult } from '../../../../shared/search/search.ts'
import { readLines, type NumberedLine } from '../../../../worker/listing-api/import/line-reader.ts'
import type { ImportReport } from '../../../../worker/listing-api/import/report.ts'
import { ask, get, post, rowsIn, seedAgencies } from '../support/api.ts'

beforeEach(seedAgencies)

const key = { API_KEY: 'a-key' }
const headers = { authorization: 'Bearer a-key', 'content-type': 'application/x-ndjson' }

const send = (body: BodyInit, query = '') =>
  ask(`/sites/8/estates${query}`, { method: 'PUT', headers, body }, key)
const feed = async (lines: unknown[], query = '?confirm=removal'): Promise<ImportReport> =>
  (
    await send(
      lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
      query,
    )
  ).json()

const line = (externalId: string, general: object = {}) => ({
  externalId,
  general: {
    headType: { id: 1 },
    transaction: { id: 1 },
    price: { value: 100_000 },
    address: ABROAD,
    ...general,
  },
})
const total = async () =>
  (await (await post('/sites/8/estates', {})).json<SearchResult>()).total.value

const NOTHING = {
  state: 'applied',
  warnings: [],
  heldBack: [],
  missing: [],
  created: 0,
  updated: 0,
  unchanged: 0,
  archived: 0,
  rejected: [],
  quarantined: false,
}

test('A feed creates, the same feed again changes nothing, a changed line updates, an absent one is archived (IMPORT-2, IMPORT-3)', async () => {
  const lines = ['a', 'b', 'c', 'd', 'e'].map(id => line(id))
  expect(await feed(lines)).toEqual({ ...NOTHING, created: 5, archived: 3 })
  expect(await feed(lines)).toEqual({ ...NOTHING, unchanged: 5 })
  expect(await feed([line('a', { bedroomCount: 3 }), ...lines.slice(1)])).toEqual({
    ...NOTHING,
    updated: 1,
    unchanged: 4,
  })
  expect(await feed(lines.slice(1))).toEqual({ ...NOTHING, unchanged: 4, archived: 1 })
  expect(await total()).toBe(4)
  expect(await feed(lines)).toEqual({ ...NOTHING, updated: 1, unchanged: 4 })
  expect(await total()).toBe(5)
})

test('What is archived answers 410, and the change feed tells it (IMPORT-4)', async () => {
  await feed([line('a', { id: 41 })])
  expect((await ask('/sites/8/estates/v2/1')).status).toBe(410)
  const { changes } = await get<{ changes: { publicId: string; gone: boolean }[] }>(
    '/sites/8/estates/changes?since=2000',
  )
  expect(changes.map(({ publicId, gone }) => [publicId, gone])).toEqual([
    ['1', true],
    ['2', true],
    ['3', true],
    ['41', false],
  ])
})

const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => line(id))

test('A feed that lacks more than a fifth and more than five waits for a word (IMPORT-5)', async () => {
  await feed(seven)
  const answer = await send(JSON.stringify(line('a')))
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    ...NOTHING,
    state: 'quarantined',
    unchanged: 1,
    archived: 6,
    missing: ['b', 'c', 'd', 'e', 'f', 'g'],
    quarantined: true,
  })
  expect(await total()).toBe(7)
  expect((await send('{}', '?confirm=everything')).status).toBe(400)
})

test('Five of seven may go without a word, and within a day not one more (IMPORT-5, IMPORT-50)', async () => {
  await feed(seven)
  expect(await feed(seven.slice(5), '')).toEqual({ ...NOTHING, unchanged: 2, archived: 5 })
  expect(await feed(seven.slice(6), '')).toMatchObject({ archived: 1, quarantined: true })
  expect(await total()).toBe(2)
  expect(await feed(seven.slice(6))).toMatchObject({ archived: 1, quarantined: false })
})

test('A day later, or once somebody allowed it, what went counts no more (IMPORT-50)', async () => {
  await feed(seven)
  await feed(seven.slice(5), '')
  await rowsIn(8, 'UPDATE estate SET missing_since = missing_since - 86401')
  expect(await feed(seven.slice(6), '')).toMatchObject({ archived: 1, quarantined: false })
})

test('A refused line is reported, its estate stays, and the others go on (IMPORT-6)', async () => {
  await feed([line('a'), line('b')])
  const report = await feed([
    line('a', { headType: null }),
    line('b', { bedroomCount: 2 }),
    line('c', { price: { value: 'much' } }),
  ])
  expect(report).toMatchObject({ created: 0, updated: 1, archived: 0 })
  expect(report.rejected.map(({ line, field }) => [line, field])).toEqual([
    [1, 'general.headType'],
    [3, 'general.price.value'],
  ])
  expect(await total()).toBe(2)
})

test.each<[string, unknown, string]>([
  ['no JSON', '{"externalId": ', 'line'],
  ['a list', [], 'general'],
  ['null', 'null', 'line'],
  ['no id', { general: line('x').general }, 'externalId'],
])(
  'With a line of %s nothing is archived, since nobody knows whose it is (IMPORT-7)',
  async (_name, bad, field) => {
    const report = await feed([line('x1'), bad])
    expect(report).toMatchObject({ archived: 0, rejected: [{ line: 2 }] })
    if (field !== 'line')
      expect(report.rejected[0]?.field).toContain(field === 'general' ? '' : field)
    expect(await total()).toBe(4)
  },
)

test('A line is known by its guid, else its external id, else its number, in any case (IMPORT-1)', async () => {
  const GUID = '11111111-2222-3333-4444-aaaaaaaaaaaa'
  const named = (names: object, general: object) => ({
    ...line('x', general),
    externalId: undefined,
    ...names,
  })
  const lines = (change: object) => [
    named({ externalId: 'Own' }, { guid: GUID, id: 91, ...change }),
    named({ externalId: 'Name' }, { id: 92, ...change }),
    named({}, { id: 93, ...change }),
  ]
  expect(await feed(lines({}))).toMatchObject({ created: 3 })
  expect(
    await feed([
      named({ externalId: 'other' }, { guid: GUID.toUpperCase(), id: 71, bedroomCount: 2 }),
      named({ externalId: 'NAME' }, { id: 72, bedroomCount: 2 }),
      named({}, { id: 93, bedroomCount: 2 }),
    ]),
  ).toEqual({ ...NOTHING, updated: 3 })
})

test('An id that stands twice counts once (IMPORT-8)', async () => {
  const report = await feed([line('a'), line('a', { bedroomCount: 4 })])
  expect(report).toMatchObject({ created: 1, rejected: [{ line: 2, field: 'externalId' }] })
})

test.each<[string, string, object]>([
  [
    'nested deeper than the database reads',
    `{"externalId":"b","layout":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    { field: 'line', message: 'is nested more than 100 levels deep' },
  ],
  [
    'whose mistake is a long text',
    `{"externalId":"b","general":"${'x'.repeat(100_000)}"}`,
    { field: 'general', message: expect.stringMatching(/^.{20,200}$/) },
  ],
  [
    'that wishes for the last number there is',
    JSON.stringify(line('b', { id: Number.MAX_SAFE_INTEGER })),
    { field: 'general.id' },
  ],
])('A line %s is refused alone, in few words (IMPORT-9)', async (_name, bad, rejection) => {
  expect(await feed([line('a'), bad, line('c')])).toMatchObject({
    created: 2,
    rejected: [{ line: 2, ...rejection }],
  })
})

test('Of a thousand refused lines all are told, and the list of imports keeps the first five hundred (IMPORT-14)', async () => {
  const { rejected } = await feed(Array.from({ length: 1_000 }, () => '{"a'))
  expect(rejected).toHaveLength(1_000)
  const [run] = await (
    await ask('/sites/8/imports', { headers }, key)
  ).json<{ report: ImportReport }[]>()
  expect(run?.report.rejected).toEqual(rejected.slice(0, 500))
})

test('Entities find their project by the name the sender gives it, before or after them (IMPORT-12)', async () => {
  const report = await feed([
    line('unit-1', { parentId: 'tower' }),
    line('tower', { id: 700, project: true }),
    line('lost', { parentId: 'nowhere' }),
  ])
  expect(report).toMatchObject({ created: 2, rejected: [{ line: 3, field: 'general.parentId' }] })
  expect(await total()).toBe(1)
  const { results } = await get<SearchResult>('/sites/8/estates/group/700')
  expect(results).toMatchObject([{ general: { parentId: '700' } }])
  const own = [line('unit-1', { parentId: 'tower' }), line('tower', { id: 700, parentId: 'tower' })]
  expect(await feed(own)).toMatchObject({ rejected: [{ line: 2, field: 'general.parentId' }] })
})

test('A number that is taken is not given twice (IMPORT-13)', async () => {
  await feed([line('a', { id: 1 }), line('b', { id: 41 }), line('c'), line('d', { id: 41 })])
  const { results } = await (await post('/sites/8/estates', { limit: 100 })).json<SearchResult>()
  const ids = results.map(card => card.general.id)
  expect(new Set(ids).size).toBe(4)
  expect(ids).toContain(41)
  expect(ids).not.toContain(1)
})

test('A number of over ten digits is not given, nor one after the last (IMPORT-101)', async () => {
  const report = await feed([
    line('long', { id: 99_999_999_999 }),
    line('last', { id: 9_999_999_999 }),
    line('near', { id: 9_999_999_997 }),
    line('next'),
    line('after'),
  ])
  expect(report).toMatchObject({
    created: 5,
    warnings: [
      {
        line: 1,
        field: 'general.id',
        message: '99999999999 has over ten digits: this one gets its own',
      },
    ],
  })
  const { results } = await (await post('/sites/8/estates', { limit: 100 })).json<SearchResult>()
  const ids = results.map(card => card.general.id)
  expect(new Set(ids).size).toBe(5)
  expect(Math.max(...ids)).toBe(9_999_999_999)
  expect(await feed([line('long', { id: 99_999_999_999, floor: 1 })], '?partial=1')).toMatchObject({
    updated: 1,
    warnings: [],
  })
})

test('Hundreds of lines in odd pieces arrive whole (IMPORT-11)', async () => {
  const text = Array.from({ length: 230 }, (_, index) =>
    JSON.stringify(line(`n${index}`, { title: { nl: 'Één 🏠' } })),
  ).join('\r\n')
  const bytes = new TextEncoder().encode(text)
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 997) controller.enqueue(bytes.slice(at, at + 997))
      controller.close()
    },
  })
  expect(await send(pieces, '?confirm=removal').then(answer => answer.json())).toEqual({
    ...NOTHING,
    created: 230,
    archived: 3,
  })
  expect(await total()).toBe(230)
})

test('A line of megabytes is cut, and the next is read (IMPORT-10)', async () => {
  const body = new Blob(['{', 'x'.repeat(3_000_000), '\n{"a":1}\n\n']).stream()
  const lines: NumberedLine[] = []
  for await (const line of readLines(body)) lines.push(line)
  expect(lines.map(({ number, text }) => [number, text.length])).toEqual([
    [1, 200_000],
    [2, 7],
  ])
})

test('Imports need the key, always (LAPI-3, IMPORT-15)', async () => {
  const put = (init: RequestInit, over = {}) =>
    ask('/sites/8/estates', { method: 'PUT', body: '{}', ...init }, over)
  expect((await put({ headers })).status).toBe(401)
  expect((await put({ headers: { ...headers, authorization: 'Bearer b' } }, key)).status).toBe(401)
  expect(
    (await put({ headers: { 'content-type': 'application/x-ndjson' } }, { ...key, BOUND: true }))
      .status,
  ).toBe(401)
  expect(
    (await put({ headers: { ...headers, 'content-type': 'application/json' } }, key)).status,
  ).toBe(415)
})

test('Past imports can be listed (IMPORT-14)', async () => {
  await feed([line('a')])
  const runs = await (await ask('/sites/8/imports', { headers }, key)).json()
  expect(runs).toMatchObject([
    { finishedAt: expect.any(Number), report: { created: 1, archived: 3 } },
  ])
})
