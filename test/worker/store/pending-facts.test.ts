import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Estate } from '../../../shared/estate/estate.ts'
import { FACT_ROWS } from '../../../shared/estate/facts-of.ts'
import { docRow, estateRow } from '../../../worker/listing-api/db/estate-row.ts'
import { STEPS } from '../../../worker/listing-api/schema/steps.ts'
import FACTS from '../../../worker/listing-api/schema/025-facts.sql'
import { rowsOf } from '../../../worker/listing-api/db/tables.ts'
import { writeRows } from '../../../worker/listing-api/db/write-rows.ts'
import {
  areFactsMade,
  makeFacts,
  pendingFacts,
} from '../../../worker/listing-api/estate/pending-facts.ts'
import type { Query } from '../../../worker/listing-api/estate/search-schema.ts'
import { searchEstates } from '../../../worker/listing-api/estate/search.ts'
import { findMarkers } from '../../../worker/listing-api/estate/markers.ts'
import { findFilterValues } from '../../../worker/listing-api/filter/queries.ts'
import { raw } from '../../../worker/store/sql.ts'
import { addFactCriteria, TEST_FACT_ROWS, useFactCriteria } from '../../support/fact-criteria.ts'
import { listingsTables } from '../../support/sqlite-stores.ts'

let undo: (() => void)[] = []
beforeEach(() => {
  undo.push(useFactCriteria([]))
})
afterEach(() => {
  for (const each of undo.toReversed()) each()
  undo = []
})
const add = (names: readonly string[]): void => {
  undo.push(addFactCriteria(TEST_FACT_ROWS.filter(row => names.includes(row.criterion))))
}

const homeOf = (id: number): Estate =>
  Object.assign(
    {
      general: {
        id,
        headType: { id: 1 },
        subType: { id: 1 },
        transaction: { id: 1 },
        address: { visible: true, geoLocation: { lat: 51, lon: 3 } },
      },
    },
    { 'test-pump': id % 2 ? 'air' : null, 'test-built': id },
  )

/** An object that the release before the step wrote so many homes to, and that has woken since. */
function oldListings(count: number, more: object = {}) {
  const { db, exec } = listingsTables(STEPS.slice(0, STEPS.indexOf(FACTS)))
  const estates = Array.from({ length: count }, (_, index) =>
    Object.assign(homeOf(index + 1), more),
  )
  writeRows(db, [
    ...rowsOf('site', [{ only_row: 1, hidden_status: [], doc: {} }]),
    ...rowsOf(
      'estate',
      estates.map(estate => estateRow({ estate })),
    ),
    ...rowsOf(
      'estate_doc',
      estates.map(estate => docRow({ estate })),
    ),
  ])
  STEPS.slice(STEPS.indexOf(FACTS)).forEach(exec)
  return db
}

const search = (db: ReturnType<typeof oldListings>, query: Query) => {
  const { total, pending } = searchEstates(db, { query, limit: 1, offset: 0 })
  return { total, pending }
}
const asked: Query = { terms: { 'test-pump': ['air'] } }

it('An object of before facts gets those of all its homes, 200 at a time, and tells meanwhile what is pending (LAPI-203)', () => {
  const db = oldListings(450)
  expect([areFactsMade(db), search(db, {})]).toEqual([true, { total: 450, pending: [] }])
  add(['test-pump', 'test-built'])
  const pending = ['test-pump', 'test-built']
  const before = db.rows(raw('SELECT id, updated_at, price, traits FROM estate'))
  expect(areFactsMade(db)).toBe(false)
  for (const progress of ['more', 'more'] as const) {
    expect(search(db, asked)).toEqual({ total: 450, pending })
    expect(search(db, { ...asked, range: { 'test-built': { gte: 400 } } }).total).toBe(450)
    expect(findMarkers(db, asked).total.value).toBe(450)
    const values = findFilterValues(db, asked)
    expect([values.pending, values.more?.facts]).toEqual([pending, undefined])
    expect(makeFacts(db)).toBe(progress)
  }
  expect(makeFacts(db)).toBe('made')
  expect([makeFacts(db), areFactsMade(db), pendingFacts(db)]).toEqual(['current', true, []])
  expect(search(db, asked)).toEqual({ total: 225, pending: [] })
  expect(search(db, { ...asked, range: { 'test-built': { gte: 400 } } }).total).toBe(25)
  expect(findFilterValues(db, {}).more?.facts).toEqual({
    'test-pump': { counts: { air: 225 } },
    'test-built': { lowest: 1, largest: 450 },
  })
  expect(db.rows(raw('SELECT id, updated_at, price, traits FROM estate'))).toEqual(before)
})

it('Only a criterion that is new or read in another way is pending (LAPI-203)', () => {
  const db = oldListings(3)
  add(['test-pump'])
  expect(makeFacts(db)).toBe('made')
  add(['test-built'])
  expect(search(db, asked)).toEqual({ total: 2, pending: ['test-built'] })
  expect(makeFacts(db)).toBe('made')
  const row = FACT_ROWS.find(({ criterion }) => criterion === 'test-pump')!
  const { codes } = row
  row.codes = ['ground']
  undo.push(() => {
    row.codes = codes
  })
  expect(search(db, asked)).toEqual({ total: 3, pending: ['test-pump'] })
})

it('A criterion that changes while homes are read for another begins with the first home again (LAPI-203)', () => {
  const db = oldListings(250)
  add(['test-pump'])
  expect(makeFacts(db)).toBe('more')
  add(['test-built'])
  expect([makeFacts(db), makeFacts(db)]).toEqual(['more', 'made'])
  expect(search(db, { range: { 'test-built': { gte: 1 } } }).total).toBe(250)
})

it('Homes of more text than one call may read are read too (LAPI-203, LAPI-81)', () => {
  const db = oldListings(200, { fields: { long: 'x'.repeat(100_000) } })
  add(['test-pump'])
  expect([makeFacts(db), makeFacts(db)]).toEqual(['more', 'made'])
})

it('A site without homes has nothing to be read', () => {
  const db = oldListings(0)
  add(['test-pump'])
  expect([makeFacts(db), pendingFacts(db)]).toEqual(['current', []])
})
