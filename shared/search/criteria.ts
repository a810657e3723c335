import { CONSTRUCTION_CRITERIA } from '../estate/fields/construction.ts'
import { FINANCIAL_CRITERIA } from '../estate/fields/financial.ts'
import { FLOODING_CRITERIA } from '../estate/fields/flooding.ts'
import { NOTARY_CRITERIA } from '../estate/fields/notary.ts'
import { PLANNING_CRITERIA } from '../estate/fields/planning.ts'
import { SHARED_ENERGY_CRITERIA } from '../estate/fields/shared-energy.ts'
import { UTILITIES_CRITERIA } from '../estate/fields/utilities.ts'
import { COMFORT_CRITERIA } from '../estate/fields/comfort.ts'
import { DIMENSION_CRITERIA } from '../estate/fields/dimensions.ts'
import { ENERGY_CRITERIA } from '../estate/fields/energy.ts'
import { GENERAL_CRITERIA, TYPE_CRITERIA } from '../estate/fields/general.ts'
import { LAYOUT_CRITERIA } from '../estate/fields/layout.ts'
import { POSITION_CRITERIA, TOWN_CRITERIA } from '../estate/fields/place.ts'
import { PRICE_CRITERIA } from '../estate/fields/price.ts'
import type { Corner } from './area.ts'
import type { Read } from './criterion.ts'
import type { GeoRange } from './geo-range.ts'
import { keysOf } from '../table.ts'

/** Every criterion, in the order of a written address. Each is declared beside its field; the browser gets only the criteria. */
export const CRITERIA = {
  ...TOWN_CRITERIA,
  ...PRICE_CRITERIA,
  ...TYPE_CRITERIA,
  ...LAYOUT_CRITERIA,
  ...POSITION_CRITERIA,
  ...DIMENSION_CRITERIA,
  ...ENERGY_CRITERIA,
  ...COMFORT_CRITERIA,
  ...GENERAL_CRITERIA,
  ...CONSTRUCTION_CRITERIA,
  ...FINANCIAL_CRITERIA,
  ...FLOODING_CRITERIA,
  ...NOTARY_CRITERIA,
  ...PLANNING_CRITERIA,
  ...SHARED_ENERGY_CRITERIA,
  ...UTILITIES_CRITERIA,
} as const

export type CriterionName = keyof typeof CRITERIA

export const CRITERION_NAMES = keysOf(CRITERIA)

/** The criteria of the menu 'more': what not every API knows. */
export const MORE_NAMES = CRITERION_NAMES.filter(name => CRITERIA[name].panel === 'more')

type ValueOf<R extends Read> = R extends { ids: number }
  ? readonly number[]
  : R extends { codes: readonly (infer Code)[] }
    ? readonly Code[]
    : R extends { amount: number }
      ? number
      : R extends { day: true }
        ? string
        : R extends { circle: true }
          ? GeoRange
          : readonly Corner[]

export type CriterionValue<N extends CriterionName> = ValueOf<(typeof CRITERIA)[N]['read']>

/** Values by criterion; a criterion without a value is absent. */
export type Values = { readonly [N in CriterionName]?: CriterionValue<N> }

type PartOf<N extends CriterionName> = (typeof CRITERIA)[N]['panel'] extends infer P extends
  | 'deal'
  | 'place'
  ? P
  : 'values'

type Part<P> = {
  readonly [N in CriterionName as PartOf<N> extends P ? N : never]?: CriterionValue<N>
}

export const SORT_TYPES = ['price', 'city', 'date', 'type'] as const
export type SortType = (typeof SORT_TYPES)[number]

export type SortOrder = 'ASC' | 'DESC'

/** What a visitor searches by. */
export interface Search {
  deal: Part<'deal'>
  values: Part<'values'>
  place: Part<'place'>
  /** null: the list's own order. */
  sort: SortType | null
  order: SortOrder
}

export const EVERYTHING: Search = { deal: {}, values: {}, place: {}, sort: null, order: 'ASC' }

/** All values of a search side by side. */
export const valuesOf = ({ deal, place, values }: Search): Values => ({
  ...deal,
  ...place,
  ...values,
})

/** The search of these values, with the order of another; undefined values are left out. */
export function searchOf(
  values: Values,
  { sort, order }: Pick<Search, 'sort' | 'order'> = EVERYTHING,
): Search {
  const search: Search = { deal: {}, values: {}, place: {}, sort, order }
  for (const name of CRITERION_NAMES) {
    const { panel } = CRITERIA[name]
    const part = panel === 'deal' || panel === 'place' ? panel : 'values'
    if (values[name] !== undefined) Object.assign(search[part], { [name]: values[name] })
  }
  return search
}

/** The same search with other values; undefined takes one away. */
export const searchWith = (search: Search, changes: Values): Search =>
  searchOf({ ...valuesOf(search), ...changes }, search)

/** The same search in the list's own order. */
export const unsorted = (search: Search): Search => ({ ...search, sort: null, order: 'ASC' })

/** A circle or a drawn area replaces any city (FILTER-10). */
export const withoutReplaced = (search: Search): Search =>
  search.place.geo_range || search.place.within ? searchWith(search, { city: undefined }) : search

/** How many criteria have a value. */
export const activeCount = (search: Search): number => Object.keys(valuesOf(search)).length

/** How many conditions of the menu 'more' are set. */
export function moreCount(search: Search): number {
  const values = valuesOf(search)
  return MORE_NAMES.reduce((sum, name) => sum + [values[name] ?? []].flat().length, 0)
}

/** Whether a visitor chose freely among very many values: such a search is hardly ever asked twice. */
export function hasFreeValues(search: Search): boolean {
  const values = valuesOf(search)
  return CRITERION_NAMES.some(name => values[name] !== undefined && isFree(name))
}

/** Ids, codes and numbers of bedrooms are few. */
function isFree(name: CriterionName): boolean {
  const { read } = CRITERIA[name]
  return name !== 'bed-min' && !('ids' in read || 'codes' in read)
}
