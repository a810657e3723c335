import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { applySteps, schemaStep } from '../../../../../worker/listing-api/db/schema/apply-steps.ts'
import { tablesOf } from '../../../../../shared/schema-tables.ts'
import { STEPS } from '../../../../../worker/listing-api/db/schema/steps.ts'
import { rowsOf } from '../../../../../worker/listing-api/db/tables.ts'
import { askListings } from '../../../../../worker/listing-api/store/ask.ts'
import { AGENCY } from '../../support/agency.ts'
import { bindings, inObject, objects } from '../../support/api.ts'

const [site] = rowsOf('site', [{ only_row: 1, hidden_status: [], doc: AGENCY.site }])

test.each(STEPS.slice(1).map((_, index) => index + 1))(
  'An object of step %i of the schema wakes with the others, and keeps what it has (LAPI-75)',
  async step => {
    const id = 9000 + step
    await inObject(id, ({ storage }) => {
      applySteps(storage, STEPS.slice(0, step))
      storage.sql.exec(
        'INSERT INTO site (only_row, hidden_status, doc) VALUES (1, ?, ?)',
        site?.row.hidden_status ?? '[]',
        site?.row.doc ?? '{}',
      )
    })
    await evictDurableObject(objects.getByName(String(id)))
    const ask = askListings(bindings, id)
    expect(JSON.parse((await ask('findSite'))?.doc ?? '')).toEqual(AGENCY.site)
    expect(await ask('listImports')).toEqual([])
    expect(await inObject(id, ({ storage }) => schemaStep(storage))).toBe(STEPS.length)
  },
)

test('A step that fails leaves the schema as it was, and is tried again (LAPI-75)', async () => {
  const steps = ['CREATE TABLE a (id)', 'CREATE TABLE b (id); INSERT INTO nothing VALUES (1)']
  const outcome = await inObject(9100, ({ storage }) => {
    let failed = false
    try {
      applySteps(storage, steps)
    } catch {
      failed = true
    }
    const before = [failed, schemaStep(storage)]
    applySteps(storage, [steps[0]!, 'CREATE TABLE b (id)'])
    return [...before, schemaStep(storage)]
  })
  expect(outcome).toEqual([true, 1, 2])
})

test('A version of before meets a schema of after, and leaves it alone (LAPI-75)', async () => {
  const step = await inObject(9101, ({ storage }) => {
    applySteps(storage, ['CREATE TABLE a (id)', 'CREATE TABLE b (id)'])
    applySteps(storage, ['CREATE TABLE a (id)'])
    return schemaStep(storage)
  })
  expect(step).toBe(2)
})

test('17.2: The tables that an export may hold are those that the steps make (AGENCY-115)', async () => {
  const made = await inObject(9102, ({ storage }) => {
    applySteps(storage)
    return storage.sql
      .exec<{ name: string }>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY rowid`,
      )
      .toArray()
  })
  expect(tablesOf(STEPS)).toEqual(made.map(({ name }) => name))
})
