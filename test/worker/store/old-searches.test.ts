import { expect, it } from 'vitest'
import { toCard } from '../../../shared/estate/card.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { SCHEMA_STEPS } from '../../../worker/agency/schema/steps.ts'
import SEARCHES from '../../../worker/agency/schema/024-searches.sql'
import { Matches } from '../../../worker/agency/subscription/matches.ts'
import { storedSearchOf } from '../../../worker/agency/subscription/saved-search.ts'
import { Searches } from '../../../worker/agency/subscription/searches.ts'
import { readAddress } from '../../../shared/search/address.ts'
import type { Millis } from '../../../shared/time/units.ts'
import { storedSearch } from '../../../worker/subscription/stored-search.ts'
import type { Row, Sql } from '../../../worker/agency/sql.ts'
import type { Tasks } from '../../../worker/agency/tasks.ts'
import { agencyTables } from '../../support/sqlite-stores.ts'

const before = SCHEMA_STEPS.indexOf(SEARCHES)
const tasks = { add: () => {}, addAll: () => {} } as unknown as Tasks

/** As the release before the step wrote them: filter, columns, and the numbers of the changes below that each was told of. */
const OLD: { filter: string; columns: Record<string, string | number>; told: number[] }[] = [
  { filter: '', columns: {}, told: [1, 2, 3] },
  { filter: 'city=44012', columns: { cities: ',44086,' }, told: [1] },
  {
    filter: 'area-min=100&energy=A&energy=B',
    columns: { more: '{"area":100,"energy":",A,A_PLUS,A_PLUS_PLUS,A+,A++,B,"}' },
    told: [1],
  },
  { filter: 'plot-min=500', columns: { more: '{"plot":500}' }, told: [2] },
  {
    filter: 'with=garden&with=lift',
    columns: { more: '{"with":["garden","lift"]}' },
    told: [2],
  },
  {
    filter: 'within=51%2C3%3B51%2C4%3B52%2C4',
    columns: { area: '[[51,3,51,4],[51,4,52,4],[52,4,51,3]]' },
    told: [2],
  },
  { filter: 'bedrooms=6&price-max=5', columns: { bedrooms: ',6,', price_max: 5 }, told: [3] },
]

const HOMES: Estate[] = [
  { city: 44086, label: 'A+', areaBuild: 120, areaGround: 10, traits: ['garden'], at: [51.5, 3.2] },
  {
    city: 1,
    label: 'C',
    areaBuild: 120,
    areaGround: 500,
    traits: ['garden', 'lift'],
    at: [51.2, 3.9],
  },
  {
    city: 2,
    label: 'B',
    areaBuild: 99,
    areaGround: null,
    traits: [],
    at: null,
    price: 5,
    bedrooms: 7,
  },
].map(({ city, label, areaBuild, areaGround, traits, at, price, bedrooms }, index) =>
  Object.assign(
    {
      general: {
        id: index + 1,
        transaction: { id: 1 },
        price: price ? { value: price } : null,
        bedroomCount: bedrooms ?? null,
        address: {
          visible: true,
          city: { id: city, name: 'x', zip: '1' },
          geoLocation: at && { lat: at[0] ?? 0, lon: at[1] ?? 0 },
        },
      },
      dimensions: { areaBuild, areaGround },
      energy: { energyLabel: label },
    },
    { traits },
  ),
)

/** Columns of a row as text of a statement. */
const insert = (sql: Sql, table: string, row: Record<string, string | number | null>): void => {
  const names = Object.keys(row)
  sql.run(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `?${at + 1}`).join(', ')})`,
    ...Object.values(row),
  )
}

function oldAgency(): { sql: Sql; upgrade: () => void } {
  const { sql, exec } = agencyTables(SCHEMA_STEPS.slice(0, before))
  insert(sql, 'subscriber', { id: 'an', email: 'a@b.be', locale: 'nl', asked_at: 0, created_at: 0 })
  for (const [index, { filter, columns }] of OLD.entries())
    insert(sql, 'subscription', {
      id: String(index),
      subscriber_id: 'an',
      name: '',
      filter,
      frequency: 'instant',
      reasons: 15,
      confirmed_at: 0,
      created_at: 0,
      ...columns,
    })
  for (const home of HOMES) {
    const { general } = home
    insert(sql, 'estate_change', {
      id: `${general.id}`,
      estate_id: `${general.id}`,
      reason: 1,
      at: 5,
      card: JSON.stringify(toCard(home)),
      city: general.address?.city?.id ?? null,
      transaction_id: 1,
      bedrooms: general.bedroomCount ?? null,
      price: general.price?.value ?? null,
      lat: general.address?.geoLocation?.lat ?? null,
      lon: general.address?.geoLocation?.lon ?? null,
    })
  }
  return { sql, upgrade: () => SCHEMA_STEPS.slice(before).forEach(exec) }
}

it('Searches and changes of before searches were stored whole match as they did (SUBS-22, AGENCY-110)', () => {
  const { sql, upgrade } = oldAgency()
  upgrade()
  new Matches(sql, tasks).matchSlice(6 as never)
  const hits = sql.all<{ s: string; c: string }>(
    'SELECT subscription_id AS s, change_id AS c FROM hit ORDER BY s, c',
  )
  expect(
    OLD.map((_, index) => hits.filter(({ s }) => s === `${index}`).map(({ c }) => Number(c))),
  ).toEqual(OLD.map(({ told }) => told))
  // They are read now, and their areas as isInside goes about them.
  expect(sql.all('SELECT id FROM subscription WHERE search IS NULL')).toEqual([])
  expect(sql.first('SELECT area FROM subscription WHERE id = 5')).toEqual({
    area: '[[51,3,52,4],[51,4,51,3],[52,4,51,4]]',
  })
})

it('More searches of before than one transaction reads are all read before anything is matched (SUBS-22)', () => {
  const { sql, upgrade } = oldAgency()
  for (let index = OLD.length; index < 1_200; index++)
    insert(sql, 'subscription', {
      id: String(index),
      subscriber_id: 'an',
      name: '',
      filter: 'price-max=1',
      price_max: 1,
      frequency: 'instant',
      reasons: 15,
      confirmed_at: 0,
      created_at: 0,
    })
  upgrade()
  const matches = new Matches(sql, tasks)
  expect(matches.matchSlice(6 as never)).toEqual({ matched: 0, hasMore: true })
  expect(sql.all('SELECT 1 FROM hit')).toEqual([])
  expect(matches.matchSlice(6 as never)).toEqual({ matched: 0, hasMore: true })
  expect(matches.matchSlice(6 as never).matched).toBe(OLD.flatMap(({ told }) => told).length)
})

it('A text that an older version changes is what its search is read from (AGENCY-110)', () => {
  const { sql, upgrade } = oldAgency()
  upgrade()
  new Matches(sql, tasks).matchSlice(6 as never)
  sql.run(`UPDATE subscription SET filter = 'price-max=7', price_max = 7 WHERE id = '1'`)
  const row = sql.first<{ search: string | null; filter: string }>(
    `SELECT search, filter FROM subscription WHERE id = '1'`,
  )
  expect(row && storedSearchOf(row).values).toEqual({ 'price-max': 7 })
})

it('A search that a Worker of before the column sends is stored as one of today (SUBS-10)', () => {
  const { sql } = agencyTables()
  const parts = { sql, tasks, tokens: {}, inbox: {} } as unknown as ConstructorParameters<
    typeof Searches
  >[0]
  const searches = new Searches(parts)
  sql.run(
    `INSERT INTO subscriber (id, email, locale, asked_at, created_at) VALUES ('an', 'a@b.be', 'nl', 0, 0)`,
  )
  const filter = 'city=44012&status=FOR_SALE&area-min=100&with=lift'
  const search = readAddress(new URLSearchParams(filter))
  const saved = { name: 'x', search, frequency: 'daily' as const, reasons: ['new' as const] }
  const today = storedSearch(saved, 'guid')
  const { search: _, prefilter: __, criteria, ...before } = today
  const rowsOf = (sent: Parameters<Searches['insert']>[1]) => {
    sql.run('DELETE FROM subscription')
    searches.insert('an', sent, 1 as Millis)
    return sql.all<Row>('SELECT * FROM subscription').map(({ id: ___, ...row }) => row)
  }
  expect(rowsOf({ ...before, criteria: criteria! })).toEqual(rowsOf(today))
})
