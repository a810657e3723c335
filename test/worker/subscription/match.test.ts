import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { EVERYTHING, type Search } from '../../../shared/search/criteria.ts'
import { LARGE_BEDROOMS } from '../../../shared/estate/fields/layout.ts'
import { toQuery } from '../../../shared/search/query.ts'
import { at, numberAt } from '../../../shared/estate/read.ts'
import type { EstateQuery } from '../../../shared/search/search.ts'
import { readAddress } from '../../../shared/search/address.ts'
import { prefilterOf } from '../../../worker/agency/subscription/prefilter.ts'
import { searchText } from '../../../worker/agency/subscription/saved-search.ts'
import { Sql } from '../../../worker/agency/sql.ts'
import { recordPage, type Positions } from '../../../worker/subscription/record-page.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { runs } from '../../support/fuzz-runs.ts'

afterEach(() => vi.restoreAllMocks())

let nextSite = 500_000

/** The search grammar, read plainly: the oracle. */
function finds(query: EstateQuery, card: EstateCard): boolean {
  const value = (field: string): number | null =>
    field === 'energyLabel.rank'
      ? ['A', 'B', 'C'].indexOf(card.energy?.energyLabel?.slice(0, 1) ?? '') + 1
      : numberAt(card, field.startsWith('dimensions') ? field : `general.${field}`)
  const terms = Object.entries(query.terms ?? {}).every(([field, values]) =>
    values.map(Number).includes(value(field) ?? NaN),
  )
  const range = Object.entries(query.range ?? {}).every(
    ([field, { gte = -Infinity, lte = Infinity }]) => {
      const number = value(field)
      return number !== null && number >= gte && number <= lte
    },
  )
  const match = Object.keys(query.match ?? {}).every(trait =>
    card.traits?.some(each => each === trait),
  )
  return terms && range && match && isNear(query.distance, card) && isWithin(query.within, card)
}

function isNear(distance: EstateQuery['distance'], card: EstateCard): boolean {
  if (!distance) return true
  const { lat, lon } = (at(card, 'general.address.geoLocation') ?? {}) as {
    lat?: number
    lon?: number
  }
  if (lat === undefined || lon === undefined) return false
  const radians = Math.PI / 180
  const { lat: lat0, lon: lon0 } = distance.geoLocation
  const h =
    Math.sin(((lat - lat0) * radians) / 2) ** 2 +
    Math.cos(lat0 * radians) * Math.cos(lat * radians) * Math.sin(((lon - lon0) * radians) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(h)) <= parseFloat(distance.distance)
}

function isWithin(area: EstateQuery['within'], card: EstateCard): boolean {
  if (!area) return true
  const { lat, lon } = (at(card, 'general.address.geoLocation') ?? {}) as {
    lat?: number
    lon?: number
  }
  if (lat === undefined || lon === undefined) return false
  return (
    area.filter(([lat1, lon1], index) => {
      const [lat2, lon2] = area[(index + 1) % area.length] ?? [lat1, lon1]
      return (
        lat1 > lat !== lat2 > lat && lon < ((lon2 - lon1) * (lat - lat1)) / (lat2 - lat1) + lon1
      )
    }).length %
      2 ===
    1
  )
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
/** Few conditions at once, or nothing ever matches. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const few = (most: number) =>
  seldom(fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 3 }))
const place = fc.record({
  lat: fc.double({ min: 50, max: 51, noNaN: true }),
  lon: fc.double({ min: 3, max: 4, noNaN: true }),
})

const filters: fc.Arbitrary<Search> = fc
  .record({
    country: few(2),
    city: few(4),
    type: few(4),
    transaction: few(6),
    status: seldom(fc.subarray(['FOR_SALE', 'TO_RENT'] as const, { minLength: 1 })),
    subType: few(3),
    bedrooms: few(8),
    areaMin: seldom(fc.integer({ min: 1, max: 6 })),
    energy: seldom(fc.subarray(['A', 'B'], { minLength: 1 })),
    traits: seldom(fc.subarray(['garden', 'lift'], { minLength: 1 })),
    bedMin: seldom(fc.integer({ min: 1, max: 6 })),
    min: seldom(fc.integer({ min: 1, max: 6 })),
    max: seldom(fc.integer({ min: 1, max: 6 })),
    circle: seldom(fc.record({ place, km: fc.integer({ min: 1, max: 80 }) })),
    area: seldom(fc.array(place, { minLength: 3, maxLength: 6 })),
  })
  .map(
    ({
      country = [],
      city = [],
      type = [],
      transaction = [],
      status = [],
      subType = [],
      bedrooms = [],
      areaMin,
      energy = [],
      traits = [],
      bedMin,
      min,
      max,
      circle,
      area,
    }) => {
      const params = new URLSearchParams()
      const lists = {
        country,
        city,
        type,
        transaction,
        status,
        subType,
        bedrooms,
        energy,
        with: traits,
      }
      for (const [key, values] of Object.entries(lists))
        for (const value of values) params.append(key, String(value))
      if (areaMin) params.set('area-min', String(areaMin))
      if (bedMin) params.set('bed-min', String(bedMin))
      if (min) params.set('price-min', String(min))
      if (max) params.set('price-max', String(max))
      if (circle)
        params.set(
          'geo_range',
          `${circle.km}km;${circle.place.lat.toFixed(4)};${circle.place.lon.toFixed(4)}`,
        )
      if (area)
        params.set(
          'within',
          area.map(({ lat, lon }) => `${lat.toFixed(3)},${lon.toFixed(3)}`).join(';'),
        )
      return readAddress(params)
    },
  )

const cards = fc
  .record({
    city: maybe(fc.integer({ min: 1, max: 4 })),
    country: maybe(fc.integer({ min: 1, max: 2 })),
    headType: maybe(fc.integer({ min: 1, max: 4 })),
    subType: maybe(fc.integer({ min: 1, max: 3 })),
    transaction: fc.constantFrom(1, 2, 3, 4),
    bedrooms: maybe(fc.integer({ min: 0, max: 12 })),
    price: maybe(fc.integer({ min: 1, max: 6 })),
    areaBuild: maybe(fc.integer({ min: 1, max: 6 })),
    energyLabel: maybe(fc.constantFrom('A_PLUS', 'A', 'B', 'C')),
    traits: maybe(fc.subarray(['garden', 'lift'] as const)),
    place: maybe(place),
  })
  .map(
    ({
      city,
      country,
      headType,
      subType,
      transaction,
      bedrooms,
      price,
      place: geoLocation,
      areaBuild,
      energyLabel,
      traits,
    }) =>
      (id: number): EstateCard => ({
        general: {
          id,
          headType: headType ? { id: headType } : null,
          subType: subType ? { id: subType } : null,
          transaction: { id: transaction },
          bedroomCount: bedrooms ?? null,
          price: price ? { value: price } : null,
          address: {
            visible: true,
            city: city ? { id: city, name: 'x', zip: '1' } : null,
            country: country ? { id: country } : null,
            geoLocation: geoLocation ?? null,
          },
        } as EstateCard['general'],
        dimensions: { areaBuild },
        energy: { energyLabel },
        ...(traits && { traits: [...traits] }),
        pictures: [],
      }),
  )

async function addSearches(site: number, wishes: Search[]): Promise<void> {
  await agencyRows(
    site,
    `INSERT INTO subscriber (id, email, locale, asked_at, created_at) VALUES ('an', 'a@b.be', 'nl', 0, 0)`,
  )
  const columnsOf = (search: Search) => ({
    search: searchText(search),
    ...prefilterOf(search, 'main'),
  })
  const rows = wishes.map((search, index) => ({ id: String(index), ...columnsOf(search) }))
  const columns = Object.keys(columnsOf(EVERYTHING))
  await agencyRows(
    site,
    `INSERT INTO subscription (id, subscriber_id, name, filter, frequency, reasons, confirmed_at, created_at, ${columns.join(', ')})
    SELECT value ->> 'id', 'an', '', '', 'instant', 15, 0, 0, ${columns.map(column => `value ->> '${column}'`).join(', ')} FROM json_each(?1)`,
    JSON.stringify(rows),
  )
}

const NO_POSITIONS = async (_ids: string[]): Promise<Positions> => new Map()

/** One page of the list that is all of it. */
const see = (site: number, estates: EstateCard[], positions = NO_POSITIONS) =>
  recordPage(agency(site).crawls, {
    position: 0,
    next: estates.length,
    total: estates.length,
    estates,
    cards: estates,
    isFirst: false,
    isLast: true,
    now: 5,
    positions,
  })

/** Slice after slice, as the task does; the number of matches. */
async function matchAll(site: number): Promise<number> {
  const { matched, hasMore } = await agency(site).matches.matchSlice(6)
  return matched + (hasMore ? await matchAll(site) : 0)
}

describe('matching', () => {
  it('matches exactly what the same search would find (SUBS-22, FILTER-61)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(filters, { minLength: 10, maxLength: 30 }),
        fc.array(cards, { minLength: 5, maxLength: 30 }),
        async (wishes, made) => {
          const site = nextSite++
          const estates = made.map((make, index) => make(index + 1))
          await addSearches(site, wishes)
          await see(site, estates)
          await matchAll(site)
          const hits = await agencyRows<{ s: string; e: string }>(
            site,
            'SELECT h.subscription_id AS s, c.estate_id AS e FROM hit h JOIN estate_change c ON c.id = h.change_id',
          )
          const expected = wishes.flatMap((search, index) => {
            const query = toQuery({ query: {} }, search, 'main')
            const counts = query.terms?.bedroomCount
            if (counts?.map(Number).includes(LARGE_BEDROOMS))
              query.terms = {
                ...query.terms,
                bedroomCount: [
                  ...counts,
                  ...Array.from({ length: 50 }, (_, more) => LARGE_BEDROOMS + more),
                ],
              }
            return estates
              .filter(card => finds(query, card))
              .map(card => `${index}/${card.general.id}`)
          })
          expect(hits.map(({ s, e }) => `${s}/${e}`).sort()).toEqual(expected.sort())
        },
      ),
      runs(25),
    )
  }, 30_000)

  it('costs as many statements for 10 subscriptions as for 1,000, one of them for 20 changes (SUBS-24)', async () => {
    const costs = []
    for (const count of [10, 1000]) {
      const site = nextSite++
      await addSearches(
        site,
        Array.from({ length: count }, (_, index) =>
          readAddress(new URLSearchParams({ city: String((index % 10) + 1) })),
        ),
      )
      const estates = Array.from({ length: 100 }, (_, index): EstateCard => ({
        general: {
          id: index + 1,
          transaction: { id: 1 },
          address: {
            visible: true,
            city: { id: (index % 10) + 1, name: 'x', zip: '1' },
            geoLocation: { lat: 51, lon: 4 },
          },
        } as EstateCard['general'],
        dimensions: {},
        pictures: [],
      }))
      const run = vi.spyOn(Sql.prototype, 'run')
      const all = vi.spyOn(Sql.prototype, 'all')
      await see(site, estates)
      expect(await matchAll(site)).toBe(count * 10)
      const statements = [...run.mock.calls, ...all.mock.calls].map(([statement]) => statement)
      costs.push([
        statements.length,
        statements.filter(text => text.includes('INTO hit')).length,
        statements.filter(text => text.includes('INTO estate_change')).length,
      ])
      vi.restoreAllMocks()
    }
    expect(costs[0]).toEqual(costs[1])
    expect(costs[0]?.slice(1)).toEqual([5, 1])
  })

  it('requests the position of an estate with a hidden address, so that a circle matches it too (SUBS-23)', async () => {
    const site = nextSite++
    await addSearches(site, [readAddress(new URLSearchParams({ geo_range: '5km;51.0;4.0' }))])
    const card: EstateCard = {
      general: {
        id: 9,
        transaction: { id: 1 },
        address: { visible: false },
      } as EstateCard['general'],
      dimensions: {},
      pictures: [],
    }
    await see(site, [card], async ids => new Map(ids.map(id => [id, { lat: 51.01, lon: 4.01 }])))
    expect(await matchAll(site)).toBe(1)
  })
})
