import type { MoreValues } from '../../../shared/search/search.ts'
import { TRAITS } from '../../../shared/estate/fields/comfort.ts'
import { tableOf } from '../../../shared/table.ts'
import type { Database } from '../db/database.ts'
import { and, join, raw, sql, type Statement } from '../../store/sql.ts'
import {
  filters,
  forcedIndex,
  restrictions,
  scope,
  visible,
  type FacetField,
  type Hidden,
} from '../estate/conditions.ts'
import type { ResolvedQuery } from '../estate/search-schema.ts'

/** How many of the homes that are found have what; of labels and areas also those that another choice of them would find (LAPI-31). */
export function moreValues(db: Database, hidden: Hidden, query: ResolvedQuery): MoreValues {
  const counts = db.first<Record<string, number | null>>(sql`
    SELECT ${join(
      TRAITS.map(
        trait => sql`COUNT(*) FILTER (WHERE instr(traits, ${`"${trait}"`}) > 0) AS ${raw(trait)}`,
      ),
      ', ',
    )} FROM ${from(query)} WHERE ${matching(hidden, query)}`)
  const largest = db.first<Pick<MoreValues, 'areaBuild' | 'areaGround'>>(sql`
    SELECT MAX(area_build) AS areaBuild, MAX(area_ground) AS areaGround
    FROM ${from(query)} WHERE ${matching(hidden, query, ['dimensions.areaBuild', 'dimensions.areaGround'])}`)
  const energy = db.rows<MoreValues['energy'][number]>(sql`
    SELECT energy AS id, COUNT(*) AS count
    FROM ${from(query)} WHERE ${matching(hidden, query, ['energyLabel.rank'])} AND energy IS NOT NULL GROUP BY energy ORDER BY energy`)
  return {
    traits: tableOf(TRAITS, trait => counts?.[trait] ?? 0),
    energy,
    areaBuild: largest?.areaBuild ?? null,
    areaGround: largest?.areaGround ?? null,
  }
}

const from = (query: ResolvedQuery): Statement =>
  raw(`estate INDEXED BY ${forcedIndex(query) ?? 'estate_by_more'}`)

const matching = (
  hidden: Hidden,
  query: ResolvedQuery,
  besides: readonly FacetField[] = [],
): Statement =>
  and([
    visible(hidden),
    scope(query),
    ...restrictions(query),
    ...filters(query)
      .filter(({ field }) => !besides.includes(field))
      .map(({ condition }) => condition),
  ])
