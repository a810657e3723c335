import { readAddress, textsOf } from '../../shared/search/address.ts'
import {
  activeCount,
  CRITERION_NAMES,
  type CriterionName,
  valuesOf,
} from '../../shared/search/criteria.ts'
import { readSlice } from '../../shared/search/slice.ts'
import { DEFAULT_LIMIT } from '../../shared/search/search.ts'

/** Filters with a closed list of values: one value makes a page that people search for. */
const INDEXABLE_KEYS: readonly CriterionName[] = [
  'country',
  'city',
  'type',
  'transaction',
  'status',
  'subType',
  'bedrooms',
]

/** They change how many estates are shown, in which order, or that there is a map; the list is the same. */
const VIEW_KEYS = ['show', 'sortType', 'sortOrder', 'view']

/** What an address of a list led to: the page that begins at `start`, of `total` homes (SEARCH-77). */
export interface ListFound {
  start: number
  total: number
}

/** How search engines may index a list at a certain address. */
interface Indexing {
  robots?: 'noindex, follow'
  /** The query of the canonical address. */
  params: URLSearchParams
}

/**
 * Indexed are the whole list and each value of one filter; narrower and later pages are thin: followed, not indexed.
 * Another view of the same list is not thin: it names its canonical address. Where it is known by then at which
 * home the shown page begins, that page is the one that is named (SEO-45).
 */
export function listIndexing(asked: URLSearchParams, start?: number): Indexing {
  const query = new URLSearchParams(asked)
  if (start === 0) query.delete('page')
  const values = valuesOf(readAddress(query))
  const chosen = CRITERION_NAMES.flatMap(key => textsOf(key, values).map(text => ({ key, text })))
  const params = new URLSearchParams(chosen.map(({ key, text }) => [key, text]))
  const offset = start ?? readSlice(query).offset
  const rest = new URLSearchParams([...query].filter(([key]) => !VIEW_KEYS.includes(key)))
  const isThin =
    chosen.length > 1 ||
    chosen.some(({ key }) => !INDEXABLE_KEYS.includes(key)) ||
    rest.toString() !== params.toString()
  // A later page names itself: a page that is not indexed must not be canonical for the first one.
  if (offset > 0) params.set('page', String(offset / DEFAULT_LIMIT + 1))
  return isThin ? { robots: 'noindex, follow', params } : { params }
}

/** A choice that an index would take, and that no home answers: an unknown city, or one without a home just now (SEO-46). */
export const isEmptyChoice = (query: URLSearchParams, { total }: ListFound): boolean =>
  total === 0 && activeCount(readAddress(query)) > 0 && !listIndexing(query).robots
