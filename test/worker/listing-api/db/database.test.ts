import { expect, test } from 'vitest'
import { Database } from '../../../../worker/listing-api/db/database.ts'
import { raw, sql, valuesOf, type Statement } from '../../../../worker/store/sql.ts'
import { inObject, seedAgencies } from '../support/api.ts'

const outcomeOf = (work: (db: Database) => unknown): Promise<unknown> =>
  inObject(7, ({ storage }) => {
    const db = new Database(storage.sql)
    try {
      return work(db)
    } catch (error) {
      return { status: (error as { status?: number }).status }
    }
  })

const bound = (count: number): Statement => ({
  sql: `SELECT ${Array(count).fill('?').join(' + ')} AS sum`,
  params: Array<number>(count).fill(1),
})

test.each<[string, Statement, Statement]>([
  ['a hundred values', bound(100), bound(101)],
  [
    'a value of a megabyte',
    sql`SELECT length(${'x'.repeat(1_000_000)}) AS sum`,
    sql`SELECT length(${'x'.repeat(1_000_001)}) AS sum`,
  ],
  [
    'a megabyte of wide letters',
    sql`SELECT length(${'é'.repeat(500_000)}) AS sum`,
    sql`SELECT length(${'é'.repeat(500_001)}) AS sum`,
  ],
  [
    'a statement of a hundred kilobytes',
    raw(`SELECT 1 AS sum ${' '.repeat(99_000)}`),
    raw(`SELECT 1 AS sum ${' '.repeat(100_000)}`),
  ],
])('The database takes %s, and no more (LAPI-81)', async (_what, most, more) => {
  expect(await outcomeOf(db => db.rows(most))).toHaveLength(1)
  expect(await outcomeOf(db => db.rows(more))).toEqual({ status: 413 })
})

test('A call reads at most sixteen million characters (LAPI-81)', async () => {
  const million = sql`SELECT ${'x'.repeat(900_000)} AS text FROM json_each(${JSON.stringify([...Array(9).keys()])})`
  expect(await outcomeOf(db => db.rows(million))).toHaveLength(9)
  expect(await outcomeOf(db => [db.rows(million), db.rows(million)])).toEqual({ status: 413 })
  const restarted = await outcomeOf(db => {
    db.rows(million)
    db.startCall()
    return db.rows(million).length
  })
  expect(restarted).toBe(9)
})

test('Rows, one row, and how many were changed', async () => {
  await seedAgencies()
  const found = await outcomeOf(db => [
    db.rows(sql`SELECT id FROM estate WHERE id IN ${valuesOf([1, 2])} ORDER BY id`),
    db.first(sql`SELECT id FROM estate WHERE id = ${2}`),
    db.first(sql`SELECT id FROM estate WHERE id = ${-1}`),
    db.change(sql`UPDATE estate SET digest = 'x' WHERE id IN ${valuesOf([1, 2, 3])}`),
  ])
  expect(found).toEqual([[{ id: 1 }, { id: 2 }], { id: 2 }, null, 3])
})
