import type { SiteScope } from '../env.ts'
import { batch, joined, known, sql, type Statement } from '../sql.ts'
import { place } from './area.ts'
import { conditionOf, namedIndex } from './conditions.ts'
import { GROUPS, SORTS } from './fields.ts'
import type { PlacedSearch, Search } from './search-schema.ts'

const NEWEST_FIRST: NonNullable<Search['sort']> = [{ field: 'publicationDate', order: 'DESC' }]

/** One page of cards, as JSON text, and how many there are in all (spec 7). */
export async function searchEstates(
  db: D1Database,
  site: SiteScope,
  search: Search,
): Promise<{ total: number; cards: string[] }> {
  const placed = { ...search, query: await place(db, site, search.query) }
  const [page, [count]] = await batch<[{ card: string }[], [{ total: number }]]>(db, [
    pageOf(site, placed),
    countOf(site, placed),
  ])
  return { total: count.total, cards: page.map(row => row.card) }
}

/**
 * The cards of a page, in order. The rows are found in an index alone; only those of the page are then read
 * from the table, and CROSS JOIN keeps their order.
 */
export function pageOf(site: SiteScope, search: PlacedSearch): Statement {
  const { size, from } = { size: search.limit, from: search.offset, ...search.pagination }
  return sql`
    SELECT estate.card FROM (
      SELECT rowid AS row FROM ${source(search)} WHERE ${conditionOf(site, search.query)}
      ORDER BY ${orderOf(search)} LIMIT ${size} OFFSET ${from}
    ) AS page CROSS JOIN estate ON estate.rowid = page.row`
}

/** Counted in the narrowest of the indexes that hold every column a search filters on. */
export const countOf = (site: SiteScope, { query }: PlacedSearch): Statement =>
  sql`SELECT COUNT(*) AS total FROM ${known(`estate INDEXED BY ${namedIndex(query) ?? 'estate_by_bedrooms'}`)} WHERE ${conditionOf(site, query)}`

/** The index is named, since the planner, without statistics, would take another for a range and sort afterwards. */
function source({ query, sort }: PlacedSearch): Statement {
  const { field, order } = (sort ?? NEWEST_FIRST)[0] ?? NEWEST_FIRST[0]!
  return known(`estate INDEXED BY ${namedIndex(query) ?? SORTS[field][order].index}`)
}

function orderOf({ sort, grouping }: PlacedSearch): Statement {
  const clauses = sort?.length ? sort : NEWEST_FIRST
  const order = clauses.map(({ field, order }) => SORTS[field][order].columns)
  return joined(
    [...(grouping ? [GROUPS[grouping]] : []), ...order, `id ${clauses[0]?.order ?? 'ASC'}`].map(
      known,
    ),
    ', ',
  )
}
