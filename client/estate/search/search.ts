import type { ListNode } from '../../../shared/content/section.ts'
import { readAddress, writeAddress } from '../../../shared/search/address.ts'
import {
  createFilterStore,
  type FilterStore,
  type LoadFilterValues,
} from '../filter/filter-store.ts'
import { createListStore, type ListStore, type LoadPage } from '../list/list-store.ts'

/** The listing search: a filter, the list it leads to, and how far the list is loaded (FILTER-24). */
export interface Search {
  filter: FilterStore
  list: ListStore
}

interface SearchParts {
  node: ListNode
  /** The query of the page's address. */
  address: URLSearchParams
  served: { total: number; offset: number }
  loadPage: LoadPage
  loadFilterValues: LoadFilterValues
  /** Called with each change before its search starts; returns how many estates to load first. */
  onChange: (params: URLSearchParams) => number
}

/** Each change of the filter reloads the filter values and starts one search. */
export function createSearch({
  node,
  address,
  served,
  loadPage,
  loadFilterValues,
  onChange,
}: SearchParts): Search {
  const filter = createFilterStore(readAddress(address), loadFilterValues)
  const list = createListStore(loadPage, writeAddress(filter.search()), {
    node,
    ...served,
  })
  filter.onChange(params => {
    const length = onChange(params)
    void filter.loadOptions()
    void list.search(node, params, length)
  })
  return { filter, list }
}
