import type { FilterKey } from './filter.ts'

/** The filter to leave out of a search without results: without it the search finds the most. */
export interface Relaxation {
  key: FilterKey
  /** Homes found without it. */
  count: number
  /** The filter's address without it. */
  query: string
  /** The same a little further from the place that was asked for, where that finds some. */
  wider?: { km: number; count: number; query: string }
}
