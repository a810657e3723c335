import type { ReactNode } from 'react'
import { Chips, type OptionLabels } from '../../client/estate/filter/chips.tsx'
import { FilterForm } from '../../client/estate/filter/filter-form.tsx'
import type { FilterIslandProps } from '../../client/estate/filter-island.tsx'
import { FilterSheet } from '../../client/estate/filter/filter-sheet.tsx'
import { Island } from '../render/island.tsx'
import { useView } from '../../client/view.tsx'
import { type FilterOptions, filterOptions } from '../../shared/search/filter-options.ts'
import { activeCount, carriedParams, parseFilter } from '../../shared/search/filter.ts'
import { priceSteps } from '../../shared/search/price-steps.ts'
import { toQuery } from '../../shared/search/query.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import { formatNumber } from '../../shared/format.ts'
import { pageHref } from '../../shared/routes.ts'
import type { Page } from '../../shared/content/page.ts'
import type { EstateFilterSection, EstateListSection } from '../../shared/content/section.ts'
import { keysOf } from '../../shared/table.ts'
import { Fragment } from '../render/fragment.tsx'
import { listOn } from '../catalog/find-list.ts'
import { loadListSlice } from '../catalog/load-list-slice.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { Day } from '../../shared/time/units.ts'
import { PlaceChoices } from '../places/place-choices.tsx'
import { spotNameOf } from '../places/spot-name.ts'
import { type PlaceChoice, placeChoices } from '../places/typed-place.ts'
import { moreFiltersHtml } from './more-filters.ts'
import { SearchTabs, tabsAbove, tabsOf, type SearchTab } from '../estate/list/search-tabs.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

interface FilterData {
  form: FilterIslandProps
  /** Places that may be meant by what was typed. */
  choices: PlaceChoice[] | null
  tabs: SearchTab[]
  values: FilterValues
  today: Day
}

/** The filter bar over a list of this page, or on its way to another page (FILTER-42). */
export const estateFilter: SectionDefinition<'estateFilter', FilterData> = {
  async load(section, context) {
    const { api, locale, t, site, query } = context
    const page = section.page ? await pageElsewhere(section, context) : context.page
    const found = page ? listOn(page.sections, section.list) : undefined
    const node = found?.type === 'estateList' ? found.node : { query: {} }
    const filter = parseFilter(query)
    const [values, slice] = await Promise.all([
      api.filterValues(
        toQuery(node, filter, site.source),
        activeCount(filter) === 0 ? 'shared' : undefined,
      ),
      page && found?.type === 'estateList' ? sliceOf(found, page, section, context) : null,
    ])
    const total = slice?.ref.total ?? null
    const options = activeCount(filter) > 0 ? filterOptions(values, locale, t) : null
    return {
      values,
      choices: await placeChoices(context, query),
      tabs: section.tabs
        ? tabsOf(section.tabs, context)
        : section.page
          ? []
          : await tabsAbove(actionOf(section, context), context),
      today: toDay(context.now),
      form: {
        filter,
        total,
        id: `${section.id}-form`,
        action: actionOf(section, context),
        cityNames: (options?.city ?? [])
          .filter(({ value }) => filter.city?.includes(value))
          .map(({ label }) => label),
        place: slice?.ref ?? null,
        spot: await spotNameOf(context, filter),
        near: query.get('near') ?? undefined,
        hasMore: values.more !== undefined,
        ...(section.page && { isElsewhere: true }),
      },
    }
  },
  View({ section, data: { tabs, ...data }, context, index }) {
    return (
      <SectionFrame section={section} context={context} index={index}>
        <SearchTabs
          tabs={tabs}
          current={data.form.action}
          query={carriedParams(data.form.filter).toString()}
        />
        <Fragment name="filter" of={FilterBar} props={{ ...data, id: section.id }} />
      </SectionFrame>
    )
  },
}

/** Cached as HTML: two hundred options are most of a list page's markup. */
function FilterBar({
  id,
  form,
  choices,
  values,
  today,
}: Omit<FilterData, 'tabs'> & { id: string }): ReactNode {
  const { locale, t } = useView()
  const { place: _, isElsewhere, ...props } = form
  const options = filterOptions(values, locale, t)
  const labels = {
    ...labelsOf(options),
    [`geo_range ${form.filter.geo_range}`]: form.spot ?? undefined,
  }
  const island = (
    <Island name="estate-filter" props={form}>
      <FilterForm
        {...props}
        options={options}
        moreHtml={moreFiltersHtml({ id: form.id, filter: form.filter, values, today, t })}
      />
    </Island>
  )
  // On its way to a list the search is what the page is for; above a list the homes are.
  return (
    <>
      <datalist id={`${form.id}-prices`}>
        {priceSteps(values.prices).map(price => (
          <option key={price} value={price}>
            {formatNumber('currency', price)}
          </option>
        ))}
      </datalist>
      {isElsewhere ? (
        <div className="filter-sheet">{island}</div>
      ) : (
        <FilterSheet id={`${id}-sheet`} active={activeCount(form.filter)}>
          {island}
        </FilterSheet>
      )}
      {choices && <PlaceChoices choices={choices} path={form.action} />}
      <div id={`${form.id}-chips`}>
        <Chips filter={form.filter} labels={labels} action={form.action} />
      </div>
    </>
  )
}

const labelsOf = (options: FilterOptions): OptionLabels =>
  Object.fromEntries(
    keysOf(options).flatMap(key =>
      options[key].map(({ value, label }) => [`${key} ${value}`, label]),
    ),
  )

/** How many there are. A bar on its way to another page does without where that cannot be had. */
async function sliceOf(
  list: EstateListSection,
  page: Pick<Page, 'id'>,
  section: EstateFilterSection,
  context: SectionContext,
): Promise<Awaited<ReturnType<typeof loadListSlice>> | null> {
  const slice = loadListSlice(list, { ...context, page })
  return section.page ? slice.catch(() => null) : slice
}

/** The page that the form leads to: options must have results there. Without that page the options are those of all estates. */
async function pageElsewhere(
  { page }: EstateFilterSection,
  { api, locale }: SectionContext,
): Promise<Page | null> {
  const url = page?.[locale]
  const found =
    typeof url === 'string'
      ? await api.pageByUrl(url ? `${locale}/${url}` : locale).catch(() => null)
      : null
  return found?.published ? found : null
}

function actionOf(section: EstateFilterSection, { page, locale }: SectionContext): string {
  const url = section.page?.[locale] ?? page.url[locale]
  return pageHref(locale, typeof url === 'string' ? url : '')
}
