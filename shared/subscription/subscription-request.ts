import { emailField } from '../forms/email-address.ts'
import { isChecked, textField, type FieldErrors, type Parsed } from '../forms/fields.ts'
import { filterParams, parseFilter, type FilterQuery } from '../search/filter.ts'
import { FREQUENCIES, type Frequency } from './frequency.ts'
import { REASON_NAMES, type Reason } from './reason.ts'

/** One named search and when it is told. */
export interface SavedSearch {
  name: string
  filter: FilterQuery
  frequency: Frequency
  reasons: Reason[]
}

export interface SubscriptionRequest extends SavedSearch {
  email: string
}

/** The part of a form that says what to be told of, or what is wrong with it. */
export function parseSavedSearch(
  fields: URLSearchParams,
  errors: FieldErrors = {},
): Parsed<SavedSearch> {
  const { sortType: _, sortOrder: __, sorted: ___, ...criteria } = parseFilter(fields)
  const filter: FilterQuery = { sortType: 'price', sortOrder: 'ASC', ...criteria }
  if (filter['price-min'] && filter['price-max'] && filter['price-min'] > filter['price-max'])
    errors['price-max'] = 'formError.prices'
  const reasons = REASON_NAMES.filter(reason => fields.getAll('reason').includes(reason))
  if (reasons.length === 0) errors.reason = 'formError.reason'
  const name = textField(fields, 'name', { max: 80 }, errors)
  if (Object.keys(errors).length > 0) return { errors }
  const frequency = FREQUENCIES.find(each => each === fields.get('frequency')) ?? 'daily'
  return { value: { name, filter, frequency, reasons } }
}

/** A subscription form as a request, or what is wrong with it, by field. Never throws. */
export function parseSubscription(fields: URLSearchParams): Parsed<SubscriptionRequest> {
  const errors: FieldErrors = {}
  const email = emailField(fields, 'email', errors)
  const wish = parseSavedSearch(fields, errors)
  if (!isChecked(fields, 'privacy')) errors.privacy = 'formError.privacy'
  return 'errors' in wish || errors.privacy || !email
    ? { errors }
    : { value: { ...wish.value, email } }
}

/** A filter as it is kept: the query of a list that shows the same. */
export const filterText = (filter: FilterQuery): string =>
  filterParams({ ...filter, sorted: false }).toString()
