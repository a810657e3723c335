import { beforeAll, expect, test } from 'vitest'
import { exports } from 'cloudflare:workers'
import { ask, post, postBound, seedAgencies } from '../support/api.ts'
import { watchedObjects } from '../support/objects.ts'

beforeAll(seedAgencies)

const json = { 'content-type': 'application/json' }
const key = { API_KEY: 'a-key' }

interface Contract {
  paths: Record<string, Record<string, { tags: string[]; parameters?: { name: string }[] }>>
}

test.each<[string, string, RequestInit | undefined, number]>([
  ['an unknown path', '/nothing', undefined, 404],
  ['an unknown site', '/sites/999/pages/', undefined, 404],
  ['an unknown site itself', '/sites/999', undefined, 404],
  ['a site that is no number', '/sites/abc/pages/', undefined, 404],
  ['a site of absurd size', '/sites/99999999999999999999999/pages/', undefined, 404],
  ['an unknown hostname', '/sites/by-hostname/nowhere.example', undefined, 404],
  ['an unknown call of a site', '/sites/7/nothing', undefined, 404],
  ['an unknown menu', '/sites/7/navigation/nothing', undefined, 404],
  ['an unknown menu item', '/sites/7/navigation/header/99', undefined, 404],
  ['an unknown estate', '/sites/7/estates/v2/99999', undefined, 404],
  ['an estate of no possible id', '/sites/7/estates/v2/1%27%20OR%201=1', undefined, 404],
  ['a guid that is none', '/sites/7/estates/skarabee/1', undefined, 404],
  ['a hidden estate', '/sites/7/estates/v2/90', undefined, 404],
  ["a hidden estate's agent", '/sites/7/estates/90/contact-info', undefined, 404],
  ["a hidden estate's page", '/sites/7/estate-pages/nl/90', undefined, 404],
  ["another agency's estate", '/sites/8/estates/v2/9', undefined, 404],
  ["another agency's menu", '/sites/8/navigation/header', undefined, 404],
  ['a language that is none', '/sites/7/translations/xx', undefined, 404],
  ['broken escapes', '/sites/7/pages/by-url/%E0%A4%A', undefined, 404],
  ['a wrong X-SITE', '/sites/7/pages/', { headers: { 'X-SITE': '8' } }, 400],
  ['a right X-SITE', '/sites/7/pages/', { headers: { 'X-SITE': '7', 'X-CLIENT': 'website' } }, 200],
  ['a wrong X-SITE on the site itself', '/sites/7', { headers: { 'X-SITE': '8' } }, 400],
  ['a search by GET', '/sites/7/estates', undefined, 405],
  ['a menu by DELETE', '/sites/7/navigation/header', { method: 'DELETE' }, 405],
  [
    'a form as search',
    '/sites/7/estates',
    {
      method: 'POST',
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
  ],
  [
    'a search without a type',
    '/sites/7/estates',
    { method: 'POST', body: new Uint8Array([1]) },
    415,
  ],
  ['a body that is no JSON', '/sites/7/estates', { method: 'POST', body: '{', headers: json }, 400],
  ['a body that is a list', '/sites/7/estates', { method: 'POST', body: '[]', headers: json }, 400],
  [
    'a body of 65 kB',
    '/sites/7/estates',
    { method: 'POST', body: ' '.repeat(65 * 1024), headers: json },
    413,
  ],
  ['an empty agent', '/sites/7/estates/2/contact-info', undefined, 204],
])('%s answers what it must (LAPI-1, LAPI-8, LAPI-34)', async (_name, path, init, status) => {
  const answer = await ask(path, init)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  if (status >= 400)
    expect(JSON.parse(text)).toMatchObject({ error: { message: expect.any(String) } })
  expect(text).not.toMatch(/\bat .*\.ts|stack|SQLITE/)
})

test('A method that is not allowed is told which are (LAPI-6)', async () => {
  expect((await ask('/sites/7/estates')).headers.get('allow')).toBe('POST, PUT')
  expect((await ask('/sites/7/agreements', { method: 'PUT' })).headers.get('allow')).toBe(
    'GET, HEAD',
  )
})

const BAD: [body: unknown, field: string][] = [
  [{ query: { terms: { colour: [1] } } }, 'query.terms.colour'],
  [{ query: { terms: { 'headType.id': 1 } } }, 'query.terms.headType.id'],
  [{ query: { terms: { 'headType.id': ['1; DROP TABLE estate'] } } }, 'query.terms.headType.id.0'],
  [{ query: { terms: { 'headType.id': [{}] } } }, 'query.terms.headType.id.0'],
  [{ query: { terms: { 'headType.id': Array(501).fill(1) } } }, 'query.terms.headType.id'],
  [{ query: { range: { bathrooms: { gte: 1 } } } }, 'query.range.bathrooms'],
  [{ query: { range: { 'price.value': { gte: '1' } } } }, 'query.range.price.value.gte'],
  [{ query: { range: { 'price.value': { gt: 1 } } } }, 'query.range.price.value.gt'],
  [{ query: { match: { title: 'x' } } }, 'query.match.title'],
  [{ query: { match: { project: 'yes' } } }, 'query.match.project'],
  [
    { query: { distance: { geoLocation: { lat: 91, lon: 0 }, distance: '1km' } } },
    'query.distance.geoLocation.lat',
  ],
  [
    { query: { distance: { geoLocation: { lat: 51, lon: 3 }, distance: 'far' } } },
    'query.distance.distance',
  ],
  [
    {
      query: {
        within: [
          [51, 3],
          [52, 3],
        ],
      },
    },
    'query.within',
  ],
  [{ query: { within: Array(101).fill([51, 3]) } }, 'query.within'],
  [{ query: { nested: {} } }, 'query.nested'],
  [{ sort: [{ field: 'id' }] }, 'sort.0.field'],
  [{ sort: [{ field: 'city', order: 'random()' }] }, 'sort.0.order'],
  [{ grouping: 'COLOUR' }, 'grouping'],
  [{ limit: 121 }, 'limit'],
  [{ offset: 200_001 }, 'offset'],
  [{ offset: -1 }, 'offset'],
  [{ pagination: { from: 0, size: 121 } }, 'pagination.size'],
  [{ everything: true }, 'everything'],
]

test.each(BAD)(
  'A search %j is refused and the field is named (LAPI-5, LAPI-26, LAPI-28)',
  async (body, field) => {
    for (const path of [
      '/sites/7/estates',
      '/sites/7/estate-filters',
      '/sites/7/estates/markers',
    ]) {
      const answer = await post(path, body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { field } })
    }
  },
)

test.each([
  ['id', '/sites/7/pages/x'],
  ['estate', '/sites/7/estates/v2/1%27'],
  ['guid', '/sites/7/estates/skarabee/1'],
  ['name', '/sites/7/navigation/a%20b'],
  ['language', '/sites/7/translations/xx'],
])('A path whose %s cannot be one is not there: %s (LAPI-5)', async (_, path) => {
  expect((await ask(path)).status).toBe(404)
})

test('A bad parameter is refused and named (LAPI-5)', async () => {
  const answer = await ask('/sites/7/estates/changes?since=x')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { field: 'since' } })
})

test('Calls over HTTP bear the key and bound Workers need not (LAPI-2, OPS-11)', async () => {
  expect((await ask('/sites/7', undefined, key)).status).toBe(401)
  expect(
    (await ask('/sites/7', { headers: { authorization: 'Bearer another' } }, key)).status,
  ).toBe(401)
  expect((await ask('/sites/7', { headers: { authorization: 'Bearer a-key' } }, key)).status).toBe(
    200,
  )
  expect((await ask('/sites/7', undefined, { ...key, BOUND: true })).status).toBe(200)
  expect((await ask('/sites/by-hostname/huis.example', undefined, key)).status).toBe(401)
  expect((await ask('/health', undefined, key)).status).toBe(401)
  expect((await ask('/openapi.json', undefined, key)).status).toBe(200)
})

test('In production nothing answers without key or binding but the contract (LAPI-2)', async () => {
  const OPEN = 'no'
  const { paths } = await (await ask('/openapi.json', undefined, { OPEN })).json<Contract>()
  for (const [path, methods] of Object.entries({
    ...paths,
    '/health': { get: {} },
    '/x': { get: {} },
  }))
    for (const method of Object.keys(methods)) {
      const call = path.replace('{siteId}', '7').replace(/\{\w+\}/g, '1')
      for (const over of [{ OPEN }, { OPEN: '' }, { ...key, OPEN: 'yes' }])
        expect((await ask(call, { method }, over)).status, `${method} ${call}`).toBe(401)
    }
})

test('Even where it stands open, persons, drafts and imports need a key (LAPI-53, LAPI-13)', async () => {
  const email = 'a@b.example'
  for (const act of ['export', 'erase', 'lapse']) {
    expect((await post(`/sites/7/persons/${act}`, { email })).status).toBe(401)
    expect((await postBound(`/sites/7/persons/${act}`, { email })).status).toBe(200)
  }
  for (const path of ['/sites/7/estates', '/sites/7/rental-units/1/calendar'])
    expect((await ask(path, { method: 'PUT' })).status).toBe(401)
  expect(await (await ask('/sites/7/pages?unpublished=1')).text()).not.toContain('Ontwerp')
  expect((await ask('/sites/7')).status).toBe(200)
})

test('Both entrypoints answer', async () => {
  const { default: open, Bound } = exports as unknown as { default: Fetcher; Bound: Fetcher }
  expect((await open.fetch('http://api/sites/7')).status).toBe(200)
  expect((await Bound.fetch('http://api/sites/7')).status).toBe(200)
})

test('A failure inside tells nothing of itself (LAPI-4)', async () => {
  const over = watchedObjects(() => Promise.reject(new Error('secret detail')))
  const answer = await ask('/sites/7', undefined, over)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
})

test('Pages answer alike with and without a trailing slash (LAPI-51)', async () => {
  const [plain, slash] = await Promise.all([ask('/sites/7/pages'), ask('/sites/7/pages/')])
  expect([plain.status, slash.status]).toEqual([200, 200])
  expect(await slash.text()).toBe(await plain.text())
})

test('/openapi.json lists every call, and marks the extensions (LAPI-9)', async () => {
  const contract = await (await ask('/openapi.json')).json<Contract>()
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  )
  expect(calls).toEqual(
    expect.arrayContaining([
      'get /sites/{siteId}',
      'get /sites/by-hostname/{hostname}',
      'get /sites/{siteId}/navigation/{name}/{id}',
      'get /sites/{siteId}/pages/by-url/{url}',
      'post /sites/{siteId}/estates',
      'post /sites/{siteId}/estate-filters',
      'get /sites/{siteId}/estates/v2/{id}',
      'get /sites/{siteId}/assets/{id}',
    ]),
  )
  expect(contract.paths['/sites/{siteId}/estates/markers']?.post?.tags).toEqual(['extension'])
  expect(
    contract.paths['/sites/{siteId}/estates']?.post?.parameters?.map(parameter => parameter.name),
  ).toEqual(expect.arrayContaining(['siteId', 'x-site']))
  expect(JSON.stringify(contract.paths['/sites/{siteId}/estates'])).toContain('price.value')
})
