import { areaText, parseArea } from './area.ts'
import {
  CRITERIA,
  CRITERION_NAMES,
  EVERYTHING,
  type CriterionName,
  type Search,
  searchOf,
  SORT_TYPES,
  type Values,
  valuesOf,
  withoutReplaced,
} from './criteria.ts'
import { type FilterStatus } from '../estate/fields/general.ts'
import { MAX_ID, type Read } from './criterion.ts'
import { geoRangeText, parseGeoRange } from './geo-range.ts'

const MAX_VALUES = 50
const MAX_READ = 200

const TRANS: Record<string, FilterStatus> = { kopen: 'FOR_SALE', huren: 'TO_RENT' }

/** What is read besides the parameter of a criterion's own name. */
const TEXTS: { [N in CriterionName]?: (params: URLSearchParams) => (string | undefined)[] } = {
  transaction: params => [...params.getAll('transaction'), ...params.getAll('status')],
  status: params => [...params.getAll('status'), TRANS[params.get('trans') ?? '']],
  bedrooms: params => params.getAll('bedrooms').flatMap(text => text.split(',', MAX_READ)),
}

/**
 * The search of an address (FILTER-1 to FILTER-14): single values become lists, lists are sorted, unique and at
 * most 50 long, numbers are clamped; empty, malformed and unknown values are dropped. Never throws.
 */
export function readAddress(params: URLSearchParams): Search {
  const values: Values = {}
  for (const name of CRITERION_NAMES) {
    const texts = TEXTS[name]?.(params) ?? params.getAll(name)
    Object.assign(values, { [name]: readValue(CRITERIA[name].read, texts) })
  }
  return withoutReplaced(searchOf(values, readSort(params)))
}

/** The address of a search; readAddress reads the same search from it. */
export function writeAddress(search: Search): URLSearchParams {
  const values = valuesOf(search)
  const params = new URLSearchParams()
  for (const name of CRITERION_NAMES)
    for (const text of textsOf(name, values)) params.append(name, text)
  if (search.sort) {
    params.set('sortType', search.sort)
    params.set('sortOrder', search.order)
  }
  return params
}

/** What another list of the agency is searched by as well: where, what and how large, but no price and no status (FILTER-63). */
export function carriedParams({ place, values }: Search): URLSearchParams {
  const { city, geo_range, within } = place
  const { type, bedrooms } = values
  return writeAddress(searchOf({ city, type, bedrooms, geo_range, within }))
}

/** The values of a criterion as an address has them. */
export function textsOf(name: CriterionName, values: Values): string[] {
  if (name === 'geo_range') return values.geo_range ? [geoRangeText(values.geo_range)] : []
  if (name === 'within') return values.within ? [areaText(values.within)] : []
  return [values[name] ?? []].flat().map(String)
}

function readValue(read: Read, texts: (string | undefined)[]): unknown {
  const [first = ''] = texts
  if ('ids' in read) return ids(texts, read.ids)
  if ('codes' in read) return listOrUndefined(read.codes.filter(code => texts.includes(code)))
  if ('amount' in read) return amount(first, read.amount)
  if ('day' in read) return /^20\d\d-[01]\d-[0-3]\d$/.exec(first)?.[0]
  if ('circle' in read) {
    const circle = parseGeoRange(first)
    // As it is written again, so that a search and its address are one.
    return circle ? (parseGeoRange(geoRangeText(circle)) ?? undefined) : undefined
  }
  const corners = parseArea(first)
  return corners ? (parseArea(areaText(corners)) ?? undefined) : undefined
}

/** 'price', or 'price-DESC' as the sort menu of the plain form sends it; without an order ascending. */
function readSort(params: URLSearchParams): Pick<Search, 'sort' | 'order'> {
  const [name, ownOrder] = (params.get('sortType') ?? '').split('-', 2)
  const sort = SORT_TYPES.find(type => type === name)
  const order = ownOrder ?? params.get('sortOrder')
  return sort ? { sort, order: order?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' } : EVERYTHING
}

function ids(texts: (string | undefined)[], highest: number): number[] | undefined {
  const numbers = texts
    .slice(0, MAX_READ)
    .flatMap(text => (text && /^\d{1,10}$/.test(text) ? Number(text) : []))
    .filter(number => number > 0 && number <= MAX_ID)
    .map(number => Math.min(number, highest))
  return listOrUndefined([...new Set(numbers)].sort((a, b) => a - b))
}

function amount(text: string, highest: number): number | undefined {
  const number = text && text.length <= 20 ? Math.floor(Number(text)) : 0
  return Number.isFinite(number) && number > 0 ? Math.min(number, highest) : undefined
}

const listOrUndefined = <T>(list: T[]): T[] | undefined =>
  list.length > 0 ? list.slice(0, MAX_VALUES) : undefined
