import { readAddress, writeAddress } from '../../shared/search/address.ts'
import { type Search, searchWith } from '../../shared/search/criteria.ts'
import { href } from '../../shared/routes.ts'
import { parseGeoRange } from '../../shared/search/geo-range.ts'
import type { PageRequest, Redirect } from '../page/result.ts'
import { type FoundPlace, type PlaceContext, searchPlaces } from './search-places.ts'

/** A place that is no option of the menu is searched with what lies around it. */
const NEARBY_KM = 5

/** A place that may have been meant, and the address of the search with it. */
export interface PlaceChoice {
  place: FoundPlace
  query: string
}

/** What a place typed without script may mean, 'near' in the address (SEARCH-59); null: none was typed. */
export async function placeChoices(
  context: PlaceContext,
  query: URLSearchParams,
): Promise<PlaceChoice[] | null> {
  const typed = query.get('near')?.trim()
  if (!typed) return null
  const search = readAddress(query)
  const { results: places } = await searchPlaces(context, typed)
  return places.map(place => ({
    place,
    query: writeAddress(around(place, search)).toString(),
  }))
}

/** Straight to the search where only one place can be meant. */
export async function toTypedPlace(request: PageRequest): Promise<Redirect | null> {
  const { url } = request
  const choices = await placeChoices(request, url.searchParams)
  const [only, ...others] = choices ?? []
  const typed = url.searchParams.get('near')?.trim() ?? ''
  // A word that is no place may be mistyped; several may be a sentence (SENTENCE-16).
  if (choices?.length === 0 && /\S\s+\S/.test(typed)) {
    const query = new URLSearchParams({ q: typed })
    return { kind: 'redirect', to: href('sentence', request.locale, {}, query), status: 303 }
  }
  if (!only || others.length > 0) return null
  const view = url.searchParams.get('view')
  const to = `${url.pathname}?${only.query}${view ? `&${new URLSearchParams({ view })}` : ''}`
  return { kind: 'redirect', to, status: 303 }
}

function around({ id, lat, lon, range, count }: FoundPlace, search: Search): Search {
  const nearby = count === 0 ? { km: NEARBY_KM, lat, lon } : undefined
  const geo_range = (range ? parseGeoRange(range) : null) ?? nearby
  return searchWith(search, {
    within: undefined,
    geo_range,
    city: geo_range ? undefined : [id],
  })
}
