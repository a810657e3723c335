import type { FilterQuery } from '../../shared/search/filter.ts'
import { parseGeoRange } from '../../shared/search/geo-range.ts'
import type { RequestContext } from '../site/request-context.ts'
import { MAX_SPOT_KM, spotOfRange } from './find-spots.ts'
import { loadStreetIndex } from './load-street-index.ts'

/** 'Veldstraat, Gent', where a search is around a street or quarter of the index (SEARCH-58); null: around anything else. */
export async function spotNameOf(
  { env, locale }: Pick<RequestContext, 'env' | 'locale'>,
  { geo_range: range }: FilterQuery,
): Promise<string | null> {
  const circle = parseGeoRange(range ?? '')
  if (!range || !circle || circle.km > MAX_SPOT_KM) return null
  const index = await loadStreetIndex(env)
  const spot = index && spotOfRange(index, range, locale)
  return spot && `${spot.name}, ${spot.within}`
}
