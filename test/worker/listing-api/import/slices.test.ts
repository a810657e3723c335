import { ABROAD } from '../support/abroad.ts'
import { beforeEach, expect, test } from 'vitest'
import { Database } from '../../../../worker/listing-api/db/database.ts'
import { applySlice } from '../../../../worker/listing-api/import/apply.ts'
import { importFeed } from '../../../../worker/listing-api/import/run.ts'
import { askListings, type Ask } from '../../../../worker/listing-api/store/ask.ts'
import { bindings, inObject, rowsIn, seedAgencies } from '../support/api.ts'

beforeEach(seedAgencies)

const SITE = 8
const WHOLE = { mayRemove: true, isPartial: false }
const NOW = Math.floor(Date.now() / 1000)
const HOMES = 30
const real = askListings(bindings, SITE)

const feed = (price: number): ReadableStream<Uint8Array> => {
  const lines = Array.from({ length: HOMES }, (_, index) => ({
    externalId: `n${index}`,
    general: {
      headType: { id: 4 },
      transaction: { id: 1 },
      price: { value: price + index },
      title: { nl: 'x'.repeat(8000) },
      address: ABROAD,
    },
  }))
  return new Blob([lines.map(line => JSON.stringify(line)).join('\n')]).stream()
}

interface Cost {
  statements: number
  rowsWritten: number
}

/** What each slice of a sealed run costs its object. Rows written are those of indexes too. */
const costOfSlices = (): Promise<Cost[]> =>
  inObject(SITE, ({ storage }) => {
    let cursors: { rowsWritten: number }[] = []
    const watched = new Proxy(storage.sql, {
      get:
        () =>
        (text: string, ...values: SqlStorageValue[]) => {
          const cursor = storage.sql.exec(text, ...values)
          cursors.push(cursor)
          return cursor
        },
    })
    const database = new Database(watched)
    const costs: Cost[] = []
    for (let isMore = true; isMore;) {
      cursors = []
      isMore = storage.transactionSync(() => applySlice(database, NOW))
      const rowsWritten = cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0)
      costs.push({ statements: cursors.length, rowsWritten })
    }
    return costs
  })

test('A slice of homes whose prices changed is three homes, few statements and a bounded number of rows (IMPORT-47)', async () => {
  await importFeed(real, feed(100_000), NOW, WHOLE)
  const sealed: Ask = async (name, ...parameters) => {
    if (name === 'applyNext') throw new Error('left to the object')
    return real(name, ...parameters)
  }
  await expect(importFeed(sealed, feed(200_000), NOW, WHOLE)).rejects.toThrow('left')
  const costs = await costOfSlices()
  expect(costs).toHaveLength(HOMES / 3 + 1)
  // One a home reads what it was asked for before (MEMORY-11).
  expect(Math.max(...costs.map(({ statements }) => statements))).toBeLessThanOrEqual(33)
  expect(Math.max(...costs.map(({ rowsWritten }) => rowsWritten))).toBeLessThanOrEqual(40)
  expect(
    await rowsIn(
      SITE,
      'SELECT count(*) AS n FROM estate WHERE archived_at IS NULL AND price >= 200000',
    ),
  ).toEqual([{ n: HOMES }])
})
