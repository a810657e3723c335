import type { EstateCard } from '../../shared/estate/card.ts'
import { toCard } from '../../shared/estate/card.ts'
import { publicId } from '../../shared/estate/estate.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import type { RequestContext } from '../site/request-context.ts'
import { isAbsent } from '../http/absence.ts'

/** How many are loaded one by one from an API that cannot search by ids. */
const MAX_SINGLE_LOADS = 30

export interface Favorites {
  /** In the order of the request. */
  cards: EstateCard[]
  /** Ids that are not available, or no longer. */
  gone: string[]
  /** Ids of which the API told nothing, and why not: whether they are gone is not known (PAGE-107). */
  unknown: Map<string, unknown>
}

/** The estates of a shortlist: one search by ids, an optional extension of the API; what it does not find is loaded one by one. */
export async function loadFavorites(context: RequestContext, ids: string[]): Promise<Favorites> {
  const unknown = new Map<string, unknown>()
  if (ids.length === 0) return { cards: [], gone: [], unknown }
  const { api, site } = context
  const { results, error } = await api.searchEstates({
    query: { terms: { id: ids } },
    limit: ids.length,
  })
  const found = new Map(
    results
      .filter(card => !isHidden(card, site.settings.hiddenStatus))
      .map(card => [publicId(card).toLowerCase(), card]),
  )
  const missing = ids.filter(id => !found.has(id.toLowerCase()))
  if (error) for (const id of missing.slice(MAX_SINGLE_LOADS)) unknown.set(id, error)
  await Promise.all(
    missing.slice(0, MAX_SINGLE_LOADS).map(async id => {
      try {
        const estate = await loadEstate(context, id)
        if (!isAbsent(estate)) found.set(id.toLowerCase(), toCard(estate))
      } catch (failure) {
        unknown.set(id, failure)
      }
    }),
  )
  return {
    cards: ids.flatMap(id => found.get(id.toLowerCase()) ?? []),
    gone: ids.filter(id => !found.has(id.toLowerCase()) && !unknown.has(id)),
    unknown,
  }
}

/** The same where each has to be known: throws where the API told nothing of one. */
export async function loadShown(context: RequestContext, ids: string[]): Promise<EstateCard[]> {
  const { cards, unknown } = await loadFavorites(context, ids)
  for (const failure of unknown.values()) throw failure
  return cards
}
