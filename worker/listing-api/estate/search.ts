import { COLLECTION_KEY } from '../../../shared/search/search.ts'
import type { Database } from '../db/database.ts'
import { join, raw, sql, type Statement } from '../../store/sql.ts'
import { hiddenStatuses } from '../site/queries.ts'
import { resolveArea } from './area.ts'
import { completedCards } from './cards.ts'
import { withUnits } from './units.ts'
import { conditionOf, forcedIndex, type Hidden } from './conditions.ts'
import { GROUPS, SORTS } from './fields.ts'
import { pendingFacts, withoutPending } from './pending-facts.ts'
import type { ResolvedSearch, Search } from './search-schema.ts'

const NEWEST_FIRST: NonNullable<Search['sort']> = [{ field: 'publicationDate', order: 'DESC' }]

/** One page of cards, as JSON text, and the total (LAPI-26). */
export function searchEstates(
  db: Database,
  search: Search,
): { total: number; cards: string[]; pending: string[] } {
  const hidden = hiddenStatuses(db)
  const pending = pendingFacts(db)
  const query = withoutPending(search.query, pending)
  const placed = { ...search, query: resolveArea(db, hidden, query) }
  const page = db.rows<{ card: string; project: string | null }>(pageOf(hidden, placed))
  const count = db.first<{ total: number }>(countOf(hidden, placed))
  return {
    total: count?.total ?? 0,
    cards: withUnits(
      db,
      completedCards(
        db,
        page.map(row => row.card),
      ),
      page.map(row => row.project),
    ),
    pending,
  }
}

/**
 * The cards of a page, in order. The rows are found in an index; only those of the page are then read from the table.
 * CROSS JOIN keeps their order.
 */
export function pageOf(hidden: Hidden, search: ResolvedSearch): Statement {
  const { size, from } = { size: search.limit, from: search.offset, ...search.pagination }
  return sql`
    SELECT estate.card, CASE WHEN estate.project = 1 THEN estate.public_id END AS project FROM (
      SELECT rowid AS row FROM ${source(search)} WHERE ${conditionOf(hidden, search.query)}
      ORDER BY ${orderOf(search)} LIMIT ${size} OFFSET ${from}
    ) AS page CROSS JOIN estate ON estate.rowid = page.row`
}

/** The total, counted in the narrowest index that covers every filter column. */
export const countOf = (hidden: Hidden, { query }: ResolvedSearch): Statement =>
  sql`SELECT COUNT(*) AS total FROM ${raw(`estate INDEXED BY ${forcedIndex(query) ?? 'estate_by_bedrooms'}`)} WHERE ${conditionOf(hidden, query)}`

/** The index is forced: without statistics the planner would pick one for a range and sort afterwards. */
function source({ query, sort }: ResolvedSearch): Statement {
  const { field, order } = (sort ?? NEWEST_FIRST)[0] ?? NEWEST_FIRST[0]!
  return raw(`estate INDEXED BY ${forcedIndex(query) ?? SORTS[field][order].index}`)
}

function orderOf({ query, sort, grouping }: ResolvedSearch): Statement {
  const clauses = sort?.length ? sort : NEWEST_FIRST
  const order = clauses.map(({ field, order }) => SORTS[field][order].columns)
  return join(
    [
      ...(grouping ? [raw(GROUPS[grouping])] : []),
      ...(sort?.length ? [] : chosenOrder(query)),
      ...[...order, `id ${clauses[0]?.order ?? 'ASC'}`].map(raw),
    ],
    ', ',
  )
}

/** One collection comes as it was chosen, unless another order is asked for (LAPI-196). */
function chosenOrder({ match, terms }: ResolvedSearch['query']): Statement[] {
  const ids = [match?.[COLLECTION_KEY] ?? [], terms?.[COLLECTION_KEY] ?? []].flat().map(Number)
  return ids.length === 1
    ? [
        sql`(SELECT position FROM collection_estate WHERE collection_id = ${ids[0] ?? 0} AND estate_id = estate.id)`,
      ]
    : []
}
