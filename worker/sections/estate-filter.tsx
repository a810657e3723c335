import type { ReactNode } from 'react'
import { FilterForm } from '../../client/estate/filter/filter-form.tsx'
import type { FilterIslandProps } from '../../client/estate/filter-island.tsx'
import { FilterSheet } from '../../client/estate/filter/filter-sheet.tsx'
import { Island } from '../render/island.tsx'
import { useView } from '../../client/view.tsx'
import { filterOptions } from '../../shared/search/filter-options.ts'
import { activeCount, parseFilter } from '../../shared/search/filter.ts'
import { toQuery } from '../../shared/search/query.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import { pageHref } from '../../shared/routes.ts'
import type { Page } from '../../shared/content/page.ts'
import type { EstateFilterSection } from '../../shared/content/section.ts'
import { Fragment } from '../render/fragment.tsx'
import { listOn } from '../catalog/find-list.ts'
import { loadListSlice } from '../catalog/load-list-slice.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

interface FilterData {
  form: FilterIslandProps
  values: FilterValues
}

/** The filter bar over a list of this page, or on its way to another page (FILTER-42). */
export const estateFilter: SectionDefinition<'estateFilter', FilterData> = {
  async load(section, context) {
    const { api, locale, t, site, query, page } = context
    const { sections } = section.page ? await pageElsewhere(section, context) : page
    const found = listOn(sections, section.list)
    const node = found?.type === 'estateList' ? found.node : { query: {} }
    const list = section.page ? undefined : found
    const filter = parseFilter(query)
    const [values, slice] = await Promise.all([
      api.filterValues(
        toQuery(node, filter, site.source),
        activeCount(filter) === 0 ? 'shared' : undefined,
      ),
      list?.type === 'estateList' ? loadListSlice(list, context) : null,
    ])
    const total = slice?.ref.total ?? null
    const cities = filter.city ? filterOptions(values, locale, t).city : []
    return {
      values,
      form: {
        filter,
        total,
        id: `${section.id}-form`,
        action: actionOf(section, context),
        cityNames: cities
          .filter(({ value }) => filter.city?.includes(value))
          .map(({ label }) => label),
        place: slice?.ref ?? null,
      },
    }
  },
  View({ section, data, context, index }) {
    return (
      <SectionFrame section={section} context={context} index={index}>
        <Fragment name="filter" of={FilterBar} props={{ ...data, id: section.id }} />
      </SectionFrame>
    )
  },
}

/** Cached as HTML: two hundred options are most of a list page's markup. */
function FilterBar({ id, form, values }: FilterData & { id: string }): ReactNode {
  const { locale, t } = useView()
  const { place: _, ...props } = form
  return (
    <FilterSheet id={`${id}-sheet`} active={activeCount(form.filter)}>
      <Island name="estate-filter" props={form}>
        <FilterForm {...props} options={filterOptions(values, locale, t)} />
      </Island>
    </FilterSheet>
  )
}

/** The page that the form leads to: options must have results there. Without that page the options are those of all estates. */
async function pageElsewhere(
  { page }: EstateFilterSection,
  { api, locale }: SectionContext,
): Promise<Pick<Page, 'sections'>> {
  const url = page?.[locale]
  const found =
    typeof url === 'string'
      ? await api.pageByUrl(url ? `${locale}/${url}` : locale).catch(() => null)
      : null
  return found?.published ? found : { sections: [] }
}

function actionOf(section: EstateFilterSection, { page, locale }: SectionContext): string {
  const url = section.page?.[locale] ?? page.url[locale]
  return pageHref(locale, typeof url === 'string' ? url : '')
}
