import { toQuery } from '../../../shared/search/query.ts'
import type { Search } from '../../../shared/search/criteria.ts'
import type { EstateQuery } from '../../../shared/search/search.ts'
import { type Markers, markerTuple, estateOfMarker } from '../../../shared/search/marker-tuple.ts'
import { isHidden } from '../../../shared/estate/visibility.ts'
import type { ListNode } from '../../../shared/content/section.ts'
import type { RequestContext } from '../../site/request-context.ts'
import { searchUpTo } from '../../catalog/search-up-to.ts'

/** How many estates are searched where the API has no markers: enough for a useful map. */
const MOST_SEARCHED = 300

/** The pins of a list, none of a hidden status (VIS-2). Throws where the API fails and nothing is cached. */
export async function loadMarkers(
  { api, site }: Pick<RequestContext, 'api' | 'site'>,
  node: ListNode,
  search: Search,
): Promise<Markers> {
  const query = toQuery(node, search, site.source)
  const found = (await api.markers(query)) ?? (await searchMarkers(api, query))
  if ('grid' in found) return found
  return {
    total: found.total,
    markers: found.markers.filter(
      marker => !isHidden(estateOfMarker(marker), site.settings.hiddenStatus),
    ),
  }
}

/** What an API without the extension gives by section 7's own search. */
async function searchMarkers(api: RequestContext['api'], query: EstateQuery): Promise<Markers> {
  const { total, results } = await searchUpTo(MOST_SEARCHED, api, query)
  return { total, markers: results.map(markerTuple).filter(marker => marker !== null) }
}
