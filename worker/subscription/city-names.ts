import { cityName } from '../../shared/estate/address.ts'
import { currentCode } from '../../shared/search/municipality-codes.ts'
import type { RequestContext } from '../site/request-context.ts'

/** The names, in the visitor's language, of the cities where the site has estates, by id. */
export async function cityNames({
  api,
  locale,
}: Pick<RequestContext, 'api' | 'locale'>): Promise<(id: number) => string | undefined> {
  const { locations } = await api.filterValues({})
  const names = new Map(locations.map(place => [place.id, cityName(place, locale)]))
  return id => names.get(id) ?? names.get(currentCode(id))
}
