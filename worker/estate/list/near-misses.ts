import { Hono } from 'hono'
import type { ListNode } from '../../../shared/content/section.ts'
import { readAddress, writeAddress } from '../../../shared/search/address.ts'
import {
  CRITERION_NAMES,
  type Search,
  searchWith,
  valuesOf,
} from '../../../shared/search/criteria.ts'
import { criterionWords } from '../../../shared/search/criterion-words.ts'
import { isCalledByField } from '../../../shared/search/describe.ts'
import { easedSearches, nearestOf, type NearMiss } from '../../../shared/search/near-miss.ts'
import type { GeoRange } from '../../../shared/search/geo-range.ts'
import { toQuery, toSearch } from '../../../shared/search/query.ts'
import type { AjaxEnv } from '../../site/hono-env.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { findList } from '../../catalog/find-list.ts'

const MAX_SEARCHES = 6
const MAX_EASED = 2

/** So much further than what was asked. */
const WIDER_KM = 10

type Context = Pick<RequestContext, 'api' | 'site' | 't' | 'locale'>

/**
 * Searches that lie near one without results: with a little less of a condition, further around the place, and with one
 * condition left out, at most six in all (SEARCH-18, SEARCH-19, SEARCH-56, SEARCH-60).
 */
export async function findNearMisses(
  context: Context,
  node: ListNode,
  search: Search,
): Promise<NearMiss[]> {
  const around = await widened(context, node, search)
  const values = valuesOf(search)
  const tried: Tried[] = [
    ...easedSearches(search)
      .slice(0, MAX_EASED)
      .map(eased => ({ how: 'less' as const, ...eased })),
    ...(around ? [{ ...around, how: 'wider' as const }] : []),
    ...CRITERION_NAMES.filter(key => values[key] !== undefined).map(key => ({
      how: 'without' as const,
      key,
      ...(isCalledByField(key) && { label: criterionWords(key, context).name }),
      search: searchWith(search, { [key]: undefined }),
    })),
  ]
  const misses = await Promise.all(
    tried.slice(0, MAX_SEARCHES).map(async ({ search: near, ...miss }) => ({
      ...miss,
      ...(await found(context, node, near)),
    })),
  )
  return nearestOf(misses)
}

type Tried = Pick<NearMiss, 'how' | 'key' | 'label' | 'to'> & { search: Search }

async function found(
  { api, site }: Context,
  node: ListNode,
  search: Search,
): Promise<{ count: number; query: string }> {
  const { total } = await api.searchEstates(
    toSearch(node, search, site.source, { offset: 0, limit: 1 }),
  )
  return { count: total, query: writeAddress(search).toString() }
}

/** A circle that is wider than that of the search, or one around its only municipality; null: there is neither. */
async function widened(
  { api, site }: Context,
  node: ListNode,
  search: Search,
): Promise<Omit<Tried, 'how'> | null> {
  const { place } = search
  const circle = place.geo_range ?? (await middle())
  if (!circle) return null
  const km = circle.km + WIDER_KM
  const key = place.geo_range ? 'geo_range' : 'city'
  return {
    key,
    to: km,
    search: searchWith(search, { city: undefined, geo_range: { ...circle, km } }),
  }

  async function middle(): Promise<GeoRange | null> {
    const [city, ...others] = place.city ?? []
    if (city === undefined || others.length > 0) return null
    const { locations } = await api.filterValues(toQuery(node, search, site.source))
    const town = locations.find(({ id }) => id === city)
    return town ? { km: 0, lat: town.lat, lon: town.lon } : null
  }
}

/** The same for a list that a script has found empty, `?list=…` and the visitor's search. */
export const nearMissesAjax = new Hono<AjaxEnv>().get('/suggest-drop', async c => {
  const { context } = c.var
  const params = new URL(c.req.url).searchParams
  const node = await findList(context.api, params.get('list'))
  if (!node) return c.json({ error: 'unknown list' }, 404)
  return c.json(await findNearMisses(context, node, readAddress(params)))
})
