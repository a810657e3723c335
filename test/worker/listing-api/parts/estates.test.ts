import { ABROAD } from '../support/abroad.ts'
import { beforeEach, expect, test } from 'vitest'
import { ask, askBound, get, post, putIn, rowsIn } from '../support/api.ts'
import { AGENCY } from '../support/agency.ts'
import { postPack, put, putAs, remove } from '../support/parts.ts'

beforeEach(() => putIn(AGENCY))

const home = (over: object = {}, beside: object = {}) => ({
  general: {
    headType: { id: 2 },
    transaction: { id: 1 },
    price: { value: 300_000 },
    address: ABROAD,
    ...over,
  },
  ...beside,
})

const statusOf = async (id: number): Promise<number> =>
  (await ask(`/sites/7/estates/v2/${id}`)).status
const priceOf = async (id: number): Promise<number> =>
  (await get<{ general: { price: { value: number } } }>(`/sites/7/estates/v2/${id}`)).general.price
    .value

interface Changes {
  changes: { publicId: string; gone: boolean }[]
}

/** What changed since the fixture. */
const changes = async (): Promise<Changes['changes']> =>
  (await get<Changes>('/sites/7/estates/changes?since=5000')).changes

test('One home comes, changes and keeps its number (LAPI-104, LAPI-97, LAPI-94)', async () => {
  const { id = 0, concerns } = await put('/estates/CRM:12', home())
  expect(id).toBe(91)
  expect(concerns).toEqual(['estate/91', 'lists'])
  expect(await put('/estates/crm:12', home())).toMatchObject({ changed: false, concerns: [], id })
  const cheaper = home({ price: { value: 250_000 }, id: 2 })
  expect(await put('/estates/CRM:12?trial=1', cheaper)).toMatchObject({ changed: true })
  expect(await priceOf(id)).toBe(300_000)
  expect(await put('/estates/CRM:12', cheaper)).toMatchObject({ changed: true, id })
  expect(await priceOf(id)).toBe(250_000)
  const search = { query: { range: { 'price.value': { gte: 250_000, lte: 250_000 } } }, limit: 100 }
  const { results } = await (
    await post('/sites/7/estates', search)
  ).json<{ results: { general: { id: number } }[] }>()
  expect(results.map(({ general }) => general.id)).toContain(id)
  expect(await changes()).toMatchObject([{ publicId: '91', gone: false }])
  expect((await put('/estates/new', home({ id: 500 }))).id).toBe(500)
  expect(await put('/estates/newer', home({ id: 500 }))).toMatchObject({
    id: 501,
    warnings: [{ field: 'general.id', message: 'stays 501: 500 is not its number here' }],
  })
})

test('A home is read as a line of a feed: warned of, refused or taken (LAPI-104, LAPI-92)', async () => {
  const odd = home({ publicationDate: '2026-11-22', floor: 'second' })
  const { status, warnings } = await put('/estates/a', odd)
  expect(status).toBe(200)
  expect(warnings).toMatchObject([{ field: 'general.floor' }])
  for (const [body, field] of [
    [home({ headType: { id: 77 } }), 'general.headType.id'],
    [home({ transaction: undefined }), 'general.transaction'],
    [home({ price: { value: '1' } }), 'general.price.value'],
    [home({ publicationDate: '2026-13-45' }), 'general.publicationDate'],
    [home({ parentId: 'nothing' }), 'general.parentId'],
    [home({ parentId: 'A' }), 'general.parentId'],
    [home({}, { externalId: 'b' }), 'externalId'],
    [home({}, { op: 'delete' }), 'op'],
    [[], 'line'],
  ] as const)
    expect(await put('/estates/a', body)).toMatchObject({ status: 400, error: { field } })
  expect((await put('/estates/a', home({ description: { nl: 'x'.repeat(200_000) } }))).status).toBe(
    413,
  )
  expect(await put('/estates/a', odd)).toMatchObject({ changed: false })
})

test('A home gets no number of over ten digits (IMPORT-101)', async () => {
  const { id = 0, warnings } = await put('/estates/a', home({ id: 99_999_999_999 }))
  expect(id).toBeLessThan(1_000_000)
  expect(warnings).toMatchObject([{ field: 'general.id' }])
  await put('/estates/b', home({ id: 9_999_999_999 }))
  expect((await put('/estates/c', home())).id).toBe(id + 1)
})

test('A removed home is archived, and comes back under its number (LAPI-105)', async () => {
  const { id = 0 } = await put('/estates/a', home())
  expect(await remove('/estates/a?trial=1')).toMatchObject({ changed: true })
  expect(await statusOf(id)).toBe(200)
  expect(await remove('/estates/a')).toMatchObject({
    changed: true,
    concerns: [`estate/${id}`, 'lists'],
    id,
  })
  expect(await statusOf(id)).toBe(410)
  expect(await changes()).toMatchObject([{ publicId: String(id), gone: true }])
  expect(await remove('/estates/a')).toMatchObject({ status: 200, changed: false })
  expect(await remove('/estates/unknown')).toMatchObject({ status: 200, changed: false })
  expect(await put('/estates/a', home())).toMatchObject({ changed: true, id })
  expect(await statusOf(id)).toBe(200)
})

test('A project goes with its homes, which name it by any id of it (LAPI-105, LAPI-104)', async () => {
  const { id = 0 } = await put('/estates/P-1', home({ project: true, headType: { id: 6 } }))
  const children = await Promise.all(
    ['P-1', 'p-1', String(id)].map((parentId, index) =>
      put(`/estates/c${index}`, home({ parentId })),
    ),
  )
  expect(children.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(children[0]?.concerns).toContain(`estate/${id}`)
  const group = await get<{ total: { value: number } }>(`/sites/7/estates/group/${id}`)
  expect(group.total.value).toBe(3)
  const { concerns = [] } = await remove('/estates/P-1')
  expect(concerns).toEqual(expect.arrayContaining(children.map(child => `estate/${child.id}`)))
  expect(await Promise.all(children.map(child => statusOf(child.id ?? 0)))).toEqual([410, 410, 410])
})

test('A home that leaves a project concerns that too (LAPI-94)', async () => {
  const project = home({ project: true, headType: { id: 6 } })
  const [{ id: first = 0 }, { id: second = 0 }] = [
    await put('/estates/p', project),
    await put('/estates/q', project),
  ]
  await put('/estates/c', home({ parentId: 'p' }))
  const moved = await put('/estates/c', home({ parentId: 'q' }))
  expect(moved.concerns).toEqual(
    expect.arrayContaining([`estate/${first}`, `estate/${second}`, 'lists']),
  )
  expect((await put('/estates/c', home())).concerns).toContain(`estate/${second}`)
})

test('In one call the homes of a project may come before it (LAPI-101, LAPI-104)', async () => {
  const lines = [
    { path: 'estates/c', content: home({ parentId: 'p' }) },
    { path: 'estates/p', content: home({ project: true, headType: { id: 6 } }) },
  ]
  expect(await postPack(lines)).toMatchObject({ status: 200, written: 2 })
  const own = { path: 'estates/own', content: home({ parentId: 'own' }) }
  expect(await postPack([own])).toMatchObject({ status: 422, written: 0 })
  expect(await postPack(lines)).toMatchObject({ status: 200, unchanged: 2 })
  const [child] = await rowsIn(7, "SELECT parent_id FROM estate WHERE external_id = 'c'")
  const [project] = await rowsIn(7, "SELECT public_id FROM estate WHERE external_id = 'p'")
  expect(child?.parent_id).toBe(project?.public_id)
})

test.each([
  [{ API_KEY: 'k', IMPORT_KEY: 'i' }, 'k', 200],
  [{ IMPORT_KEY: 'i' }, 'i', 200],
  [{ API_KEY: 'k', IMPORT_KEY: 'i' }, 'other', 401],
  [{ IMPORT_KEY: 'i' }, '', 401],
  [{}, '', 401],
])(
  'With %o the bearer of %j writes and removes a home: %i (LAPI-112)',
  async (over, key, status) => {
    expect((await putAs('/sites/7/estates/x', home(), over, key)).status).toBe(status)
    const init = { method: 'DELETE', headers: { authorization: `Bearer ${key}` } }
    expect((await ask('/sites/7/estates/x', init, over)).status).toBe(status)
  },
)

test('What a feed brings next is the feed’s, and a home that it lacks is archived as ever (LAPI-100, LAPI-102)', async () => {
  await put('/estates/a', home())
  const feeds = async () =>
    (await (await askBound('/sites/7/pack/digests')).json<{ feeds: string[] }>()).feeds
  expect(await feeds()).toEqual([])
  const answer = await ask(
    '/sites/7/estates?confirm=removal',
    {
      method: 'PUT',
      headers: { 'content-type': 'application/x-ndjson', authorization: 'Bearer k' },
      body: JSON.stringify({ externalId: 'a', ...home() }),
    },
    { API_KEY: 'k' },
  )
  expect(answer.status).toBe(200)
  expect(await feeds()).toEqual(['estates/a'])
})

test('Many new homes at once get a number each (LAPI-111, LAPI-97)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => put(`/estates/n${index % 10}`, home())),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(10)
  expect(answers.filter(({ changed }) => changed)).toHaveLength(10)
})

test('A home that goes, is hidden or hides its address is hidden at once (LAPI-94)', async () => {
  const address = { street: { nl: 'Markt' }, ...ABROAD }
  expect(await put('/estates/a', home({ address }))).not.toHaveProperty('hard')
  const withoutAddress = home({ address: { ...address, visible: false } })
  expect(await put('/estates/a', withoutAddress)).toMatchObject({ hard: true })
  expect(await put('/estates/a', home({ transaction: { id: 4 } }))).toMatchObject({ hard: true })
  expect(await put('/estates/a', home())).not.toHaveProperty('hard')
  expect(await postPack([{ path: 'estates/a', content: null }])).toMatchObject({ hard: true })
})

test('A home that is held back says so, each time (LAPI-104)', async () => {
  const rent = home({
    transaction: { id: 2 },
    price: { value: 900 },
    headType: { id: 1 },
    address: { city: { id: 44021, name: 'Gent', zip: '9000' } },
  })
  const first = await put('/estates/a', rent)
  expect(first).toMatchObject({
    changed: true,
    hard: true,
    warnings: [
      { field: 'general', message: expect.stringMatching(/^held back: the monthly charges/) },
    ],
  })
  expect(await statusOf(first.id ?? 0)).toBe(404)
  const { warnings } = await put('/estates/a', rent)
  expect(warnings).toEqual(first.warnings)
  const report = await postPack([{ path: 'estates/a', content: rent }])
  expect(report).toMatchObject({
    unchanged: 1,
    warnings: [{ path: 'estates/a', field: 'general' }],
  })
})
