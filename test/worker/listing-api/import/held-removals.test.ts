import { ABROAD } from '../support/abroad.ts'
import { beforeEach, expect, test } from 'vitest'
import { importFeed } from '../../../../worker/listing-api/import/run.ts'
import { askListings } from '../../../../worker/listing-api/store/ask.ts'
import { ask, bindings, rowsIn, seedAgencies } from '../support/api.ts'

beforeEach(seedAgencies)

const KEY = { API_KEY: 'a-key' }
const AUTH = { authorization: 'Bearer a-key' }

const line = (externalId: string): string =>
  JSON.stringify({
    externalId,
    general: {
      headType: { id: 1 },
      transaction: { id: 1 },
      title: { nl: `Huis ${externalId}` },
      address: ABROAD,
    },
    location: { city: { id: 44021, name: { nl: 'Gent' } } },
  })
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const feed = async (lines: string[], query = ''): Promise<{ status: number; archived: number }> => {
  const answer = await ask(
    `/sites/8/estates${query}`,
    {
      method: 'PUT',
      headers: { ...AUTH, 'content-type': 'application/x-ndjson' },
      body: lines.join('\n'),
    },
    KEY,
  )
  const { archived } = await answer.json<{ archived: number }>()
  return { status: answer.status, archived }
}
interface Held {
  run: string
  total: number
  homes: { externalId: string; title: Record<string, string> }[]
}
const held = async (): Promise<Held | null> =>
  (await ask('/sites/8/imports/held', { headers: AUTH }, KEY)).json()
const decide = (act: string, run: string) =>
  ask(
    '/sites/8/imports/held',
    {
      method: 'POST',
      headers: { ...AUTH, 'content-type': 'application/json' },
      body: JSON.stringify({ act, run }),
    },
    KEY,
  )
const shown = async (): Promise<unknown[]> =>
  (
    await rowsIn(8, 'SELECT external_id FROM estate WHERE archived_at IS NULL ORDER BY external_id')
  ).map(row => row.external_id)

beforeEach(async () => {
  await feed(NAMES.map(line), '?confirm=removal')
})

test('Homes that a feed would have taken off are named, and go when somebody says so (IMPORT-91)', async () => {
  expect(await held()).toBeNull()
  expect(await feed([line('a')])).toEqual({ status: 409, archived: 6 })
  const waiting = await held()
  expect(waiting).toMatchObject({ total: 6 })
  expect(waiting?.homes.map(({ externalId }) => externalId)).toEqual(NAMES.slice(1))
  expect(waiting?.homes[0]).toMatchObject({ title: { nl: 'Huis b' } })
  expect((await decide('remove', 'another')).status).toBe(409)
  const done = await decide('remove', waiting?.run ?? '')
  expect(await done.json()).toEqual({
    removed: 6,
    kept: 0,
    concerns: ['estates', 'lists'],
    hard: true,
  })
  expect([await shown(), await held()]).toEqual([['a'], null])
})

test('Or they stay whatever feeds lack, until one has them again (IMPORT-92)', async () => {
  await feed([line('a')])
  expect(await (await decide('keep', (await held())?.run ?? '')).json()).toMatchObject({ kept: 6 })
  expect(await feed([line('a')])).toEqual({ status: 200, archived: 0 })
  expect(await shown()).toEqual(NAMES)
  expect(await feed([line('a'), line('b')])).toEqual({ status: 200, archived: 0 })
  expect(await feed([line('a')])).toEqual({ status: 200, archived: 1 })
  expect(await shown()).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
})

test('A list that was cut counts like a feed where its sender says what it lacks (IMPORT-93)', async () => {
  const gone = NAMES.slice(1).map(externalId => JSON.stringify({ externalId, op: 'delete' }))
  expect(await feed(gone, '?partial=1&guard=1')).toEqual({ status: 409, archived: 6 })
  expect(await shown()).toEqual(NAMES)
  expect(await feed(gone.slice(0, 5), '?partial=1&guard=1')).toEqual({ status: 200, archived: 5 })
  expect(await feed(gone.slice(5), '?partial=1&guard=1')).toEqual({ status: 409, archived: 1 })
  await decide('keep', (await held())?.run ?? '')
  expect(await feed(gone.slice(5), '?partial=1&guard=1')).toEqual({ status: 200, archived: 0 })
  expect(await shown()).toEqual(['a', 'g'])
  expect(await feed(gone.slice(5), '?partial=1')).toEqual({ status: 200, archived: 1 })
})

test('A feed under way tells how far it is (IMPORT-94)', async () => {
  const real = askListings(bindings, 8)
  const stages: unknown[] = []
  const watched: typeof real = async (name, ...parameters) => {
    if (name === 'stageLines' || name === 'applyNext')
      stages.push((await real('listImports'))[0]?.progress)
    return real(name, ...parameters)
  }
  const body = new Blob([['p', 'q', 'r', 's'].map(line).join('\n')]).stream()
  await importFeed(watched, body, Math.floor(Date.now() / 1000), {
    mayRemove: true,
    isPartial: true,
  })
  expect(stages).toContainEqual({ stage: 'reading', lines: 0 })
  expect(stages).toContainEqual({ stage: 'writing', done: 0, of: 4 })
  expect(stages).toContainEqual({ stage: 'writing', done: 3, of: 4 })
  expect((await real('listImports'))[0]?.progress).toBeNull()
})
