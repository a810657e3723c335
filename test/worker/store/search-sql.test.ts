import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { areaText, type Corner, isInside } from '../../../shared/search/area.ts'
import { readAddress, writeAddress } from '../../../shared/search/address.ts'
import {
  CRITERIA,
  CRITERION_NAMES,
  type CriterionName,
  type Search,
  searchWith,
  type Values,
  valuesOf,
} from '../../../shared/search/criteria.ts'
import { FIELDS } from '../../../shared/estate/fields/fields.ts'
import { fieldsOfCriterion } from '../../../shared/estate/fields/of-criterion.ts'
import { pathsOf } from '../../../shared/estate/fields/row.ts'
import { withValues } from '../../../shared/homes/record-path.ts'
import type { Read } from '../../../shared/search/criterion.ts'
import { ENERGY_LETTERS } from '../../../shared/estate/fields/energy.ts'
import { FILTER_STATUSES } from '../../../shared/estate/fields/general.ts'
import { TRAITS } from '../../../shared/estate/fields/comfort.ts'
import { type HomeValues, matches } from '../../../shared/search/matches.ts'
import { currentCode } from '../../../shared/search/municipality-codes.ts'
import { toQuery } from '../../../shared/search/query.ts'
import { toCard, type EstateCard } from '../../../shared/estate/card.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { FACT_ROWS, factsOf } from '../../../shared/estate/facts-of.ts'
import type { Source } from '../../../shared/estate/status.ts'
import { searchText } from '../../../worker/agency/subscription/saved-search.ts'
import { Crawls } from '../../../worker/agency/subscription/crawls.ts'
import { Matches } from '../../../worker/agency/subscription/matches.ts'
import { PREFILTER_COLUMNS, prefilterOf } from '../../../worker/agency/subscription/prefilter.ts'
import type { Tasks } from '../../../worker/agency/tasks.ts'
import { docRow, estateRow } from '../../../worker/listing-api/db/estate-row.ts'
import { rowsOf } from '../../../worker/listing-api/db/tables.ts'
import { writeRows } from '../../../worker/listing-api/db/write-rows.ts'
import type { Query } from '../../../worker/listing-api/estate/search-schema.ts'
import { searchEstates } from '../../../worker/listing-api/estate/search.ts'
import { factsKey } from '../../../worker/listing-api/estate/pending-facts.ts'
import { findFilterValues } from '../../../worker/listing-api/filter/queries.ts'
import { MATCH, sidesOf } from '../../../worker/store/search-sql.ts'
import { raw, sql } from '../../../worker/store/sql.ts'
import { recordPage } from '../../../worker/subscription/record-page.ts'
import { addFactCriteria, TEST_CRITERIA, type TestFacts } from '../../support/fact-criteria.ts'
import { runs } from '../../support/fuzz-runs.ts'
import { agencyTables, listingsTables } from '../../support/sqlite-stores.ts'

let removeFactCriteria = () => {}
beforeAll(() => {
  removeFactCriteria = addFactCriteria()
})
afterAll(() => removeFactCriteria())

/** Ghent's neighbours that were merged, and others. */
const CITIES = [44021, 44012, 44048, 44086, 46014]
const LABELS = ['A_PLUS_PLUS', 'A+', 'A', 'B', 'G', 'A_B', '']

const few = <T>(list: readonly T[]) =>
  fc.subarray([...list], { minLength: 1, maxLength: Math.min(3, list.length) })
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 4, arbitrary })
/** On a grid, so that homes lie on sides and corners of areas. */
const degree = (from: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: 5 }).map(step => (from * 10 + step) / 10),
    fc.double({ min: from, max: from + 0.5, noNaN: true }),
  )
const corner = fc.tuple(degree(51), degree(3))
const positive = (max: number) => fc.integer({ min: 1, max })

/** The product's own criteria that are facts, each with the field that says it. */
const OWN_FACTS = FACT_ROWS.flatMap(({ criterion }) => {
  const name = CRITERION_NAMES.find(each => each === criterion)
  const field = name && fieldsOfCriterion(name)[0]
  return name && field ? [{ name, field, ...CRITERIA[name] }] : []
})
type OwnFact = (typeof OWN_FACTS)[number]

const codesOf = ({ read }: { read: Read }): readonly string[] => ('codes' in read ? read.codes : [])
const wishFor = (fact: OwnFact): fc.Arbitrary<unknown> =>
  codesOf(fact).length > 0 ? few(codesOf(fact)) : positive(6)
const sayOf = (fact: OwnFact): fc.Arbitrary<unknown> =>
  FIELDS[fact.field].type.kind === 'flag'
    ? fc.boolean()
    : codesOf(fact).length > 0
      ? fc.constantFrom(...codesOf(fact))
      : positive(6)

const pathOf = ({ field }: OwnFact): string =>
  pathsOf(FIELDS[field])[0] ?? `fields.${FIELDS[field].guid ?? field}`

const { 'test-pump': pump, 'test-heating': heating, 'test-rooms': rooms } = TEST_CRITERIA

const drawn = new Set<string>()

interface Wish {
  search: Search
  source: Source
}

const wishes: fc.Arbitrary<Wish> = fc.record({
  source: fc.constantFrom<Source>('main', 'guid'),
  search: fc
    .record({
      country: seldom(few([1, 2])),
      city: seldom(few(CITIES)),
      type: seldom(few([1, 2, 3])),
      transaction: seldom(few([1, 2, 3, 4])),
      status: seldom(few(FILTER_STATUSES)),
      subType: seldom(few([1, 2, 3])),
      bedrooms: seldom(few([1, 2, 5, 6])),
      'bed-min': seldom(positive(8)),
      'price-min': seldom(positive(6)),
      'price-max': seldom(positive(6)),
      'area-min': seldom(positive(6)),
      'plot-min': seldom(positive(6)),
      energy: seldom(few(ENERGY_LETTERS)),
      with: seldom(few(TRAITS.slice(0, 3))),
      since: seldom(fc.constantFrom('2026-03-02', '2026-03-03')),
      geo_range: seldom(
        fc
          .tuple(positive(40), corner)
          .map(([km, [lat, lon]]) => `${km}km;${lat.toFixed(4)};${lon.toFixed(4)}`),
      ),
      within: seldom(
        fc.array(corner, { minLength: 3, maxLength: 6 }).map(corners => areaText(corners)),
      ),
      'test-pump': seldom(few(pump.read.codes)),
      'test-heating': seldom(few(heating.read.codes)),
      'test-rooms': seldom(few(rooms.read.codes)),
      'test-built': seldom(positive(6)),
      ...Object.fromEntries(OWN_FACTS.map(fact => [fact.name, seldom(wishFor(fact))])),
    })
    .map((values: Record<string, unknown>) => {
      for (const name of Object.keys(values)) drawn.add(name)
      const params = new URLSearchParams()
      for (const [name, value] of Object.entries(values))
        for (const each of [value ?? []].flat()) params.append(name, String(each))
      return readAddress(params)
    }),
})

const homes = fc.record({
  country: maybe(fc.constantFrom(1, 2)),
  city: maybe(fc.constantFrom(...CITIES)),
  position: maybe(corner),
  headType: maybe(fc.constantFrom(1, 2, 3)),
  subType: maybe(fc.constantFrom(1, 2, 3)),
  // None that is sold: nobody is told of it.
  transaction: fc.constantFrom(1, 2, 3, 4),
  price: maybe(positive(6)),
  bedrooms: maybe(fc.integer({ min: 0, max: 9 })),
  areaBuild: maybe(positive(6)),
  areaGround: maybe(positive(6)),
  label: maybe(fc.constantFrom(...LABELS)),
  traits: fc.subarray(TRAITS.slice(0, 4)),
  publicationDate: maybe(fc.constantFrom('2026-03-01', '2026-03-02T23:59:00', '2026-03-03')),
  pump: maybe(fc.constantFrom(...pump.read.codes)),
  heating: maybe(fc.subarray([...heating.read.codes])),
  rooms: maybe(fc.subarray([...rooms.read.codes])),
  built: maybe(positive(6)),
  own: fc.record(Object.fromEntries(OWN_FACTS.map(fact => [fact.name, maybe(sayOf(fact))]))),
})

type Home = typeof homes extends fc.Arbitrary<infer T> ? T : never

const recordOf = (home: Home, id: number): Estate & TestFacts & Pick<EstateCard, 'traits'> =>
  withValues(
    plainRecord(home, id),
    OWN_FACTS.map(fact => ({ path: pathOf(fact), value: home.own[fact.name] ?? undefined })),
  )

const plainRecord = (home: Home, id: number): Estate & TestFacts & Pick<EstateCard, 'traits'> => ({
  general: {
    id,
    headType: home.headType === null ? null : { id: home.headType },
    subType: home.subType === null ? null : { id: home.subType },
    transaction: { id: home.transaction },
    price: home.price === null ? null : { value: home.price },
    bedroomCount: home.bedrooms,
    publicationDate: home.publicationDate,
    address: {
      visible: true,
      city: home.city === null ? null : { id: home.city, name: 'x', zip: '9000' },
      country: home.country === null ? null : { id: home.country },
      geoLocation: home.position && { lat: home.position[0], lon: home.position[1] },
    },
  },
  dimensions: { areaBuild: home.areaBuild, areaGround: home.areaGround },
  energy: { energyLabel: home.label },
  traits: home.traits,
  'test-pump': home.pump,
  'test-heating': home.heating,
  'test-rooms': home.rooms,
  'test-built': home.built,
  updatedAt: 1,
})

function valuesOfHome(home: Home): HomeValues {
  const letter = home.label?.startsWith('A_PLUS') || home.label === 'A+' ? 'A' : home.label
  return {
    ...home,
    city: home.city === null ? null : currentCode(home.city),
    position: home.position && { lat: home.position[0], lon: home.position[1] },
    energy: ENERGY_LETTERS.find(each => each === letter) ?? null,
    facts: factsOf(recordOf(home, 1)),
  }
}

const { db: listings } = listingsTables()
writeRows(listings, rowsOf('site', [{ only_row: 1, hidden_status: [], doc: {} }]))
const { sql: agency } = agencyTables()
const tasks = { add: () => {}, addAll: () => {} } as unknown as Tasks

function writeHomes(records: readonly Estate[]): void {
  for (const table of ['estate', 'estate_doc', 'estate_facts'])
    listings.write(raw(`DELETE FROM ${table}`))
  listings.write(sql`INSERT INTO estate_facts (only_row, known) VALUES (1, ${factsKey()})`)
  writeRows(listings, [
    ...rowsOf(
      'estate',
      records.map(estate => estateRow({ estate })),
    ),
    ...rowsOf(
      'estate_doc',
      records.map(estate => docRow({ estate })),
    ),
  ])
}

/** The numbers of the homes that somebody with this search is told of. */
async function told({ search, source }: Wish, records: readonly Estate[]): Promise<number[]> {
  for (const table of ['hit', 'estate_change', 'estate_snapshot', 'subscription', 'subscriber'])
    agency.run(`DELETE FROM ${table}`)
  agency.run(
    `INSERT INTO subscriber (id, email, locale, asked_at, created_at) VALUES ('an', 'a@b.be', 'nl', 0, 0)`,
  )
  const columns = prefilterOf(search, source)
  agency.run(
    `INSERT INTO subscription (id, subscriber_id, name, filter, frequency, reasons, confirmed_at, created_at, search, ${PREFILTER_COLUMNS.join(', ')})
    VALUES ('s', 'an', '', '', 'instant', 15, 0, 0, ?1, ${PREFILTER_COLUMNS.map((_, index) => `?${index + 2}`).join(', ')})`,
    searchText(search),
    ...PREFILTER_COLUMNS.map(column => columns[column]),
  )
  const cards = records.map(toCard)
  await recordPage(new Crawls(agency, tasks) as never, {
    position: 0,
    next: cards.length,
    total: cards.length,
    estates: cards,
    cards,
    isFirst: false,
    isLast: true,
    now: 5 as never,
    positions: async () => new Map(),
  })
  new Matches(agency, tasks).matchSlice(6 as never)
  return agency
    .all<{ id: string }>(
      'SELECT c.estate_id AS id FROM hit h JOIN estate_change c ON c.id = h.change_id',
    )
    .map(({ id }) => Number(id))
}

it('A search finds the same homes by its definition, in a list, in the counts of a filter and in alerts (LAPI-22, LAPI-31, SUBS-22)', async () => {
  await fc.assert(
    fc.asyncProperty(
      wishes,
      fc.array(homes, { minLength: 1, maxLength: 12 }),
      async (wish, made) => {
        const { search, source } = wish
        const records = made.map((home, index) => recordOf(home, index + 1))
        const values = made.map(valuesOfHome)
        writeHomes(records)
        const found = (changes: Values = {}): number[] =>
          values.flatMap((home, index) =>
            matches(searchWith(search, changes), home, source) ? [index + 1] : [],
          )
        const wanted = found()
        const query = toQuery({ query: {} }, search, source) as Query

        const { cards, total } = searchEstates(listings, { query, limit: 100, offset: 0 })
        const listed = cards.map((card): number => JSON.parse(card).general.id)
        expect([total, listed.toSorted((a, b) => a - b)]).toEqual([wanted.length, wanted])

        expect((await told(wish, records)).toSorted((a, b) => a - b)).toEqual(
          found({ since: undefined }),
        )

        const facets = findFilterValues(listings, query)
        const without = (...names: CriterionName[]): HomeValues[] =>
          found(Object.fromEntries(names.map(name => [name, undefined]))).map(id => values[id - 1]!)
        const counted = (options: readonly { id: number; count?: number }[] = []) =>
          Object.fromEntries(
            options.filter(({ count }) => count).map(({ id, count }) => [id, count]),
          )
        const countsOf = (own: (home: HomeValues) => unknown, ...names: CriterionName[]) =>
          tally(without(...names).flatMap(home => [own(home) ?? []].flat()))
        expect(counted(facets.headTypes)).toEqual(countsOf(home => home.headType, 'type'))
        expect(counted(facets.subTypes)).toEqual(countsOf(home => home.subType, 'subType'))
        expect(counted(facets.countries)).toEqual(countsOf(home => home.country, 'country'))
        expect(counted(facets.transactions)).toEqual(
          countsOf(home => home.transaction, 'transaction', 'status'),
        )
        expect(counted(facets.bedrooms.map(({ value, count }) => ({ id: value, count })))).toEqual(
          countsOf(home => home.bedrooms, 'bedrooms', 'bed-min'),
        )
        const asked = new Map((valuesOf(search).city ?? []).map(id => [currentCode(id), id]))
        for (const id of asked.values()) if (currentCode(id) === id) asked.set(id, id)
        expect(counted(facets.locations)).toEqual(
          countsOf(home => home.city && (asked.get(home.city) ?? home.city), 'city'),
        )
        const prices = without('price-min', 'price-max').flatMap(home => home.price ?? [])
        expect(facets.prices).toEqual(boundsOf(prices, 'min', 'max'))
        const { more } = facets
        expect(counted(more?.energy)).toEqual(
          countsOf(home => home.energy && ENERGY_LETTERS.indexOf(home.energy) + 1, 'energy'),
        )
        expect(dropZeros(more?.traits)).toEqual(countsOf(home => home.traits))
        const areas = without('area-min', 'plot-min')
        expect(more?.areaBuild).toBe(largest(areas.map(home => home.areaBuild)))
        expect(more?.areaGround).toBe(largest(areas.map(home => home.areaGround)))
        const ofFact = (name: string) => (home: HomeValues) => home.facts[name]
        const named = (name: keyof typeof TEST_CRITERIA) => name as unknown as CriterionName
        for (const name of ['test-pump', 'test-heating'] as const)
          expect(more?.facts?.[name]?.counts).toEqual(countsOf(ofFact(name), named(name)))
        expect(more?.facts?.['test-rooms']?.counts).toEqual(countsOf(ofFact('test-rooms')))
        for (const { name, facet } of OWN_FACTS)
          if (facet === 'counts')
            expect(more?.facts?.[name]?.counts).toEqual(countsOf(ofFact(name), name))
        const built = without(named('test-built')).flatMap(
          home => Number(home.facts['test-built'] ?? NaN) || [],
        )
        expect(more?.facts?.['test-built']).toEqual(boundsOf(built, 'lowest', 'largest'))

        // What is stored of a search is the search.
        expect(readAddress(writeAddress(search))).toEqual(search)
      },
    ),
    runs(300),
  )
})

it('A home lies in an area by SQL as it does by isInside, on its corners and to the last bit on its sides', () => {
  fc.assert(
    fc.property(
      corner,
      fc.array(corner, { minLength: 3, maxLength: 8 }),
      fc.boolean(),
      ([lat, far], given, isOnSide) => {
        const corners = given.map(([a, b]): Corner => [Number(a.toFixed(5)), Number(b.toFixed(5))])
        const [[lat1, lon1] = [0, 0]] = corners
        const [lat2, lon2] = corners.at(-1) ?? [0, 0]
        const side = ((lon2 - lon1) * (lat - lat1)) / (lat2 - lat1) + lon1
        const lon = isOnSide && Number.isFinite(side) ? side : far
        const point = { lat: sql`${lat}`, lon: sql`${lon}` }
        const row = listings.first<{ inside: number }>(
          sql`SELECT ${MATCH.polygon(point, sql`${JSON.stringify(sidesOf(corners))}`)} AS inside`,
        )
        expect(row?.inside === 1).toBe(isInside([lat, lon], corners))
      },
    ),
    runs(1_000),
  )
})

it('Every criterion is drawn above', () => {
  expect([...drawn].toSorted()).toEqual([...CRITERION_NAMES].toSorted())
})

const dropZeros = (counts: Record<string, number> = {}) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

function tally(values: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

const largest = (numbers: (number | null)[]): number | null =>
  numbers.reduce(
    (most, each) => (each !== null && (most === null || each > most) ? each : most),
    null,
  )

const boundsOf = (numbers: number[], low: string, high: string) => ({
  [low]: numbers.length > 0 ? Math.min(...numbers) : null,
  [high]: numbers.length > 0 ? Math.max(...numbers) : null,
})
