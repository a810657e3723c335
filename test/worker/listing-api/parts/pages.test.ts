import { beforeEach, expect, test } from 'vitest'
import { ask, get, putIn, rowsIn } from '../support/api.ts'
import { AGENCY } from '../support/agency.ts'
import { PAGE } from '../support/a-part.ts'
import { packOf, postPack, put, remove } from '../support/parts.ts'

beforeEach(() => putIn(AGENCY))

const page = (url: string, over: object = {}) => ({ ...PAGE, url: { nl: url }, ...over })
const statusOf = async (url: string, query = ''): Promise<number> =>
  (await ask(`/sites/7/pages/by-url/${encodeURIComponent(url)}${query}`, {}, { BOUND: true }))
    .status

test('Pages of old have names by their address, and keep them (LAPI-97)', async () => {
  const names = ['pages/home.json', 'pages/te-koop.json', 'pages/ontwerp.json']
  const pages = async () => [...(await packOf()).keys()].filter(path => path.startsWith('pages/'))
  expect(await pages()).toEqual(names)
  const sale = (await packOf()).get('pages/te-koop.json') as object
  expect(await put('/pages/te-koop', { ...sale, url: { nl: 'verkoop' } })).toMatchObject({ id: 2 })
  expect(await pages()).toEqual(names)
  expect([await statusOf('nl/te-koop'), await statusOf('fr/a-vendre')]).toEqual([404, 404])
  expect(await get('/sites/7/pages/by-url/nl%2Fverkoop')).toMatchObject({ id: 2 })
})

test('A page keeps its number by name; a new one gets the lowest that is free (LAPI-97)', async () => {
  expect(await put('/pages/a', page('a', { id: 9 }))).toMatchObject({ id: 9 })
  expect(await put('/pages/b', page('b'))).toMatchObject({ id: 4 })
  expect(await put('/pages/a', page('a2'))).toMatchObject({ id: 9 })
  expect(await put('/pages/a', page('a2', { id: 7 }))).toMatchObject({ changed: true, id: 7 })
  expect(await rowsIn(7, 'SELECT id FROM page ORDER BY id')).toEqual(
    [1, 2, 3, 4, 7].map(id => ({ id })),
  )
  expect(await put('/pages/c', page('c', { id: 4 }))).toMatchObject({
    status: 409,
    error: { field: 'id', message: 'is the id of pages/b.json' },
  })
})

test('A page that names what is not here is written, and told so by field (LAPI-195)', async () => {
  const asset = 'geen-foto'
  const sections = [
    {
      id: 'a',
      type: 'imageWithText',
      html: { nl: '<p>x</p>' },
      side: 'left',
      image: { asset, alt: { nl: 'x' } },
    },
    { id: 'b', type: 'estateItem', estateId: 1 },
    { id: 'c', type: 'estateItem', estateId: 4242 },
    { id: 'd', type: 'estateItem', estateId: 'ffffffff-0000-4000-8000-000000000000' },
    { id: 'e', type: 'estateCollection', collectionId: 4242 },
  ]
  const written = await put('/pages/a', page('a', { sections }))
  expect(written).toMatchObject({ status: 200, changed: true })
  expect((written as { warnings?: unknown }).warnings).toEqual([
    { field: 'sections[0].image.asset', message: 'is no picture here: geen-foto' },
    { field: 'sections[2].estateId', message: 'is no home on offer here: 4242' },
    {
      field: 'sections[3].estateId',
      message: 'is no home on offer here: ffffffff-0000-4000-8000-000000000000',
    },
    { field: 'sections[4].collectionId', message: 'is no collection here: 4242' },
  ])
  // In a pack the files and homes may come later; its reader checks them (PACK-154).
  const report = await postPack([{ path: 'pages/b.json', content: page('b', { sections }) }])
  expect(report).toMatchObject({ status: 200, warnings: [] })
})

test('An address is of one page, and none of the product (LAPI-96)', async () => {
  expect(await put('/pages/a', page('te-koop'))).toMatchObject({
    status: 409,
    error: { field: 'url.nl', message: 'is the address of pages/te-koop.json' },
  })
  expect(await put('/pages/a', page(''))).toMatchObject({
    status: 409,
    error: { message: 'is the address of pages/home.json' },
  })
  for (const url of ['favorieten', 'admin', 'desk/x', 'sites', 'fr', 'aanbod'])
    expect(await put('/pages/a', page(url))).toMatchObject({
      status: 400,
      error: { field: 'url.nl' },
    })
  for (const url of ['A', 'a//b', '../a', 'a%2Fb', 'a b', 'a?b'])
    expect(await put('/pages/a', page(url))).toMatchObject({
      status: 400,
      error: { field: 'url.nl' },
    })
  expect((await packOf()).has('pages/a.json')).toBe(false)
})

test('Pages of one call may swap their addresses, and one may take that of a removed one (LAPI-96)', async () => {
  await put('/pages/a', page('a'))
  await put('/pages/b', page('b'))
  expect(await put('/pages/a', page('b'))).toMatchObject({ status: 409 })
  const swapped = [
    { path: 'pages/a.json', content: page('b') },
    { path: 'pages/b.json', content: page('a') },
  ]
  expect(await postPack(swapped)).toMatchObject({ status: 200, written: 2 })
  expect(await get('/sites/7/pages/by-url/nl%2Fb')).toMatchObject({ id: 4 })
  const renamed = [
    { path: 'pages/c.json', content: page('a', { id: 5 }) },
    { path: 'pages/b.json', content: null },
  ]
  expect(await postPack(renamed)).toMatchObject({ status: 200, written: 1, removed: 1 })
  expect(await get('/sites/7/pages/by-url/nl%2Fa')).toMatchObject({ id: 5 })
})

test('A draft is found by who may see drafts, until it is written as published (LAPI-103, LAPI-13)', async () => {
  expect(await put('/pages/a', page('a', { published: false }))).toMatchObject({ changed: true })
  expect([await statusOf('nl/a'), await statusOf('nl/a', '?unpublished=1')]).toEqual([404, 200])
  expect((await ask('/sites/7/pages/by-url/nl%2Fa?unpublished=1')).status).toBe(404)
  expect((await packOf()).get('pages/a.json')).toMatchObject({ published: false })
  expect(await put('/pages/a', page('a'))).toMatchObject({ changed: true, concerns: ['pages'] })
  expect(await statusOf('nl/a')).toBe(200)
  await remove('/pages/a')
  expect(await statusOf('nl/a', '?unpublished=1')).toBe(404)
})

test('A page that does not say when it changed is told by the clock, once it does (LAPI-94)', async () => {
  const stamp = async () =>
    (await get<{ updatedAt: number }>('/sites/7/pages/by-url/nl%2Fa')).updatedAt
  await put('/pages/a', page('a', { updatedAt: 5 }))
  expect(await stamp()).toBe(5)
  expect(await put('/pages/a', page('a'))).toMatchObject({ changed: false })
  expect(await stamp()).toBe(5)
  await put('/pages/a', page('a', { title: { nl: 'Nieuw' } }))
  expect(await stamp()).toBeGreaterThan(1_700_000_000)
})

test('A page that goes or becomes a draft is hidden at once (LAPI-94)', async () => {
  expect(await put('/pages/a', page('a'))).not.toHaveProperty('hard')
  expect(await put('/pages/a', page('a', { published: false }))).toMatchObject({ hard: true })
  await put('/pages/a', page('a'))
  expect(await remove('/pages/a')).toMatchObject({ hard: true })
})

test('A site has at most 500 pages (LAPI-96)', async () => {
  await rowsIn(
    7,
    `INSERT INTO page (id, published, head, doc) SELECT value, 0, '{"url":{}}', '{}'
    FROM (WITH RECURSIVE n (value) AS (SELECT 4 UNION ALL SELECT value + 1 FROM n WHERE value < 500) SELECT value FROM n)`,
  )
  expect(await put('/pages/a', page('a'))).toMatchObject({ status: 409, error: { field: 'body' } })
  expect(await remove('/pages/home')).toMatchObject({ changed: true })
  expect(await put('/pages/a', page('a'))).toMatchObject({ status: 200, id: 1 })
})
