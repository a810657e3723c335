import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import type { FilterValues, SearchResult } from '../../../../shared/search/search.ts'
import * as answers from '../../../../worker/listing-api/http/responses.ts'
import { post, seedAgencies } from '../support/api.ts'

beforeAll(seedAgencies)

type Terms = Record<string, number[]>

const options = async (query: unknown): Promise<FilterValues> =>
  (await post('/sites/7/estate-filters', { query })).json()
const total = async (query: unknown): Promise<number> =>
  (await (await post('/sites/7/estates', { query, limit: 0 })).json<SearchResult>()).total.value

const QUERIES: { terms?: Terms; range?: object; match?: object; distance?: object }[] = [
  {},
  { terms: { 'headType.id': [1] } },
  { terms: { 'headType.id': [1, 2], 'address.city.id': [44021] } },
  {
    terms: { 'transaction.id': [1], bedroomCount: [2, 6] },
    range: { 'price.value': { gte: 150_000 } },
  },
  { terms: { 'address.city.id': [44021] }, match: { project: false } },
  {
    terms: { 'headType.id': [3] },
    distance: { geoLocation: { lat: 51.05, lon: 3.72 }, distance: '15km' },
  },
]

test.each(QUERIES)(
  'Under %j each count is what a search with that option alone in its place finds (LAPI-31)',
  async query => {
    const values = await options(query)
    expect(v.safeParse(answers.FilterValues, values).issues).toBeUndefined()
    const facets: [string, { id: number; count?: number }[]][] = [
      ['headType.id', values.headTypes],
      ['address.city.id', values.locations],
      ['subType.id', values.subTypes ?? []],
      ['transaction.id', values.transactions ?? []],
      ['address.country.id', values.countries ?? []],
      [
        'bedroomCount',
        values.bedrooms
          .filter(({ value }) => value < 6)
          .map(({ value, count }) => ({ id: value, count })),
      ],
    ]
    for (const [field, list] of facets) {
      for (const { id, count } of list)
        expect([field, id, count]).toEqual([
          field,
          id,
          await total({ ...query, terms: { ...query.terms, [field]: [id] } }),
        ])
    }
  },
)

test.each(QUERIES)(
  'Under %j every type that would give homes is offered (LAPI-31)',
  async query => {
    const counts = await Promise.all(
      [1, 2, 3, 6].map(async id => ({
        id,
        count: await total({ ...query, terms: { ...query.terms, 'headType.id': [id] } }),
      })),
    )
    const chosen = query.terms?.['headType.id'] ?? []
    expect((await options(query)).headTypes).toEqual(
      counts.filter(({ id, count }) => count > 0 || chosen.includes(id)),
    )
  },
)

test('What has no homes is no option, unless it is chosen (LAPI-31)', async () => {
  const none = await options({ terms: { 'headType.id': [6], 'address.city.id': [62063] } })
  expect(none.headTypes).toContainEqual({ id: 6, count: 0 })
  expect(none.locations).toEqual([
    expect.objectContaining({ id: 55050, count: 1 }),
    expect.objectContaining({ id: 62063, count: 0 }),
  ])
})

test('A municipality has its names and its own position', async () => {
  const { locations } = await options({})
  expect(locations.find(({ id }) => id === 62063)).toMatchObject({
    zip: '4000',
    name: 'Luik',
    lat: 50.63,
    lon: 5.57,
    alias: { fr: 'Liège' },
  })
  expect(locations.find(({ id }) => id === 44087)?.lat).toBeCloseTo(51.1, 1)
})

test('Prices range over the homes that the other filters leave', async () => {
  expect((await options({})).prices).toEqual({ min: 100_000, max: 400_000 })
  expect((await options({ range: { 'price.value': { lte: 120_000 } } })).prices).toEqual({
    min: 100_000,
    max: 400_000,
  })
  expect((await options({ terms: { 'address.city.id': [999] } })).prices).toEqual({
    min: null,
    max: null,
  })
})

test('The hidden status is no option', async () => {
  expect((await options({})).transactions?.map(({ id }) => id).toSorted()).not.toContain(4)
})

test('Lochristi is found and offered by its code of before the merger of 2025 and of since (LAPI-90)', async () => {
  const [before, since] = await Promise.all(
    [44034, 44087].map(async id => {
      const query = { terms: { 'address.city.id': [id] } }
      const { locations } = await options(query)
      return {
        total: await total(query),
        ids: locations.filter(({ name }) => name === 'Lochristi').map(place => place.id),
      }
    }),
  )
  expect(since?.total).toBeGreaterThan(5)
  expect([before, since]).toEqual([
    { total: since?.total, ids: [44034] },
    { total: since?.total, ids: [44087] },
  ])
  expect((await options({})).locations.filter(({ name }) => name === 'Lochristi')).toHaveLength(1)
})
