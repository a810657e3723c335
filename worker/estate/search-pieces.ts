import type { EstateCard } from '../../shared/estate/card.ts'
import type { EstateQuery, SortClause } from '../../shared/estate/search.ts'
import type { Api } from '../api/api.ts'

/** The most that one call of section 7 is asked for. */
const PIECE = 100

interface Found {
  total: number
  results: EstateCard[]
}

/** The first `most` homes of a search, by as many calls as that takes. Throws where one failed. */
export async function searchUpTo(
  most: number,
  api: Api,
  query: EstateQuery,
  sort?: SortClause[],
): Promise<Found> {
  const search = async (offset: number): Promise<Found> => {
    const answer = await api.searchEstates({ query, sort, offset, limit: PIECE })
    if (answer.error) throw answer.error
    return answer
  }
  const first = await search(0)
  const offsets = Array.from(
    { length: Math.ceil(Math.min(first.total, most) / PIECE) },
    (_, piece) => piece * PIECE,
  ).slice(1)
  const others = await Promise.all(offsets.map(search))
  return { total: first.total, results: [first, ...others].flatMap(({ results }) => results) }
}
