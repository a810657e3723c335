import type { SearchRef } from '../../shared/search/search-ref.ts'
import type { Page } from '../../shared/content/page.ts'
import type { EstateListSection } from '../../shared/content/section.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { readAddress } from '../../shared/search/address.ts'
import { activeCount, type Search } from '../../shared/search/criteria.ts'
import { readSlice, type Slice, withinTotal } from '../../shared/search/slice.ts'
import { toSearch } from '../../shared/search/query.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import type { RequestContext } from '../site/request-context.ts'
import { listName } from './find-list.ts'

export interface ListContext extends Pick<RequestContext, 'api' | 'site'> {
  page: Pick<Page, 'id'>
  /** The query of the page's address. */
  query: URLSearchParams
}

interface ListSlice {
  search: Search
  results: EstateCard[]
  ref: SearchRef
}

/** The slice of a list that the page's address asks for. Throws where the search failed and nothing is cached. */
export async function loadListSlice(
  section: EstateListSection,
  { api, site, query, page }: ListContext,
): Promise<ListSlice> {
  const search = readAddress(query)
  const load = (slice: Slice): ReturnType<typeof api.searchEstates> =>
    api.searchEstates(
      toSearch(section.node, search, site.source, slice),
      activeCount(search) > 0 ? undefined : slice.offset === 0 ? 'main' : 'shared',
    )
  const wanted = readSlice(query)
  const first = await load(wanted)
  const isEmpty = !first.error && first.results.length === 0
  const slice = isEmpty ? withinTotal(wanted, first.total) : wanted
  const { total, results, error } = slice === wanted ? first : await load(slice)
  if (error) throw error
  const shown = results.filter(card => !isHidden(card, site.settings.hiddenStatus))
  return {
    search,
    results: shown,
    ref: {
      list: listName(page.id, section.id),
      node: section.node,
      total,
      start: slice.offset,
      offset: slice.offset + shown.length,
    },
  }
}
