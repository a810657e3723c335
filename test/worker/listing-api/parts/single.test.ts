import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, askBound, putIn, rowsIn } from '../support/api.ts'
import { AGENCY } from '../support/agency.ts'
import { PAGE, TEAM } from '../support/a-part.ts'
import { packOf } from '../support/parts.ts'

beforeEach(() => putIn(AGENCY))
afterEach(() => void vi.useRealTimers())

const HOME = 'pages/home.json'
const at = (path: string, what = ''): string => `/sites/7/part${what}?path=${path}`

/** Sends JSON as a bound Worker does. */
const send = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  askBound(address, {
    method: body === null ? 'DELETE' : 'PUT',
    headers: { ...(body !== null && { 'content-type': 'application/json' }), ...headers },
    ...(body !== null && { body: JSON.stringify(body) }),
  })

const read = async <T>(address: string): Promise<{ status: number; tag: string; json: T }> => {
  const answer = await askBound(address)
  return {
    status: answer.status,
    tag: answer.headers.get('etag') ?? '',
    json: await answer.json<T>(),
  }
}

test('Every part is read by its path as a pack has it, with its tag (LAPI-150)', async () => {
  for (const [path, content] of await packOf()) {
    const { status, tag, json } = await read(at(path))
    expect([path, status, json]).toEqual([path, 200, content])
    expect(tag).toMatch(/^"[\da-f]{64}"$/)
  }
  for (const [path, status] of [
    ['pages/none.json', 404],
    ['words/de.json', 404],
    ['estates/none', 404],
    ['../site.json', 400],
    ['pages/', 400],
    ['', 400],
  ] as const)
    expect([path, (await read(at(path))).status]).toEqual([path, status])
  expect((await read('/sites/99/part?path=site.json')).status).toBe(404)
})

test('No call of single parts is answered without the key (LAPI-150)', async () => {
  for (const what of ['', '/history', '/history/1', '/draft'])
    for (const over of [{}, { OPEN: 'yes', API_KEY: '' }])
      expect((await ask(at(HOME, what), {}, over)).status).toBe(401)
  expect((await ask('/sites/7/part/pages')).status).toBe(401)
  const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await ask(at(HOME, '/draft'), init)).status).toBe(401)
  expect((await ask(at(HOME, '/draft'), { method: 'DELETE' })).status).toBe(401)
})

test('A part that has changed since it was read is neither written nor removed (LAPI-151)', async () => {
  const page = (title: string) => ({ ...PAGE, url: { nl: '', fr: '' }, title: { nl: title } })
  const { tag } = await read(at(HOME))
  const stale = { 'if-match': tag }
  expect((await send('/sites/7/pages/home', page('Een'), stale)).status).toBe(200)
  const second = await send('/sites/7/pages/home', page('Twee'), stale)
  expect([second.status, (await second.json<{ error: object }>()).error]).toMatchObject([
    412,
    { field: 'If-Match' },
  ])
  expect((await send('/sites/7/pages/home', null, stale)).status).toBe(412)
  expect((await read(at(HOME))).json).toMatchObject({ title: { nl: 'Een' } })
  const none = { 'if-none-match': '*' }
  expect((await send('/sites/7/pages/home', page('Drie'), none)).status).toBe(412)
  const nieuw = { ...PAGE, url: { nl: 'nieuw' } }
  expect((await send('/sites/7/pages/nieuw', nieuw, none)).status).toBe(200)
  expect((await send('/sites/7/pages/nieuw', nieuw, none)).status).toBe(412)
  const home = await read(at('estates/2'))
  const ofHome = { 'if-match': home.tag }
  expect((await send('/sites/7/estates/2?trial=1', null, ofHome)).status).toBe(200)
  expect((await send('/sites/7/estates/2', null, ofHome)).status).toBe(200)
  expect((await send('/sites/7/estates/2', home.json, ofHome)).status).toBe(412)
})

test('A change keeps what was before, and who made it; a call that changes nothing does not (LAPI-152)', async () => {
  const before = (await read<object>(at(HOME))).json
  const next = { ...before, title: { nl: 'Dag' } }
  await send('/sites/7/pages/home', next, { 'x-actor': 'person an' })
  await send('/sites/7/pages/home', next, { 'x-actor': 'person bob' })
  await send('/sites/7/pages/home?trial=1', before)
  await send('/sites/7/content/team', { items: [TEAM] }, { 'x-actor': 'an; DROP' })
  await send('/sites/7/pages/home', null, { 'x-actor': 'key 12' })
  type Rows = { id: number; at: number; by: string }[]
  const rows = (await read<Rows>(at(HOME, '/history'))).json
  expect(rows.map(({ by }) => by)).toEqual(['key 12', 'person an'])
  const [removed, changed] = rows
  expect((await read(at(HOME, `/history/${changed?.id}`))).json).toEqual(before)
  expect((await read(at(HOME, `/history/${removed?.id}`))).json).toMatchObject({
    title: { nl: 'Dag' },
  })
  expect((await read<Rows>(at('team.json', '/history'))).json).toMatchObject([{ by: 'api' }])
  expect((await read(at('team.json', `/history/${changed?.id}`))).status).toBe(404)
})

test('At most 50 changes of a part are kept, none longer than a year (LAPI-152)', async () => {
  const word = (text: string) => send('/sites/7/words/nl', { 'card.new': text })
  for (let count = 0; count <= 52; count++) await word(`Nieuw ${count}`)
  const kept = async () => (await read<{ id: number }[]>(at('words/nl.json', '/history'))).json
  const rows = await kept()
  expect(rows).toHaveLength(50)
  expect((await read(at('words/nl.json', `/history/${rows.at(-1)?.id}`))).json).toEqual({
    'card.new': 'Nieuw 2',
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 24 * 3_600_000 })
  expect(await kept()).toEqual([])
  await word('Later')
  expect(await kept()).toHaveLength(1)
  expect(await rowsIn(7, 'SELECT count(*) AS n FROM part_version')).toEqual([{ n: 1 }])
})

test('A draft is kept beside its part, checked as that is, and of two writers the second is told (LAPI-153)', async () => {
  const { json: page, tag: basedOn } = await read<object>(at(HOME))
  const draft = { ...page, title: { nl: 'Ontwerp' } }
  const address = `${at(HOME, '/draft')}&basedOn=${encodeURIComponent(basedOn)}`
  const first = await send(address, draft, { 'if-none-match': '*', 'x-actor': 'person an' })
  expect(first.status).toBe(200)
  expect((await send(address, page, { 'if-none-match': '*' })).status).toBe(412)
  const kept = await read(at(HOME, '/draft'))
  expect(kept.json).toMatchObject({ content: draft, by: 'person an', basedOn })
  expect(kept.tag).toBe(first.headers.get('etag'))
  expect((await send(address, { ...draft, url: { nl: 'admin' } })).status).toBe(400)
  expect((await send(address, draft, { 'if-match': basedOn })).status).toBe(412)
  expect((await read(at(HOME))).json).toEqual(page)
  const url = '/sites/7/pages/by-url/nl'
  expect((await read(`${url}?draft=1`)).json).toMatchObject({ title: { nl: 'Ontwerp' }, id: 1 })
  expect((await read(url)).json).toMatchObject(page)
  const open = await ask(`${url}?draft=1`)
  expect(await open.json()).toMatchObject(page)
  type Named = { name: string; draft: object | null }[]
  expect(
    (await read<Named>('/sites/7/part/pages')).json.map(each => [each.name, each.draft]),
  ).toEqual([
    ['home', { by: 'person an', at: expect.any(Number) }],
    ['te-koop', null],
    ['ontwerp', null],
  ])
  expect(await (await send(at(HOME, '/draft'), null, { 'if-match': kept.tag })).json()).toEqual({
    dropped: true,
  })
  expect((await read(at(HOME, '/draft'))).status).toBe(404)
  await send(address, draft)
  await send('/sites/7/pages/home', null)
  expect((await read(at(HOME, '/draft'))).status).toBe(404)
})

test('An export holds history and drafts (LAPI-154)', async () => {
  await send('/sites/7/words/nl', { 'card.new': 'Vers' }, { 'x-actor': 'person an' })
  await send('/sites/7/words/nl', { 'card.new': 'Verser' }, { 'x-actor': 'person an' })
  await send(at('words/nl.json', '/draft'), { 'card.new': 'Verst' })
  const copy = await (await askBound('/sites/7/export')).text()
  await askBound('/sites/7', { method: 'DELETE' })
  await askBound('/sites/7/restore', {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: copy,
  })
  expect(await (await askBound('/sites/7/export')).text()).toBe(copy)
  expect((await read(at('words/nl.json', '/history'))).json).not.toEqual([])
  expect((await read(at('words/nl.json', '/draft'))).status).toBe(200)
})
