import { cityName } from '../../shared/estate/address.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { foldName } from '../../shared/places/fold-name.ts'
import { href } from '../../shared/routes.ts'
import { activeCount, filterParams, type FilterQuery } from '../../shared/search/filter.ts'
import { EMPTY_FILTER_VALUES } from '../../shared/search/filter-options.ts'
import type { NearMiss } from '../../shared/search/near-miss.ts'
import { toSearch } from '../../shared/search/query.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import { toFilter, type Unsearched } from '../../shared/search/sentence/to-filter.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import type { RentalFilters } from '../../shared/rental/search.ts'
import { LOCALES } from '../../shared/locale.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { Day } from '../../shared/time/units.ts'
import { findNearMisses } from '../estate/list/near-misses.ts'
import { savedParams } from '../estate/list/saved-params.ts'
import { spotNameOf } from '../places/spot-name.ts'
import type { RequestContext } from '../site/request-context.ts'
import { type DealList, listPages } from './list-pages.ts'
import { toStaySearch } from './stay-search.ts'

/** A list with what was understood, and how many it has. */
export interface FoundList extends DealList {
  to: string
  filter: FilterQuery
  total: number | null
  cards: EstateCard[]
  /** Where it has none: what a little less finds, and where the search is saved. */
  misses: NearMiss[]
  save: string
}

/** What a sentence says of homes, as the filter of each list that may be meant. */
export interface FoundLists {
  kind: 'lists'
  /** What all of the lists are filtered by. */
  filter: FilterQuery
  values: FilterValues
  /** 'Gent + 10 km', where the filter has a circle. */
  circle: string | null
  lists: FoundList[]
  unsearched: Unsearched[]
  canonical: string
}

/** What a sentence says of a stay. */
export interface FoundStays {
  kind: 'stays'
  /** null: the agency lets no holiday homes. */
  rentals: { to: string; params: URLSearchParams; filters: RentalFilters } | null
  arrivals: { day: Day; to: string }[]
  /** What of the sentence only other homes are searched by. */
  filter: FilterQuery
  unsearched: Unsearched[]
}

/** How a sentence is answered: straight to one search, or with what was understood and what was not. */
export type FoundSearch = { kind: 'redirect'; to: string } | FoundLists | FoundStays

const SHOWN = 3

/** Straight to the search where every word was understood and one list is meant (SENTENCE-12). */
export async function findSearch(context: RequestContext, meaning: Meaning): Promise<FoundSearch> {
  const isWhole = meaning.unknown.length === 0 && !meaning.isCut
  if (meaning.deal === 'stay') return findStay(context, meaning, isWhole)
  const { api, site } = context
  const [all, values] = await Promise.all([
    listPages(context),
    api.filterValues({}, 'shared').catch(() => EMPTY_FILTER_VALUES),
  ])
  const { filter, unsearched } = toFilter(meaning, {
    source: site.source,
    cityId: cityIds(values, meaning),
  })
  const wanted = all
    .filter(({ deal }) => isWanted(deal, meaning.deal))
    .map(list => ({ ...list, filter: { ...filter, ...priceIn(list.deal, meaning) } }))
  const [only, ...others] = wanted
  const isSearch = activeCount(filter) > 0 || meaning.deal !== undefined
  const isOne = others.length === 0 && meaning.either === undefined && unsearched.length === 0
  if (only && isWhole && isSearch && isOne) return { kind: 'redirect', to: addressOf(only) }
  const [circle, ...lists] = await Promise.all([
    spotNameOf(context, filter),
    ...wanted.map(list => withHomes(context, list)),
  ])
  const canonical = only ? addressOf(only) : href('sentence', context.locale)
  return { kind: 'lists', filter, values, circle, lists, unsearched, canonical }
}

const isWanted = (list: DealList['deal'], deal: Meaning['deal']): boolean =>
  deal === undefined || (deal === 'takeover' ? 'sale' : deal) === list

const THOUSAND = 1000

/** Of an amount that may be meant in thousands: as it was said to rent for, and in thousands to buy for (SENTENCE-32). */
function priceIn(deal: DealList['deal'], { either }: Meaning): Partial<FilterQuery> {
  const times = deal === 'sale' ? THOUSAND : 1
  return {
    ...(either?.minPrice !== undefined && { 'price-min': either.minPrice * times }),
    ...(either?.maxPrice !== undefined && { 'price-max': either.maxPrice * times }),
  }
}

function addressOf({ path, filter }: Pick<FoundList, 'path' | 'filter'>): string {
  const params = filterParams(filter)
  return params.size > 0 ? `${path}?${params}` : path
}

/** How many homes a list has, and the newest of them; the page stands without them. */
async function withHomes(
  context: RequestContext,
  list: DealList & { filter: FilterQuery },
): Promise<FoundList> {
  const { api, site, locale } = context
  const { node, filter } = list
  const { total, results, error } = await api.searchEstates(
    toSearch(node, filter, site.source, { offset: 0, limit: SHOWN }),
  )
  return {
    ...list,
    to: addressOf(list),
    total: error ? null : total,
    cards: results.filter(card => !isHidden(card, site.settings.hiddenStatus)),
    misses: !error && total === 0 ? await findNearMisses(context, node, filter) : [],
    save: href('subscribe', locale, {}, savedParams(node, filter, site.source)),
  }
}

/** Ids of the site's own back end: by number where it counts as the register does, else by name. null: no homes there. */
function cityIds({ locations }: FilterValues, { places }: Meaning) {
  const byName = new Map(
    locations.flatMap(place =>
      LOCALES.map(locale => [foldName(cityName(place, locale)), place.id] as const),
    ),
  )
  const ids = new Set(locations.map(({ id }) => id))
  return (nis: number): number | null => {
    if (locations.length === 0 || ids.has(nis)) return nis
    const name = places.find(place => place.city === nis && !place.isPart && !place.km)?.name
    return (name && byName.get(foldName(name))) || null
  }
}

async function findStay(
  { api, locale, site, now }: RequestContext,
  meaning: Meaning,
  isWhole: boolean,
): Promise<FoundSearch> {
  const filters = await api.rentalFilters({})
  const search = toStaySearch(meaning, filters, toDay(now))
  const to = href('rentals', locale, {}, search.params)
  const { filter, unsearched } = toFilter(
    { ...meaning, places: [], types: [] },
    { source: site.source, cityId: nis => nis },
  )
  const found = { kind: 'stays' as const, filter }
  if (filters.maxOccupations.length === 0)
    return { ...found, unsearched, rentals: null, arrivals: [] }
  if (isWhole && search.isWhole) return { kind: 'redirect', to }
  const arrivals = search.arrivals.map(day => {
    const params = new URLSearchParams(search.params)
    params.set('start', day)
    return { day, to: href('rentals', locale, {}, params) }
  })
  return {
    ...found,
    unsearched: [...unsearched, ...search.missed],
    rentals: { to, params: search.params, filters },
    arrivals,
  }
}
