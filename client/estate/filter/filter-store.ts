import { proxy, ref, subscribe } from 'valtio/vanilla'
import { EMPTY_FILTER_VALUES } from '../../../shared/search/filter-options.ts'
import {
  type FilterQuery,
  filterParams,
  parseFilter,
  type SortOrder,
  type SortType,
} from '../../../shared/search/filter.ts'
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
  initialise(params: URLSearchParams): void
  /** Takes this filter in place of the one that stands. */
  replace(next: FilterQuery): void
  setSort(sortType: SortType, sortOrder: SortOrder): void
  setCities(ids: number[]): void
  setTypes(ids: number[]): void
  setPriceRange(min: number | undefined, max: number | undefined): void
  update(part: Partial<FilterQuery>): void
  /** Reloads the filter values for the filter as it stands; only the newest call's response counts. */
  loadOptions(): Promise<void>
  /** Calls back once for each change of the filter's address, with the new address. Returns a function that stops it. */
  onChange(listener: (params: URLSearchParams) => void): () => void
}

export function createFilterStore(initial: FilterQuery, load: LoadFilterValues): FilterStore {
  const state = proxy<FilterState>({
    filterQuery: { ...initial },
    options: null,
    isLoading: false,
    error: null,
  })
  let newest = 0

  function merge(part: Partial<FilterQuery>): void {
    for (const [key, value] of Object.entries(part)) {
      const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
      if (isEmpty) Reflect.deleteProperty(state.filterQuery, key)
      else Reflect.set(state.filterQuery, key, value)
    }
  }

  function replace(next: FilterQuery): void {
    const removed = Object.keys(state.filterQuery).filter(key => !(key in next))
    merge({ ...Object.fromEntries(removed.map(key => [key, undefined])), ...next })
  }

  return {
    state,
    initialise: params => replace(parseFilter(params)),
    replace,
    setSort: (sortType, sortOrder) => merge({ sortType, sortOrder, sorted: true }),
    setCities: city => merge({ city }),
    setTypes: type => merge({ type }),
    setPriceRange: (min, max) =>
      merge({ 'price-min': min || undefined, 'price-max': max || undefined }),
    update: merge,
    async loadOptions() {
      const call = ++newest
      state.isLoading = true
      const [options, error] = await load(filterParams(state.filterQuery)).then(
        values => [values, null] as const,
        (failure: unknown) => [EMPTY_FILTER_VALUES, String(failure)] as const,
      )
      if (call !== newest) return
      if (error) console.error('filter values', error)
      Object.assign(state, { options: ref(options), error, isLoading: false })
    },
    onChange(listener) {
      let address = filterParams(state.filterQuery).toString()
      return subscribe(state.filterQuery, () => {
        const params = filterParams(state.filterQuery)
        if (params.toString() === address) return
        address = params.toString()
        listener(params)
      })
    },
  }
}
