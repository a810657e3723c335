import { chipsOf, type OptionLabels } from '../../client/estate/filter/chips.tsx'
import type { ListNode } from '../../shared/content/section.ts'
import { type FilterOptions, filterOptions } from '../../shared/search/filter-options.ts'
import { activeCount, type FilterQuery, parseFilter } from '../../shared/search/filter.ts'
import { toQuery } from '../../shared/search/query.ts'
import { keysOf } from '../../shared/table.ts'
import { spotNameOf } from '../places/spot-name.ts'
import { subTypeLabels } from '../sentence/understood.tsx'
import type { SectionContext } from './section-kind.ts'

/** Words of the options of the filter's menus, by 'city 44021'. */
export const labelsOf = (options: FilterOptions): OptionLabels =>
  Object.fromEntries(
    keysOf(options).flatMap(key =>
      options[key].map(({ value, label }) => [`${key} ${value}`, label]),
    ),
  )

/** Words of the place that is searched around, where it has a name. */
export const spotLabel = (filter: FilterQuery, spot: string | null | undefined): OptionLabels => ({
  [`geo_range ${filter.geo_range}`]: spot ?? undefined,
})

/**
 * What a list is filtered by, as its chips say it: 'Gent (9000), Huis'. Null where it is not filtered, and where the words can't
 * be had.
 */
export async function conditionsOf(
  node: ListNode,
  context: SectionContext,
): Promise<string | null> {
  const { api, site, locale, t, query } = context
  const filter = parseFilter(query)
  if (activeCount(filter) === 0) return null
  const [values, spot] = await Promise.all([
    api.filterValues(toQuery(node, filter, site.source)),
    spotNameOf(context, filter),
  ])
  if (values.error) return null
  const labels = {
    ...labelsOf(filterOptions(values, locale, t)),
    ...subTypeLabels(filter.subType, t),
    ...spotLabel(filter, spot),
  }
  return (
    chipsOf(filter, labels, t)
      .map(({ label }) => label)
      .join(', ') || null
  )
}
