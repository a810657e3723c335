import { cityName } from '../../shared/estate/address.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { foldName } from '../../shared/places/fold-name.ts'
import { href } from '../../shared/routes.ts'
import { writeAddress } from '../../shared/search/address.ts'
import { activeCount, type Search, searchWith, type Values } from '../../shared/search/criteria.ts'
import { EMPTY_FILTER_VALUES } from '../../shared/search/filter-options.ts'
import type { NearMiss } from '../../shared/search/near-miss.ts'
import { toSearch } from '../../shared/search/query.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import { searchOfMeaning, type Unsearched } from '../../shared/search/sentence/search-of-meaning.ts'
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
  search: Search
  total: number | null
  cards: EstateCard[]
  /** Where it has none: what a little less finds, and where the search is saved. */
  misses: NearMiss[]
  save: string
}

/** What a sentence says of homes, as the search of each list that may be meant. */
export interface FoundLists {
  kind: 'lists'
  /** What is common to all of the lists. */
  search: Search
  values: FilterValues
  /** 'Gent + 10 km', where the search has a circle. */
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
  search: Search
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
  const { search, unsearched } = searchOfMeaning(meaning, {
    source: site.source,
    cityId: cityIds(values, meaning),
  })
  const wanted = all
    .filter(({ deal }) => isWanted(deal, meaning.deal))
    .map(list => ({
      ...list,
      search: searchWith(search, priceIn(list.deal, meaning)),
    }))
  const [only, ...others] = wanted
  const isSearch = activeCount(search) > 0 || meaning.deal !== undefined
  const isOne = others.length === 0 && meaning.either === undefined && unsearched.length === 0
  if (only && isWhole && isSearch && isOne) return { kind: 'redirect', to: addressOf(only) }
  const [circle, ...lists] = await Promise.all([
    spotNameOf(context, search),
    ...wanted.map(list => withHomes(context, list)),
  ])
  const canonical = only ? addressOf(only) : href('sentence', context.locale)
  return { kind: 'lists', search, values, circle, lists, unsearched, canonical }
}

const isWanted = (list: DealList['deal'], deal: Meaning['deal']): boolean =>
  deal === undefined || (deal === 'takeover' ? 'sale' : deal) === list

const THOUSAND = 1000

/** Of an amount that may be meant in thousands: as it was said to rent for, and in thousands to buy for (SENTENCE-32). */
function priceIn(deal: DealList['deal'], { either }: Meaning): Values {
  const times = deal === 'sale' ? THOUSAND : 1
  const { 'price-min': min, 'price-max': max } = either ?? {}
  return {
    ...(min !== undefined && { 'price-min': min * times }),
    ...(max !== undefined && { 'price-max': max * times }),
  }
}

function addressOf({ path, search }: Pick<FoundList, 'path' | 'search'>): string {
  const params = writeAddress(search)
  return params.size > 0 ? `${path}?${params}` : path
}

/** How many homes a list has, and the newest of them; the page stands without them. */
async function withHomes(
  context: RequestContext,
  list: DealList & { search: Search },
): Promise<FoundList> {
  const { api, site, locale } = context
  const { node, search } = list
  const { total, results, error } = await api.searchEstates(
    toSearch(node, search, site.source, { offset: 0, limit: SHOWN }),
  )
  return {
    ...list,
    to: addressOf(list),
    total: error ? null : total,
    cards: results.filter(card => !isHidden(card, site.settings.hiddenStatus)),
    misses: !error && total === 0 ? await findNearMisses(context, node, search) : [],
    save: href('subscribe', locale, {}, savedParams(node, search, site.source)),
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
  const stays = toStaySearch(meaning, filters, toDay(now))
  const to = href('rentals', locale, {}, stays.params)
  const { search, unsearched } = searchOfMeaning(
    { ...meaning, places: [], types: [] },
    { source: site.source, cityId: nis => nis },
  )
  const found = { kind: 'stays' as const, search }
  if (filters.maxOccupations.length === 0)
    return { ...found, unsearched, rentals: null, arrivals: [] }
  if (isWhole && stays.isWhole) return { kind: 'redirect', to }
  const arrivals = stays.arrivals.map(day => {
    const params = new URLSearchParams(stays.params)
    params.set('start', day)
    return { day, to: href('rentals', locale, {}, params) }
  })
  return {
    ...found,
    unsearched: [...unsearched, ...stays.missed],
    rentals: { to, params: stays.params, filters },
    arrivals,
  }
}
