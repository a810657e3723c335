import type { SiteScope } from '../env.ts'
import { all, known, rows, sql } from '../sql.ts'
import { namedIndex, scope, visible } from './conditions.ts'
import { around, isInside } from './places.ts'
import type { PlacedQuery, Query } from './search-schema.ts'

/** Finds what lies in the area once, exactly; a search, its total and its facets then look by number. */
export async function place(
  db: D1Database,
  site: SiteScope,
  { within, ...query }: Query,
): Promise<PlacedQuery> {
  if (!within) return query
  const near = await rows<{ id: number; lat: number; lon: number }>(
    db,
    sql`
    SELECT id, lat, lon FROM ${known(`estate INDEXED BY ${namedIndex(query) ?? 'estate_by_transaction'}`)}
    WHERE ${all([visible(site), scope(site, query), around(within)])}`,
  )
  return {
    ...query,
    among: near.filter(({ lat, lon }) => isInside([lat, lon], within)).map(({ id }) => id),
  }
}
