import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchResult } from '../../../../shared/search/search.ts'
import { docRow, estateRow } from '../../../../worker/listing-api/db/estate-row.ts'
import { applySteps } from '../../../../worker/store/schema.ts'
import FACTS from '../../../../worker/listing-api/schema/025-facts.sql'
import { LISTINGS_SCHEMA, STEPS } from '../../../../worker/listing-api/schema/steps.ts'
import { rowsOf } from '../../../../worker/listing-api/db/tables.ts'
import { askListings } from '../../../../worker/listing-api/store/ask.ts'
import { addFactCriteria } from '../../../support/fact-criteria.ts'
import { AGENCY } from '../support/agency.ts'
import { footerLine } from '../../../../worker/listing-api/site/copy.ts'
import {
  askBound,
  bindings,
  inObject,
  objects,
  post,
  restore,
  rowsIn,
  seedAgencies,
} from '../support/api.ts'

let undo = () => {}
beforeAll(seedAgencies)
afterAll(() => undo())

const HOMES = [1, 2, 3].map(id =>
  Object.assign({ general: { id, transaction: { id: 1 } } }, { 'test-pump': 'air' }),
)

test('An object that an older release wrote reads its homes for a new criterion when it wakes (LAPI-203)', async () => {
  const id = 9300
  const rows = [
    ...rowsOf('site', [{ only_row: 1, hidden_status: [], doc: { ...AGENCY.site, id } }]),
    ...rowsOf(
      'estate',
      HOMES.map(estate => estateRow({ estate })),
    ),
    ...rowsOf(
      'estate_doc',
      HOMES.map(estate => docRow({ estate })),
    ),
  ]
  await inObject(id, ({ storage }) => {
    applySteps(storage, { ...LISTINGS_SCHEMA, steps: STEPS.slice(0, STEPS.indexOf(FACTS)) })
    for (const { table, row } of rows)
      storage.sql.exec(
        `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join()})`,
        ...Object.values(row),
      )
    // As it was left: nothing rings for its homes.
    storage.sql.exec(
      "INSERT INTO estate_desk (id, search, gaps, check_on) SELECT id, '', 0, '9999-12-31' FROM estate",
    )
  })
  undo = addFactCriteria()
  const stub = objects.getByName(String(id))
  await evictDurableObject(stub)
  const sent: unknown[] = []
  const CHANGES = { send: async (message: unknown) => void sent.push(message) }
  await runInDurableObject(stub, object => void Reflect.set(object, 'env', { CHANGES }))
  const ask = askListings(bindings, id)
  const search = () => ask('searchEstates', { query: {}, limit: 3, offset: 0 })
  await runDurableObjectAlarm(stub)
  const { pending, cards } = await search()
  expect(pending).toEqual([])
  expect(cards.map(card => JSON.parse(card).facts)).toEqual(
    HOMES.map(() => ({ 'test-pump': 'air' })),
  )
  expect(sent).toEqual([{ site: id, estates: 'all' }])
})

test('A copy bears by what its homes were read, before them; one of before is read again (LAPI-203)', async () => {
  const alarm = () => runDurableObjectAlarm(objects.getByName('7'))
  const pending = async () =>
    (await (await post('/sites/7/estates', { query: {} })).json<SearchResult>()).pending ?? []
  const put = async (lines: string[]) => {
    await askBound('/sites/7', { method: 'DELETE' })
    expect((await restore(7, `${lines.join('\n')}\n`)).status).toBe(200)
  }
  const copy = await new Response((await askBound('/sites/7/export')).body).text()
  const [header = '', ...all] = copy.trimEnd().split('\n').slice(0, -1)
  const rows = all.filter(line => JSON.parse(line).table !== 'estate_facts')
  expect(rows.length).toBe(all.length - 1)
  await put([header, ...rows, footerLine(rows.length)])
  await alarm()
  expect([await pending(), await rowsIn(7, 'SELECT making FROM estate_facts')]).toEqual([
    [],
    [{ making: null }],
  ])

  const read = await new Response((await askBound('/sites/7/export')).body).text()
  expect(JSON.parse(read.split('\n')[1] ?? '').table).toBe('estate_facts')
  await put(read.trimEnd().split('\n'))
  expect(await pending()).toEqual([])
})
