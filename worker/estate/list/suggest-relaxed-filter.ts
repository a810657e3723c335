import { Hono } from 'hono'
import type { ListNode } from '../../../shared/content/section.ts'
import type { Relaxation } from '../../../shared/search/relaxation.ts'
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

/** So much further than what was asked. */
const WIDER_KM = 10

type Context = Pick<RequestContext, 'api' | 'site'>

/**
 * One search for each filter that is set, with that one left out, and one further around the place that was asked for: at
 * most six; null when leaving none of them out helps (SEARCH-18, SEARCH-56).
 */
export async function suggestRelaxation(
  context: Context,
  node: ListNode,
  filter: FilterQuery,
): Promise<Relaxation | null> {
  const around = await widened(context, node, filter)
  const keys = FILTER_KEYS.filter(key => filter[key] !== undefined)
  const relaxations = await Promise.all(
    keys.slice(0, MAX_SEARCHES - (around ? 1 : 0)).map(async (key): Promise<Relaxation> => {
      const rest = { ...filter, [key]: undefined }
      return { key, ...(await found(context, node, rest)) }
    }),
  )
  const best = relaxations.reduce<Relaxation | null>(
    (most, relaxation) => (relaxation.count > (most?.count ?? 0) ? relaxation : most),
    null,
  )
  const wider = best && around && (await found(context, node, around.filter))
  return best && wider && wider.count > 0 ? { ...best, wider: { km: around.km, ...wider } } : best
}

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
): Promise<{ km: number; filter: FilterQuery } | null> {
  const circle = parseGeoRange(filter.geo_range ?? '') ?? (await middle())
  if (!circle) return null
  const km = circle.km + WIDER_KM
  return { km, filter: { ...filter, city: undefined, geo_range: geoRangeText({ ...circle, km }) } }

  async function middle(): Promise<GeoRange | null> {
    const [city, ...others] = filter.city ?? []
    if (city === undefined || others.length > 0) return null
    const { locations } = await api.filterValues(toQuery(node, filter, site.source))
    const place = locations.find(({ id }) => id === city)
    return place ? { km: 0, lat: place.lat, lon: place.lon } : null
  }
}

/** The same for a list that a script has found empty, `?list=…` and the visitor's filter. */
export const relaxationAjax = new Hono<AjaxEnv>().get('/suggest-drop', async c => {
  const { context } = c.var
  const params = new URL(c.req.url).searchParams
  const node = await findList(context.api, params.get('list'))
  if (!node) return c.json({ error: 'unknown list' }, 404)
  return c.json(await suggestRelaxation(context, node, parseFilter(params)))
})
