import type { FilterQuery } from '../../shared/search/filter.ts'
import { type GeoRange, kmText, parseGeoRange } from '../../shared/search/geo-range.ts'
import type { RequestContext } from '../site/request-context.ts'
import { MAX_SPOT_KM, spotOfRange } from './find-spots.ts'
import { loadStreetIndex } from './load-street-index.ts'
import { townAt } from './town-at.ts'

type Context = Pick<RequestContext, 'env' | 'locale' | 't'>

/**
 * 'Veldstraat, Gent', where a search is around a street or quarter of the index (SEARCH-58), 'Gent + 10 km' around a
 * municipality or a part of one (SENTENCE-31); null: around anything else.
 */
export async function spotNameOf(
  context: Context,
  { geo_range: range }: FilterQuery,
): Promise<string | null> {
  const circle = parseGeoRange(range ?? '')
  if (!range || !circle) return null
  const { locale, t } = context
  const spot = circle.km > MAX_SPOT_KM ? null : await spotOf(context, range, circle)
  if (spot?.isWhole) return spot.name
  const name = spot?.name ?? (await townAt(circle, locale))
  return name ? t('sentence.around', { name, km: kmText(circle.km) }) : null
}

async function spotOf(
  { env, locale }: Context,
  range: string,
  { km }: GeoRange,
): Promise<{ name: string; isWhole: boolean } | null> {
  const index = await loadStreetIndex(env)
  const spot = index && spotOfRange(index, range, locale)
  return spot && { name: `${spot.name}, ${spot.within}`, isWhole: spot.km === km }
}
