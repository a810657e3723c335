import { rowOf } from '../table.ts'
import type { CriterionName } from './criteria.ts'

/**
 * Search fields of section 7 (SEARCH-1 to SEARCH-5). A criterion that is not here is an extension under its own name,
 * and its value is one of a home's facts.
 */
export const SEARCH_FIELDS = {
  country: 'address.country.id',
  city: 'address.city.id',
  'price-min': 'price.value',
  'price-max': 'price.value',
  type: 'headType.id',
  transaction: 'transaction.id',
  status: 'transaction.id',
  subType: 'subType.id',
  bedrooms: 'bedroomCount',
  'bed-min': 'bedroomCount',
  geo_range: 'geoLocation',
  within: 'geoLocation',
  'area-min': 'dimensions.areaBuild',
  'plot-min': 'dimensions.areaGround',
  energy: 'energyLabel.rank',
  with: 'traits',
  since: 'publicationDay',
} as const satisfies Partial<Record<CriterionName, string>>

/** The field of a section 7 query that holds a criterion's value. */
export const searchField = (name: CriterionName): string => rowOf(SEARCH_FIELDS, name) ?? name
