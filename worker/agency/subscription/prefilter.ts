import {
  CRITERION_NAMES,
  type CriterionName,
  type Search,
  valuesOf,
} from '../../../shared/search/criteria.ts'
import { LARGE_BEDROOMS } from '../../../shared/estate/fields/layout.ts'
import { currentCode } from '../../../shared/search/municipality-codes.ts'
import { toQuery } from '../../../shared/search/query.ts'
import type { EstateQuery } from '../../../shared/search/search.ts'
import type { Source } from '../../../shared/estate/status.ts'
import { keysOf, tableOf } from '../../../shared/table.ts'
import { MATCH, sidesOf } from '../../store/search-sql.ts'
import { raw, sql, type Statement } from '../../store/sql.ts'
import type { SqlValue } from '../sql.ts'

/** A column of a saved search that decides criteria by itself; null filters nothing. */
interface Column {
  decides: readonly CriterionName[]
  value: (query: EstateQuery, search: Search) => SqlValue
  /** Of a subscription s and a change c; null: another column's condition reads it. */
  finds: Statement | null
}

/** A list is ',1,2,'; an unknown value is in no list. */
const inList = (list: string, own: string): Statement =>
  raw(`instr(s.${list}, ',' || c.${own} || ',')`)

const LARGE = `instr(s.bedrooms, ',${LARGE_BEDROOMS},') AND c.bedrooms >= ${LARGE_BEDROOMS}`
const HOME = { lat: raw('c.lat'), lon: raw('c.lon') }

/**
 * Place, type, deal and price of a saved search in columns, which most pairs of search and change fail at: the others alone
 * need the stored search. Derived from the query of the list, so that alerts and lists agree.
 */
const PREFILTER = {
  countries: {
    decides: ['country'],
    value: ({ terms }) => list(terms?.['address.country.id']),
    finds: inList('countries', 'country'),
  },
  cities: {
    decides: ['city'],
    value: ({ terms }) => list(terms?.['address.city.id']?.map(id => currentCode(Number(id)))),
    finds: inList('cities', 'city'),
  },
  head_types: {
    decides: ['type'],
    value: ({ terms }) => list(terms?.['headType.id']),
    finds: inList('head_types', 'head_type'),
  },
  transactions: {
    decides: ['transaction', 'status'],
    value: ({ terms }) => list(terms?.['transaction.id']),
    finds: inList('transactions', 'transaction_id'),
  },
  sub_types: {
    decides: ['subType'],
    value: ({ terms }) => list(terms?.['subType.id']),
    finds: inList('sub_types', 'sub_type'),
  },
  bedrooms: {
    decides: ['bedrooms'],
    value: ({ terms }) => list(terms?.bedroomCount),
    finds: sql`(${inList('bedrooms', 'bedrooms')} OR ${raw(LARGE)})`,
  },
  bedrooms_min: {
    decides: ['bed-min'],
    value: ({ range }) => range?.bedroomCount?.gte ?? null,
    finds: MATCH.min(raw('c.bedrooms'), raw('s.bedrooms_min')),
  },
  price_min: {
    decides: ['price-min'],
    value: ({ range }) => range?.['price.value']?.gte ?? null,
    finds: MATCH.min(raw('c.price'), raw('s.price_min')),
  },
  price_max: {
    decides: ['price-max'],
    value: ({ range }) => range?.['price.value']?.lte ?? null,
    finds: MATCH.max(raw('c.price'), raw('s.price_max')),
  },
  lat: { decides: [], value: ({ distance }) => distance?.geoLocation.lat ?? null, finds: null },
  lon: { decides: [], value: ({ distance }) => distance?.geoLocation.lon ?? null, finds: null },
  km: {
    decides: ['geo_range'],
    value: ({ distance }) => (distance ? parseFloat(distance.distance) : null),
    finds: MATCH.circle(HOME, { lat: raw('s.lat'), lon: raw('s.lon'), km: raw('s.km') }),
  },
  area: {
    decides: ['within'],
    value: ({ within }) => (within ? JSON.stringify(sidesOf(within)) : null),
    finds: MATCH.polygon(HOME, raw('s.area')),
  },
  // Whether the stored search must be read. Older code finds no condition in it.
  more: {
    decides: [],
    value: (_query, search) => (asksMore(search) ? '{}' : null),
    finds: null,
  },
} as const satisfies Record<string, Column>

export type DecidedName = (typeof PREFILTER)[keyof typeof PREFILTER]['decides'][number]

const COLUMNS: Readonly<Record<keyof typeof PREFILTER, Column>> = PREFILTER

/** The criteria that the columns decide. */
const DECIDED: ReadonlySet<CriterionName> = new Set(
  Object.values(COLUMNS).flatMap(({ decides }) => decides),
)

/** The criteria that have no prefilter column. Alerts never use `since`. */
export const undecided = (): CriterionName[] =>
  CRITERION_NAMES.filter(name => !DECIDED.has(name) && name !== 'since')

function asksMore(search: Search): boolean {
  const values = valuesOf(search)
  return undecided().some(name => values[name] !== undefined)
}

export const PREFILTER_COLUMNS = keysOf(PREFILTER)

/** The values of the columns, by column. */
export type Prefilter = Record<keyof typeof PREFILTER, SqlValue>

export function prefilterOf(search: Search, source: Source): Prefilter {
  const query = toQuery({ query: {} }, search, source)
  return tableOf(PREFILTER_COLUMNS, column => COLUMNS[column].value(query, search))
}

/** The condition of each column. */
export const prefilterConditions = (): Statement[] =>
  PREFILTER_COLUMNS.flatMap(column => {
    const { finds } = COLUMNS[column]
    return finds ? [sql`(${raw(`s.${column}`)} IS NULL OR ${finds})`] : []
  })

const list = (values: readonly (number | string)[] | undefined): string | null =>
  values?.length ? `,${values.join(',')},` : null
