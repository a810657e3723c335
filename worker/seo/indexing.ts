import { FILTER_KEYS, parseFilter, type FilterKey } from '../../shared/search/filter.ts'
import { readSlice } from '../../shared/search/slice.ts'
import { DEFAULT_LIMIT } from '../../shared/search/search.ts'

/** Filters with a closed list of values: one value makes a page that people search for. */
const INDEXABLE_KEYS: readonly FilterKey[] = [
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

/** How search engines may index a list at a certain address. */
interface Indexing {
  robots?: 'noindex, follow'
  /** The query of the canonical address. */
  params: URLSearchParams
}

/**
 * Indexed are the whole list and each value of one filter; narrower and later pages are thin: followed, not indexed.
 * Another view of the same list is not thin: it names its canonical address.
 */
export function listIndexing(query: URLSearchParams): Indexing {
  const filter = parseFilter(query)
  const chosen = FILTER_KEYS.flatMap(key =>
    [filter[key] ?? []].flat().map(value => ({ key, value })),
  )
  const params = new URLSearchParams(chosen.map(({ key, value }) => [key, String(value)]))
  const { offset } = readSlice(query)
  const rest = new URLSearchParams([...query].filter(([key]) => !VIEW_KEYS.includes(key)))
  const isThin =
    chosen.length > 1 ||
    chosen.some(({ key }) => !INDEXABLE_KEYS.includes(key)) ||
    rest.toString() !== params.toString()
  // A later page names itself: a page that is not indexed must not be canonical for the first one.
  if (offset > 0) params.set('page', String(offset / DEFAULT_LIMIT + 1))
  return isThin ? { robots: 'noindex, follow', params } : { params }
}
