import { addDays } from '../../../../shared/time/day.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { ABROAD } from '../support/abroad.ts'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, askBound, get, putIn, rowsIn } from '../support/api.ts'
import { AGENCY } from '../support/agency.ts'
import { AGENDA, PAGE, RENTAL, TEAM } from '../support/a-part.ts'
import { packOf, packText, postPack, put, type Line } from '../support/parts.ts'
import * as answers from '../../../../worker/listing-api/parts/responses.ts'
import { digestOf } from '../../../../worker/listing-api/packs/digest.ts'

const FIRST = 4199
const COPY = 4200

beforeAll(() =>
  putIn({ ...AGENCY, site: { ...AGENCY.site, id: 8, hostnames: ['elders.example'] } }),
)

beforeEach(async () => {
  await putIn(AGENCY)
  for (const id of [FIRST, COPY]) await askBound(`/sites/${id}`, { method: 'DELETE' })
})

const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line))

interface Digests {
  digests: Record<string, string>
  feeds: string[]
}

const digestsOf = async (site = 7): Promise<Digests> =>
  (await askBound(`/sites/${site}/pack/digests`)).json()

const asRecord = (value: unknown): Record<string, unknown> => Object(value)

/** The lines of a pack as they go to another site. */
const movedTo = (text: string, id: number, hostname: string): Line[] =>
  linesOf(text).map(({ path, content }) =>
    path === 'site.json'
      ? { path, content: { ...asRecord(content), id, hostnames: [hostname] } }
      : { path, content },
  )

const full: Line[] = [
  { path: 'team.json', content: { items: [TEAM] } },
  { path: 'words/fr.json', content: { 'list.empty': 'Rien' } },
  {
    path: 'agendas.json',
    content: {
      ...AGENDA,
      default: { rules: AGENDA.items[0]?.rules },
      absences: [{ agent: 5, from: '2031-01-01', until: '2031-01-03' }],
    },
  },
  { path: 'rentals/zee-1', content: RENTAL },
  { path: 'rentals/12', content: { ...RENTAL, taken: [] } },
  { path: 'pages/over-ons.json', content: PAGE },
]

test('A pack is read in a fixed order, without origin, persons and what is archived (LAPI-98)', async () => {
  await postPack(full)
  await rowsIn(7, 'UPDATE estate SET archived_at = 5 WHERE id = 3')
  const text = await packText()
  const paths = linesOf(text).map(({ path }) => path)
  expect(paths.slice(0, 15)).toEqual(
    [
      'site.json menus.json pages/home.json pages/te-koop.json pages/ontwerp.json pages/over-ons.json',
      'words/fr.json words/nl.json team.json agreements.json collections.json estate-pages.json',
      'agendas.json estates/1 estates/2',
    ]
      .join(' ')
      .split(' '),
  )
  expect(paths).toContain('estates/0f8fad5b-d9cb-469f-a165-70867728950e')
  expect(paths).not.toContain('estates/3')
  expect(paths.slice(-4)).toEqual([
    'rentals/zee-1',
    'rentals/12',
    'drawings/house-1',
    'drawings/logo',
  ])
  expect(text).not.toContain('"origin"')
  for (const path of ['/pack', '/pack/digests'])
    for (const [over, status] of [
      [{}, 401],
      [{ API_KEY: 'k' }, 401],
      [{ BOUND: true }, 200],
    ] as const)
      expect((await ask(`/sites/7${path}`, {}, over)).status).toBe(status)
})

const ANSWERS = [
  '/pages',
  '/pages/by-url/nl%2Fover-ons',
  '/navigation/header',
  '/entities',
  '/agreements',
  '/translations/fr',
  '/estate-collections/3',
  '/estate-pages/nl/1',
  '/estates/group/50',
  '/estates/v2/1',
  '/estates/v2/51',
  '/estates/skarabee/0f8fad5b-d9cb-469f-a165-70867728950e',
  '/live-agenda/2',
  '/live-agenda/4',
  '/assets/house-1?hash=abc',
  '/rental-units/12/periods',
]

test('A pack that is written under another id reads and answers the same (LAPI-99)', async () => {
  await postPack(full)
  // The homes of a seed have not been read as lines: one has no type.
  await rowsIn(7, 'DELETE FROM estate WHERE id = 70')
  const shownWithout = { reason: 'proef', until: addDays(toDay(Date.now()), 30) }
  const first = movedTo(await packText(), FIRST, 'first.example').map(({ path, content }) =>
    path.startsWith('estates/')
      ? { path, content: { ...asRecord(content), shownWithout } }
      : { path, content },
  )
  expect(await postPack(first, FIRST)).toMatchObject({ status: 200, refused: [], unchanged: 0 })
  const text = await packText(FIRST)
  const copy = movedTo(text, COPY, 'copy.example')
  expect(await postPack(copy, COPY)).toMatchObject({ status: 200, refused: [], unchanged: 0 })
  const again = await packText(COPY)
  for (const [at, line] of again.trimEnd().split('\n').entries())
    expect(line).toBe(JSON.stringify(copy[at]))
  expect(linesOf(again)).toHaveLength(copy.length)
  for (const path of ANSWERS) {
    const [one, other] = await Promise.all([FIRST, COPY].map(site => ask(`/sites/${site}${path}`)))
    expect([path, other?.status, await other?.text()]).toEqual([path, 200, await one?.text()])
  }
  expect(await postPack(copy, COPY)).toMatchObject({ written: 0, removed: 0, concerns: [] })
  expect(await packText(COPY)).toBe(again)
})

test('Digests are those of the parts; a home has that of what was sent (LAPI-100)', async () => {
  const home = { general: { headType: { id: 2 }, transaction: { id: 1 }, address: ABROAD } }
  await put('/estates/A-1', home)
  await rowsIn(7, "UPDATE estate SET digest = 'of a feed' WHERE id = 2")
  const { digests, feeds } = await digestsOf()
  const pack = await packOf()
  expect(Object.keys(digests)).toEqual([...pack.keys()])
  for (const [path, content] of pack)
    expect([path, digests[path]]).toEqual([
      path,
      await digestOf(path === 'estates/a-1' ? home : content),
    ])
  expect(feeds).toEqual(['estates/2'])
  expect((await askBound('/sites/4711/pack/digests')).status).toBe(404)
  expect((await askBound('/sites/4711/pack')).status).toBe(404)
})

test('Many parts are written at once, and again without a change (LAPI-101, LAPI-94)', async () => {
  expect(await postPack(full, 7, '?trial=1')).toMatchObject({ status: 200, written: 6 })
  expect((await packOf()).has('rentals/12')).toBe(false)
  expect(await postPack(full)).toMatchObject({
    status: 200,
    written: 6,
    unchanged: 0,
    removed: 0,
    changed: expect.arrayContaining(full.map(({ path }) => path)),
    concerns: expect.arrayContaining(['site', 'pages', 'rentals', 'estates']),
  })
  expect(await postPack(full)).toMatchObject({
    status: 200,
    written: 0,
    unchanged: 6,
    concerns: [],
  })
  const gone = full.map(({ path }) => ({ path, content: null }))
  expect(await postPack(gone)).toMatchObject({ status: 200, removed: 6, unchanged: 0 })
  expect(await postPack(gone)).toMatchObject({ status: 200, removed: 0, unchanged: 6 })
})

const text = (line: unknown): string => JSON.stringify(line)
const REFUSED: [name: string, body: string, path: string, field: string | undefined][] = [
  ['no JSON', '{"path"', 'line 4', 'body'],
  ['a list', '[]', 'line 4', 'body'],
  ['no path', text({ content: {} }), 'line 4', 'body'],
  ['no content', text({ path: 'menus.json' }), 'line 4', 'body'],
  ['an unknown path', text({ path: '../site.json', content: {} }), '../site.json', 'path'],
  ['a part of JavaScript', text({ path: 'constructor', content: {} }), 'constructor', 'path'],
  ['an unknown field', text({ path: 'menus.json', content: { menus: [] }, x: 1 }), 'line 4', 'x'],
  [
    'an origin elsewhere',
    text({ path: 'menus.json', content: { menus: [] }, origin: 'http://a' }),
    'line 4',
    'origin',
  ],
  [
    'an origin that is none',
    text({ path: 'site.json', content: {}, origin: 'javascript:x' }),
    'line 4',
    'origin',
  ],
  [
    'a page with an unknown field',
    text({ path: 'pages/x.json', content: { ...PAGE, x: 1 } }),
    'pages/x.json',
    'x',
  ],
  [
    'a page of 200 kB',
    text({ path: 'pages/x.json', content: { ...PAGE, description: { nl: 'x'.repeat(200_000) } } }),
    'pages/x.json',
    'body',
  ],
  ['a path twice', `${text(full[0])}\n${text(full[0])}`, 'team.json', 'path'],
  [
    'an address twice',
    `${text({ path: 'pages/x.json', content: { ...PAGE, url: { nl: 'te-koop' } } })}`,
    'pages/x.json',
    'url.nl',
  ],
  ['no site', text({ path: 'site.json', content: null }), 'site.json', 'content'],
  [
    'a home of no project',
    text({
      path: 'estates/z',
      content: {
        general: {
          headType: { id: 2 },
          transaction: { id: 1 },
          parentId: 'nowhere',
          address: ABROAD,
        },
      },
    }),
    'estates/z',
    'general.parentId',
  ],
  [
    'another site’s hostname',
    text({
      path: 'site.json',
      content: { ...AGENCY.site, origin: undefined, hostnames: ['elders.example'] },
    }),
    'site.json',
    'hostnames[0]',
  ],
]

test('With any of these nothing is applied (LAPI-101)', async () => {
  const before = await packText()
  for (const [name, body, path, field] of REFUSED) {
    const good = `${text({ path: 'offices.json', content: { items: [] } })}\n${text(full[3])}\n\n`
    const report = await postPack(`${good}${body}`)
    const status = name === 'another site’s hostname' ? 409 : 422
    expect(report).toMatchObject({ status, written: 0, removed: 0, changed: [], concerns: [] })
    const told = report.refused.map(each => [name, each.path, each.field])
    expect(told).toEqual([[name, path, field]])
    expect(await packText()).toBe(before)
  }
})

test('A pack has a size and a type, and a site or its record (LAPI-101, LAPI-91)', async () => {
  const blank = `${' '.repeat(1_000)}\n`.repeat(16_001)
  expect((await postPack(blank)).status).toBe(413)
  const post = (type: string, over = {}) =>
    ask(
      '/sites/7/pack',
      { method: 'POST', headers: { 'content-type': type }, body: text(full[0]) },
      { BOUND: true, ...over },
    )
  expect((await post('application/json')).status).toBe(415)
  expect((await post('application/x-ndjson', { BOUND: false })).status).toBe(401)
  expect((await postPack(full, COPY)).status).toBe(404)
})

test('With a record a site is made, with the origin that is given (LAPI-101, LAPI-93)', async () => {
  const { id: _, origin: __, ...record } = AGENCY.site
  const lines = [
    {
      path: 'site.json',
      content: { ...record, hostnames: ['copy.example'] },
      origin: 'http://copy.localhost:8787',
    },
    ...full,
  ]
  expect(await postPack(lines, COPY, '?trial=1')).toMatchObject({ status: 200 })
  expect((await ask(`/sites/${COPY}`)).status).toBe(404)
  expect(await postPack(lines, COPY)).toMatchObject({ status: 200, written: 7 })
  expect(await get('/sites/by-hostname/copy.example')).toMatchObject({
    id: COPY,
    origin: 'http://copy.localhost:8787',
  })
  expect(
    await put('', { ...record, name: 'Anders', hostnames: ['copy.example'] }, COPY),
  ).toMatchObject({
    changed: true,
  })
  expect(await get(`/sites/${COPY}`)).toMatchObject({
    name: 'Anders',
    origin: 'http://copy.localhost:8787',
  })
})

test('A pack leaves alone what it does not name, and what visitors did (LAPI-102)', async () => {
  await put('/rentals/1', RENTAL)
  await rowsIn(7, "UPDATE estate SET digest = 'of a feed' WHERE id IN (1, 2)")
  await rowsIn(
    7,
    "INSERT INTO rental_night (unit_id, night, reservation_id) VALUES (1, '2031-07-06', 'r')",
  )
  await rowsIn(7, "INSERT INTO rental_night (unit_id, night, outside) VALUES (1, '2031-07-20', 1)")
  const before = await packOf()
  await postPack([
    {
      path: 'estates/1000',
      content: { general: { headType: { id: 2 }, transaction: { id: 1 }, address: ABROAD } },
    },
    ...full.slice(0, 2),
  ])
  const after = await packOf()
  for (const [path, content] of before)
    if (!full.some(line => line.path === path)) expect(after.get(path)).toEqual(content)
  await put('/rentals/1', { ...RENTAL, taken: [] })
  expect(
    await rowsIn(7, 'SELECT night FROM rental_night WHERE unit_id = 1 ORDER BY night'),
  ).toEqual(['2031-07-06', '2031-07-20'].map(night => ({ night })))
  expect((await digestsOf()).feeds).toEqual(['estates/1', 'estates/2'])
})

test('A pack of a caller who may name certain hosts alone names no others (LAPI-113)', async () => {
  const record = asRecord((await packOf()).get('site.json'))
  const send = (hostnames: string[]) =>
    askBound('/sites/7/pack', {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', 'x-only-hostnames': 'agency.example' },
      // Spelt so that no search in the text finds it.
      body: `{"path":"site\\u002ejson","content":${JSON.stringify({ ...record, hostnames })}}`,
    })
  const before = await packText()
  const answer = await send(['agency.example', 'unproven.example'])
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    refused: [{ path: 'site.json', field: 'hostnames[1]' }],
  })
  expect(await packText()).toBe(before)
  expect((await send(['agency.example'])).status).toBe(200)
})

test('Calls that write answer in their published shapes (LAPI-10)', async () => {
  const lines = linesOf(await packText())
  const digests = await digestsOf()
  const report = await postPack(full)
  const sites = await (await askBound('/sites')).json()
  for (const [schema, value] of [
    [v.strictObject(answers.Changed.entries), await written('/words/nl', { 'list.empty': 'x' })],
    [v.strictObject(answers.Changed.entries), await written('/rentals/9', RENTAL)],
    [v.strictObject({ ...answers.PackReport.entries, status: v.number() }), report],
    [v.array(v.strictObject(answers.PackLine.entries)), lines],
    [v.strictObject(answers.Digests.entries), digests],
    [v.strictObject(answers.Sites.entries), sites],
  ] as const)
    expect(v.safeParse<v.GenericSchema>(schema, value).issues).toBeUndefined()
})

const written = async (path: string, body: object): Promise<unknown> => {
  const { status: _, ...answer } = await put(path, body)
  return answer
}
