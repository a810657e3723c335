import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { carriedParams, writeAddress } from '../../shared/search/address.ts'
import { activeCount, type Search } from '../../shared/search/criteria.ts'
import type { OptionLabels } from '../../shared/search/describe.ts'
import { type FilterQuery, searchOfFilter } from '../../shared/search/filter-query.ts'
import { parseGeoRange } from '../../shared/search/geo-range.ts'
import { hydrateWith } from '../islands/hydrate.tsx'
import { useIsHydrated } from '../islands/use-is-hydrated.ts'
import { useView } from '../view.tsx'
import type { Chips, conditionsText } from './filter/chips.tsx'
import { FilterForm, type FilterFormProps } from './filter/filter-form.tsx'
import { fillForm, isEdited, optionLabels, readForm, tickedLabels } from './filter/form-filter.ts'
import { listenToForm } from './filter/form-listener.ts'
import { pageSearch } from './search/page-search.ts'
import type { SearchRef } from '../../shared/search/search-ref.ts'
import { openLabel } from './filter/open-label.ts'
import { showCounts } from './filter/show-counts.ts'
import type { Place } from './filter/place-name.ts'

export interface FilterIslandProps extends Omit<FilterFormProps, 'total'> {
  /** The list that is searched; null: there is none, and the form goes to its page as it does without script. */
  place: SearchRef | null
  /** The list is on another page, where the form leads when it is sent (FILTER-54). */
  isElsewhere?: boolean
}

const NEARBY_KM = 5

export const start = hydrateWith(FilterIsland)

function FilterIsland({ place, ...props }: FilterIslandProps) {
  return place ? (
    <LiveFilter place={place} total={place.total} {...props} />
  ) : (
    <FilterForm {...props} />
  )
}

/** The form is the truth and writes the store; the store starts the search and says what the summaries show. */
function LiveFilter({
  place,
  isElsewhere = false,
  ...props
}: FilterFormProps & { place: SearchRef; isElsewhere?: boolean }) {
  const { locale, t } = useView()
  const { id, action } = props
  const { filter, list } = pageSearch(place, locale, isElsewhere)
  const { filterQuery, options, error: optionsError } = useSnapshot(filter.state)
  const { total, error, isLoading } = useSnapshot(list.state)
  const [cityNames, setCityNames] = useState(props.cityNames)
  const [spots, setSpots] = useState<OptionLabels>(() => spotLabels(props.filter, props.spot))
  const isHydrated = useIsHydrated()
  const served = writeAddress(searchOfFilter(props.filter)).toString()
  const search = searchOfFilter(filterQuery)

  useEffect(() => {
    const form = formOf(id)
    // Going back, the map, and the search for a place change the store first.
    const follow = (): void => {
      const next = filter.search()
      fillForm(form, next)
      setCityNames(tickedLabels(form, 'city'))
      showActive(form, openLabel(activeCount(next), t))
      keepInTabs(form, carriedParams(next))
    }
    const stopFollowing = filter.onChange(follow)
    const isLate = writeAddress(filter.search()).toString() !== served
    if (isLate) follow()
    const apply = (): void => filter.replace(readForm(form))
    const onSent = isElsewhere
      ? () => location.assign(addressOf(action, filter.search()))
      : undefined
    const stopListening = listenToForm(form, apply, {
      isEdited: !isLate && isEdited(form),
      onSent,
    })
    return () => {
      stopFollowing()
      stopListening()
    }
  }, [filter, id, t, served, action, isElsewhere])

  useEffect(() => {
    if (options && !optionsError) showCounts(formOf(id), options)
  }, [options, optionsError, id])

  const onRange = (range: string | undefined): void => {
    const geo_range = parseGeoRange(range ?? '') ?? undefined
    filter.update({ geo_range, ...(geo_range && { within: undefined, city: undefined }) })
  }
  const onPlace = (place: Place): void => {
    const { range, name, within } = place
    if (range) {
      setSpots(known => ({ ...known, ...spotLabels({ geo_range: range }, `${name}, ${within}`) }))
      onRange(range)
      return
    }
    const box = formOf(id).querySelector<HTMLInputElement>(
      `input[name="city"][value="${place.id}"]`,
    )
    // A place that is no option has no estates; its surroundings may have some.
    if (!box)
      filter.update({
        city: undefined,
        within: undefined,
        geo_range: { km: NEARBY_KM, lat: place.lat, lon: place.lon },
      })
    else if (!box.checked) box.click()
  }
  // React hydrates what was served, though the map may have changed the search since.
  const spot = spots[`geo_range ${filterQuery.geo_range}`]
  const shown = isHydrated
    ? { filter: filterQuery, cityNames, spot, total: error ? null : total }
    : {}
  return (
    <>
      <FilterForm
        {...props}
        {...shown}
        list={place.list}
        isBusy={isHydrated && isLoading}
        onPlace={onPlace}
        onRange={onRange}
      />
      <LiveChips
        id={id}
        served={served}
        search={search}
        action={action}
        spots={spots}
        onRemove={filter.replace}
      />
    </>
  )
}

interface LiveChipsProps {
  id: string
  /** The filter's address as the page was served with it. */
  served: string
  search: Search
  action: string
  spots: OptionLabels
  onRemove: (rest: Search) => void
}

const spotLabels = (
  { geo_range: range }: Pick<FilterQuery, 'geo_range'>,
  label: string | null | undefined,
): OptionLabels => (range && label ? { [`geo_range ${range}`]: label } : {})

/** The chips stand outside the sheet, where a phone shows them too; what was served there gives way once the filter is another. */
function LiveChips({ id, served, spots, ...chips }: LiveChipsProps) {
  const [live, setLive] = useState<LiveParts | null>(null)
  const isServed = writeAddress(chips.search).toString() === served
  useEffect(() => {
    if (isServed) return
    let isLeft = false
    void import('./filter/chips.tsx').then(({ Chips, conditionsText }) => {
      const place = document.getElementById(`${id}-chips`)
      if (isLeft || !place) return
      setLive(known => {
        if (!known) place.replaceChildren()
        return known ?? { Chips, conditionsText, place }
      })
    })
    return () => {
      isLeft = true
    }
  }, [id, isServed])
  const labels = live && { ...optionLabels(formOf(id)), ...spots }
  const { t } = useView()
  const conditions = live && labels && live.conditionsText(chips.search, t, labels)
  useEffect(() => {
    if (conditions !== null) entitle(conditions)
  }, [conditions])
  return live && labels && createPortal(<live.Chips {...chips} labels={labels} />, live.place)
}

/** The title and the h1 name what is filtered by, as those of a served page do. */
function entitle(conditions: string): void {
  const heading = document.querySelector('[data-conditions]')
  if (!heading) return
  const before = heading.textContent?.slice(2) ?? ''
  const plain = before ? document.title.slice(before.length + 3) : document.title
  document.title = conditions ? `${conditions} · ${plain}` : plain
  heading.textContent = conditions && `: ${conditions}`
}

interface LiveParts {
  Chips: typeof Chips
  conditionsText: typeof conditionsText
  place: HTMLElement
}

function addressOf(action: string, search: Search): string {
  const params = writeAddress(search)
  return params.size > 0 ? `${action}?${params}` : action
}

const formOf = (id: string): HTMLFormElement => {
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) throw new Error(`no form ${id}`)
  return form
}

/** The other lists are searched with what was chosen since. */
function keepInTabs(form: HTMLFormElement, carried: URLSearchParams): void {
  const tabs = form.closest('.section')?.querySelectorAll<HTMLAnchorElement>('.search-tabs a')
  for (const tab of tabs ?? []) tab.search = carried.toString()
}

/** The button that opens the sheet stands outside the form. */
function showActive(form: HTMLFormElement, label: string): void {
  const opener = form.closest('.filter-sheet')?.querySelector('[data-filter-active]')
  if (opener) opener.textContent = label
}
