import type { ReactNode } from 'react'
import { formatDate } from '../../shared/format.ts'
import { localize } from '../../shared/locale.ts'
import { monthOf } from '../../shared/time/day.ts'
import type { RentalFilters, RentalQuery } from '../../shared/rental/search.ts'
import { href } from '../../shared/routes.ts'
import { useView } from '../view.tsx'
import { monthName } from './month-name.ts'

interface Props {
  filters: RentalFilters
  query: RentalQuery
}

type Option = [value: string, label: string]
type Groups = Partial<Record<string, Option[]>>

/** The filter of rental units, a plain GET form (RENTAL-2). */
export function RentalFilter({ filters, query }: Props): ReactNode {
  const { locale, t } = useView()
  const named = (items: { id: number; name: unknown }[]): Option[] =>
    items.map(({ id, name }) => [String(id), localize(name, locale) ?? String(id)])
  const cities = filters.cities.map((city): Option => [
    String(city.id),
    `${city.alias?.[locale] || city.name}${city.zip ? ` (${city.zip})` : ''}`,
  ])
  const dates = query.periodType
    ? filters.periodDates.filter(({ type }) => type === query.periodType)
    : []
  const chosen = query.start && query.end ? `${query.start}/${query.end}` : ''
  return (
    <search aria-label={t('rental.filter.legend')}>
      <form className="filter rental-filter" method="get" action={href('rentals', locale)}>
        <Choice
          name="location"
          value={query.locationId?.[0]}
          options={sorted(named(filters.locations))}
        />
        <Choice name="city" value={query.cityId?.[0]} options={sorted(cities)} />
        <Choice
          name="kind"
          value={query.subKindId?.[0]}
          options={sorted(named(filters.subKinds))}
        />
        <Choice name="persons" value={query.persons} options={upTo(filters.maxOccupations)} />
        <Choice
          name="period"
          value={query.periodType}
          options={filters.periodTypes.map((type): Option => [type, t(`rental.type.${type}`)])}
        />
        {dates.length > 0 ? (
          <Choice
            name="dates"
            value={chosen}
            groups={byMonth(
              dates.map(({ start, end }): Option => [
                `${start}/${end}`,
                `${formatDate(start)} – ${formatDate(end)}`,
              ]),
            )}
          />
        ) : (
          <Choice
            name="start"
            value={query.start}
            groups={byMonth(
              filters.periodStartDates.map((day): Option => [day, formatDate(day) ?? day]),
            )}
          />
        )}
        <p className="rental-filter__actions">
          <button className="button" type="submit">
            {t('rental.filter.show')}
          </button>
          {Object.keys(query).length > 0 && (
            <a href={href('rentals', locale)}>{t('rental.reset')}</a>
          )}
        </p>
      </form>
    </search>
  )

  function byMonth(options: Option[]): Groups {
    return Object.groupBy(options, ([value]) => monthName(monthOf(value), t))
  }
}

interface ChoiceProps {
  name: string
  value: string | number | undefined
  options?: Option[]
  /** Options by group label. */
  groups?: Groups
}

function Choice({ name, value, options = [], groups = {} }: ChoiceProps): ReactNode {
  const { t } = useView()
  if (options.length === 0 && Object.keys(groups).length === 0) return null
  const id = `rental-${name}`
  return (
    <p className="field">
      <label className="field__label" htmlFor={id}>
        {t(`rental.filter.${name}`)}
      </label>
      <select className="control" id={id} name={name} defaultValue={String(value ?? '')}>
        <option value="">{t('rental.filter.any')}</option>
        {options.map(option => (
          <OptionItem key={option[0]} option={option} />
        ))}
        {Object.entries(groups).map(([label, list = []]) => (
          <optgroup key={label} label={label}>
            {list.map(option => (
              <OptionItem key={option[0]} option={option} />
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  )
}

const OptionItem = ({ option: [value, label] }: { option: Option }): ReactNode => (
  <option value={value}>{label}</option>
)

const sorted = (options: Option[]): Option[] =>
  options.toSorted(([, a], [, b]) => a.localeCompare(b, 'nl'))

const upTo = (sizes: number[]): Option[] =>
  Array.from({ length: Math.max(0, ...sizes) }, (_, index): Option => [
    String(index + 1),
    String(index + 1),
  ])
