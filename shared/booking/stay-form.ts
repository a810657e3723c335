import * as v from 'valibot'
import { emailField } from '../forms/email-address.ts'
import { parseFields, privacyBox, textField, wholeForm, type Parsed } from '../forms/fields.ts'
import type { Locale } from '../locale.ts'
import { isDay } from '../time/day.ts'
import type { Day } from '../time/units.ts'
import type { StayRequest } from './stay-request.ts'

const MAX_PERSONS = 50
const MAX_AGREEMENTS = 50

const wholeNumber = (text: string | null): number =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : 0

const day = v.custom<Day>(isDay, 'rental.error.stay')

const stayFields = {
  name: textField('name', { max: 120, required: true }),
  email: emailField('email'),
  phone: textField('phone', { max: 30, required: true }),
  stay: v.pipe(
    wholeForm,
    v.transform(fields => ({
      rentalUnitId: wholeNumber(fields.get('unit')),
      start: fields.get('start'),
      end: fields.get('end'),
    })),
    v.object({
      rentalUnitId: v.pipe(v.number(), v.minValue(1, 'rental.error.stay')),
      start: day,
      end: day,
    }),
    v.check(({ start, end }) => end > start, 'rental.error.stay'),
  ),
  persons: v.pipe(
    wholeForm,
    v.transform(fields => wholeNumber(fields.get('persons'))),
    v.minValue(1, 'rental.error.persons'),
    v.maxValue(MAX_PERSONS, 'rental.error.persons'),
  ),
  message: textField('message', { max: 2000, multiline: true }),
  price: v.pipe(
    wholeForm,
    v.transform(fields => fields.get('price') ?? ''),
    v.transform(price => (/^\d{1,9}(?:\.\d{1,17})?$/.test(price) ? Number(price) : 0)),
  ),
}

const agreementsField = (required: readonly number[]) =>
  v.pipe(
    wholeForm,
    v.transform(fields =>
      fields
        .getAll('agreement')
        .map(wholeNumber)
        .filter(id => id > 0)
        .slice(0, MAX_AGREEMENTS),
    ),
    v.check(accepted => required.every(id => accepted.includes(id)), 'rental.error.agreement'),
  )

/** A reservation form's fields as a request, or its errors by field. `required`: ids of the agreements that must be accepted. */
export function parseStay(
  fields: URLSearchParams,
  locale: Locale,
  required: readonly number[],
): Parsed<StayRequest> {
  const entries = { ...stayFields, agreement: agreementsField(required), privacy: privacyBox }
  const parsed = parseFields(entries, fields)
  if ('errors' in parsed) return parsed
  const { name, email, phone, stay, persons, message, price, agreement } = parsed.value
  return {
    value: {
      ...stay,
      persons,
      contact: { name, email, phone },
      agreements: agreement,
      locale,
      ...(message && { message }),
      ...(price ? { price } : {}),
    },
  }
}
