import * as v from 'valibot'
import { emailField } from '../forms/email-address.ts'
import { parseFields, privacyBox, textField, wholeForm, type Parsed } from '../forms/fields.ts'
import { readAddress, writeAddress } from '../search/address.ts'
import { type Search, searchWith, unsorted } from '../search/criteria.ts'
import { FREQUENCIES, type Frequency } from './frequency.ts'
import { REASON_NAMES, type Reason } from './reason.ts'

/** A named search, what of it to report, and how often. */
export interface SavedSearch {
  name: string
  search: Search
  frequency: Frequency
  reasons: Reason[]
}

interface SubscriptionRequest extends SavedSearch {
  email: string
}

/** The reasons ticked in a form. */
export const readReasons = (fields: URLSearchParams): Reason[] =>
  REASON_NAMES.filter(reason => fields.getAll('reason').includes(reason))

/** The frequency chosen in a form, else daily. */
export const readFrequency = (fields: URLSearchParams): Frequency =>
  FREQUENCIES.find(each => each === fields.get('frequency')) ?? 'daily'

/** The criteria alone, in one order whatever list they come from; what is told is new anyway. */
const readCriteria = (fields: URLSearchParams): Search =>
  unsorted(searchWith(readAddress(fields), { since: undefined }))

const hasPricesInOrder = ({ values }: Search): boolean =>
  !(values['price-min'] && values['price-max'] && values['price-min'] > values['price-max'])

const searchFields = {
  'price-max': v.pipe(
    wholeForm,
    v.transform(readCriteria),
    v.check(hasPricesInOrder, 'formError.prices'),
  ),
  reason: v.pipe(wholeForm, v.transform(readReasons), v.minLength(1, 'formError.reason')),
  name: textField('name', { max: 80 }),
  frequency: v.pipe(wholeForm, v.transform(readFrequency)),
}

/** The part of a form that describes a search, or its errors by field. */
export function parseSavedSearch(fields: URLSearchParams): Parsed<SavedSearch> {
  const parsed = parseFields(searchFields, fields)
  if ('errors' in parsed) return parsed
  const { 'price-max': search, reason: reasons, name, frequency } = parsed.value
  return { value: { name, search, frequency, reasons } }
}

/** A subscription form as a request, or its errors by field. Never throws. */
export function parseSubscription(fields: URLSearchParams): Parsed<SubscriptionRequest> {
  const entries = { email: emailField('email'), ...searchFields, privacy: privacyBox }
  const parsed = parseFields(entries, fields)
  if ('errors' in parsed) return parsed
  const { email, 'price-max': search, reason: reasons, name, frequency } = parsed.value
  return { value: { name, search, frequency, reasons, email } }
}

/** A search as text: the query of a list that shows the same. */
export const searchAddress = (search: Search): string => writeAddress(unsorted(search)).toString()
