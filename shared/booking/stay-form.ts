import { emailField } from '../forms/email-address.ts'
import { isChecked, textField, type FieldErrors, type Parsed } from '../forms/fields.ts'
import { isDay } from '../time/day.ts'
import type { Locale } from '../locale.ts'
import type { StayRequest } from './stay-request.ts'

const MAX_PERSONS = 50

/** A reservation form's fields as a request, or what is wrong with them, by field. `required`: agreements that must be accepted. */
export function parseStay(
  fields: URLSearchParams,
  locale: Locale,
  required: readonly number[],
): Parsed<StayRequest> {
  const errors: FieldErrors = {}
  const name = textField(fields, 'name', { max: 120, required: true }, errors)
  const email = emailField(fields, 'email', errors)
  const phone = textField(fields, 'phone', { max: 30, required: true }, errors)
  const [unit, persons] = ['unit', 'persons'].map(field => number(fields.get(field)))
  const price = /^\d{1,9}(?:\.\d{1,17})?$/.test(fields.get('price') ?? '')
    ? Number(fields.get('price'))
    : 0
  const [start, end] = [fields.get('start'), fields.get('end')]
  if (!unit || !isDay(start) || !isDay(end) || end <= start) errors.stay = 'rental.error.stay'
  if (!persons || persons > MAX_PERSONS) errors.persons = 'rental.error.persons'
  const message = textField(fields, 'message', { max: 2000, multiline: true }, errors)
  const agreements = fields
    .getAll('agreement')
    .map(number)
    .filter(id => id > 0)
    .slice(0, 50)
  if (!required.every(id => agreements.includes(id))) errors.agreement = 'rental.error.agreement'
  if (!isChecked(fields, 'privacy')) errors.privacy = 'formError.privacy'
  if (Object.keys(errors).length > 0 || !email || !isDay(start) || !isDay(end)) return { errors }
  const contact = { name, email, phone }
  return {
    value: {
      rentalUnitId: unit ?? 0,
      start,
      end,
      persons: persons ?? 0,
      contact,
      agreements,
      locale,
      ...(message && { message }),
      ...(price ? { price } : {}),
    },
  }
}

const number = (text: string | null): number => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0)
