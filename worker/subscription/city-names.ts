import { cityName } from '../../shared/estate/address.ts'
import type { RequestContext } from '../site/request-context.ts'

/** Names in the visitor's language of the places that the site has homes in, by id. */
export async function cityNames({
  api,
  locale,
}: Pick<RequestContext, 'api' | 'locale'>): Promise<(id: number) => string | undefined> {
  const { locations } = await api.filterValues({})
  const names = new Map(locations.map(place => [place.id, cityName(place, locale)]))
  return id => names.get(id)
}
