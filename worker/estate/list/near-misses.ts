import { Hono } from 'hono'
import type { ListNode } from '../../../shared/content/section.ts'
import { easedFilters, nearestOf, type NearMiss } from '../../../shared/search/near-miss.ts'
import {
  FILTER_KEYS,
  type FilterQuery,
  filterParams,
  parseFilter,
} from '../../../shared/search/filter.ts'
import { type GeoRange, geoRangeText, parseGeoRange } from '../../../shared/search/geo-range.ts'
import { toQuery, toSearch } from '../../../shared/search/query.ts'
import type { AjaxEnv } from '../../site/hono-env.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { findList } from '../../catalog/find-list.ts'

const MAX_SEARCHES = 6
const MAX_EASED = 2

/** So much further than what was asked. */
const WIDER_KM = 10

type Context = Pick<RequestContext, 'api' | 'site'>

/**
 * Searches that lie near one without results: with a little less of a condition, further around the place, and with one
 * condition left out, at most six in all (SEARCH-18, SEARCH-19, SEARCH-56, SEARCH-60).
 */
export async function findNearMisses(
  context: Context,
  node: ListNode,
  filter: FilterQuery,
): Promise<NearMiss[]> {
  const around = await widened(context, node, filter)
  const tried: Tried[] = [
    ...easedFilters(filter)
      .slice(0, MAX_EASED)
      .map(({ key, to, filter: eased }) => ({ how: 'less' as const, key, to, filter: eased })),
    ...(around ? [{ ...around, how: 'wider' as const }] : []),
    ...FILTER_KEYS.filter(key => filter[key] !== undefined).map(key => ({
      how: 'without' as const,
      key,
      filter: { ...filter, [key]: undefined },
    })),
  ]
  const misses = await Promise.all(
    tried.slice(0, MAX_SEARCHES).map(async ({ filter: near, ...miss }) => ({
      ...miss,
      ...(await found(context, node, near)),
    })),
  )
  return nearestOf(misses)
}

type Tried = Pick<NearMiss, 'how' | 'key' | 'to'> & { filter: FilterQuery }

async function found(
  { api, site }: Context,
  node: ListNode,
  filter: FilterQuery,
): Promise<{ count: number; query: string }> {
  const { total } = await api.searchEstates(
    toSearch(node, filter, site.source, { offset: 0, limit: 1 }),
  )
  return { count: total, query: filterParams(filter).toString() }
}

/** A circle that is wider than that of the filter, or one around its only municipality; null: there is neither. */
async function widened(
  { api, site }: Context,
  node: ListNode,
  filter: FilterQuery,
): Promise<Omit<Tried, 'how'> | null> {
  const circle = parseGeoRange(filter.geo_range ?? '') ?? (await middle())
  if (!circle) return null
  const km = circle.km + WIDER_KM
  const key = filter.geo_range ? 'geo_range' : 'city'
  return {
    key,
    to: km,
    filter: { ...filter, city: undefined, geo_range: geoRangeText({ ...circle, km }) },
  }

  async function middle(): Promise<GeoRange | null> {
    const [city, ...others] = filter.city ?? []
    if (city === undefined || others.length > 0) return null
    const { locations } = await api.filterValues(toQuery(node, filter, site.source))
    const place = locations.find(({ id }) => id === city)
    return place ? { km: 0, lat: place.lat, lon: place.lon } : null
  }
}

/** The same for a list that a script has found empty, `?list=…` and the visitor's filter. */
export const nearMissesAjax = new Hono<AjaxEnv>().get('/suggest-drop', async c => {
  const { context } = c.var
  const params = new URL(c.req.url).searchParams
  const node = await findList(context.api, params.get('list'))
  if (!node) return c.json({ error: 'unknown list' }, 404)
  return c.json(await findNearMisses(context, node, parseFilter(params)))
})
