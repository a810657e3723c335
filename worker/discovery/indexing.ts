import { FILTER_KEYS, parseFilter, type FilterKey } from '../../shared/estate/filter.ts'

/** Filters whose values are a closed list: one of them by itself makes a page that people look for. */
const WORTH_FINDING: readonly FilterKey[] = ['country', 'city', 'type', 'transaction', 'status', 'subType', 'bedrooms']

/** How a search engine may take a list in the form that its address asks for. */
export interface Indexing {
  robots?: 'noindex, follow'
  /** What of the address makes it another page; how much is shown, in which order and how, does not. */
  params: URLSearchParams
}

/** A list is worth finding whole, or by one value of one filter; its other forms are thin, and lead on. */
export function listIndexing(query: URLSearchParams): Indexing {
  const filter = parseFilter(query)
  const chosen = FILTER_KEYS.flatMap(key => [filter[key] ?? []].flat().map(value => ({ key, value })))
  const params = new URLSearchParams(chosen.map(({ key, value }) => [key, String(value)]))
  const isThin = chosen.length > 1 || chosen.some(({ key }) => !WORTH_FINDING.includes(key)) || query.toString() !== params.toString()
  return isThin ? { robots: 'noindex, follow', params } : { params }
}
