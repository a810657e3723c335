import type { EstateCard } from '../../shared/estate/card.ts'
import { toCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import type { RequestContext } from '../site/request-context.ts'
import { isAbsent, notFound } from '../http/absence.ts'

/** How many are loaded one by one from an API that cannot search by ids. */
const MAX_SINGLE_LOADS = 30

export interface Favorites {
  /** In the order of the request. */
  cards: EstateCard[]
  /** Ids that are not available, or no longer. */
  gone: string[]
}

/** The estates of a shortlist: one search by ids, an optional extension of the API; what it does not find is loaded one by one. */
export async function loadFavorites(context: RequestContext, ids: string[]): Promise<Favorites> {
  if (ids.length === 0) return { cards: [], gone: [] }
  const { api, site } = context
  const { results } = await api.searchEstates({ query: { terms: { id: ids } }, limit: ids.length })
  const found = new Map(
    results
      .filter(card => !isHidden(card, site.settings.hiddenStatus))
      .map(card => [publicId(card).toLowerCase(), card]),
  )
  const missing = ids.filter(id => !found.has(id.toLowerCase())).slice(0, MAX_SINGLE_LOADS)
  await Promise.all(
    missing.map(async id => {
      const estate = await loadEstate(context, id).catch(notFound)
      if (!isAbsent(estate)) found.set(id.toLowerCase(), toCard(estate))
    }),
  )
  return {
    cards: ids.flatMap(id => found.get(id.toLowerCase()) ?? []),
    gone: ids.filter(id => !found.has(id.toLowerCase())),
  }
}
