import { ABROAD } from '../support/abroad.ts'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { importFeed } from '../../../../worker/listing-api/import/run.ts'
import { askListings, type Ask } from '../../../../worker/listing-api/store/ask.ts'
import { bindings, inObject, objects, rowsIn, seedAgencies } from '../support/api.ts'

beforeEach(seedAgencies)

const SITE = 8
const WHOLE = { mayRemove: true, isPartial: false }
const NOW = Math.floor(Date.now() / 1000)
const real = askListings(bindings, SITE)

/** So many homes, and nothing of what was there. */
const feed = (count: number): ReadableStream<Uint8Array> => {
  const lines = Array.from({ length: count }, (_, index) => ({
    externalId: `n${index}`,
    general: { headType: { id: 4 }, transaction: { id: 1 }, address: ABROAD },
  }))
  return new Blob([lines.map(line => JSON.stringify(line)).join('\n')]).stream()
}

/** An import whose Worker is gone after so many calls of one name: nothing of it is heard again. */
async function loseAfter(name: string, calls: number, count = 20): Promise<void> {
  let left = calls
  const ask: Ask = (called, ...parameters) => {
    if (left <= 0) return Promise.reject(new Error('the Worker is gone'))
    if (called === name) left--
    return real(called, ...parameters)
  }
  await expect(importFeed(ask, feed(count), NOW, WHOLE)).rejects.toThrow('gone')
}

const age = (seconds: number) =>
  rowsIn(SITE, 'UPDATE import_run SET heard_at = heard_at - ?', seconds)
const ring = () => runDurableObjectAlarm(objects.getByName(String(SITE)))
const count = async (sql: string) => (await rowsIn(SITE, `SELECT count(*) AS n FROM ${sql}`))[0]?.n
const active = () => count('estate WHERE archived_at IS NULL')
/** What the object tells the site Worker from now on. */
async function watchQueue(): Promise<unknown[]> {
  const sent: unknown[] = []
  const CHANGES = { send: async (message: unknown) => void sent.push(message) }
  await runInDurableObject(objects.getByName(String(SITE)), object =>
    Reflect.set(object, 'env', { CHANGES }),
  )
  return sent
}

const alarmAt = () => inObject(SITE, ({ storage }) => storage.getAlarm())

test.each([
  ['sealImport', 1],
  ['applyNext', 2],
])(
  'An import whose Worker is gone after %s is finished by its object: 30 seconds later, to the end (IMPORT-90)',
  async (name, calls) => {
    const sent = await watchQueue()
    await loseAfter(name, calls)
    expect(await ring()).toBe(true)
    expect(await count('import_line')).toBeGreaterThan(0)
    await expect(importFeed(real, feed(1), NOW, WHOLE)).rejects.toMatchObject({ status: 409 })
    await age(31)
    await ring()
    expect([await active(), await count('estate'), await count('import_line')]).toEqual([20, 23, 0])
    const report = { created: 20, archived: 3 }
    expect(await real('listImports')).toMatchObject([{ finishedAt: expect.any(Number), report }])
    expect(await alarmAt()).toBeNull()
    expect(await importFeed(real, feed(20), NOW, WHOLE)).toMatchObject({ unchanged: 20 })
    expect(sent).toEqual([{ site: SITE, estates: 'all' }])
  },
)

test('An import whose Worker is gone while it reads is ended as it is, and nothing of it stays (IMPORT-90)', async () => {
  await loseAfter('stageLines', 2)
  expect(await count('import_line')).toBeGreaterThan(0)
  await age(31)
  await ring()
  expect([await active(), await count('import_line')]).toEqual([3, 0])
  expect(await real('listImports')).toMatchObject([
    { finishedAt: expect.any(Number), report: null },
  ])
})

test('One that its object cannot finish is tried for 15 minutes, then ended (IMPORT-90)', async () => {
  await loseAfter('sealImport', 1)
  await rowsIn(
    SITE,
    `CREATE TRIGGER broken BEFORE INSERT ON estate BEGIN SELECT RAISE(ABORT, 'disk'); END`,
  )
  await age(31)
  await ring()
  expect(await real('listImports')).toMatchObject([{ finishedAt: null }])
  expect(await alarmAt()).not.toBeNull()
  await age(15 * 60)
  await ring()
  await ring()
  expect(await real('listImports')).toMatchObject([
    { finishedAt: expect.any(Number), report: null },
  ])
  expect(await count('import_line')).toBe(0)
})

test('A Worker that was only slow goes on beside its object, and says what came of it (IMPORT-90)', async () => {
  const ask: Ask = async (name, ...parameters) => {
    if (name === 'applyNext') {
      await age(31)
      await ring()
    }
    return real(name, ...parameters)
  }
  expect(await importFeed(ask, feed(20), NOW, WHOLE)).toMatchObject({ created: 20, archived: 3 })
  expect(await active()).toBe(20)
})
