import { beforeAll, expect, test } from 'vitest'
import { toSqlText } from '../../../../worker/listing-api/db/sql-text.ts'
import { prepare, sql } from '../../../../worker/listing-api/db/sql.ts'
import { TABLES } from '../../../../worker/listing-api/db/tables.ts'
import { deleteSites, writeSite } from '../../../../worker/listing-api/db/write-site.ts'
import { AGENCY } from '../support/agency.ts'
import { bindings, seedAgencies } from '../support/api.ts'

beforeAll(seedAgencies)

const contents = () =>
  Promise.all(
    Object.entries(TABLES).map(
      async ([table, { key }]) =>
        (await bindings.DB.prepare(`SELECT * FROM ${table} ORDER BY ${key.join(', ')}`).all())
          .results,
    ),
  )

test('Written out as text, twice, the statements fill the tables as bound values do', async () => {
  const bound = await contents()
  const statements = [...deleteSites([7]), ...writeSite(AGENCY)]
  for (const _ of [1, 2])
    await bindings.DB.batch(statements.map(statement => bindings.DB.prepare(toSqlText(statement))))
  expect(await contents()).toEqual(bound)
})

test('Writing an agency again without deleting changes nothing', async () => {
  const before = await contents()
  await bindings.DB.batch(writeSite(AGENCY).map(statement => prepare(bindings.DB, statement)))
  expect(await contents()).toEqual(before)
})

test('Many rows become statements that each fit into a hundred kilobytes', () => {
  const estates = Array.from({ length: 1_000 }, (_, index) => ({
    general: { id: index + 1, description: { nl: "'s ".repeat(500) } },
  }))
  const texts = writeSite({ ...AGENCY, estates }).map(toSqlText)
  expect(texts.length).toBeGreaterThan(20)
  expect(Math.max(...texts.map(text => text.length))).toBeLessThan(100_000)
})

test.each([
  ["it's", "SELECT 'it''s'"],
  ['a?b', "SELECT 'a?b'"],
  [null, 'SELECT NULL'],
  [1.5, 'SELECT 1.5'],
  ["'; DROP TABLE estate; --", "SELECT '''; DROP TABLE estate; --'"],
])('%j written out is %s', (value, text) => {
  expect(toSqlText(sql`SELECT ${value}`)).toBe(text)
})
