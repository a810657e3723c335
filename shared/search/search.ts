import type { Localized } from '../locale.ts'
import type { Trait } from '../estate/fields/comfort.ts'
import type { EstateCard } from '../estate/card.ts'

/** A search as the listing API takes it: POST /sites/{siteId}/estates. */
export interface EstateSearch {
  query: EstateQuery
  sort?: SortClause[]
  grouping?: GroupBy | null
  limit?: number
  offset?: number
}

export interface EstateQuery {
  /** Search field → accepted values. */
  terms?: Record<string, (number | string)[]>
  range?: Record<string, { gte?: number; lte?: number }>
  match?: Record<string, number | string | boolean>
  distance?: { geoLocation: { lat: number; lon: number }; distance: string }
  /** Extension: the corners of an area, [lat, lon]. */
  within?: [number, number][]
}

export interface SortClause {
  field: 'price.value' | 'city' | 'publicationDate' | 'subType.id'
  order: 'ASC' | 'DESC'
}

export type GroupBy = 'TYPE' | 'SUBTYPE' | 'CITY' | 'STATUS' | 'PRICE'

export interface SearchResult {
  total: { value: number }
  results: EstateCard[]
  /** Extension: criteria that were not applied, because the facts of homes are still being rebuilt. */
  pending?: string[]
}

export const DEFAULT_LIMIT = 15

export const COLLECTION_KEY = 'children.estate_collections.estate_collection_id'

/** Answer of POST /estate-filters. `count` is an extension: results when only this option is taken. */
export interface FilterValues {
  headTypes: { id: number; count?: number }[]
  locations: {
    id: number
    zip: string
    name: string
    lat: number
    lon: number
    count?: number
    alias?: Localized
  }[]
  prices: { min: number | null; max: number | null }
  bedrooms: { value: number; count?: number }[]
  subTypes?: { id: number; count?: number }[]
  transactions?: { id: number; count?: number }[]
  countries?: { id: number; count?: number }[]
  /** Extension: what more one may search by, where homes have it. */
  more?: MoreValues
  /** Extension, as of a search. */
  pending?: string[]
}

/** How many homes have what, of those that are found. */
export interface MoreValues {
  traits: Record<Trait, number>
  /** Ranks of labels, 1 for A. */
  energy: { id: number; count: number }[]
  /** The largest, in m²; null: none is known. */
  areaBuild: number | null
  areaGround: number | null
  /** By the names of the criteria that are facts. */
  facts?: Record<string, FactOptions>
}

/** Homes per code, or the lowest and the largest number; null: no home has one. */
export interface FactOptions {
  counts?: Record<string, number>
  lowest?: number | null
  largest?: number | null
}
