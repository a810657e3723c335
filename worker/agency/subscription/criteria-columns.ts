import type { Criteria } from '../../../shared/subscription/criteria.ts'
import type { SqlValue } from '../sql.ts'

/** The columns of a subscription that hold its filter. */
export const CRITERIA = [
  'countries',
  'cities',
  'head_types',
  'transactions',
  'sub_types',
  'bedrooms',
  'bedrooms_min',
  'price_min',
  'price_max',
  'lat',
  'lon',
  'km',
  'area',
  'more',
] as const satisfies (keyof Criteria)[]

/** Their values, in that order. */
export const criteriaValues = (criteria: Criteria): SqlValue[] =>
  CRITERIA.map(column => criteria[column])

/** Their places in a statement: '?7, ?8, …'. */
export const placeholders = (from: number): string =>
  CRITERIA.map((_, index) => `?${from + index}`).join(', ')
