import type { Search } from '../../shared/search/criteria.ts'
import { type GeoRange, geoRangeText, kmText } from '../../shared/search/geo-range.ts'
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
  { place: { geo_range: circle } }: Search,
): Promise<string | null> {
  if (!circle) return null
  const { env, locale, t } = context
  const spot = circle.km > MAX_SPOT_KM ? null : await spotOf(context, circle)
  if (spot?.isWhole) return spot.name
  const name = spot?.name ?? (await townAt(env, circle, locale))
  return name ? t('sentence.around', { name, km: kmText(circle.km) }) : null
}

async function spotOf(
  { env, locale }: Context,
  circle: GeoRange,
): Promise<{ name: string; isWhole: boolean } | null> {
  const index = await loadStreetIndex(env)
  const spot = index && spotOfRange(index, geoRangeText(circle), locale)
  return spot && { name: `${spot.name}, ${spot.within}`, isWhole: spot.km === circle.km }
}
