import { keysOf, tableOf } from '../../../shared/table.ts'
import { currentCode } from '../../../shared/search/municipality-codes.ts'
import type { FilterValues } from '../../../shared/search/search.ts'
import type { Database } from '../db/database.ts'
import type { CriterionName } from '../../../shared/search/criteria.ts'
import { searchField } from '../../../shared/search/search-fields.ts'
import { resolveArea } from '../estate/area.ts'
import { baseOf, filtersBut, forcedIndex, idsOf, type Hidden } from '../estate/conditions.ts'
import { moreOptions } from './more-options.ts'
import type { ResolvedQuery, Query } from '../estate/search-schema.ts'
import { pendingFacts, withoutPending } from '../estate/pending-facts.ts'
import { raw, valuesOf, sql, type Statement } from '../../store/sql.ts'
import { hiddenStatuses } from '../site/queries.ts'

interface Facet {
  criterion: CriterionName
  column: string
  index: string
}

export const FACETS = {
  headTypes: { criterion: 'type', column: 'head_type', index: 'estate_by_head_type' },
  subTypes: { criterion: 'subType', column: 'sub_type', index: 'estate_by_sub_type' },
  transactions: {
    criterion: 'transaction',
    column: 'transaction_id',
    index: 'estate_by_transaction',
  },
  countries: { criterion: 'country', column: 'country_id', index: 'estate_by_country' },
  bedrooms: { criterion: 'bedrooms', column: 'bedrooms', index: 'estate_by_bedrooms' },
} as const satisfies Record<string, Facet>

const LOCATIONS: Facet = { criterion: 'city', column: 'city_id', index: 'estate_by_city' }
const PRICES: Facet = { criterion: 'price-min', column: 'price', index: 'estate_by_price' }

/** Filter options, each with the number of estates it has under all other filters (LAPI-31). */
export function findFilterValues(db: Database, requested: Query): FilterValues {
  const hidden = hiddenStatuses(db)
  const pending = pendingFacts(db)
  const query = resolveArea(db, hidden, withoutPending(requested, pending))
  const options = tableOf(keysOf(FACETS), name =>
    db.rows<Option>(optionsOf(hidden, query, FACETS[name])),
  )
  const prices = db.first<FilterValues['prices']>(pricesOf(hidden, query))
  return {
    ...options,
    bedrooms: options.bedrooms.map(({ id, count }) => ({ value: id, count })),
    locations: merged(
      db.rows<LocationRow>(locationsOf(hidden, query)).map(toLocation),
      (query.terms?.['address.city.id'] ?? []).map(Number),
    ),
    prices: prices ?? { min: null, max: null },
    more: moreOptions(db, hidden, query, pending),
    ...(pending.length > 0 && { pending }),
  }
}

type Option = { id: number; count: number }

/** Options without estates are left out, except those that the search itself selects. */
export const optionsOf = (hidden: Hidden, query: ResolvedQuery, facet: Facet): Statement => sql`
  SELECT ${raw(facet.column)} AS id, COUNT(*) FILTER (WHERE ${otherFilters(query, facet)}) AS count
  FROM ${fromIndex(query, facet)} WHERE ${baseOf(hidden, query)} AND ${raw(facet.column)} IS NOT NULL
  GROUP BY ${raw(facet.column)} HAVING count > 0 OR ${raw(facet.column)} IN ${valuesOf(selectedIds(query, facet))}`

/** Municipalities of the matches; positioned at the municipality, else at the average of its estates. */
export const locationsOf = (hidden: Hidden, query: ResolvedQuery): Statement => sql`
  SELECT city.*, json_object('nl', place.nl, 'fr', place.fr, 'en', place.en, 'de', place.de) AS alias,
    COALESCE(place.lat, city.middle_lat) AS lat, COALESCE(place.lon, city.middle_lon) AS lon
  FROM (
    SELECT city_id AS id, MIN(zip) AS zip, MIN(city) AS name, AVG(lat) AS middle_lat, AVG(lon) AS middle_lon,
      COUNT(*) FILTER (WHERE ${otherFilters(query, LOCATIONS)}) AS count
    FROM ${fromIndex(query, LOCATIONS)} WHERE ${baseOf(hidden, query)} AND city_id IS NOT NULL
    GROUP BY city_sort, city_id HAVING count > 0 OR city_id IN ${valuesOf(selectedIds(query, LOCATIONS))}
  ) AS city LEFT JOIN place ON place.id = city.id`

export const pricesOf = (hidden: Hidden, query: ResolvedQuery): Statement =>
  sql`SELECT MIN(price) AS min, MAX(price) AS max FROM ${fromIndex(query, PRICES)} WHERE ${baseOf(hidden, query)} AND ${otherFilters(query, PRICES)}`

const fromIndex = (query: ResolvedQuery, facet: Facet): Statement =>
  raw(`estate INDEXED BY ${forcedIndex(query) ?? facet.index}`)

const otherFilters = (query: ResolvedQuery, { criterion }: Facet): Statement =>
  filtersBut(query, searchField(criterion))

const selectedIds = (query: ResolvedQuery, { criterion }: Facet): (string | number)[] =>
  idsOf(criterion, query.terms?.[searchField(criterion)] ?? [])

type Location = FilterValues['locations'][number]
type LocationRow = Omit<Location, 'alias'> & { alias: string }

/** Each municipality once, under the code by which it was asked for: that of before a merger, say (LAPI-90). */
function merged(locations: Location[], asked: readonly number[]): Location[] {
  const codes = new Map(asked.map(id => [currentCode(id), id]))
  for (const id of asked) if (currentCode(id) === id) codes.set(id, id)
  const byId = new Map<number, Location>()
  for (const location of locations) {
    const id = codes.get(location.id) ?? location.id
    const count = (location.count ?? 0) + (byId.get(id)?.count ?? 0)
    byId.set(id, { ...(byId.get(id) ?? location), id, count })
  }
  return [...byId.values()]
}

function toLocation({ id, zip, name, lat, lon, count, ...row }: LocationRow): Location {
  const alias: { nl: string | null } = JSON.parse(row.alias)
  return { id, zip, name, lat, lon, count, ...(alias.nl && { alias }) }
}
