import type { SiteScope } from '../env.ts'
import { and, raw, rows, sql } from '../db/sql.ts'
import { forcedIndex, scope, visible } from './conditions.ts'
import { boundingBox, isInsidePolygon } from './geometry.ts'
import type { ResolvedQuery, Query } from './search-schema.ts'

/** Resolves a query's polygon to estate ids once; the search, its total and its facets then filter by id. */
export async function resolveArea(
  db: D1Database,
  site: SiteScope,
  { within, ...query }: Query,
): Promise<ResolvedQuery> {
  if (!within) return query
  const near = await rows<{ id: number; lat: number; lon: number }>(
    db,
    sql`
    SELECT id, lat, lon FROM ${raw(`estate INDEXED BY ${forcedIndex(query) ?? 'estate_by_transaction'}`)}
    WHERE ${and([visible(site), scope(site, query), boundingBox(within)])}`,
  )
  return {
    ...query,
    estateIds: near
      .filter(({ lat, lon }) => isInsidePolygon([lat, lon], within))
      .map(({ id }) => id),
  }
}
