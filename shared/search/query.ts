import type { ListNode } from '../content/section.ts'
import {
  CRITERIA,
  CRITERION_NAMES,
  type CriterionName,
  type Search,
  type SortType,
  type Values,
  valuesOf,
  withoutReplaced,
} from './criteria.ts'
import { ENERGY_LETTERS } from '../estate/fields/energy.ts'
import { type FilterStatus } from '../estate/fields/general.ts'
import { searchField } from './search-fields.ts'
import type { Slice } from './slice.ts'
import { COLLECTION_KEY, type EstateQuery, type EstateSearch, type SortClause } from './search.ts'
import { type Source, transactionIds } from '../estate/status.ts'

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
export function toQuery(node: ListNode, search: Search, source: Source): EstateQuery {
  const visitor = visitorQuery(withoutReplaced(search), source)
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
  search: Search,
  source: Source,
  slice: Slice,
): EstateSearch {
  const grouping = node.groupOptions?.groupBy
  return {
    query: toQuery(node, search, source),
    sort: [sortClause(search)],
    ...(grouping && { grouping }),
    ...slice,
  }
}

/** Newest first, until an order is asked for (SEARCH-12). */
const sortClause = ({ sort, order }: Search): SortClause =>
  sort ? { field: SORT_FIELDS[sort], order } : DEFAULT_SORT

/** A list limited to sold properties: transaction id 5 and nothing else (LIST-33). */
export function isSoldList({ query }: ListNode, { deal }: Search, source: Source): boolean {
  const ofVisitor = dealIds(deal, source)
  const ofPage = query.terms?.['transaction.id'] ?? ofVisitor
  const ids = ofVisitor.length > 0 ? ofPage.filter(id => ofVisitor.includes(id)) : ofPage
  return ids.length === 1 && ids[0] === 5
}

/** A transaction and the ids of a status in the site's source are alternatives. */
export const dealIds = (
  { transaction = [], status = [] }: Search['deal'],
  source: Source,
): (number | string)[] => [
  ...new Set([...transaction, ...status.flatMap(each => statusIds(each, source))]),
]

function visitorQuery(search: Search, source: Source): EstateQuery {
  const values = valuesOf(search)
  const terms: Record<string, (number | string)[]> = {}
  const range: Record<string, { gte?: number; lte?: number }> = {}
  const query: EstateQuery = { terms, range }
  for (const name of CRITERION_NAMES) {
    if (values[name] === undefined) continue
    const field = searchField(name)
    switch (CRITERIA[name].match) {
      case 'anyOf':
      case 'sixOrMore':
        terms[field] = termsOf(name, values, source)
        break
      case 'min':
      case 'since':
        range[field] = { ...range[field], gte: numberFor(name, values) }
        break
      case 'max':
        range[field] = { ...range[field], lte: numberFor(name, values) }
        break
      case 'allOf':
        query.match = {
          ...query.match,
          ...Object.fromEntries([values[name]].flat().map(code => [String(code), true])),
        }
        break
      case 'circle':
        query.distance = distanceOf(values.geo_range)
        break
      case 'polygon':
        query.within = values.within?.map(([lat, lon]): [number, number] => [lat, lon])
    }
  }
  return query
}

/** A number; a day becomes the number of its digits, as 20261128. */
const numberFor = (name: CriterionName, values: Values): number =>
  Number(String(values[name]).replaceAll('-', ''))

/** A label as its rank, a status as the ids of the site's source. */
function termsOf(name: CriterionName, values: Values, source: Source): (number | string)[] {
  if (name === 'energy')
    return (values.energy ?? []).map(letter => ENERGY_LETTERS.indexOf(letter) + 1)
  if (name === 'transaction' || name === 'status') return dealIds(values, source)
  return [values[name] ?? []].flat().flatMap(value => (typeof value === 'object' ? [] : [value]))
}

/** The main source has one plain id for each (kopen 1, huren 2); the guid-bearing one spreads them. */
const statusIds = (status: FilterStatus, source: Source): number[] =>
  transactionIds(status, source).slice(0, source === 'main' ? 1 : undefined)

const distanceOf = (circle: Values['geo_range']): EstateQuery['distance'] =>
  circle && {
    geoLocation: { lat: circle.lat, lon: circle.lon },
    distance: `${circle.km}km`,
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
