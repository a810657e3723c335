import { FILTER_KEYS, parseFilter, type FilterKey } from '../../shared/search/filter.ts'
import { readSlice } from '../../shared/search/slice.ts'
import { DEFAULT_LIMIT } from '../../shared/search/search.ts'

/** Filters whose values are a closed list: one of them by itself makes a page that people look for. */
const INDEXABLE_KEYS: readonly FilterKey[] = [
  'country',
  'city',
  'type',
  'transaction',
  'status',
  'subType',
  'bedrooms',
]

/** How much of a list is shown, in which order, and whether on a map: the same homes all the same. */
const VIEW_KEYS = ['show', 'sortType', 'sortOrder', 'view']

/** How a search engine may take a list in the form that its address asks for. */
export interface Indexing {
  robots?: 'noindex, follow'
  /** What of the address makes it another page: its canonical form. */
  params: URLSearchParams
}

/**
 * A list is worth finding whole, or by one value of one filter; narrower and later pages are thin, and lead on. Another
 * view of the same list is not thin: it only says which its one address is.
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
  // Of a later page its own address: a page that is kept out of the index must not speak for the first one.
  if (offset > 0) params.set('page', String(offset / DEFAULT_LIMIT + 1))
  return isThin ? { robots: 'noindex, follow', params } : { params }
}
