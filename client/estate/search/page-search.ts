import { readAddress, writeAddress } from '../../../shared/search/address.ts'
import { readSlice, shownLength } from '../../../shared/search/slice.ts'
import { DEFAULT_LIMIT } from '../../../shared/search/search.ts'
import type { SearchRef } from '../../../shared/search/search-ref.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { HydrateEvent } from '../../islands/define-island.ts'
import { createSearch, type Search } from './search.ts'
import { loadFilterValuesOf, loadPageOf } from './requests.ts'

/** Spelt here, and held to the loader's by its type: importing it would cost every page a file. */
const HYDRATE: HydrateEvent = 'baksteen:hydrate'

const searches = new Map<string, Search>()

/**
 * The one search of a list, tied to the address bar. In the browser only. Of a list on another page the address keeps
 * what was chosen, so that coming back finds it, and no step to go back from.
 */
export function pageSearch(place: SearchRef, locale: Locale, isElsewhere = false): Search {
  const known = searches.get(place.list)
  if (known) return known
  const search = createSearch({
    node: place.node,
    address: new URLSearchParams(location.search),
    served: place,
    loadPage: loadPageOf(locale, place.list),
    loadFilterValues: loadFilterValuesOf(locale, place.list),
    onChange: isElsewhere ? keepInAddress : pushToAddress,
  })
  addEventListener('popstate', () => search.filter.initialise(new URLSearchParams(location.search)))
  search.filter.onChange(hydrateShown)
  searches.set(place.list, search)
  return search
}

/** Whatever changed the search, the form and the lists must show it. The loader listens for this on every island. */
function hydrateShown(): void {
  for (const island of document.querySelectorAll(
    'baksteen-island:is([data-name="estate-filter"], [data-name="estate-list"])',
  )) {
    island.dispatchEvent(new Event(HYDRATE))
  }
}

/** A new filter is a step to go back from; when going back made it, the address has it already, and its length. */
function pushToAddress(params: URLSearchParams): number {
  const address = new URLSearchParams(location.search)
  if (writeAddress(readAddress(address)).toString() === params.toString())
    return readSlice(address).limit
  history.pushState(null, '', addressWith(params))
  return DEFAULT_LIMIT
}

function keepInAddress(params: URLSearchParams): number {
  replaceInAddress(params)
  return DEFAULT_LIMIT
}

/** Saves the loaded length in the address, so that coming back from an estate restores the list. */
export function saveLength(filter: string, loaded: number): void {
  const params = new URLSearchParams(filter)
  if (loaded > DEFAULT_LIMIT) params.set('show', String(shownLength(loaded)))
  history.replaceState(history.state, '', addressWith(params))
}

/** Shows a filter in the address with no step to go back from: a map is moved often. */
export const replaceInAddress = (params: URLSearchParams): void =>
  history.replaceState(history.state, '', addressWith(params))

/** The page's address with these parameters; whether the map is open stays. */
function addressWith(given: URLSearchParams): string {
  const params = new URLSearchParams(given)
  const view = new URLSearchParams(location.search).get('view')
  if (view) params.set('view', view)
  return `${location.pathname}${params.size > 0 ? `?${params}` : ''}`
}
