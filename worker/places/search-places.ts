import * as v from 'valibot'
import { cityName } from '../../shared/estate/address.ts'
import { LOCALES } from '../../shared/locale.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import { connect } from '../api/connect.ts'
import { ApiError } from '../api/errors.ts'
import type { ListNode } from '../../shared/content/section.ts'
import { toQuery } from '../../shared/search/query.ts'
import { EVERYTHING } from '../../shared/search/criteria.ts'
import { loadMarkers } from '../estate/map/load-markers.ts'
import type { RequestContext } from '../site/request-context.ts'
import { findSpots, type Spot } from './find-spots.ts'
import { loadStreetIndex } from './load-street-index.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 40
const MAX_RESULTS = 10
/** So many spots stand under the municipalities, which are meant more often. */
const MAX_SPOTS = 6
/** Among so many the agency's own come first. */
const SPOTS_READ = 60
/** Of two letters begin thousands of streets. */
const MIN_SPOT_LENGTH = 3

const MUNICIPALITY = v.object({
  id: v.number(),
  zip: v.pipe(
    v.optional(v.unknown(), ''),
    v.transform(zip => String(zip ?? '')),
  ),
  name: v.string(),
  lat: v.number(),
  lon: v.number(),
})

/** A municipality, or a street or quarter in one, as ajax/search-city answers it. */
export interface FoundPlace extends v.InferOutput<typeof MUNICIPALITY> {
  /** Homes there; absent where the API doesn't count. */
  count?: number
  /** Of a street or a quarter: the circle around it, in the form of 'geo_range', and where it lies. */
  range?: string
  within?: string
}

export interface FoundPlaces {
  results: FoundPlace[]
  /** False: the API's own places could not be had. */
  isWhole: boolean
}

/**
 * Municipalities, then streets and quarters, that begin with a text: none for fewer than 2 or more than 40 characters
 * (SEARCH-20 to SEARCH-23, SEARCH-57), with how many homes of `list` there are; by default of all. Throws where neither the API's places nor the homes' can be had (SEARCH-79).
 */
export async function searchPlaces(
  context: PlaceContext,
  typed: string,
  list: ListNode = { query: {} },
): Promise<FoundPlaces> {
  const text = typed.normalize('NFC').trim()
  const length = [...text].length
  if (length < MIN_LENGTH || length > MAX_LENGTH) return { results: [], isWhole: true }
  const { locations, error } = await context.api.filterValues(
    toQuery(list, EVERYTHING, context.site.source),
    'shared',
  )
  const [{ towns, isWhole }, spots] = await Promise.all([
    searchMunicipalities(context, text, { locations, error }),
    length < MIN_SPOT_LENGTH ? [] : searchSpots(context, text, locations, list),
  ])
  const shown = spots.slice(0, MAX_SPOTS)
  return { results: [...towns.slice(0, MAX_RESULTS - shown.length), ...shown], isWhole }
}

/** What a search for a place works with. */
export type PlaceContext = Pick<RequestContext, 'env' | 'site' | 'locale' | 'api' | 'trace'>

type Locations = FilterValues['locations']

/** Asks the API, where it offers this extension; else searches the municipalities of the site's own estates. */
async function searchMunicipalities(
  { env, site, locale, trace }: PlaceContext,
  text: string,
  { locations, error }: { locations: Locations; error?: ApiError | null },
): Promise<{ towns: FoundPlace[]; isWhole: boolean }> {
  const query = new URLSearchParams({ q: text, locale })
  const places = await connect(env, { siteId: site.id, locale, request: trace.id })
    .get(`/sites/${site.id}/places?${query}`)
    .catch((failure: unknown) => {
      if (failure instanceof ApiError) return failure
      throw failure
    })
  if (!Array.isArray(places) && error) throw error
  const found = Array.isArray(places)
    ? usable(places)
    : usable(
        locations
          .filter(place =>
            [place.zip, place.name, ...LOCALES.map(each => cityName(place, each))].some(term =>
              startsWithFolded(term, text),
            ),
          )
          .map(place => ({ ...place, name: cityName(place, locale) })),
      )
  const counted = found.map(place => ({ ...place, count: homesIn(locations, place.id) }))
  const begins = ({ name, zip }: FoundPlace): boolean =>
    startsWithFolded(name, text) || zip.startsWith(text)
  // What has homes before what has none; the API's own order, by size, within these.
  const towns = counted.toSorted(
    (a, b) =>
      Number(begins(b)) - Number(begins(a)) || Number(b.count !== 0) - Number(a.count !== 0),
  )
  return { towns, isWhole: !(places instanceof ApiError) || HAS_NONE.has(places.status) }
}

/** What an API without the call answers. */
const HAS_NONE: ReadonlySet<number> = new Set([404, 405])

/** Undefined where the API doesn't count, or the agency has no homes at all. */
function homesIn(locations: Locations, id: number): number | undefined {
  const place = locations.find(each => each.id === id)
  return place || locations.length === 0 ? place?.count : 0
}

/** Where the homes of a list are; null: there are too many to say, or it cannot be had. */
async function homesOf(context: PlaceContext, list: ListNode): Promise<Position[] | null> {
  const found = await loadMarkers(context, list, EVERYTHING).catch(() => null)
  return found && 'markers' in found ? found.markers.map(([, lat, lon]) => ({ lat, lon })) : null
}

type Position = Pick<Spot, 'lat' | 'lon'>

const KM_A_DEGREE = 111.2

/** Flat: near enough for three kilometres. */
const isAround = (home: Position, { lat, lon, km }: Spot): boolean =>
  Math.hypot((home.lon - lon) * Math.cos((lat * Math.PI) / 180), home.lat - lat) * KM_A_DEGREE <= km

/** Streets and quarters, those with homes first, then those of municipalities in which the agency has some. */
async function searchSpots(
  context: PlaceContext,
  text: string,
  locations: Locations,
  list: ListNode,
): Promise<FoundPlace[]> {
  const { env, locale } = context
  const index = await loadStreetIndex(env)
  const spots = index ? findSpots(index, text, locale, SPOTS_READ) : []
  const homes = spots.length > 0 ? await homesOf(context, list) : null
  const found = spots.map((spot): FoundPlace & Pick<Spot, 'city'> => ({
    id: spot.city,
    zip: '',
    ...spot,
    ...(homes && { count: homes.filter(home => isAround(home, spot)).length }),
  }))
  const isOwn = ({ city }: Pick<Spot, 'city'>): boolean => homesIn(locations, city) !== 0
  return found
    .toSorted(
      (a, b) =>
        Number(b.count !== 0) - Number(a.count !== 0) || Number(isOwn(b)) - Number(isOwn(a)),
    )
    .map(({ id, zip, name, lat, lon, range, within, count }) => {
      const known = count === undefined ? {} : { count }
      return { id, zip, name, lat, lon, range, within, ...known }
    })
}

const usable = (places: unknown[]): FoundPlace[] =>
  places.flatMap(place => {
    const parsed = v.safeParse(MUNICIPALITY, place)
    return parsed.success ? [parsed.output] : []
  })

const startsWithFolded = (text: string, start: string): boolean =>
  fold(text).startsWith(fold(start))

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
