import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Chips } from '../../client/estate/filter/chips.tsx'
import { FilterForm, submitLabel } from '../../client/estate/filter/filter-form.tsx'
import type { FilterIslandProps } from '../../client/estate/filter-island.tsx'
import { FilterSheet } from '../../client/estate/filter/filter-sheet.tsx'
import { Island, scriptJson } from '../render/island.tsx'
import { useView } from '../../client/view.tsx'
import { criterionLabels } from '../../shared/search/criterion-words.ts'
import { filterOptions } from '../../shared/search/filter-options.ts'
import { carriedParams, readAddress } from '../../shared/search/address.ts'
import { activeCount, MORE_NAMES } from '../../shared/search/criteria.ts'
import { filterQueryOf, searchOfFilter } from '../../shared/search/filter-query.ts'
import { priceSteps } from '../../shared/search/price-steps.ts'
import { toQuery } from '../../shared/search/query.ts'
import type { FilterValues } from '../../shared/search/search.ts'
import { formatNumber } from '../../shared/format.ts'
import { pageHref } from '../../shared/routes.ts'
import type { Page } from '../../shared/content/page.ts'
import type { EstateFilterSection, EstateListSection } from '../../shared/content/section.ts'
import type { SearchRef } from '../../shared/search/search-ref.ts'
import type { Translate } from '../../shared/translator.ts'
import { browserFiles } from '../page/browser-files.ts'
import { encode, type Bytes } from '../http/bytes.ts'
import { Fragment, GAP } from '../render/fragment.tsx'
import { lateOf, type Late } from '../render/late.ts'
import type { Chunk } from '../render/slots.ts'
import { listOn } from '../catalog/find-list.ts'
import { loadListSlice, type ListContext } from '../catalog/load-list-slice.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import type { Day } from '../../shared/time/units.ts'
import { PlaceChoices } from '../places/place-choices.tsx'
import { spotNameOf } from '../places/spot-name.ts'
import { type PlaceChoice, placeChoices } from '../places/typed-place.ts'
import { SentenceForm } from '../sentence/sentence-form.tsx'
import { subTypeLabels } from '../sentence/understood.tsx'
import { labelsOf, spotLabel } from './filter-labels.ts'
import { moreControlsHtml } from './filter-controls.ts'
import { SearchTabs, tabsAbove, tabsOf, type SearchTab } from '../estate/list/search-tabs.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

interface FilterData {
  form: Omit<FilterIslandProps, 'place'>
  /** The list and how many it has; null: there is none, or that can't be had. The form doesn't wait for it. */
  place: Late<SearchRef | null>
  /** Places that may be meant by what was typed. */
  choices: PlaceChoice[] | null
  tabs: SearchTab[]
  values: FilterValues
  today: Day
}

/** The filter bar over a list of this page, or on its way to another page (FILTER-42). */
export const estateFilter: SectionDefinition<'estateFilter', FilterData> = {
  late: { needs: { islands: true, hearts: false } },
  async load(section, context) {
    const { api, locale, t, site, query } = context
    const page = section.page ? await pageElsewhere(section, context) : context.page
    const found = page ? listOn(page.sections, section.list) : undefined
    const node = found?.type === 'estateList' ? found.node : { query: {} }
    const search = readAddress(query)
    const place = lateOf(
      page && found?.type === 'estateList' ? placeOf(found, { ...context, page }) : null,
    )
    const values = await api.filterValues(
      toQuery(node, search, site.source),
      activeCount(search) === 0 ? 'shared' : undefined,
    )
    const options = activeCount(search) > 0 ? filterOptions(values, locale, t) : null
    return {
      values,
      place,
      choices: await placeChoices(context, query),
      tabs: section.tabs
        ? tabsOf(section.tabs, context)
        : section.page
          ? []
          : await tabsAbove(actionOf(section, context), context),
      today: toDay(context.now),
      form: {
        filter: filterQueryOf(search),
        id: `${section.id}-form`,
        action: actionOf(section, context),
        cityNames: (options?.city ?? [])
          .filter(({ value }) => search.place.city?.includes(value))
          .map(({ label }) => label),
        spot: await spotNameOf(context, search),
        near: query.get('near') ?? undefined,
        hiddenLabels: subTypeLabels(search.values.subType, t),
        hasMore: values.more !== undefined,
        ...(values.pending && {
          pending: MORE_NAMES.filter(name => values.pending?.includes(name)),
        }),
        ...(section.page && { isElsewhere: true }),
      },
    }
  },
  View({ section, data: { tabs, place, ...data }, context, index }) {
    return (
      <SectionFrame section={section} context={context} index={index}>
        {section.page && <SentenceForm id={`${section.id}-sentence`} />}
        <SearchTabs
          tabs={tabs}
          current={data.form.action}
          query={carriedParams(searchOfFilter(data.form.filter)).toString()}
        />
        <Fragment
          name="filter"
          of={FilterBar}
          props={{ ...data, id: section.id }}
          gaps={gapsOf(place, context.t)}
        />
      </SectionFrame>
    )
  },
}

/** Cached as HTML, with gaps for the number and the list: two hundred options are most of a list page's markup. */
function FilterBar({
  id,
  form,
  choices,
  values,
  today,
}: Omit<FilterData, 'tabs' | 'place'> & { id: string }): ReactNode {
  const { locale, t } = useView()
  const { isElsewhere, ...props } = form
  const options = filterOptions(values, locale, t)
  const search = searchOfFilter(form.filter)
  const labels = {
    ...labelsOf(options),
    ...form.hiddenLabels,
    ...criterionLabels(search, { t, locale }, values.pending),
    ...spotLabel(search, form.spot),
  }
  const island = (
    <Island name="estate-filter" props={{ ...form, place: GAP }} files={browserFiles.searchScripts}>
      <FilterForm
        {...props}
        submit={GAP}
        options={options}
        moreHtml={moreControlsHtml({ id: form.id, search, values, today, t, locale })}
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
        <FilterSheet id={`${id}-sheet`} active={activeCount(search)} wakes="estate-filter">
          {island}
        </FilterSheet>
      )}
      {choices && <PlaceChoices choices={choices} path={form.action} />}
      <div id={`${form.id}-chips`}>
        <Chips search={search} labels={labels} action={form.action} />
      </div>
    </>
  )
}

/** How many there are. The bar does without where that cannot be had; the list of the same page doesn't. */
const placeOf = (list: EstateListSection, context: ListContext): Promise<SearchRef | null> =>
  loadListSlice(list, context).then(
    slice => slice.ref,
    () => null,
  )

/** What the form says of the list: on its button, and to its script. */
function gapsOf({ found, promise }: Late<SearchRef | null>, t: Translate): Chunk[] {
  const label = (place: SearchRef | null): Bytes =>
    encode(renderToString(submitLabel(place?.total, t)))
  const json = (place: SearchRef | null): Bytes => encode(scriptJson(place))
  return [label, json].map(write =>
    found ? write(found.value) : promise.then(place => ({ bytes: write(place), failed: false })),
  )
}

/** The page that the form leads to: options must have results there. Without that page the options are those of all estates. */
async function pageElsewhere(
  { page }: EstateFilterSection,
  { api, locale }: SectionContext,
): Promise<Page | null> {
  const url = page?.[locale]
  const found =
    typeof url === 'string'
      ? await api.pageByUrl(url ? `${locale}/${url}` : locale, { isAside: true }).catch(() => null)
      : null
  return found?.published ? found : null
}

function actionOf(section: EstateFilterSection, { page, locale }: SectionContext): string {
  const url = section.page?.[locale] ?? page.url[locale]
  return pageHref(locale, typeof url === 'string' ? url : '')
}
