import { readAddress, textsOf } from './address.ts'
import {
  CRITERIA,
  CRITERION_NAMES,
  type CriterionName,
  type CriterionValue,
  type Search,
  type SortOrder,
  type SortType,
  valuesOf,
} from './criteria.ts'

type FormValue<N extends CriterionName> = (typeof CRITERIA)[N]['read'] extends
  | { circle: true }
  | { corners: true }
  ? string
  : CriterionValue<N>

/**
 * A search as the filter's form and its store have it: side by side under the names of the address, places as its text.
 * Until an order is asked for, price ascending is state only, and the list sorts by its own default.
 */
export type FilterQuery = {
  readonly [N in CriterionName]?: FormValue<N>
} & { sortOrder: SortOrder; sortType: SortType; sorted?: boolean }

export const DEFAULT_FILTER: FilterQuery = { sortOrder: 'ASC', sortType: 'price' }

/** The projection of a search. */
export function filterQueryOf(search: Search): FilterQuery {
  const values = valuesOf(search)
  const query: FilterQuery = {
    sortOrder: search.order,
    sortType: search.sort ?? DEFAULT_FILTER.sortType,
    ...(search.sort && { sorted: true }),
  }
  for (const name of CRITERION_NAMES) {
    if (values[name] === undefined) continue
    const { read } = CRITERIA[name]
    const isPlace = 'circle' in read || 'corners' in read
    Object.assign(query, { [name]: isPlace ? textsOf(name, values)[0] : values[name] })
  }
  return query
}

/** The search that a filter shows. */
export function searchOfFilter({
  sortType,
  sortOrder,
  sorted,
  ...values
}: Partial<FilterQuery>): Search {
  const params = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value ?? []].flat().map(text => [name, String(text)]),
    ),
  )
  if (sorted) params.set('sortType', `${sortType}-${sortOrder}`)
  return readAddress(params)
}
