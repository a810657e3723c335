import { type CriterionName } from '../../../shared/search/criteria.ts'
import { type Criterion } from '../../../shared/search/criterion.ts'
import { TRAITS } from '../../../shared/estate/fields/comfort.ts'
import type { FactOptions, MoreValues } from '../../../shared/search/search.ts'
import { searchField } from '../../../shared/search/search-fields.ts'
import { factCriteria } from '../../../shared/estate/facts-of.ts'
import { tableOf } from '../../../shared/table.ts'
import { factPath, has } from '../../store/search-sql.ts'
import { and, join, raw, sql, type Statement } from '../../store/sql.ts'
import type { Database } from '../db/database.ts'
import { baseOf, filtersBut, forcedIndex, type Hidden } from '../estate/conditions.ts'
import type { ResolvedQuery } from '../estate/search-schema.ts'

/** How many of the homes that are found have what; of labels, areas and facts also those that another choice of them would find (LAPI-31). */
export function moreOptions(
  db: Database,
  hidden: Hidden,
  query: ResolvedQuery,
  pending: readonly string[],
): MoreValues {
  const from = fromIndex(query)
  const but = (...criteria: CriterionName[]): Statement =>
    and([baseOf(hidden, query), filtersBut(query, ...criteria.map(searchField))])
  const counts = db.first<Record<string, number | null>>(sql`
    SELECT ${join(
      TRAITS.map(
        trait =>
          sql`COUNT(*) FILTER (WHERE ${has(raw('traits'), sql`${`"${trait}"`}`)}) AS ${raw(trait)}`,
      ),
      ', ',
    )} FROM ${from} WHERE ${but()}`)
  const largest = db.first<Pick<MoreValues, 'areaBuild' | 'areaGround'>>(sql`
    SELECT MAX(area_build) AS areaBuild, MAX(area_ground) AS areaGround
    FROM ${from} WHERE ${but('area-min', 'plot-min')}`)
  const energy = db.rows<MoreValues['energy'][number]>(sql`
    SELECT energy AS id, COUNT(*) AS count
    FROM ${from} WHERE ${but('energy')} AND energy IS NOT NULL GROUP BY energy ORDER BY energy`)
  const facts = factOptions(db, hidden, query, pending)
  return {
    traits: tableOf(TRAITS, trait => counts?.[trait] ?? 0),
    energy,
    areaBuild: largest?.areaBuild ?? null,
    areaGround: largest?.areaGround ?? null,
    ...(facts && { facts }),
  }
}

const fromIndex = (query: ResolvedQuery): Statement =>
  raw(`estate INDEXED BY ${forcedIndex(query) ?? 'estate_by_more'}`)

/** The options of each criterion that is one of a home's facts; null: there is none. */
function factOptions(
  db: Database,
  hidden: Hidden,
  query: ResolvedQuery,
  pending: readonly string[],
): Record<string, FactOptions> | null {
  const options = factCriteria()
    .filter(({ name, facet }) => facet !== null && !pending.includes(name))
    .map((criterion): [string, FactOptions] => {
      // All of several are asked for: what else is chosen of them counts as well.
      const own = criterion.match === 'allOf' ? [] : [criterion.name]
      const where = and([baseOf(hidden, query), filtersBut(query, ...own)])
      return [criterion.name, optionsOf(db, criterion, fromIndex(query), where)]
    })
  return options.length > 0 ? Object.fromEntries(options) : null
}

function optionsOf(
  db: Database,
  { name, facet }: Pick<Criterion, 'facet'> & { name: string },
  from: Statement,
  where: Statement,
): FactOptions {
  const path = factPath(name)
  if (facet === 'counts') {
    const found = db.rows<{ id: string; count: number }>(
      sql`SELECT own.value AS id, COUNT(*) AS count FROM ${from} CROSS JOIN json_each(facts, ${path}) AS own
      WHERE ${where} GROUP BY own.value`,
    )
    return { counts: Object.fromEntries(found.map(({ id, count }) => [id, count])) }
  }
  return (
    db.first<{ lowest: number | null; largest: number | null }>(
      sql`SELECT MIN(facts ->> ${path}) AS lowest, MAX(facts ->> ${path}) AS largest FROM ${from} WHERE ${where}`,
    ) ?? { lowest: null, largest: null }
  )
}
