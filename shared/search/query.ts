import type { ListNode } from '../content/section.ts'
import { parseArea } from './area.ts'
import {
  type FilterKey,
  type FilterQuery,
  type FilterStatus,
  type SortType,
  withoutReplaced,
} from './filter.ts'
import { ENERGY_LETTERS } from './traits.ts'
import { parseGeoRange } from './geo-range.ts'
import type { Slice } from './slice.ts'
import { COLLECTION_KEY, type EstateQuery, type EstateSearch, type SortClause } from './search.ts'
import { type Source, transactionIds } from '../estate/status.ts'
import { keysOf } from '../table.ts'

type Field =
  | { terms: string }
  | { gte: string }
  | { lte: string }
  | { distance: 'geoLocation' }
  | { within: 'geoLocation' }
  | { match: 'traits' }

/** The one table from filter keys to search fields (SEARCH-1 to SEARCH-5). */
const FIELDS: Record<FilterKey, Field> = {
  country: { terms: 'address.country.id' },
  city: { terms: 'address.city.id' },
  'price-min': { gte: 'price.value' },
  'price-max': { lte: 'price.value' },
  type: { terms: 'headType.id' },
  transaction: { terms: 'transaction.id' },
  status: { terms: 'transaction.id' },
  subType: { terms: 'subType.id' },
  bedrooms: { terms: 'bedroomCount' },
  'bed-min': { gte: 'bedroomCount' },
  geo_range: { distance: 'geoLocation' },
  within: { within: 'geoLocation' },
  'area-min': { gte: 'dimensions.areaBuild' },
  'plot-min': { gte: 'dimensions.areaGround' },
  energy: { terms: 'energyLabel.rank' },
  with: { match: 'traits' },
  since: { gte: 'publicationDay' },
}

const SORT_FIELDS: Record<SortType, SortClause['field']> = {
  price: 'price.value',
  city: 'city',
  date: 'publicationDate',
  type: 'subType.id',
}

const DEFAULT_SORT: SortClause = { field: 'publicationDate', order: 'DESC' }

/** No estate has this id, nor lacks one so: what a page and its visitor both ask, and nothing can be. */
const NO_ID = -1

/** The query of a list: what its page asks, narrowed by what the visitor asks (SEARCH-7). */
export function toQuery(node: ListNode, filter: FilterQuery, source: Source): EstateQuery {
  const visitor = visitorQuery(withoutReplaced(filter), source)
  const query: EstateQuery = {
    ...node.query,
    terms: narrowTerms(narrowTerms(node.query.terms, collectionTerms(node)), visitor.terms),
    range: narrowRange(node.query.range, visitor.range),
    match: { ...visitor.match, ...node.query.match, ...collectionMatch(node) },
    distance: visitor.distance ?? node.query.distance,
    within: visitor.within ?? node.query.within,
  }
  return Object.fromEntries(
    Object.entries(query).filter(([, part]) => part && Object.keys(part).length > 0),
  )
}

/** The search of a list: query, order, grouping and the wanted slice. */
export function toSearch(
  node: ListNode,
  filter: FilterQuery,
  source: Source,
  slice: Slice,
): EstateSearch {
  const grouping = node.groupOptions?.groupBy
  return {
    query: toQuery(node, filter, source),
    sort: [sortClause(filter)],
    ...(grouping && { grouping }),
    ...slice,
  }
}

/** Newest first, until an order is asked for (SEARCH-12). */
const sortClause = (filter: FilterQuery): SortClause =>
  filter.sorted ? { field: SORT_FIELDS[filter.sortType], order: filter.sortOrder } : DEFAULT_SORT

/** A list limited to sold properties: transaction id 5 and nothing else (LIST-33). */
export const isSoldList = (query: EstateQuery): boolean => {
  const ids = query.terms?.['transaction.id']
  return ids?.length === 1 && ids[0] === 5
}

function visitorQuery(filter: FilterQuery, source: Source): EstateQuery {
  const terms: Record<string, number[]> = {}
  const range: Record<string, { gte?: number; lte?: number }> = {}
  let match: EstateQuery['match']
  let distance: EstateQuery['distance']
  let within: EstateQuery['within']
  for (const key of keysOf(FIELDS)) {
    const field = FIELDS[key]
    if (filter[key] === undefined) continue
    if ('terms' in field)
      terms[field.terms] = [
        ...new Set([...(terms[field.terms] ?? []), ...termValues(key, filter, source)]),
      ]
    else if ('gte' in field) range[field.gte] = { ...range[field.gte], gte: numberFor(key, filter) }
    else if ('lte' in field) range[field.lte] = { ...range[field.lte], lte: Number(filter[key]) }
    else if ('match' in field)
      match = Object.fromEntries((filter.with ?? []).map(trait => [trait, true]))
    else if ('distance' in field) distance = distanceOf(filter.geo_range)
    else within = parseArea(filter.within ?? '') ?? undefined
  }
  return { terms, range, match, distance, within }
}

/** A date as the number that its digits make. */
const numberFor = (key: FilterKey, filter: FilterQuery): number =>
  Number(key === 'since' ? filter.since?.replaceAll('-', '') : filter[key])

function termValues(key: FilterKey, filter: FilterQuery, source: Source): number[] {
  if (key === 'energy')
    return (filter.energy ?? []).map(letter => ENERGY_LETTERS.indexOf(letter) + 1)
  if (key === 'status') return (filter.status ?? []).flatMap(status => statusIds(status, source))
  return [filter[key] ?? []].flat().map(Number)
}

/** The main source has one plain id for each (kopen 1, huren 2); the guid-bearing one spreads them. */
const statusIds = (status: FilterStatus, source: Source): number[] =>
  transactionIds(status, source).slice(0, source === 'main' ? 1 : undefined)

function distanceOf(text: string | undefined): EstateQuery['distance'] {
  const range = text ? parseGeoRange(text) : null
  return range
    ? { geoLocation: { lat: range.lat, lon: range.lon }, distance: `${range.km}km` }
    : undefined
}

/** One collection is a match; several are alternatives. */
const collectionMatch = (node: ListNode): EstateQuery['match'] =>
  node.collections?.length === 1 && node.collections[0]
    ? { [COLLECTION_KEY]: node.collections[0].id }
    : {}

const collectionTerms = (node: ListNode): EstateQuery['terms'] =>
  node.collections && node.collections.length > 1
    ? { [COLLECTION_KEY]: node.collections.map(({ id }) => id) }
    : {}

function narrowTerms(
  page: EstateQuery['terms'] = {},
  visitor: EstateQuery['terms'] = {},
): EstateQuery['terms'] {
  const terms = { ...page, ...visitor }
  for (const [field, values] of Object.entries(page)) {
    const both = values.filter(value => visitor[field]?.includes(value) ?? true)
    terms[field] = both.length > 0 ? both : [NO_ID]
  }
  return terms
}

function narrowRange(
  page: EstateQuery['range'] = {},
  visitor: EstateQuery['range'] = {},
): EstateQuery['range'] {
  const fields = [...new Set([...Object.keys(page), ...Object.keys(visitor)])]
  return Object.fromEntries(
    fields.map(field => [field, narrowBounds({ ...page[field] }, { ...visitor[field] })]),
  )
}

function narrowBounds(page: Bounds, visitor: Bounds): Bounds {
  const gte = Math.max(page.gte ?? -Infinity, visitor.gte ?? -Infinity)
  const lte = Math.min(page.lte ?? Infinity, visitor.lte ?? Infinity)
  return { ...(gte > -Infinity && { gte }), ...(lte < Infinity && { lte }) }
}

type Bounds = { gte?: number; lte?: number }
