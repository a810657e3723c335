import { ABROAD } from '../support/abroad.ts'
import { beforeEach, expect, test } from 'vitest'
import { ask, rowsIn, seedAgencies } from '../support/api.ts'

beforeEach(seedAgencies)

const KEY = { API_KEY: 'a-key' }
const AUTH = { authorization: 'Bearer a-key' }

interface Report {
  created: number
  updated: number
  unchanged: number
  archived: number
  rejected: { line: number; field: string; message: string }[]
  warnings: { line: number; field: string; message: string }[]
}

const line = (externalId: string, title: string, general: object = {}): string =>
  JSON.stringify({
    externalId,
    general: {
      headType: { id: 1 },
      transaction: { id: 1 },
      title: { nl: title },
      address: ABROAD,
      ...general,
    },
  })

async function feed(lines: string[], query: string): Promise<Report> {
  const answer = await ask(
    `/sites/8/estates?confirm=removal${query}`,
    {
      method: 'PUT',
      headers: { ...AUTH, 'content-type': 'application/x-ndjson' },
      body: lines.join('\n'),
    },
    KEY,
  )
  return answer.json()
}

const homes = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    (
      await rowsIn(
        8,
        `SELECT external_id, doc->>'$.general.title.nl' AS title FROM estate JOIN estate_doc USING (id)
        WHERE archived_at IS NULL ORDER BY external_id`,
      )
    ).map(({ external_id, title }) => [external_id, title]),
  )

test('Two feeds with the same ids keep their homes apart, whichever comes and whatever it lacks (IMPORT-95)', async () => {
  await feed([line('h1', 'main 1'), line('h2', 'main 2')], '')
  const first = await feed([line('h1', 'other 1'), line('h3', 'other 3')], '&source=other')
  expect(first).toMatchObject({ created: 2, updated: 0, archived: 0 })
  expect(first.warnings).toEqual([
    {
      line: 1,
      field: 'externalId',
      message: 'h1 is a home of another feed: this one is other:h1 here',
    },
  ])
  const both = { h1: 'main 1', h2: 'main 2', h3: 'other 3', 'other:h1': 'other 1' }
  expect(await homes()).toEqual(both)

  const again = await feed([line('h1', 'other 1'), line('h3', 'other 3')], '&source=other')
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2, archived: 0 })

  // The main feed may not have what the other brought either, and a home that one lacks or deletes is its own.
  const main = await feed([line('h1', 'main 1'), line('h3', 'main 3')], '')
  expect(main).toMatchObject({ created: 1, unchanged: 1, archived: 1 })
  expect(await homes()).toEqual({
    h1: 'main 1',
    h3: 'other 3',
    'feed:h3': 'main 3',
    'other:h1': 'other 1',
  })
  const gone = await feed(
    [line('h3', 'other 3'), '{"op":"delete","externalId":"h1"}'],
    '&source=other',
  )
  expect(gone).toMatchObject({ unchanged: 1, archived: 1 })
  expect(await homes()).toEqual({ h1: 'main 1', h3: 'other 3', 'feed:h3': 'main 3' })
  const foreign = await feed(['{"op":"delete","externalId":"h2"}'], '&source=other')
  expect(foreign).toMatchObject({ archived: 0 })
})

test('A project of one feed is none of another, and a guid is one home (IMPORT-95)', async () => {
  const project = { headType: { id: 6 } }
  const guid = 'a0a0a0a0-1111-4222-8333-444455556666'
  await feed([line('p', 'main', project), line('x', 'main guid', { guid })], '')
  const report = await feed(
    [
      line('p', 'other', project),
      line('u', 'unit', { parentId: 'p' }),
      line('x', 'other guid', { guid }),
    ],
    '&source=other',
  )
  expect(report).toMatchObject({ created: 2, updated: 0 })
  expect(report.rejected).toEqual([
    { line: 3, field: 'externalId', message: 'is a home of another feed' },
  ])
  const [unit] = await rowsIn(
    8,
    `SELECT project.external_id FROM estate JOIN estate AS project ON project.public_id = estate.parent_id WHERE estate.external_id = 'u'`,
  )
  expect(unit?.external_id).toBe('other:p')
})

test('An older line than what was last taken of a home is passed over, and said (IMPORT-98)', async () => {
  const dated = (id: string, title: string, updatedAt: number): string =>
    JSON.stringify({ ...JSON.parse(line(id, title)), updatedAt })
  await feed([dated('h1', 'of Tuesday', 200), dated('h2', 'of Monday', 100)], '')
  const older = await feed([dated('h1', 'of Monday', 100), dated('h2', 'of Tuesday', 200)], '')
  expect(older).toMatchObject({ updated: 1, unchanged: 1, archived: 0, rejected: [] })
  expect(older.warnings).toEqual([
    {
      line: 1,
      field: 'updatedAt',
      message: 'is older than what was last sent of this home, which stays as it is',
    },
  ])
  expect(await homes()).toMatchObject({ h1: 'of Tuesday', h2: 'of Tuesday' })
  // What says no time is taken, and so is what is of the same second.
  await feed([dated('h1', 'corrected', 200), line('h2', 'as of now')], '')
  expect(await homes()).toMatchObject({ h1: 'corrected', h2: 'as of now' })
})

test('Homes that a program sends one by one are counted by day, those of the desk are not (IMPORT-97)', async () => {
  const call = (method: string, body?: string, actor = 'key 3') =>
    ask(
      '/sites/8/estates/one',
      {
        method,
        headers: { ...AUTH, 'content-type': 'application/json', 'x-actor': actor },
        ...(body && { body }),
      },
      KEY,
    )
  await call('PUT', line('one', 'as it was'))
  await call('PUT', line('one', 'as it was'))
  await call('PUT', line('one', 'other'))
  await call('PUT', line('one', 'of the desk'), 'person 5d0')
  expect((await call('PUT', '{"general":{}}')).status).toBe(400)
  await call('DELETE')
  const runs = await (
    await ask('/sites/8/imports', { headers: AUTH }, KEY)
  ).json<{ source: string; report: object }[]>()
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({
    source: 'calls',
    report: { state: 'applied', created: 1, unchanged: 1, updated: 1, archived: 1 },
  })
})

test('A number that another home has is said by line, once, and the list tells which feed it was (IMPORT-96, IMPORT-95)', async () => {
  await feed([line('a', 'a', { id: 900 })], '')
  const lines = [line('b', 'b', { id: 900 })]
  const { warnings } = await feed(lines, '&source=other')
  expect(warnings).toEqual([
    { line: 1, field: 'general.id', message: "900 is another home's: this one gets its own" },
  ])
  expect((await feed(lines, '&source=other')).warnings).toEqual([])
  expect((await feed([line('c', 'c')], '&source=No')).created).toBeUndefined()
  const runs = await (
    await ask('/sites/8/imports', { headers: AUTH }, KEY)
  ).json<{ source: string }[]>()
  expect(runs.map(({ source }) => source).toSorted()).toEqual(['feed', 'other', 'other'])
})
