import type { FilterKey } from './filter.ts'

/** The one filter without which a search that finds nothing finds most. */
export interface Relaxation {
  key: FilterKey
  /** Homes found without it. */
  count: number
  /** The filter's address without it. */
  query: string
}
