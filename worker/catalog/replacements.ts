import type { EstateCard } from '../../shared/estate/card.ts'
import { FILTER_STATUSES } from '../../shared/estate/fields/general.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { detailSlug } from '../../shared/estate/slug.ts'
import { transactionIds } from '../../shared/estate/status.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { matchRoute } from '../../shared/routes.ts'
import type { PageRequest } from '../page/result.ts'

const MAX_REPLACEMENTS = 3

/**
 * Estates to offer in place of one that is archived. Only its address is left, whose slug names kind, status, postal
 * code and city: what is on offer there, and the newest, ordered by how many words of the slug they share.
 */
export async function loadReplacements({
  api,
  site,
  locale,
  url,
}: PageRequest): Promise<EstateCard[]> {
  const words = new Set(matchRoute(url.pathname)?.params.slug?.split('-'))
  const offered = {
    'transaction.id': FILTER_STATUSES.flatMap(status => transactionIds(status, site.source)),
  }
  const search = (terms: Record<string, number[]>) =>
    api.searchEstates({
      query: { terms: { ...offered, ...terms } },
      sort: [{ field: 'publicationDate', order: 'DESC' }],
    })
  const { locations } =
    words.size > 0 ? await api.filterValues({ terms: offered }) : { locations: [] }
  const cities = locations.filter(({ zip }) => words.has(zip)).map(({ id }) => id)
  const found = await Promise.all([
    ...(cities.length > 0 ? [search({ 'address.city.id': cities })] : []),
    search({}),
  ])
  const cards = new Map(found.flatMap(({ results }) => results).map(card => [publicId(card), card]))
  const shared = (card: EstateCard): number =>
    detailSlug(card, locale)
      .split('-')
      .filter(word => words.has(word)).length
  return [...cards.values()]
    .filter(card => !isHidden(card, site.settings.hiddenStatus))
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, MAX_REPLACEMENTS)
}
