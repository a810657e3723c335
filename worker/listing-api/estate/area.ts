import { isInside } from '../../../shared/search/area.ts'
import type { Database } from '../db/database.ts'
import { and, raw, sql } from '../../store/sql.ts'
import { forcedIndex, scope, visible, type Hidden } from './conditions.ts'
import { boundingBox } from './geometry.ts'
import type { ResolvedQuery, Query } from './search-schema.ts'

/** Resolves a query's polygon to estate ids once; the search, its total and its facets then filter by id. */
export function resolveArea(
  db: Database,
  hidden: Hidden,
  { within, ...query }: Query,
): ResolvedQuery {
  if (!within) return query
  const near = db.rows<{ id: number; lat: number; lon: number }>(
    sql`
    SELECT id, lat, lon FROM ${raw(`estate INDEXED BY ${forcedIndex(query) ?? 'estate_by_transaction'}`)}
    WHERE ${and([visible(hidden), scope(query), boundingBox(within)])}`,
  )
  return {
    ...query,
    estateIds: near.filter(({ lat, lon }) => isInside([lat, lon], within)).map(({ id }) => id),
  }
}
