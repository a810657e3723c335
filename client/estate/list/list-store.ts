import { proxy, ref } from 'valtio/vanilla'
import type { ListNode } from '../../../shared/content/section.ts'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { DEFAULT_LIMIT } from '../../../shared/search/search.ts'
import type { Unwatched } from '../search/unwatched.ts'

/** What a list knows of itself (LIST-13). */
interface ListState {
  node: Unwatched<ListNode> | null
  estates: Unwatched<EstateCard>[]
  total: number
  isLoading: boolean
  isLoadingNextPage: boolean
  error: string | null
  /** Offset of the next slice, after what was served and loaded. */
  offset: number
  /** Whether what the page served still stands before what was loaded. */
  isServed: boolean
}

export interface ListPage {
  total: number
  results: EstateCard[]
}

export type LoadPage = (params: URLSearchParams, offset: number, limit: number) => Promise<ListPage>

/** What the server already put on the page. */
interface ServedList {
  node: ListNode
  total: number
  /** Offset after the last served card. */
  offset: number
}

/** Transitions of one list state (LIST-14 to LIST-19). A late response never overwrites a newer one. */
export interface ListStore {
  readonly state: ListState
  /** The first search of a filter, from offset 0; `length` when more than one slice was loaded before. */
  search(node: ListNode, filter: URLSearchParams, length?: number): Promise<void>
  /** Loads the next slice, unless one is loading or there is none. */
  loadMore(): Promise<void>
  hasMore(): boolean
}

export function createListStore(
  load: LoadPage,
  filter: URLSearchParams,
  served?: ServedList,
): ListStore {
  const state = proxy<ListState>({
    node: served ? ref(served.node) : null,
    estates: [],
    total: served?.total ?? 0,
    isLoading: !served,
    isLoadingNextPage: false,
    error: null,
    offset: served?.offset ?? 0,
    isServed: served !== undefined,
  })
  let params = filter
  let newest = 0

  const hasMore = (): boolean => state.offset < state.total

  return {
    state,
    hasMore,
    async search(node, nextParams, length = DEFAULT_LIMIT) {
      const call = ++newest
      params = nextParams
      Object.assign(state, { node: ref(node), isLoading: true, isLoadingNextPage: false })
      const response = await settle(load(params, 0, length))
      if (call !== newest) return
      const { total, results } = response.page
      Object.assign(state, {
        estates: results.map(card => ref(card)),
        total,
        offset: results.length,
        error: response.error,
        isLoading: false,
        isServed: false,
      })
    },
    async loadMore() {
      if (state.isLoading || state.isLoadingNextPage || !hasMore()) return
      const call = ++newest
      state.isLoadingNextPage = true
      const { page, error } = await settle(load(params, state.offset, DEFAULT_LIMIT))
      if (call !== newest) return
      if (error === null) {
        state.estates.push(...page.results.map(card => ref(card)))
        // An empty slice ends the list whatever the total says, or scrolling would load for ever.
        Object.assign(state, {
          total: page.results.length > 0 ? page.total : state.offset,
          offset: state.offset + page.results.length,
        })
      }
      Object.assign(state, { error, isLoadingNextPage: false })
    },
  }
}

/** A failed search is total 0, empty results and the error (LIST-15). */
const settle = (page: Promise<ListPage>): Promise<{ page: ListPage; error: string | null }> =>
  page.then(
    response => ({ page: response, error: null }),
    (failure: unknown) => ({ page: { total: 0, results: [] }, error: String(failure) }),
  )
