import { ABROAD } from '../support/abroad.ts'
import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { Search } from '../../../../worker/listing-api/estate/search-schema.ts'
import { importFeed } from '../../../../worker/listing-api/import/run.ts'
import { askListings, type Ask } from '../../../../worker/listing-api/store/ask.ts'
import { bindings, rowsIn, seedAgencies } from '../support/api.ts'

beforeEach(seedAgencies)

const SITE = 8
const WHOLE = { mayRemove: true, isPartial: false }
const NOW = Math.floor(Date.now() / 1000)
const LINE = new TextEncoder().encode(
  '{"externalId":"a","general":{"headType":{"id":1},"transaction":{"id":1},"address":{"city":{"id":90001,"name":"Breda","zip":"4811 AA"},"country":{"id":2}}}}',
)

/** So many lines, each named by its number. */
const feedOf = (count: number, name: string, text = ''): string =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      externalId: `${name}${index}`,
      general: {
        headType: { id: 1 },
        transaction: { id: 1 },
        title: { nl: text },
        address: ABROAD,
      },
    }),
  ).join('\n')

const body = (): ReadableStream<Uint8Array> => new Blob([LINE]).stream()
const run = (feed: ReadableStream<Uint8Array>, now = NOW, site = SITE) =>
  importFeed(askListings(bindings, site), feed, now, WHOLE)

/** A feed whose sender has not finished; `end` and `abort` say how it does. */
function openFeed() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    readable,
    end: async () => {
      await writer.write(LINE)
      await writer.close()
    },
    abort: () => writer.abort(new Error('the sender went away')),
  }
}

const listImports = () => askListings(bindings, SITE)('listImports')
const countRuns = async () => (await listImports()).length

test('A second feed is refused while the first is under way, and taken after it (IMPORT-22)', async () => {
  const first = openFeed()
  const running = run(first.readable)
  await expect.poll(countRuns).toBe(1)
  await expect(run(body())).rejects.toMatchObject({ status: 409 })
  expect((await run(body(), NOW, 7)).created).toBe(1)
  await first.end()
  expect((await running).created).toBe(1)
  expect((await run(body())).unchanged).toBe(1)
})

test('Of fifty feeds that come at once one is taken, and of that one nothing is lost (IMPORT-22)', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, feed) => run(new Blob([feedOf(30, `f${feed}-`)]).stream())),
  )
  const taken = outcomes.flatMap((outcome, feed) => (outcome.status === 'fulfilled' ? [feed] : []))
  expect(taken).toHaveLength(1)
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused.every(({ reason }) => reason.status === 409)).toBe(true)
  const active = await rowsIn(
    SITE,
    'SELECT external_id FROM estate WHERE archived_at IS NULL ORDER BY id',
  )
  expect(active.map(row => row.external_id)).toEqual(
    Array.from({ length: 30 }, (_, index) => `f${taken[0]}-${index}`),
  )
  expect(await listImports()).toHaveLength(1)
})

/** The calls of a run, with how many characters each sends. */
function watched(): { ask: Ask; calls: { name: string; lines: number; characters: number }[] } {
  const calls: { name: string; lines: number; characters: number }[] = []
  const real = askListings(bindings, SITE)
  const ask: Ask = (name, ...parameters) => {
    const lines = (parameters as unknown[]).at(-1)
    calls.push({
      name,
      lines: Array.isArray(lines) ? lines.length : 0,
      characters: JSON.stringify(parameters).length,
    })
    return real(name, ...parameters)
  }
  return { ask, calls }
}

test('A feed goes to the site in small slices, read and applied, so that others come in between (IMPORT-47)', async () => {
  const { ask, calls } = watched()
  const feed = new Blob([feedOf(300, 'n', 'x'.repeat(15_000))]).stream()
  expect(await importFeed(ask, feed, NOW, WHOLE)).toMatchObject({ created: 300 })
  const countOf = (name: string) => calls.filter(call => call.name === name).length
  expect(countOf('stageLines')).toBeGreaterThanOrEqual(50)
  expect(countOf('applyNext')).toBeGreaterThan(100)
  const staged = calls.filter(({ name }) => name === 'stageLines')
  expect(Math.max(...staged.map(({ lines }) => lines))).toBeLessThanOrEqual(6)
  expect(Math.max(...calls.map(({ characters }) => characters))).toBeLessThan(300_000)
})

test('A search in the middle of a feed sees the estates of before, whole (IMPORT-47)', async () => {
  const first = openFeed()
  const running = run(first.readable)
  await expect.poll(countRuns).toBe(1)
  const found = await askListings(bindings, SITE)('searchEstates', v.parse(Search, {}))
  expect(found.total).toBe(3)
  await first.end()
  expect(await running).toMatchObject({ created: 1, archived: 3 })
})

test('The same bytes again are compared, and nothing of them is written (IMPORT-2, IMPORT-47)', async () => {
  const text = feedOf(40, 'n')
  await run(new Blob([text]).stream())
  const before = await rowsIn(SITE, 'SELECT * FROM estate ORDER BY id')
  const { ask, calls } = watched()
  const report = await importFeed(ask, new Blob([text]).stream(), NOW + 100, WHOLE)
  expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 40, archived: 0 })
  expect(calls.map(({ name }) => name)).not.toContain('stageLines')
  expect(await rowsIn(SITE, 'SELECT * FROM estate ORDER BY id')).toEqual(before)
})

test('A run that was taken for dead writes nothing more (IMPORT-22)', async () => {
  const slow = openFeed()
  const failing = expect(run(slow.readable)).rejects.toMatchObject({ status: 409 })
  await expect.poll(countRuns).toBe(1)
  expect((await run(new Blob([feedOf(2, 'n')]).stream(), NOW + 600)).created).toBe(2)
  await slow.end()
  await failing
  const active = await rowsIn(SITE, 'SELECT external_id FROM estate WHERE archived_at IS NULL')
  expect(active.map(row => row.external_id)).toEqual(['n0', 'n1'])
})

test('A run that broke off blocks no other, and one without an end none after 30 seconds (IMPORT-22)', async () => {
  const broken = openFeed()
  const failing = expect(run(broken.readable)).rejects.toThrow('went away')
  await expect.poll(countRuns).toBe(1)
  await broken.abort()
  await failing
  expect(await listImports()).toMatchObject([{ finishedAt: expect.any(Number), report: null }])
  await rowsIn(SITE, 'UPDATE import_run SET finished_at = NULL')
  await expect(run(body(), NOW + 5)).rejects.toMatchObject({ status: 409 })
  expect((await run(body(), NOW + 600)).created).toBe(1)
})
