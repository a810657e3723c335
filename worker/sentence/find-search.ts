import { cityName } from '../../shared/estate/address.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { foldName } from '../../shared/places/fold-name.ts'
import { href } from '../../shared/routes.ts'
import { activeCount, filterParams, type FilterQuery } from '../../shared/search/filter.ts'
import { EMPTY_FILTER_VALUES } from '../../shared/search/filter-options.ts'
import { toSearch } from '../../shared/search/query.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import { toFilter, type Unsearched } from '../../shared/search/sentence/to-filter.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import { LOCALES } from '../../shared/locale.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { Day } from '../../shared/time/units.ts'
import type { RequestContext } from '../site/request-context.ts'
import { type DealList, listPages } from './list-pages.ts'
import { toStaySearch } from './stay-search.ts'

/** A list with what was understood, and how many it has. */
export interface FoundList extends DealList {
  to: string
  total: number | null
  cards: EstateCard[]
}

/** How a sentence is answered: straight to one search, or with what was understood and what was not. */
export type FoundSearch =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'lists'
      filter: FilterQuery
      values: FilterValues
      lists: FoundList[]
      unsearched: Unsearched[]
      canonical: string
    }
  | { kind: 'stays'; to: string; arrivals: { day: Day; to: string }[] }

const SHOWN = 3

/** Straight to the search where every word was understood and one list is meant (SENTENCE-12). */
export async function findSearch(context: RequestContext, meaning: Meaning): Promise<FoundSearch> {
  const isWhole = meaning.unknown.length === 0 && !meaning.isCut
  if (meaning.deal === 'stay') {
    const stays = await findStay(context, meaning, isWhole)
    if (stays) return stays
  }
  const { api, site } = context
  const [all, values] = await Promise.all([
    listPages(context),
    api.filterValues({}, 'shared').catch(() => EMPTY_FILTER_VALUES),
  ])
  const { filter, unsearched } = toFilter(meaning, {
    source: site.source,
    cityId: cityIds(values, meaning),
  })
  const wanted = all.filter(({ deal }) => isWanted(deal, meaning.deal))
  const addressed = (wanted.length > 0 ? wanted : all).map(list => ({
    ...list,
    to: withFilter(list.path, filter),
  }))
  const [only, ...others] = addressed
  const isSearch = activeCount(filter) > 0 || meaning.deal !== undefined
  const isMeant = wanted.length > 0 && others.length === 0 && unsearched.length === 0
  if (only && isWhole && isSearch && isMeant) return { kind: 'redirect', to: only.to }
  const lists = await Promise.all(addressed.map(list => withHomes(context, list, filter)))
  const canonical = only?.to ?? href('sentence', context.locale)
  return { kind: 'lists', filter, values, lists, unsearched, canonical }
}

const isWanted = (list: DealList['deal'], deal: Meaning['deal']): boolean =>
  deal === undefined || (deal === 'takeover' ? 'sale' : deal) === list

const withFilter = (path: string, filter: FilterQuery): string => {
  const params = filterParams(filter)
  return params.size > 0 ? `${path}?${params}` : path
}

/** How many homes a list has, and the newest of them; the page stands without them. */
async function withHomes(
  { api, site }: RequestContext,
  list: DealList & { to: string },
  filter: FilterQuery,
): Promise<FoundList> {
  const { total, results, error } = await api.searchEstates(
    toSearch(list.node, filter, site.source, { offset: 0, limit: SHOWN }),
  )
  const cards = results.filter(card => !isHidden(card, site.settings.hiddenStatus))
  return { ...list, total: error ? null : total, cards }
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
  { api, locale, now }: RequestContext,
  meaning: Meaning,
  isWhole: boolean,
): Promise<FoundSearch | null> {
  const filters = await api.rentalFilters({})
  if (filters.maxOccupations.length === 0) return null
  const search = toStaySearch(meaning, filters, toDay(now))
  const to = href('rentals', locale, {}, search.params)
  if (isWhole && search.isWhole) return { kind: 'redirect', to }
  const arrivals = search.arrivals.map(day => {
    const params = new URLSearchParams(search.params)
    params.set('start', day)
    return { day, to: href('rentals', locale, {}, params) }
  })
  return { kind: 'stays', to, arrivals }
}
