import {
  countedSummary,
  type FilterOptions,
  locationSummary,
} from '../../../shared/search/filter-options.ts'
import {
  activeCount,
  type CriterionName,
  MORE_NAMES,
  moreCount,
} from '../../../shared/search/criteria.ts'
import { type FilterQuery, searchOfFilter } from '../../../shared/search/filter-query.ts'
import { kmText, parseGeoRange } from '../../../shared/search/geo-range.ts'
import { MultiSelect } from '../../controls/multi-select.tsx'
import { NumberInput } from '../../controls/number-input.tsx'
import { optionListHtml } from '../../controls/option-list.ts'
import { useView } from '../../view.tsx'
import { FIELD_ORDER } from './field-order.ts'
import type { Place } from './place-name.ts'
import { PlaceSlot } from './place-slot.tsx'

export interface FilterFormProps {
  filter: FilterQuery
  /** Path of the page that shows the list. */
  action: string
  /** Unique on the page; ids of fields begin with it. */
  id: string
  /** Labels of the chosen locations, in the order of the options. */
  cityNames: string[]
  /** The street or quarter that is searched around, by its name. */
  spot?: string | null
  /** The place that was typed without script. */
  near?: string
  /** Homes that match, on a page that shows them itself. */
  total?: number | null
  /** For the server's render only: what stands for the words of the button, which need the number. */
  submit?: string
  /** For the server's render only: in the browser the served options stay as they are. */
  options?: FilterOptions
  moreHtml?: string
  /** Words of what has no control, by 'subType 102'. */
  hiddenLabels?: Readonly<Record<string, string>>
  /** The menu of what more one may search by. */
  hasMore?: boolean
  /** Criteria of that menu that have no control while homes are still read for them. */
  pending?: readonly CriterionName[]
  /** The list that is filtered: places are counted in it. */
  list?: string
  /** From the island, once it is hydrated. */
  onPlace?: (place: Place) => void
  onRange?: (range: string | undefined) => void
  /** A search is under way: the number is no longer what was asked for. */
  isBusy?: boolean
}

/** Kept through the form, though it has no control for them. */
const HIDDEN_KEYS: readonly CriterionName[] = [
  'country',
  'transaction',
  'status',
  'subType',
  'bed-min',
  'geo_range',
  'within',
]

/** The filter bar: a plain GET form, all of whose controls work before any script has come (FILTER-34). */
export function FilterForm({
  filter,
  action,
  id,
  cityNames,
  spot,
  near,
  total,
  submit,
  options,
  moreHtml = '',
  hasMore = false,
  pending = [],
  hiddenLabels = {},
  list,
  onPlace,
  onRange,
  isBusy = false,
}: FilterFormProps) {
  const { t, site } = useView()
  const search = searchOfFilter(filter)
  const radius = parseGeoRange(filter.geo_range ?? '')?.km ?? null
  const html = (name: 'city' | 'type' | 'bedrooms') =>
    options ? optionListHtml(name, options[name], filter[name] ?? []) : ''
  const price = (name: 'price-min' | 'price-max', label: string) => (
    <span className="filter__price">
      <label className="filter__label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <NumberInput
        id={`${id}-${name}`}
        name={name}
        defaultValue={filter[name]}
        step={100}
        min={0}
        precision={0}
        strict
        list={`${id}-prices`}
      />
    </span>
  )
  const fields = {
    city: (
      <MultiSelect
        key="city"
        summary={
          radius === null
            ? locationSummary(cityNames, t)
            : (spot ?? t('filter.radius', { km: kmText(radius) }))
        }
        label={t('filter.location')}
        optionsHtml={html('city')}
        isActive={cityNames.length > 0 || radius !== null}
      >
        <PlaceSlot
          id={`${id}-place`}
          radius={radius}
          near={near}
          list={list}
          onPlace={onPlace}
          onRange={onRange}
        />
      </MultiSelect>
    ),
    type: (
      <MultiSelect
        key="type"
        summary={countedSummary('filter.type', filter.type?.length ?? 0, t)}
        label={t('filter.type')}
        optionsHtml={html('type')}
        isActive={filter.type !== undefined}
      />
    ),
    bedrooms: (
      <MultiSelect
        key="bedrooms"
        summary={countedSummary('filter.bedrooms', filter.bedrooms?.length ?? 0, t)}
        label={t('filter.bedrooms')}
        optionsHtml={html('bedrooms')}
        isActive={filter.bedrooms !== undefined}
      />
    ),
    price: (
      <fieldset key="price" className="filter__prices">
        <legend className="visually-hidden">{t('filter.price')}</legend>
        {price('price-min', t('filter.priceMin'))}
        {price('price-max', t('filter.priceMax'))}
      </fieldset>
    ),
    more: hasMore && (
      <MultiSelect
        key="more"
        summary={countedSummary('filter.more', moreCount(search), t)}
        label={t('filter.more')}
        optionsHtml={moreHtml}
        isActive={moreCount(search) > 0}
      />
    ),
  }
  return (
    <search aria-label={t('filter.title')}>
      <form className="filter" method="get" action={action} autoComplete="off" id={id}>
        {[...HIDDEN_KEYS, ...(hasMore ? pending : MORE_NAMES)].flatMap(key =>
          [filter[key] ?? []]
            .flat()
            .map(value => (
              <input
                key={`${key} ${value}`}
                type="hidden"
                name={key}
                value={value}
                data-label={hiddenLabels[`${key} ${value}`]}
                readOnly
              />
            )),
        )}
        {FIELD_ORDER[site.character].map(field => fields[field])}
        <p className="filter__actions">
          <button
            className="button filter__submit"
            type="submit"
            data-longest={submitLabel(LONGEST_TOTAL, t)}
            aria-busy={isBusy || undefined}
          >
            {submit ?? submitLabel(isBusy ? null : total, t)}
          </button>
          <a className="filter__reset" href={action} hidden={activeCount(search) === 0}>
            {t('filter.reset')}
          </a>
        </p>
      </form>
    </search>
  )
}

/** Room is reserved for a number this long, so that no control moves under the pointer when it changes. */
const LONGEST_TOTAL = 8888

export const submitLabel = (
  total: number | null | undefined,
  t: (key: string, params?: Record<string, number>) => string,
): string => (total == null ? t('filter.submit') : t('filter.show', { count: total }))
