import type { SearchRef } from '../../client/estate/search/page-search.ts'
import type { EstateListSection } from '../../shared/content/section.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { type FilterQuery, parseFilter } from '../../shared/search/filter.ts'
import { type Slice, readSlice } from '../../shared/search/slice.ts'
import { toSearch } from '../../shared/search/query.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import type { SectionContext } from '../sections/section-kind.ts'
import { listName } from './find-list.ts'

export interface ListSlice {
  filter: FilterQuery
  slice: Slice
  total: number
  results: EstateCard[]
  ref: Pick<SearchRef, 'list' | 'node'>
}

/** The piece of a list that the page's address asks for. Throws where the search failed and nothing was kept. */
export async function loadListSlice(
  section: EstateListSection,
  { api, site, query, page }: SectionContext,
): Promise<ListSlice> {
  const filter = parseFilter(query)
  const piece = readSlice(query)
  const { total, results, error } = await api.searchEstates(
    toSearch(section.node, filter, site.source, piece),
  )
  if (error) throw error
  return {
    filter,
    slice: piece,
    total,
    results: results.filter(card => !isHidden(card, site.settings.hiddenStatus)),
    ref: { list: listName(page.id, section.id), node: section.node },
  }
}
