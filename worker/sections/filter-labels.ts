import { conditionsText } from '../../client/estate/filter/chips.tsx'
import type { ListNode } from '../../shared/content/section.ts'
import { type FilterOptions, filterOptions } from '../../shared/search/filter-options.ts'
import { readAddress, textsOf } from '../../shared/search/address.ts'
import { activeCount, type Search, valuesOf } from '../../shared/search/criteria.ts'
import { criterionLabels } from '../../shared/search/criterion-words.ts'
import type { OptionLabels } from '../../shared/search/describe.ts'
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
export const spotLabel = (search: Search, spot: string | null | undefined): OptionLabels => ({
  [`geo_range ${textsOf('geo_range', valuesOf(search))[0]}`]: spot ?? undefined,
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
  const search = readAddress(query)
  if (activeCount(search) === 0) return null
  const [values, spot] = await Promise.all([
    api.filterValues(toQuery(node, search, site.source)),
    spotNameOf(context, search),
  ])
  if (values.error) return null
  const labels = {
    ...labelsOf(filterOptions(values, locale, t)),
    ...criterionLabels(search, { t, locale }, values.pending),
    ...subTypeLabels(search.values.subType, t),
    ...spotLabel(search, spot),
  }
  return conditionsText(search, t, labels) || null
}
