import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { activeCount, filterParams } from '../../shared/estate/filter.ts'
import { hydrated } from '../hydrate.tsx'
import { useView } from '../view.tsx'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'
import { fillForm, isEdited, readForm, tickedLabels } from './form-filter.ts'
import { listenToForm } from './form-listener.ts'
import { type ListingPlace, listingOnPage } from './listings-on-page.ts'
import { openLabel } from './open-label.ts'
import { showCounts } from './option-counts.ts'

export interface FilterIslandProps extends FilterFormProps {
  /** The list on the same page; null: the form goes to another page, as it does without script. */
  place: ListingPlace | null
}

export const start = hydrated(FilterIsland)

function FilterIsland({ place, ...props }: FilterIslandProps) {
  return place ? <LiveFilter place={place} {...props} /> : <FilterForm {...props} />
}

/** The form is the truth and writes the store; the store starts the search and says what the summaries show. */
function LiveFilter({ place, ...props }: FilterFormProps & { place: ListingPlace }) {
  const { locale, t } = useView()
  const { filter, list } = listingOnPage(place, locale)
  const { filterQuery, options, error: optionsError } = useSnapshot(filter.state)
  const { total, error } = useSnapshot(list.state)
  const [cityNames, setCityNames] = useState(props.cityNames)
  const address = filterParams(filter.state.filterQuery).toString()

  useEffect(() => {
    const form = formOf(props.id)
    const apply = (): void => filter.initialise(filterParams(readForm(form)))
    // What was ticked or typed before this script came.
    if (isEdited(form)) apply()
    return listenToForm(form, apply)
  }, [filter, props.id])

  useEffect(() => {
    const form = formOf(props.id)
    // Going back changes the store first.
    if (filterParams(readForm(form)).toString() !== address) fillForm(form, filter.state.filterQuery)
    setCityNames(tickedLabels(form, 'city'))
    const opener = form.closest('.filter-sheet')?.querySelector('[data-filter-active]')
    if (opener) opener.textContent = openLabel(activeCount(filter.state.filterQuery), t)
    if (address !== filterParams(props.filter).toString()) wakeLists()
  }, [address])

  useEffect(() => {
    if (options && !optionsError) showCounts(formOf(props.id), options)
  }, [options, optionsError])

  return <FilterForm {...props} filter={filterQuery} cityNames={cityNames} total={error ? null : total} />
}

const formOf = (id: string): HTMLFormElement => {
  const form = document.getElementById(id)
  if (!(form instanceof HTMLFormElement)) throw new Error(`no form ${id}`)
  return form
}

/** The loader listens for this on every island. */
function wakeLists(): void {
  for (const list of document.querySelectorAll('baksteen-island[data-name="estate-list"]')) list.dispatchEvent(new Event('baksteen:wake'))
}
