import { ENERGY_LETTERS, type EnergyLetter, type Trait, TRAITS } from './traits.ts'
import { areaText, parseArea } from './area.ts'
import { geoRangeText, parseGeoRange } from './geo-range.ts'
import { keysOf } from '../table.ts'

export const FILTER_STATUSES = ['FOR_SALE', 'TO_RENT'] as const
export type FilterStatus = (typeof FILTER_STATUSES)[number]

const SORT_TYPES = ['price', 'city', 'date', 'type'] as const
export type SortType = (typeof SORT_TYPES)[number]

export type SortOrder = 'ASC' | 'DESC'

/** What a visitor filters and sorts by, in the names of the address. A key without a value is absent. */
export interface FilterQuery {
  sortOrder: SortOrder
  sortType: SortType
  /** Whether the order was asked for. Until then price ascending is state only, and the list sorts by its own default. */
  sorted?: boolean
  country?: readonly number[]
  city?: readonly number[]
  'price-min'?: number
  'price-max'?: number
  type?: readonly number[]
  /** Ids as the site's source counts them. */
  transaction?: readonly number[]
  status?: readonly FilterStatus[]
  subType?: readonly number[]
  /** From 6 it means 6 or more (FILTER-30). */
  bedrooms?: readonly number[]
  'bed-min'?: number
  /** '{number}km;{lat};{lon}'. */
  geo_range?: string
  /** Corners of a drawn area, '{lat},{lon};{lat},{lon};…'. */
  within?: string
  /** m², at least: of living area, of ground. */
  'area-min'?: number
  'plot-min'?: number
  energy?: readonly EnergyLetter[]
  /** All of which a home has. */
  with?: readonly Trait[]
  /** ISO date: published on or after it. */
  since?: string
}

export type FilterKey = Exclude<keyof FilterQuery, 'sortOrder' | 'sortType' | 'sorted'>

export const DEFAULT_FILTER: FilterQuery = { sortOrder: 'ASC', sortType: 'price' }

/** 'Large' bedroom counts start here (FILTER-4). */
export const LARGE_BEDROOMS = 6

const MAX_VALUES = 50
const MAX_READ = 200
const MAX_ID = 2 ** 31 - 1
const MAX_PRICE = 1e9
const MAX_AREA = 1e7

const TRANS: Record<string, FilterStatus> = { kopen: 'FOR_SALE', huren: 'TO_RENT' }

/** How each key is read from the address; the order is the order of a written address. */
const READERS: { [K in FilterKey]: (params: URLSearchParams) => FilterQuery[K] } = {
  country: params => ids(params.getAll('country')),
  city: params => ids(params.getAll('city')),
  'price-min': params => amount(params.get('price-min'), MAX_PRICE),
  'price-max': params => amount(params.get('price-max'), MAX_PRICE),
  type: params => ids(params.getAll('type')),
  transaction: params => ids([...params.getAll('transaction'), ...params.getAll('status')]),
  status: params =>
    among(FILTER_STATUSES, [...params.getAll('status'), TRANS[params.get('trans') ?? '']]),
  subType: params => ids(params.getAll('subType')),
  bedrooms: params =>
    ids(
      params.getAll('bedrooms').flatMap(text => text.split(',', MAX_READ)),
      LARGE_BEDROOMS,
    ),
  'bed-min': params => amount(params.get('bed-min'), 99),
  geo_range: params => geoRange(params.get('geo_range')),
  within: params => area(params.get('within')),
  'area-min': params => amount(params.get('area-min'), MAX_AREA),
  'plot-min': params => amount(params.get('plot-min'), MAX_AREA),
  energy: params => among(ENERGY_LETTERS, params.getAll('energy')),
  with: params => among(TRAITS, params.getAll('with')),
  since: params => /^20\d\d-[01]\d-[0-3]\d$/.exec(params.get('since') ?? '')?.[0],
}

export const FILTER_KEYS = keysOf(READERS)

/** Beyond place, type, bedrooms and price: what not every API knows. */
export const MORE_KEYS = ['area-min', 'plot-min', 'energy', 'with', 'since'] as const

/** How many conditions of these are set. */
export const moreCount = (filter: FilterQuery): number =>
  MORE_KEYS.reduce((sum, key) => sum + [filter[key] ?? []].flat().length, 0)

/** Every query key a page reads; the gateway drops the others from its cache key. */
export const KNOWN_KEYS: readonly string[] = [
  ...FILTER_KEYS,
  'trans',
  'near',
  'sortType',
  'sortOrder',
  'page',
  'show',
  'source',
  'sent',
]

/**
 * The closed filter of an address (FILTER-1 to FILTER-14): single values become lists, lists are sorted, unique and at
 * most 50 long, numbers are clamped; empty, malformed and unknown values are dropped. Never throws.
 */
export function parseFilter(params: URLSearchParams): FilterQuery {
  const filter: FilterQuery = { ...DEFAULT_FILTER, ...readSort(params) }
  const entries = FILTER_KEYS.map(key => [key, READERS[key](params)] as const)
  Object.assign(filter, Object.fromEntries(entries.filter(([, value]) => value !== undefined)))
  return withoutReplaced(filter)
}

/** The address of a filter; parseFilter reads the same filter from it. */
export function filterParams(filter: FilterQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const key of FILTER_KEYS) {
    for (const value of [filter[key] ?? []].flat()) params.append(key, String(value))
  }
  if (filter.sorted) {
    params.set('sortType', filter.sortType)
    params.set('sortOrder', filter.sortOrder)
  }
  return params
}

/** What another list of the agency is searched by as well: where, what and how large, but no price and no status (FILTER-63). */
export const carriedParams = ({
  city,
  type,
  bedrooms,
  geo_range,
  within,
}: Partial<FilterQuery>): URLSearchParams =>
  filterParams({ ...DEFAULT_FILTER, city, type, bedrooms, geo_range, within })

/** How many controls of the filter bar hold a choice. */
export const activeCount = (filter: FilterQuery): number =>
  FILTER_KEYS.filter(key => filter[key] !== undefined).length

/** Whether a visitor chose freely among very many values: such a search is hardly ever asked twice. */
export const hasFreeValues = (filter: FilterQuery): boolean =>
  (
    ['price-min', 'price-max', 'geo_range', 'within', 'area-min', 'plot-min', 'since'] as const
  ).some(key => filter[key] !== undefined)

/** A circle replaces any city filter, and so does a drawn area (FILTER-10). */
export function withoutReplaced(filter: FilterQuery): FilterQuery {
  const { city: _, ...rest } = filter
  return filter.geo_range || filter.within ? rest : filter
}

/** 'price', or 'price-DESC' as the sort menu of the plain form sends it; without an order ascending. */
function readSort(params: URLSearchParams): Partial<FilterQuery> {
  const [name, ownOrder] = (params.get('sortType') ?? '').split('-', 2)
  const sortType = SORT_TYPES.find(type => type === name)
  const order = ownOrder ?? params.get('sortOrder')
  return sortType
    ? { sortType, sortOrder: order?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC', sorted: true }
    : {}
}

function ids(values: string[], highest = MAX_ID): number[] | undefined {
  const numbers = values
    .slice(0, MAX_READ)
    .filter(text => /^\d{1,10}$/.test(text))
    .map(Number)
  const known = numbers
    .filter(number => number > 0 && number <= MAX_ID)
    .map(number => Math.min(number, highest))
  return listOrUndefined([...new Set(known)].sort((a, b) => a - b))
}

const among = <T extends string>(
  known: readonly T[],
  values: (string | undefined)[],
): T[] | undefined => listOrUndefined(known.filter(each => values.includes(each)))

function amount(text: string | null, highest: number): number | undefined {
  const number = text && text.length <= 20 ? Math.floor(Number(text)) : 0
  return Number.isFinite(number) && number > 0 ? Math.min(number, highest) : undefined
}

function geoRange(text: string | null): string | undefined {
  const range = text ? parseGeoRange(text) : null
  return range ? geoRangeText(range) : undefined
}

function area(text: string | null): string | undefined {
  const corners = text ? parseArea(text) : null
  return corners ? areaText(corners) : undefined
}

const listOrUndefined = <T>(list: T[]): T[] | undefined =>
  list.length > 0 ? list.slice(0, MAX_VALUES) : undefined
