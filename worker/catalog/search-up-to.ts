import type { EstateCard } from '../../shared/estate/card.ts'
import type { EstateQuery, SortClause } from '../../shared/search/search.ts'
import type { Api } from '../api/api.ts'

/** The most that one call of section 7 is asked for. */
const PAGE_SIZE = 100

interface SearchPage {
  total: number
  results: EstateCard[]
}

/** The first `max` estates of a search, by as many calls as that takes. Throws where one failed. */
export async function searchUpTo(
  max: number,
  api: Api,
  query: EstateQuery,
  sort?: SortClause[],
): Promise<SearchPage> {
  const search = async (offset: number): Promise<SearchPage> => {
    const response = await api.searchEstates({ query, sort, offset, limit: PAGE_SIZE })
    if (response.error) throw response.error
    return response
  }
  const first = await search(0)
  const offsets = Array.from(
    { length: Math.ceil(Math.min(first.total, max) / PAGE_SIZE) },
    (_, page) => page * PAGE_SIZE,
  ).slice(1)
  const others = await Promise.all(offsets.map(search))
  return { total: first.total, results: [first, ...others].flatMap(({ results }) => results) }
}
