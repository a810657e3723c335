import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Estate } from '../../../../shared/estate/estate.ts'
import type { EstateQuery, SearchResult } from '../../../../shared/search/search.ts'
import * as answers from '../../../../worker/listing-api/http/responses.ts'
import { post, seedAgencies } from '../support/api.ts'
import { LISTED } from '../support/estates.ts'

beforeAll(seedAgencies)

const search = async (body: unknown): Promise<SearchResult> =>
  (await post('/sites/7/estates', body)).json()
const ids = (answer: SearchResult) => answer.results.map(card => card.general.id)
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

type Filter = (general: Estate['general']) => boolean

const price = (general: Estate['general']) => general.price?.value ?? 0
const CASES: [name: string, query: Record<string, unknown>, fits: Filter][] = [
  ['everything', {}, () => true],
  ['an empty list of values', { terms: { 'headType.id': [] } }, () => true],
  [
    'a city',
    { terms: { 'address.city.id': [44021] } },
    general => general.address?.city?.id === 44021,
  ],
  [
    'two types',
    { terms: { 'headType.id': [1, 3] } },
    general => [1, 3].includes(general.headType?.id ?? 0),
  ],
  ['ids as texts', { terms: { 'headType.id': ['2'] } }, general => general.headType?.id === 2],
  ['a status', { terms: { 'transaction.id': [2] } }, general => general.transaction?.id === 2],
  [
    'what no home has, not even one without a status',
    { terms: { 'transaction.id': [-1] } },
    () => false,
  ],
  ['the hidden status', { terms: { 'transaction.id': [4] } }, () => false],
  ['a sub type', { terms: { 'subType.id': [103] } }, general => general.subType?.id === 103],
  [
    'a country',
    { terms: { 'address.country.id': [1] } },
    general => general.address?.country?.id === 1,
  ],
  ['two bedrooms', { terms: { bedroomCount: [2] } }, general => general.bedroomCount === 2],
  [
    'two or many bedrooms',
    { terms: { bedroomCount: [2, 6] } },
    general => general.bedroomCount === 2 || (general.bedroomCount ?? 0) >= 6,
  ],
  [
    'a price range',
    { range: { 'price.value': { gte: 150_000, lte: 250_000 } } },
    general => price(general) >= 150_000 && price(general) <= 250_000,
  ],
  [
    'at least three bedrooms',
    { range: { bedroomCount: { gte: 3 } } },
    general => (general.bedroomCount ?? 0) >= 3,
  ],
  ['projects', { match: { project: true } }, general => general.project === true],
  ['no projects', { match: { project: false } }, general => general.project !== true],
  [
    'a collection',
    { match: { 'children.estate_collections.estate_collection_id': 3 } },
    general => [2, 5, 8].includes(general.id),
  ],
  [
    'collections as terms',
    { terms: { 'children.estate_collections.estate_collection_id': [3, 4] } },
    general => [2, 5, 8].includes(general.id),
  ],
  [
    'all at once',
    {
      terms: { 'headType.id': [1, 2], 'transaction.id': [1], 'address.city.id': [44021, 55050] },
      range: { 'price.value': { gte: 100_000 } },
    },
    general =>
      [1, 2].includes(general.headType?.id ?? 0) &&
      general.transaction?.id === 1 &&
      [44021, 55050].includes(general.address?.city?.id ?? 0) &&
      price(general) >= 100_000,
  ],
]

test.each(CASES)('A search for %s finds exactly those (LAPI-22)', async (_name, query, fits) => {
  const expected = LISTED.map(estate => estate.general)
    .filter(fits)
    .map(general => general.id)
  const answer = await search({ query, limit: 100 })
  expect(sorted(ids(answer))).toEqual(sorted(expected))
  expect(answer.total.value).toBe(expected.length)
  expect(v.safeParse(answers.SearchResults, answer).issues).toBeUndefined()
})

test('A distance finds what lies within it over the globe, and nothing beyond (LAPI-23)', async () => {
  const near = (distance: string) =>
    search({
      query: { distance: { geoLocation: { lat: 51.05, lon: 3.72 }, distance } },
      limit: 100,
    })
  const gent = LISTED.filter(({ general }) => general.address?.city?.id === 44021).map(
    estate => estate.general.id,
  )
  const lochristi = LISTED.filter(({ general }) => general.address?.city?.id === 44034).map(
    estate => estate.general.id,
  )
  expect(sorted(ids(await near('6km')))).toEqual(sorted(gent))
  expect(sorted(ids(await near('15km')))).toEqual(sorted([...gent, ...lochristi]))
  expect((await near('1m')).total.value).toBe(0)
})

/** By the chord between two points of the globe. */
function kmBetween(one: { lat: number; lon: number }, other: typeof one): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [one, other].map(({ lat, lon }) => [
    Math.cos(radians(lat)) * Math.cos(radians(lon)),
    Math.cos(radians(lat)) * Math.sin(radians(lon)),
    Math.sin(radians(lat)),
  ])
  return 2 * 6371 * Math.asin(Math.hypot(...a!.map((part, axis) => part - b![axis]!)) / 2)
}

test.each([
  ['300m', 5],
  ['400m', 7],
  ['9600m', 0],
  ['63km', 0],
])('A distance of %s is a circle and no square (LAPI-23)', async (distance, least) => {
  const centre = { lat: 51.05, lon: 3.72 }
  const km = parseFloat(distance) / (distance.endsWith('km') ? 1 : 1000)
  const expected = LISTED.flatMap(({ general: { id, address } }) =>
    address?.geoLocation && kmBetween(centre, address.geoLocation) <= km ? [id] : [],
  )
  expect(expected.length).toBeGreaterThanOrEqual(least)
  const query = { distance: { geoLocation: centre, distance } }
  expect(sorted(ids(await search({ query, limit: 100 })))).toEqual(sorted(expected))
})

test('An area finds what lies within its sides (LAPI-23)', async () => {
  const triangle = [
    [51.04, 3.71],
    [51.07, 3.71],
    [51.04, 3.74],
  ]
  const inside = ({ lat, lon }: { lat: number; lon: number }) =>
    lat >= 51.04 && lon >= 3.71 && lat - 51.04 + (lon - 3.71) < 0.03
  const expected = LISTED.filter(
    ({ general }) =>
      general.id !== 60 && general.address?.geoLocation && inside(general.address.geoLocation),
  )
  const answer = await search({ query: { within: triangle }, limit: 100 })
  expect(expected.length).toBeGreaterThan(3)
  expect(sorted(ids(answer).filter(id => id !== 60))).toEqual(
    sorted(expected.map(estate => estate.general.id)),
  )
})

test('An area may have a hundred corners, and no more (LAPI-23)', async () => {
  const corners = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (2 * Math.PI * index) / count
      return [51.05 + 0.02 * Math.sin(turn), 3.72 + 0.02 * Math.cos(turn)]
    })
  const found = ids(await search({ query: { within: corners(100) }, limit: 100 }))
  expect(found).toEqual(expect.arrayContaining([4, 8, 12, 16, 20, 24, 28, 32]))
  expect((await post('/sites/7/estates', { query: { within: corners(101) } })).status).toBe(400)
})

test('Children of a project are found by their project or by name only, and not when hidden (LAPI-24)', async () => {
  expect(ids(await search({ query: { match: { parentId: 50 } } })).toSorted()).toEqual([51, 52])
  expect(ids(await search({ query: { match: { parentId: '50' } } })).toSorted()).toEqual([51, 52])
  expect(
    ids(
      await search({
        query: { terms: { id: ['52', 53, 1, 90, '0F8FAD5B-D9CB-469F-A165-70867728950E'] } },
      }),
    ).toSorted(),
  ).toEqual([1, 52, 80])
})

test.each([
  ['price.value', 'ASC'],
  ['price.value', 'DESC'],
  ['city', 'ASC'],
  ['city', 'DESC'],
  ['publicationDate', 'ASC'],
  ['publicationDate', 'DESC'],
  ['subType.id', 'ASC'],
  ['subType.id', 'DESC'],
] as const)(
  'Results sorted by %s %s stand in that order over all pages (LAPI-25)',
  async (field, order) => {
    const pages = await Promise.all(
      [0, 15, 30].map(offset => search({ query: {}, sort: [{ field, order }], offset })),
    )
    const cards = pages.flatMap(page => page.results).map(card => card.general)
    expect(new Set(cards.map(card => card.id)).size).toBe(LISTED.length)
    const key = {
      'price.value': (card: Estate['general']) => card.price?.value,
      city: (card: Estate['general']) => card.address?.city?.name.replace('É', 'E'),
      publicationDate: (card: Estate['general']) => card.publicationDate,
      'subType.id': (card: Estate['general']) => card.subType?.id,
    }[field]
    const keys = cards
      .map(card => key(card as Estate['general']))
      .filter(value => value !== undefined && value !== null) as (string | number)[]
    const ascending = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(keys).toEqual(order === 'ASC' ? ascending : ascending.toReversed())
    if (field === 'price.value')
      expect(cards.slice(-4).every(card => !card.price?.value)).toBe(true)
  },
)

test('Without an order the newest come first, fifteen at a time; a field without an order ascends (LAPI-25)', async () => {
  const answer = await search({ query: {} })
  expect(answer.results).toHaveLength(15)
  expect(ids(answer)).toEqual(
    ids(await search({ query: {}, sort: [{ field: 'publicationDate', order: 'DESC' }] })),
  )
  expect(ids(await search({ query: {}, sort: [{ field: 'price.value' }] }))).toEqual(
    ids(await search({ query: {}, sort: [{ field: 'price.value', order: 'ASC' }] })),
  )
})

test('A page may be asked by pagination as well (LAPI-26)', async () => {
  expect(ids(await search({ query: {}, pagination: { from: 10, size: 5 } }))).toEqual(
    ids(await search({ query: {}, offset: 10, limit: 5 })),
  )
})

test.each([
  ['TYPE', (card: Estate['general']) => card.headType?.id, [1, 3, 2, 6, undefined]],
  ['STATUS', (card: Estate['general']) => card.transaction?.id, [1, 2, undefined]],
  [
    'CITY',
    (card: Estate['general']) => card.address?.city?.name,
    ['Écaussinnes', 'Gent', 'Lochristi', 'Luik', undefined],
  ],
  ['SUBTYPE', (card: Estate['general']) => card.subType?.id, [100, 101, 102, 103, 104, undefined]],
  [
    'PRICE',
    (card: Estate['general']) => card.price?.value,
    [100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, undefined],
  ],
] as const)(
  'Grouped by %s, each group stands together in the given order (LAPI-29)',
  async (grouping, key, groups) => {
    const { results } = await search({ query: {}, grouping, limit: 100 })
    const seen = results
      .map(card => key(card.general as Estate['general']))
      .filter((value, index, all) => value !== all[index - 1])
    expect(seen).toEqual(groups)
  },
)

test('A page beyond the last is empty and still tells the total (LAPI-27)', async () => {
  expect(
    await search({ query: {}, offset: 5000 } satisfies { query: EstateQuery; offset: number }),
  ).toEqual({ total: { value: LISTED.length }, results: [] })
})

test('A hidden address is in no card and its position is not the home (LAPI-30)', async () => {
  const { results } = await search({ query: { terms: { id: ['60'] } } })
  expect(JSON.stringify(results)).not.toContain('straat')
  expect(results[0]?.general.address?.geoLocation).toBeUndefined()
})

test('a project tells how many homes it has, how many are free, and how large these are (LAPI-130)', async () => {
  const { results } = await search({ query: {}, limit: 120 })
  const project = results.find(({ general }) => general.project && general.units)
  expect(project?.general.units).toMatchObject({
    count: expect.any(Number),
    free: expect.any(Number),
  })
  const { results: homes } = await search({ query: { match: { parentId: project?.general.id } } })
  expect(project?.general.units?.count).toBe(homes.length)
})
