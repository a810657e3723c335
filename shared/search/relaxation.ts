import type { FilterKey } from './filter.ts'

/** The filter to leave out of a search without results: without it the search finds the most. */
export interface Relaxation {
  key: FilterKey
  /** Homes found without it. */
  count: number
  /** The filter's address without it. */
  query: string
}
