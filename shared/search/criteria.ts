import type { Corner } from './area.ts'
import type { GeoRange } from './geo-range.ts'
import { keysOf } from '../table.ts'

/** How the value of a search is held against a home; `matches.ts` and `worker/store/search-sql.ts` have a row for each. */
export type Match = 'anyOf' | 'sixOrMore' | 'allOf' | 'min' | 'max' | 'since' | 'circle' | 'polygon'

/** What an address may say: ids up to the highest, codes of a list, a number up to the most, an ISO day, a place. */
export type Read =
  | { ids: number }
  | { codes: readonly string[] }
  | { amount: number }
  | { day: true }
  | { circle: true }
  | { corners: true }

/** One thing that homes are searched by. Its name is the parameter of an address. */
export interface Criterion {
  match: Match
  read: Read
  /** What the filter shows beside its control: homes per option, the largest value, the lowest and the highest. */
  facet: 'counts' | 'largest' | 'bounds' | null
  /** Where the filter has its control; null: it has none. `deal` and `place` are parts of a search of their own. */
  panel: 'deal' | 'place' | 'type' | 'bedrooms' | 'price' | 'more' | null
}

export const FILTER_STATUSES = ['FOR_SALE', 'TO_RENT'] as const
export type FilterStatus = (typeof FILTER_STATUSES)[number]

/** What a home has or has not, as one may search by it. */
export const TRAITS = ['garden', 'terrace', 'garage', 'lift', 'newBuilding'] as const
export type Trait = (typeof TRAITS)[number]

/** Energy labels that one may search by, the best first; A+ and A++ count as A. */
export const ENERGY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyLetter = (typeof ENERGY_LETTERS)[number]

/** 'Large' bedroom counts start here (FILTER-4). */
export const LARGE_BEDROOMS = 6

const MAX_ID = 2 ** 31 - 1
const MAX_PRICE = 1e9
const MAX_AREA = 1e7

/** Every criterion, in the order of a written address. */
export const CRITERIA = {
  country: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: 'place' },
  city: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: 'place' },
  'price-min': { match: 'min', read: { amount: MAX_PRICE }, facet: 'bounds', panel: 'price' },
  'price-max': { match: 'max', read: { amount: MAX_PRICE }, facet: 'bounds', panel: 'price' },
  type: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: 'type' },
  transaction: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: 'deal' },
  status: { match: 'anyOf', read: { codes: FILTER_STATUSES }, facet: null, panel: 'deal' },
  subType: { match: 'anyOf', read: { ids: MAX_ID }, facet: 'counts', panel: null },
  bedrooms: {
    match: 'sixOrMore',
    read: { ids: LARGE_BEDROOMS },
    facet: 'counts',
    panel: 'bedrooms',
  },
  'bed-min': { match: 'min', read: { amount: 99 }, facet: null, panel: null },
  geo_range: { match: 'circle', read: { circle: true }, facet: null, panel: 'place' },
  within: { match: 'polygon', read: { corners: true }, facet: null, panel: 'place' },
  'area-min': { match: 'min', read: { amount: MAX_AREA }, facet: 'largest', panel: 'more' },
  'plot-min': { match: 'min', read: { amount: MAX_AREA }, facet: 'largest', panel: 'more' },
  energy: { match: 'anyOf', read: { codes: ENERGY_LETTERS }, facet: 'counts', panel: 'more' },
  with: { match: 'allOf', read: { codes: TRAITS }, facet: 'counts', panel: 'more' },
  since: { match: 'since', read: { day: true }, facet: null, panel: 'more' },
} as const satisfies Record<string, Criterion>

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
