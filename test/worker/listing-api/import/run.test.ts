import { beforeEach, expect, test } from 'vitest'
import { importFeed } from '../../../../worker/listing-api/import/run.ts'
import { askListings } from '../../../../worker/listing-api/store/ask.ts'
import { bindings, rowsIn, seedAgencies } from '../support/api.ts'

beforeEach(seedAgencies)

const SITE = 8
const NOW = Math.floor(Date.now() / 1000)
const LINE = new TextEncoder().encode(
  '{"externalId":"a","general":{"headType":{"id":1},"transaction":{"id":1}}}',
)

const body = (): ReadableStream<Uint8Array> => new Blob([LINE]).stream()
const run = (feed: ReadableStream<Uint8Array>, now = NOW, site = SITE) =>
  importFeed(askListings(bindings, site), feed, now, true)

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

test('Of feeds that come at once one is taken (IMPORT-22)', async () => {
  const feeds = Array.from({ length: 8 }, openFeed)
  const runs = Promise.allSettled(feeds.map(feed => run(feed.readable)))
  await expect.poll(countRuns).toBe(1)
  for (const feed of feeds) void feed.end()
  const outcomes = (await runs).map(({ status }) => status)
  expect(outcomes.filter(status => status === 'fulfilled')).toHaveLength(1)
})

test('A run that broke off blocks no other, and one without an end none after 15 minutes (IMPORT-22)', async () => {
  const broken = openFeed()
  const failing = expect(run(broken.readable)).rejects.toThrow('went away')
  await expect.poll(countRuns).toBe(1)
  await broken.abort()
  await failing
  expect(await listImports()).toMatchObject([{ finishedAt: expect.any(Number), report: null }])
  await rowsIn(SITE, 'UPDATE import_run SET finished_at = NULL')
  await expect(run(body(), NOW + 14 * 60)).rejects.toMatchObject({ status: 409 })
  expect((await run(body(), NOW + 16 * 60)).created).toBe(1)
})
