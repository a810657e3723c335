import type { ReactNode } from 'react'
import type { FieldErrors } from '../../shared/forms/fields.ts'
import { namedSummary, type FilterOptions } from '../../shared/search/filter-options.ts'
import { type CriterionName, MORE_NAMES } from '../../shared/search/criteria.ts'
import { FILTER_STATUSES } from '../../shared/estate/fields/general.ts'
import { filterQueryOf, type FilterQuery } from '../../shared/search/filter-query.ts'
import { kmText, parseGeoRange } from '../../shared/search/geo-range.ts'
import { FREQUENCIES } from '../../shared/subscription/frequency.ts'
import { REASON_NAMES } from '../../shared/subscription/reason.ts'
import type { SavedSearch } from '../../shared/subscription/subscription-request.ts'
import { focusIfFirstError, TextField, type FormView } from '../forms/form-fields.tsx'
import { MultiSelect } from '../controls/multi-select.tsx'
import { optionListHtml } from '../controls/option-list.ts'
import { useView } from '../view.tsx'

interface Props {
  form: FormView
  saved: SavedSearch
  options: FilterOptions
}

/** Criteria that come from a list and have no control here. */
const HIDDEN_KEYS: readonly CriterionName[] = [
  'country',
  'transaction',
  'subType',
  'bed-min',
  ...MORE_NAMES,
]

/** A search with its name, frequency and reasons. Plain controls, the same for a new search and a saved one. */
export function SearchFields({
  form,
  saved: { name, search, frequency, reasons },
  options,
}: Props): ReactNode {
  const { t } = useView()
  const filter = filterQueryOf(search)
  const chosen = (name: 'city' | 'type' | 'bedrooms'): string[] =>
    options[name].filter(({ value }) => filter[name]?.includes(value)).map(({ label }) => label)
  return (
    <>
      {HIDDEN_KEYS.flatMap(key =>
        [filter[key] ?? []]
          .flat()
          .map(value => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />),
      )}
      <Choices legend={t('subscription.what')}>
        {FILTER_STATUSES.map(status => (
          <Choice
            key={status}
            type="checkbox"
            name="status"
            value={status}
            checked={filter.status?.includes(status)}
          >
            {t(`transaction.${status}`)}
          </Choice>
        ))}
      </Choices>
      <Around form={form} filter={filter} />
      <div className="form__menus">
        <MultiSelect
          summary={namedSummary('filter.location', chosen('city'), t)}
          label={t('filter.location')}
          isActive={filter.city !== undefined}
          optionsHtml={optionListHtml('city', options.city, filter.city ?? [])}
        />
        <MultiSelect
          summary={namedSummary('filter.type', chosen('type'), t)}
          label={t('filter.type')}
          isActive={filter.type !== undefined}
          optionsHtml={optionListHtml('type', options.type, filter.type ?? [])}
        />
        <MultiSelect
          summary={namedSummary('filter.bedrooms', chosen('bedrooms'), t)}
          label={t('filter.bedrooms')}
          isActive={filter.bedrooms !== undefined}
          optionsHtml={optionListHtml('bedrooms', options.bedrooms, filter.bedrooms ?? [])}
        />
      </div>
      <div className="form__row">
        <PriceField
          form={form}
          name="price-min"
          label={t('filter.priceMin')}
          value={filter['price-min']}
        />
        <PriceField
          form={form}
          name="price-max"
          label={t('filter.priceMax')}
          value={filter['price-max']}
        />
      </div>
      <Choices
        legend={t('subscription.reasons')}
        error={form.errors.reason}
        id={`${form.id}-reason`}
      >
        {REASON_NAMES.map((reason, index) => (
          <Choice
            key={reason}
            type="checkbox"
            name="reason"
            value={reason}
            checked={reasons.includes(reason)}
            {...(index === 0 && focusIfFirstError(form, 'reason'))}
          >
            {t(`subscription.reason.${reason}`)}
          </Choice>
        ))}
      </Choices>
      <Choices legend={t('subscription.frequency')}>
        {FREQUENCIES.map(each => (
          <Choice
            key={each}
            type="radio"
            name="frequency"
            value={each}
            checked={each === frequency}
          >
            {t(`subscription.frequencies.${each}`)}
          </Choice>
        ))}
      </Choices>
      <TextField
        form={{ ...form, fields: form.fields ?? new URLSearchParams({ name }) }}
        name="name"
        label={t('subscription.name')}
        maxLength={80}
        hint={t('subscription.nameHint')}
      />
    </>
  )
}

/** A circle or a drawn area of the search: it replaces the municipalities until it is unticked. */
function Around({ form, filter }: { form: FormView; filter: FilterQuery }): ReactNode {
  const { t } = useView()
  const circle = parseGeoRange(filter.geo_range ?? '')
  const [name, value] = circle ? ['geo_range', filter.geo_range] : ['within', filter.within]
  if (!value) return null
  const hint = `${form.id}-around-hint`
  return (
    <div className="field">
      <Choice type="checkbox" name={name} value={value} checked aria-describedby={hint}>
        {circle ? t('filter.radius', { km: kmText(circle.km) }) : t('map.area')}
      </Choice>
      <p className="field__hint" id={hint}>
        {t('subscription.aroundHint')}
      </p>
    </div>
  )
}

function PriceField({
  form,
  name,
  label,
  value,
}: {
  form: FormView
  name: string
  label: string
  value?: number
}): ReactNode {
  const { t } = useView()
  const error = form.errors[name]
  const id = `${form.id}-${name}`
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="control"
        id={id}
        name={name}
        type="number"
        min={0}
        step={100}
        inputMode="numeric"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        {...focusIfFirstError(form, name)}
      />
      <p className="field__error" id={`${id}-error`} hidden={!error}>
        {error ? t(error) : ''}
      </p>
    </div>
  )
}

function Choices({
  legend,
  error,
  id,
  children,
}: {
  legend: string
  error?: FieldErrors[string]
  id?: string
  children: ReactNode
}): ReactNode {
  const { t } = useView()
  return (
    <fieldset
      className={error ? 'field field--wrong' : 'field'}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field__label">{legend}</legend>
      {children}
      {id && (
        <p className="field__error" id={`${id}-error`} hidden={!error}>
          {error ? t(error) : ''}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  checked?: boolean
  autoFocus?: boolean
  'aria-describedby'?: string
  children: ReactNode
}

const Choice = ({ children, checked, ...input }: ChoiceProps): ReactNode => (
  <label className="check">
    <input {...input} defaultChecked={checked} />
    <span>{children}</span>
  </label>
)
