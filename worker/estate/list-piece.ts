import type { ListingPlace } from '../../client/estate/listings-on-page.ts'
import type { EstateListSection } from '../../shared/content/section.ts'
import type { EstateCard } from '../../shared/estate/card.ts'
import { type FilterQuery, parseFilter } from '../../shared/estate/filter.ts'
import { type Piece, readPiece } from '../../shared/estate/piece.ts'
import { toSearch } from '../../shared/estate/query.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import type { SectionContext } from '../sections/section-kind.ts'
import { listName } from './list-address.ts'

export interface ListPiece {
  filter: FilterQuery
  piece: Piece
  total: number
  results: EstateCard[]
  place: Pick<ListingPlace, 'list' | 'node'>
}

/** The piece of a list that the page's address asks for. Throws where the search failed and nothing was kept. */
export async function loadListPiece(
  section: EstateListSection,
  { api, site, query, page }: SectionContext,
): Promise<ListPiece> {
  const filter = parseFilter(query)
  const piece = readPiece(query)
  const { total, results, error } = await api.searchEstates(
    toSearch(section.node, filter, site.source, piece),
  )
  if (error) throw error
  return {
    filter,
    piece,
    total,
    results: results.filter(card => !isHidden(card, site.settings.hiddenStatus)),
    place: { list: listName(page.id, section.id), node: section.node },
  }
}
