import { ABROAD } from '../support/abroad.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, askBound, get, rowsIn, seedAgencies } from '../support/api.ts'
import { AGENDA, AGREEMENT, PAGE, RENTAL, RULES, TEAM } from '../support/a-part.ts'
import { packOf, packText, put, putAs, remove } from '../support/parts.ts'

beforeAll(seedAgencies)

const menus = (id?: number) => ({
  menus: [{ name: 'header', items: [{ id, label: { nl: 'A' }, target: { page: { nl: 'a' } } }] }],
})

/** One call of each kind with a body that changes something, and what it concerns. */
const CALLS: [path: string, body: object, concerns: string[]][] = [
  ['/menus', menus(), ['site']],
  ['/pages/over-ons', PAGE, ['pages']],
  ['/words/fr', { 'list.empty': 'Rien' }, ['site']],
  ['/content/team', { items: [TEAM] }, ['site']],
  ['/content/quotes', { items: [{ id: 1, text: { nl: 'Top' }, author: 'An' }] }, ['site']],
  ['/content/agreements', { items: [AGREEMENT] }, ['pages']],
  ['/content/collections', { items: [{ id: 4, name: 'x', estateIds: [2] }] }, ['lists', 'pages']],
  ['/content/estate-pages', { items: [{ estateId: 2, sections: [] }] }, ['pages']],
  ['/agendas', AGENDA, ['estates']],
  ['/rentals/zee-1', RENTAL, ['rentals']],
]

describe.each(CALLS)('%s', (path, body, concerns) => {
  test('says what changed; the same again and removing twice change nothing (LAPI-112, LAPI-94, LAPI-95)', async () => {
    const before = await packText()
    expect(await put(`${path}?trial=1`, body)).toMatchObject({ changed: true, concerns })
    expect(await packText()).toBe(before)
    expect(await put(path, body)).toMatchObject({ status: 200, changed: true, concerns })
    const after = await packText()
    expect(after).not.toBe(before)
    expect(await put(path, body)).toMatchObject({ status: 200, changed: false, concerns: [] })
    expect(await packText()).toBe(after)
    expect(await remove(`${path}?trial=1`)).toMatchObject({ changed: true })
    expect(await packText()).toBe(after)
    expect(await remove(path)).toMatchObject({ status: 200, changed: true, concerns })
    expect(await remove(path)).toMatchObject({ status: 200, changed: false, concerns: [] })
  })

  test('needs a key, wherever it runs, and a site that is there (LAPI-112, LAPI-1)', async () => {
    const before = await packText()
    for (const [over, key] of [
      [{ OPEN: 'yes' }, undefined],
      [{ API_KEY: 'k' }, 'other'],
      [{ API_KEY: 'k', IMPORT_KEY: 'i' }, 'i'],
    ] as const) {
      expect((await putAs(`/sites/7${path}`, body, over, key)).status).toBe(401)
      expect((await ask(`/sites/7${path}`, { method: 'DELETE' }, over)).status).toBe(401)
    }
    expect(await packText()).toBe(before)
    expect((await put(path, body, 4711)).status).toBe(404)
    expect((await putAs(`/sites/7${path}`, body, { API_KEY: 'k' }, 'k')).status).toBe(200)
  })

  test('writes to no other site (LAPI-11, LAPI-102)', async () => {
    const others = await packText(8)
    await put(path, body)
    await remove(path)
    expect(await packText(8)).toBe(others)
  })
})

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
const section = { id: 'a', type: 'htmlText', html: { nl: '<p>x</p>' } }

const REFUSED: [name: string, path: string, body: unknown, field: string, says: RegExp][] = [
  ['no JSON', '/pages/a', '{"url"', 'body', /must be JSON/],
  ['a list', '/pages/a', [], 'body', /must be an object/],
  ['levels without end', '/pages/a', deep(100_000), 'body', /must/],
  ['101 levels', '/pages/a', deep(101), 'body', /at most 100 levels/],
  ['a number too large', '/pages/a', '{"id":1e400}', 'body', /number so large/],
  ['a prototype', '/pages/a', '{"__proto__":{"a":1}}', '__proto__', /no name of a field/],
  ['an unknown field', '/pages/a', { ...PAGE, html: 'x' }, 'html', /no field here; allowed: id, /],
  ['a missing field', '/pages/a', { ...PAGE, title: undefined }, 'title', /is missing/],
  ['a text as number', '/pages/a', { ...PAGE, id: '5' }, 'id', /a number without quotes/],
  [
    'an unknown section',
    '/pages/a',
    { ...PAGE, sections: [{ id: 'a', type: 'x' }] },
    'sections[0].type',
    /must be one of/,
  ],
  [
    'a section twice',
    '/pages/a',
    { ...PAGE, sections: [section, section] },
    'sections[1].id',
    /stands twice/,
  ],
  [
    'a script as link',
    '/menus',
    {
      menus: [
        { name: 'header', items: [{ label: { nl: 'x' }, target: { url: 'javascript:alert(1)' } }] },
      ],
    },
    'menus[0].items[0].target',
    /must be \{"page"/,
  ],
  [
    'a menu item twice',
    '/menus',
    {
      menus: [
        { name: 'a', items: menus(1).menus[0]!.items },
        { name: 'b', items: menus(1).menus[0]!.items },
      ],
    },
    'menus',
    /stands twice: 1/,
  ],
  [
    'a menu twice',
    '/menus',
    {
      menus: [
        { name: 'a', items: [] },
        { name: 'a', items: [] },
      ],
    },
    'menus[1].name',
    /stands twice/,
  ],
  ['HTML as a word', '/words/nl', { 'list.empty': '<b>x</b>' }, 'list.empty', /plain text/],
  ['control letters', '/words/nl', { a: 'x'.repeat(2_001) }, 'a', /at most 2,000/],
  [
    'a text of the law',
    '/words/nl',
    { 'list.empty': 'x', 'legalRule.x': 'y' },
    'legalRule.x',
    /which stays as it is/,
  ],
  ['a person twice', '/content/team', { items: [TEAM, TEAM] }, 'items[1].id', /stands twice: 1/],
  [
    'an e-mail that is none',
    '/content/team',
    { items: [{ ...TEAM, email: 'x' }] },
    'items[0].email',
    /email/,
  ],
  [
    'a home twice',
    '/content/collections',
    { items: [{ id: 1, name: 'x', estateIds: [2, 2] }] },
    'items[0].estateIds[1]',
    /stands twice/,
  ],
  [
    'hours of six days',
    '/agendas',
    { items: [{ ...AGENDA.items[0], rules: { ...RULES, hours: [] } }] },
    'items[0].rules.hours',
    /seven days/,
  ],
  [
    'two agendas of a home',
    '/agendas',
    { items: [AGENDA.items[0], AGENDA.items[0]] },
    'items',
    /stands twice: 2/,
  ],
  [
    'an absence backwards',
    '/agendas',
    { ...AGENDA, absences: [{ agent: 1, from: '2026-12-02', until: '2026-12-01' }] },
    'absences[0]',
    /must not end/,
  ],
  [
    'a period twice',
    '/rentals/a',
    { ...RENTAL, periods: [RENTAL.periods[0], RENTAL.periods[0]] },
    'periods[1]',
    /stands twice/,
  ],
  ['another name', '/rentals/a', { ...RENTAL, externalId: 'b' }, 'externalId', /must be a/],
  [
    'another drawing',
    '/drawings/a',
    {
      id: 'b',
      hash: 'x',
      version: 1,
      kind: 'file',
      contentType: 'image/svg+xml',
      width: 1,
      height: 1,
      color: 'ffffff',
      recipe: '<svg/>',
    },
    'id',
    /must be a/,
  ],
]

test.each(REFUSED)(
  '%s is refused in words, and changes nothing (LAPI-91, LAPI-92)',
  async (_, path, body, field, says) => {
    const before = await packText()
    const { status, error } = await put(path, body)
    expect([status, error?.field]).toEqual([400, field])
    expect(error?.message).toMatch(says)
    expect(await packText()).toBe(before)
  },
)

test('Bodies have a size, a type and a coding (LAPI-91)', async () => {
  const large = { ...PAGE, description: { nl: 'x'.repeat(200_000) } }
  expect(await put('/pages/a', large)).toMatchObject({ status: 413, error: { field: 'body' } })
  expect((await put('/words/nl', { a: 'x'.repeat(1_000_000) })).status).toBe(413)
  const send = (body: BodyInit, type: string) =>
    askBound('/sites/7/pages/a', { method: 'PUT', headers: { 'content-type': type }, body })
  expect((await send(JSON.stringify(PAGE), 'text/plain')).status).toBe(415)
  const latin = new Uint8Array([...new TextEncoder().encode('{"a":"'), 0xe9, 0x22, 0x7d])
  expect(await (await send(latin, 'application/json')).json()).toMatchObject({
    error: { field: 'body', message: 'must be UTF-8' },
  })
})

test('17.22: A body in an encoding is refused by every call, and changes nothing (LAPI-202)', async () => {
  const before = await packText()
  const gzip = new Blob([JSON.stringify(PAGE)]).stream().pipeThrough(new CompressionStream('gzip'))
  const body = await new Response(gzip).arrayBuffer()
  for (const [method, path, type] of [
    ['PUT', '/sites/7/pages/a', 'application/json'],
    ['PUT', '/sites/7/estates', 'application/x-ndjson'],
    ['POST', '/sites/7/estates/search', 'application/json'],
    ['PUT', '/sites/7/assets/a', 'application/octet-stream'],
  ] as const)
    for (const coding of ['gzip', 'br', 'identity, gzip']) {
      const headers = { 'content-type': type, 'content-encoding': coding }
      const answer = await askBound(path, { method, headers, body })
      expect([answer.status, await answer.json()], `${path} ${coding}`).toMatchObject([
        415,
        { error: { field: 'Content-Encoding' } },
      ])
    }
  expect(await packText()).toBe(before)
  const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' }
  const plain = { method: 'PUT', headers, body: JSON.stringify({ ...PAGE, url: { nl: 'plat' } }) }
  expect((await askBound('/sites/7/pages/a', plain)).status).toBe(200)
})

test.each([
  '/pages/A',
  '/pages/..%2Fa',
  '/pages/a_b',
  '/words/xx',
  '/content/persons',
  '/rentals/%00',
  '/drawings/a.b',
  `/estates/${'a'.repeat(65)}`,
])('%s names no part (LAPI-5)', async path => {
  expect((await put(path, PAGE)).status).toBe(404)
  expect((await remove(path)).status).toBe(404)
})

test('What was written is answered (LAPI-112)', async () => {
  for (const [path, body] of CALLS) await put(path, body)
  expect(await get('/sites/7/navigation/header/1')).toMatchObject({ label: { nl: 'A' } })
  expect(await get('/sites/7/translations/fr')).toEqual({ 'list.empty': 'Rien' })
  expect(await get('/sites/7/entities/employees/items')).toMatchObject([{ name: TEAM.name }])
  expect(await get('/sites/7/entities')).toContainEqual({ name: 'quotes', kind: 'quotes' })
  expect(await get('/sites/7/agreements')).toMatchObject([{ id: 2, name: 'A' }])
  expect(await get('/sites/7/estate-collections/4')).toMatchObject({ estateIds: ['2'] })
  expect(await get('/sites/7/estate-pages/nl/2')).toEqual({ estateId: 2, sections: [] })
})

test('A file in another order is the same file (LAPI-94)', async () => {
  await put('/content/team', { items: [TEAM] })
  const { id, name, ...rest } = TEAM
  expect(await put('/content/team', { items: [{ ...rest, name, id }] })).toMatchObject({
    changed: false,
  })
})

test('Two writes at once are each whole (LAPI-111)', async () => {
  const names = ['Een', 'Twee', 'Drie', 'Vier']
  const pages = names.map(name => ({ ...PAGE, title: { nl: name }, description: { nl: name } }))
  const answers = await Promise.all(pages.map(page => put('/pages/over-ons', page)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const { title, description } = await get<{ title: object; description: object }>(
    '/sites/7/pages/by-url/nl%2Fover-ons',
  )
  expect(title).toEqual(description)
  expect(await rowsIn(7, "SELECT 1 FROM page WHERE name = 'over-ons'")).toHaveLength(1)
  expect((await packOf()).get('pages/over-ons.json')).toMatchObject({ title })
})

const TABLES: [path: string, body: object, tables: string[]][] = [
  ['/menus', menus(5), ['navigation']],
  ['/pages/nieuw', { ...PAGE, url: { nl: 'nieuw' } }, ['page', 'page_url']],
  ['/words/de', { 'list.empty': 'Nichts' }, ['translation']],
  ['/content/offices', { items: [] }, ['entity']],
  [
    '/content/collections',
    { items: [{ id: 9, name: 'x', estateIds: [3] }] },
    ['collection', 'collection_estate'],
  ],
  [
    '/agendas',
    { items: [{ rules: RULES, estates: [{ id: '3', agent: 5 }] }], default: { rules: RULES } },
    ['agenda', 'agenda_setting'],
  ],
  [
    '/estates/half',
    { general: { headType: { id: 2 }, transaction: { id: 1 }, address: ABROAD } },
    ['estate', 'estate_doc'],
  ],
  ['/rentals/half', RENTAL, ['rental_unit', 'rental_period', 'rental_night']],
]

test('A call that fails half-way leaves nothing behind (LAPI-92, LAPI-76)', async () => {
  for (const [path, body, tables] of TABLES)
    for (const table of tables) {
      const before = await packText()
      await rowsIn(
        7,
        `CREATE TRIGGER fail BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'no'); END`,
      )
      const { status, error } = await put(path, body)
      await rowsIn(7, 'DROP TRIGGER fail')
      expect([table, status, error]).toEqual([table, 500, { message: 'Internal error' }])
      expect(await packText()).toBe(before)
    }
})
