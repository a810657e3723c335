import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import * as answers from '../../../../worker/listing-api/http/responses.ts'
import { ask, get, seedAgencies } from '../support/api.ts'

beforeAll(seedAgencies)

const CALLS: [path: string, schema: v.GenericSchema][] = [
  ['/sites/7', answers.Site],
  ['/sites/by-hostname/WWW.huis.example.:8787', answers.Site],
  ['/sites/7/navigation/header', answers.Navigation],
  ['/sites/7/navigation/header/2', answers.NavigationItem],
  ['/sites/7/pages', v.array(answers.PageHead)],
  ['/sites/7/pages/', v.array(answers.PageHead)],
  ['/sites/7/pages/2', answers.Page],
  ['/sites/7/pages/by-url/nl', answers.Page],
  ['/sites/7/pages/by-url/fr%2Fa-vendre', answers.Page],
  ['/sites/7/entities', v.array(answers.EntityCollection)],
  ['/sites/7/entities/team/items', v.array(answers.EntityItem)],
  ['/sites/7/agreements?locale=fr', v.array(answers.Agreement)],
  ['/sites/7/translations/nl', answers.Messages],
  ['/sites/7/translations/de', answers.Messages],
  ['/sites/7/estate-pages/nl/1', answers.EstatePage],
  ['/sites/7/estate-collections/3', answers.Collection],
  ['/sites/7/estates/v2/1', answers.Estate],
  ['/sites/7/estates/skarabee/0f8fad5b-d9cb-469f-a165-70867728950e', answers.Estate],
  ['/sites/7/estates/group/50', answers.SearchResults],
  ['/sites/7/estates/1/contact-info', answers.SalesRep],
  ['/sites/7/estates/changes?since=1002&limit=3', answers.Changes],
  ['/sites/7/places?q=gen', v.array(answers.Place)],
]

test.each([
  'huis.example',
  'HUIS.Example',
  'www.huis.example.',
  'huis.example:8787',
  'huis.example.:80',
])('A site is found by %s (LAPI-12)', async host => {
  expect(await get(`/sites/by-hostname/${host}`)).toMatchObject({ id: 7 })
})

test.each(CALLS)('%s answers in its published shape (LAPI-7, LAPI-10)', async (path, schema) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const checked = v.safeParse(schema, await answer.json())
  expect(checked.issues).toBeUndefined()
})

test('A page list leaves out sections and pages that are not published (LAPI-13)', async () => {
  const pages = await get<Record<string, unknown>[]>('/sites/7/pages/')
  expect(pages.map(page => page.id)).toEqual([1, 2])
  expect(pages.every(page => !('sections' in page))).toBe(true)
  expect((await ask('/sites/7/pages/3')).status).toBe(404)
  expect((await ask('/sites/7/pages/by-url/nl%2Fontwerp')).status).toBe(404)
})

const KEY = { headers: { authorization: 'Bearer sleutel' } }

test.each([
  ['a bound Worker', {}, { BOUND: true }, 200],
  ['a bearer of the key', KEY, { API_KEY: 'sleutel' }, 200],
  ['anybody, where there is no key', {}, {}, 404],
  ['a bearer of a word, where there is no key', KEY, {}, 404],
])('A draft comes to %s as it may (LAPI-13)', async (_, init, over, status) => {
  expect((await ask('/sites/7/pages/by-url/nl%2Fontwerp?unpublished=1', init, over)).status).toBe(
    status,
  )
  const pages = await (
    await ask('/sites/7/pages/?unpublished=1', init, over)
  ).json<{ id: number }[]>()
  expect(pages.map(({ id }) => id)).toEqual(status === 200 ? [1, 2, 3] : [1, 2])
})

test.each([
  ['a bound Worker', {}, { BOUND: true }],
  ['a bearer of the key', KEY, { API_KEY: 'sleutel' }],
])('A draft comes to %s only where it is asked for (LAPI-13)', async (_, init, over) => {
  expect((await ask('/sites/7/pages/by-url/nl%2Fontwerp', init, over)).status).toBe(404)
  const pages = await (await ask('/sites/7/pages/', init, over)).json<{ id: number }[]>()
  expect(pages.map(({ id }) => id)).toEqual([1, 2])
})

test('Text with quotes, semicolons and question marks arrives as it was (LAPI-16)', async () => {
  expect(await get('/sites/7/pages/by-url/nl%2Fte-koop')).toMatchObject({
    id: 2,
    title: { nl: "Te koop; 'nu'?" },
  })
})

test('Agreements come in the language that is asked, else in Dutch (LAPI-14)', async () => {
  expect(await get('/sites/7/agreements?locale=fr')).toEqual([
    { id: 1, version: '1', required: true, name: 'Conditions', text: 'Texte' },
  ])
  expect(await get('/sites/7/agreements')).toMatchObject([{ name: 'Voorwaarden' }])
})

test('A collection names only estates that may be seen (LAPI-15)', async () => {
  expect(await get('/sites/7/estate-collections/3')).toEqual({
    id: 3,
    name: 'Uitgelicht',
    estateIds: ['2', '5', '8'],
  })
})

test.each([
  ['gen', ['Gent']],
  ['GÂND', ['Gent']],
  ['latem', ['Sint-Martens-Latem']],
  ['ecauss', ["'s Gravenbrakel"]],
  ['400', ['Luik']],
  ['lieg', ['Luik']],
  ['%', []],
  ["' OR 1=1", []],
  ['', []],
  ['xyz', []],
])('Places for %j are %j (LAPI-36)', async (text, names) => {
  const places = await get<{ name: string }[]>(`/sites/7/places?q=${encodeURIComponent(text)}`)
  expect(places.map(place => place.name)).toEqual(names)
})
