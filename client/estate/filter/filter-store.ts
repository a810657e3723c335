import { proxy, ref, subscribe } from 'valtio/vanilla'
import { EMPTY_FILTER_VALUES } from '../../../shared/search/filter-options.ts'
import { readAddress, writeAddress } from '../../../shared/search/address.ts'
import {
  type Search,
  searchWith,
  type SortOrder,
  type SortType,
  type Values,
} from '../../../shared/search/criteria.ts'
import {
  type FilterQuery,
  filterQueryOf,
  searchOfFilter,
} from '../../../shared/search/filter-query.ts'
import type { FilterValues } from '../../../shared/search/search.ts'
import type { Unwatched } from '../search/unwatched.ts'

/** What the filter bar knows of itself (FILTER-15). `options` are null until a change has loaded them; the page served the first ones. */
interface FilterState {
  filterQuery: FilterQuery
  options: Unwatched<FilterValues> | null
  isLoading: boolean
  error: string | null
}

export type LoadFilterValues = (params: URLSearchParams) => Promise<FilterValues>

/** Transitions of one filter state (FILTER-16 to FILTER-24). Several in one go are one change for those who listen. */
export interface FilterStore {
  readonly state: FilterState
  /** The search that the state is a projection of. */
  search(): Search
  initialise(params: URLSearchParams): void
  /** Takes this search in place of the current one. */
  replace(next: Search): void
  setSort(sortType: SortType, sortOrder: SortOrder): void
  setCities(ids: readonly number[]): void
  setTypes(ids: readonly number[]): void
  setPriceRange(min: number | undefined, max: number | undefined): void
  update(changes: Values): void
  /** Reloads the filter values for the filter as it stands; only the newest call's response counts. */
  loadOptions(): Promise<void>
  /** Calls back once for each change of the filter's address, with the new address. Returns a function that stops it. */
  onChange(listener: (params: URLSearchParams) => void): () => void
}

export function createFilterStore(initial: Search, load: LoadFilterValues): FilterStore {
  const state = proxy<FilterState>({
    filterQuery: filterQueryOf(initial),
    options: null,
    isLoading: false,
    error: null,
  })
  let newest = 0

  const search = (): Search => searchOfFilter(state.filterQuery)

  function replace(next: Search): void {
    const query = filterQueryOf(next)
    for (const key of Object.keys(state.filterQuery))
      if (!(key in query)) Reflect.deleteProperty(state.filterQuery, key)
    Object.assign(state.filterQuery, query)
  }

  const update = (changes: Values): void => replace(searchWith(search(), changes))

  return {
    state,
    search,
    initialise: params => replace(readAddress(params)),
    replace,
    setSort: (sort, order) => replace({ ...search(), sort, order }),
    setCities: ids => update({ city: ids.length > 0 ? ids : undefined }),
    setTypes: ids => update({ type: ids.length > 0 ? ids : undefined }),
    setPriceRange: (min, max) =>
      update({ 'price-min': min || undefined, 'price-max': max || undefined }),
    update,
    async loadOptions() {
      const call = ++newest
      state.isLoading = true
      const [options, error] = await load(writeAddress(search())).then(
        values => [values, null] as const,
        (failure: unknown) => [EMPTY_FILTER_VALUES, String(failure)] as const,
      )
      if (call !== newest) return
      if (error) console.error('filter values', error)
      Object.assign(state, { options: ref(options), error, isLoading: false })
    },
    onChange(listener) {
      let address = writeAddress(search()).toString()
      return subscribe(state.filterQuery, () => {
        const params = writeAddress(search())
        if (params.toString() === address) return
        address = params.toString()
        listener(params)
      })
    },
  }
}
